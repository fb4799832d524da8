package io.kindred;

import java.util.Random;
import org.junit.jupiter.api.extension.AfterTestExecutionCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;

/**
 * Hands a seeded {@link Random} to tests that ask for one.
 *
 * <p>Every run takes a new seed. A failing test prints its seed and how to repeat it; {@code -Dkindred.seed=SEED} makes
 * every test of the run start from that seed.
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
        long seed = Long.getLong(PROPERTY, System.nanoTime());
        test.getStore(HERE).put(PROPERTY, seed);
        return new Random(seed);
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
