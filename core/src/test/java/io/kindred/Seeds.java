package io.kindred;

import java.util.Random;
import org.junit.jupiter.api.extension.AfterTestExecutionCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;

/**
 * Hands a seeded {@link Random} to tests that ask for one.
 *
 * <p>Each test has a seed of its own, made of its name, so that a run says the same as the run before it. To look for
 * what no run has seen yet, {@code -Dkindred.seed=random} draws a new seed for every test. A failing test prints its seed
 * and how to repeat it; {@code -Dkindred.seed=SEED} makes every test of the run start from that seed.
 */
public final class Seeds implements ParameterResolver, AfterTestExecutionCallback {
    private static final String PROPERTY = "kindred.seed";
    private static final ExtensionContext.Namespace HERE = ExtensionContext.Namespace.create(Seeds.class);

    @Override
    public boolean supportsParameter(ParameterContext parameter, ExtensionContext test) {
        return parameter.getParameter().getType() == Random.class;
    }

    @Override
    public Random resolveParameter(ParameterContext parameter, ExtensionContext test) {
        long seed = seed(System.getProperty(PROPERTY, ""), test);
        test.getStore(HERE).put(PROPERTY, seed);
        return new Random(seed);
    }

    private static long seed(String wanted, ExtensionContext test) {
        return switch (wanted) {
            case "" -> name(test).hashCode();
            case "random" -> new Random().nextLong();
            default -> Long.parseLong(wanted);
        };
    }

    private static String name(ExtensionContext test) {
        return test.getRequiredTestClass().getName() + "." + test.getDisplayName();
    }

    @Override
    public void afterTestExecution(ExtensionContext test) {
        Long seed = test.getStore(HERE).get(PROPERTY, Long.class);
        if (seed != null && test.getExecutionException().isPresent()) {
            System.out.println(test.getRequiredTestClass().getSimpleName() + "." + test.getDisplayName()
                    + " failed with seed " + seed + "; repeat it with -D" + PROPERTY + "=" + seed);
        }
    }
}
