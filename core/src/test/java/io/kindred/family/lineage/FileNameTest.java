package io.kindred.family.lineage;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FileNameTest {
    @ParameterizedTest
    @CsvSource({
        "report-v1.docx, report-v2.docx",
        "a/report v9.txt, b/report v10.txt",
        "Report_1.2.pdf, Report_1.10.pdf",
        "report.doc, report_v2.doc",
        "report draft.txt, report final.txt",
        "report final.txt, report final final.txt",
        "report-old.txt, report.txt",
        "report.txt, report - Copy.txt",
        "report - Copy.txt, report - Copy (2).txt",
        "report.txt, Copy of report.txt",
        "minutes 2021-03-04.md, minutes 2021-11-02.md",
        "minutes_20210304.md, minutes_20211102.md",
        "Protokoll 4.3.2021.txt, Protokoll 2.11.2021.txt",
        "Bericht Entwurf.odt, Bericht Endfassung.odt",
        "budget 2019.xls, budget 2020.xls",
        "draft-ietf-quic-05.txt, draft-ietf-quic-06.txt"
    })
    void tellsTheLater(String earlier, String later) {
        assertThat(FileName.of(later).laterThan(FileName.of(earlier))).isPositive();
        assertThat(FileName.of(earlier).laterThan(FileName.of(later))).isNegative();
    }

    @ParameterizedTest
    @CsvSource({"report-v1.txt, budget-v2.txt", "a.txt, b.txt", "report.txt, other/report.txt", "notes.md, notes.txt"})
    void saysNothingOfOthers(String one, String other) {
        assertThat(FileName.of(one).laterThan(FileName.of(other))).isZero();
    }

    @Test
    void takesANameApart() {
        assertThat(FileName.of("letters/Offer 2024-05-17 v3 final (copy).docx"))
                .isEqualTo(new FileName("offer", 20240517, List.of(3), 4, 1));
        assertThat(FileName.of("")).isEqualTo(new FileName("", 0, List.of(), 0, 0));
        assertThat(FileName.of("123456789012345678901234567890.txt").version()).isEmpty();
    }
}
