package io.kindred.semantics.concept;

import java.util.List;

/**
 * Five documents in our own words about what those of Waikato 2013 are about: 1 and 2 are versions, 3 and 4 are related, 5 is a
 * stranger.
 */
public final class FiveDocuments {
    public static final List<String> TEXTS = List.of("""
            The marriage of Tiger Woods and Elin Nordegren has come to an end. A judge in Florida signed the papers this week, \
            lawyers of both sides told reporters.
            In a statement Woods and Nordegren asked the press to leave their children alone and thanked their families.
            """, """
            The marriage of Tiger Woods and Elin Nordegren has now come to an end. A judge in Florida signed the papers early \
            this week, lawyers of both sides told reporters.
            In a short statement Woods and Nordegren asked the press to leave their children alone and thanked their families.
            The house in Florida will be sold before winter.
            """, """
            Jason Dufner is the new champion of the PGA Championship: at Oak Hill Country Club in New York he took the first \
            major title of his career in golf, in spite of two weak holes at the very end.
            Nobody had ever needed so few strokes in a major at Oak Hill.
            The defeat in Atlanta, when Keegan Bradley caught up with him, is forgotten.
            """, """
            At last a major for Jason Dufner. The American beat Jim Furyk by two strokes at Oak Hill, where the PGA of America \
            had brought the best of golf to New York once more.
            Dufner, champion of the PGA championship for the first time in his career, missed no holes that mattered. Tiger Woods, whom many had put their money on, was never near the lead \
            and goes on waiting for his next major title.
            """, """
            Those who go to the office on foot or by bicycle have healthier hearts than those who take the car, doctors in London \
            report after asking twenty thousand adults about their habits.
            Diabetes and high blood pressure were rarer among walkers, and fewer of them were overweight. Public transport \
            helped too, since hardly anybody lives at a station.
            """);

    private FiveDocuments() {}
}
