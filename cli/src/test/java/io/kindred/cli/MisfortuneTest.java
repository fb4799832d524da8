package io.kindred.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.FileSystemLoopException;
import java.nio.file.NoSuchFileException;
import org.junit.jupiter.api.Test;

class MisfortuneTest {
    @Test
    void filesThatCannotBeHadAreToldInWords() {
        assertThat(wording(new NoSuchFileException("x"))).isEqualTo("no such folder");
        assertThat(wording(new AccessDeniedException("x"))).isEqualTo("permission denied");
        assertThat(wording(new FileSystemException("x", null, "No space left on device\n")))
                .isEqualTo("No space left on device");
        assertThat(wording(new FileSystemLoopException("x"))).isEqualTo("FileSystemLoopException");
        assertThat(wording(new IOException("broken disk"))).isEqualTo("broken disk");
    }

    private static String wording(IOException e) {
        return Misfortune.wording(e, "no such folder");
    }
}
