package io.kindred.semantics.concept;

import java.util.List;

/** The example documents of Waikato 2013: 1 and 2 are versions, 3 and 4 are related, 5 is a stranger. */
public final class FiveDocuments {
    public static final List<String> TEXTS = List.of("""
            Tiger Woods and his wife, Elin Nordegren, are reportedly divorced. According to their lawyers it became official \
            in Bay County Circuit Court on Monday.
            Woods and Nordegren have already commented on their divorce: "We are sad that our marriage is over and we wish \
            each other the very best for the future."
            """, """
            Tiger Woods has reportedly divorced his wife Elin Nordegren. According to their lawyers it was done officially on \
            Monday in Bay County Circuit Court.
            Woods and Nordegren commented already on their unfortunate divorce: "We are sad that our marriage is over and we \
            wish each other the very best for the future."
            Tiger has since been linked to another Blonde woman in skier Lindey Vonn. Vonn was spotted course side during the \
            BMW championships.
            """, """
            Jason Dufner finished bogey-bogey on the two most difficult holes on the Oak Hill Country Club course in New York \
            to claim his first major golf title at the PGA Championship on Sunday.
            The winning score was a 10-under 270, four shots better than the lowest score in the five previous majors at Oak \
            Hill.
            Two years ago in Atlanta, the 36-year-old had blown a five-shot lead and Keegan Bradley ended up winning the title.
            """, """
            The PGA championship concluded in New York on Sunday with Jason Dufner winning his first major golf trophy.
            Dufner won the tournament by 2 strokes over American Jim Furyk at the Oak Hill course with a leading score of 270 \
            the best in five years.
            Tiger Woods finished well down the field which was frustrating for the hot favourite going into the event. It is \
            now 5 years since Tiger won his last major title at the US open in Torrey Pines.
            """, """
            People who walk to work are 40 percent less likely to develop diabetes and 17 percent less likely to develop high \
            blood pressure than those who drive, a new study by UK researchers suggests.
            Of the adults who used private transport such as cars, motorbikes and taxis to get to work, 19 per cent were \
            obese, compared to only 13 percent of those who cycled to work and 15 percent of those who walked.
            "This study highlights that building physical activity into the daily routine by walking, cycling or using public \
            transport to get to work is good for personal health," states study co-author Anthony Laverty.
            """);

    private FiveDocuments() {}
}
