package io.kindred.server;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** The description of the service, and whether an answer is as it says. */
final class Description {
    private final Map<String, Object> all;

    Description() throws IOException {
        try (InputStream bytes = Service.class.getResourceAsStream("openapi.json")) {
            all = Json.object(new String(bytes.readAllBytes(), StandardCharsets.UTF_8));
        }
    }

    @SuppressWarnings("unchecked")
    static Map<String, Object> map(Object value) {
        return (Map<String, Object>) value;
    }

    static List<?> list(Object value) {
        return (List<?>) value;
    }

    /** The operations by method and path. */
    Map<String, Object> operations() {
        Map<String, Object> operations = new java.util.TreeMap<>();
        map(all.get("paths"))
                .forEach((path, methods) -> map(methods)
                        .forEach((method, operation) ->
                                operations.put(method.toUpperCase(java.util.Locale.ROOT) + " " + path, operation)));
        return operations;
    }

    /** What is wrong with an answer; nothing if it is as described. */
    List<String> faults(String operation, int status, String body) throws IOException {
        Map<String, Object> responses = map(map(operations().get(operation)).get("responses"));
        Object response = responses.getOrDefault(String.valueOf(status), responses.get("default"));
        Map<String, Object> content = map(map(response).get("content"));
        Object media = content.containsKey("application/json")
                ? content.get("application/json")
                : content.get("application/problem+json");
        List<String> faults = new ArrayList<>();
        check(map(map(media).get("schema")), Json.value(body), "$", faults);
        return faults;
    }

    private void check(Map<String, Object> schema, Object value, String place, List<String> faults) {
        if (schema.containsKey("$ref")) {
            String name = ((String) schema.get("$ref")).replace("#/components/schemas/", "");
            check(map(map(map(all.get("components")).get("schemas")).get(name)), value, place, faults);
            return;
        }
        if (schema.containsKey("anyOf")) {
            checkAny(list(schema.get("anyOf")), value, place, faults);
            return;
        }
        checkType(schema, value, place, faults);
        if (schema.containsKey("enum") && !list(schema.get("enum")).contains(value)) {
            faults.add(place + ": " + value + " is none of " + schema.get("enum"));
        }
        if (value instanceof List<?> values && schema.containsKey("items")) {
            for (int i = 0; i < values.size(); i++) {
                check(map(schema.get("items")), values.get(i), place + "[" + i + "]", faults);
            }
        }
        if (value instanceof Map<?, ?>) {
            checkObject(schema, map(value), place, faults);
        }
    }

    private void checkAny(List<?> schemas, Object value, String place, List<String> faults) {
        List<String> last = new ArrayList<>();
        for (Object each : schemas) {
            List<String> these = new ArrayList<>();
            check(map(each), value, place, these);
            if (these.isEmpty()) {
                return;
            }
            last = value == null ? these : last.isEmpty() ? these : last;
        }
        faults.addAll(last);
    }

    private static void checkType(Map<String, Object> schema, Object value, String place, List<String> faults) {
        Object type = schema.get("type");
        if (type == null) {
            return;
        }
        Set<Object> types = new TreeSet<>();
        types.addAll(type instanceof List<?> some ? some : List.of(type));
        String actual = type(value);
        boolean fits = types.contains(actual) || (actual.equals("integer") && types.contains("number"));
        if (!fits) {
            faults.add(place + ": " + actual + " instead of " + types);
        }
    }

    private static String type(Object value) {
        if (value == null) {
            return "null";
        }
        if (value instanceof Map) {
            return "object";
        }
        if (value instanceof List) {
            return "array";
        }
        if (value instanceof String) {
            return "string";
        }
        if (value instanceof Boolean) {
            return "boolean";
        }
        return value instanceof Long ? "integer" : "number";
    }

    private void checkObject(Map<String, Object> schema, Map<String, Object> value, String place, List<String> faults) {
        Map<String, Object> properties = schema.containsKey("properties") ? map(schema.get("properties")) : Map.of();
        Object required = schema.getOrDefault("required", List.of());
        for (Object name : list(required)) {
            if (!value.containsKey(name)) {
                faults.add(place + ": lacks " + name);
            }
        }
        Object others = schema.get("additionalProperties");
        value.forEach((name, each) -> {
            if (properties.containsKey(name)) {
                check(map(properties.get(name)), each, place + "." + name, faults);
            } else if (others instanceof Map) {
                check(map(others), each, place + "." + name, faults);
            } else if (Boolean.FALSE.equals(others)) {
                faults.add(place + ": has " + name + ", which nobody told of");
            }
        });
    }
}
