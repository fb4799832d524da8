package io.kindred.corpus;

import java.util.List;
import java.util.regex.Pattern;

/** The words from which {@link Prose} is made; all inflect regularly, and {@code an} goes before every vowel. */
final class Words {
    static final List<String> NOUNS = list("""
            account address agreement airport alarm apple archive argument arrival article assistant author
            balance bank barrel barrier basin basket battery beam bell bench berth board boat bottle boundary
            bridge brother bucket budget builder bus cabin camera canal candle captain carpenter carriage castle
            cellar century chair chamber channel chapel chapter chart church circle claim clerk clinic clock
            coach coast college colony column committee company complaint concert contract corner corridor cottage
            cotton council counter county course court cousin creditor crossing cupboard current curtain customer
            danger daughter debt decision deposit desert desk director district doctor donor door drain drawing
            driver duty editor election engine engineer entrance envelope error estate evening exhibition expert
            factory family farm farmer fee fence ferry festival field figure fireplace flag flood floor
            forecast forest fountain fund furnace garden gate glacier grant guard guest guide hammer harbour
            harvest hedge helmet hill hotel inspector instrument insurer island journal journey judge kettle
            kitchen ladder lake lamp landlord laboratory lawyer leader lecture ledger lesson letter library
            licence machine manager manual map market mason mayor measure meadow merchant message metal meter mill
            minister mirror mooring motor mountain museum neighbour newspaper notebook nurse office orchard
            orchestra order owner oven packet painter palace paper parcel parish passenger path patient payment
            permit photograph pilot pipe planet platform plumber pocket poem pond porter printer prison problem
            project proposal publisher pump quarry quarter railway record region register remedy rent reply
            report request reserve residence river road roof rope route sailor salary sample school scholar
            season secretary servant settlement shepherd ship shop signal slope soldier speaker spring stable
            station statue storm stranger street student subscription summer supplier surface survey switch
            system tailor tank teacher telescope tenant tender theatre ticket tide timber tower town tractor
            trader train treasurer treaty tunnel valley vehicle village visitor volunteer voyage waiter wall
            warehouse waterfall weapon wheel window winter witness workshop yard
            """);

    static final List<String> VERBS = list("""
            accept adapt admire advertise alter announce approve arrange assemble avoid borrow carry check
            clean close collect compare complete confirm consider correct count cover cross damage deliver demand
            describe design discover discuss display divide enlarge enter estimate examine exchange expect explain
            explore extend finish follow furnish gather govern guard hire ignore improve inspect install introduce
            invite join launch lease limit list load locate maintain mark measure mention move notice
            obtain offer open order paint pass photograph postpone praise prepare present preserve prevent print
            produce promise propose protect publish purchase question receive recommend record refuse reject remember
            remove rent repair replace report request rescue reserve restore return revise sample select separate
            settle sketch store study supply support survey test trace transport treat trust use value visit want
            warn wash watch welcome witness
            """);

    static final List<String> ADJECTIVES = list("""
            able absent accurate ancient annual anxious bare bitter blue bold brief bright broad broken busy calm
            careful cautious central cheap clean clear clever cold common complete cool costly curious damp dark deep
            dense distant double dry dull eager early eastern elaborate empty entire exact faint fair false famous
            firm flat foreign former fragile frequent fresh full gentle golden grand grateful green grey handsome
            heavy hidden hollow huge humble idle important improper inner iron large late lazy legal light local
            lonely long loose low loyal marine medical mild military minor modern modest narrow native natural neat
            new noisy northern novel obscure odd official old open ordinary original outer pale patient perfect plain
            polite poor popular private proper public quick quiet rapid rare recent regional remote rich rough round
            rural sacred safe secret separate severe shallow sharp short silent simple slow small smooth soft solid
            southern spare special square steady steep stiff strange strict strong sudden temporary thick thin tidy
            tired upper urban urgent vacant valuable vast visible warm weak western wide wooden wrong young
            """);

    static final List<String> ADVERBS = list("""
            again almost already always badly briefly carefully cheaply closely daily early eagerly easily entirely
            exactly finally firmly formally gladly gradually hardly hastily later mostly nearly never often openly
            partly patiently plainly politely privately promptly properly publicly quickly quietly rarely recently
            regularly safely secretly seldom silently slowly sometimes soon steadily still suddenly twice weekly
            """);

    static final List<String> PREPOSITIONS = list("""
            above across after against along among around before behind below beside between beyond by despite during
            for from inside near opposite outside past through towards under until with within without
            """);

    static final List<String> OPENERS = list("""
            accordingly afterwards altogether besides consequently eventually evidently first fortunately furthermore
            however indeed instead later meanwhile moreover naturally nevertheless next officially otherwise
            presumably previously similarly surprisingly therefore thus today unfortunately usually yesterday
            """);

    static final List<String> CONJUNCTIONS = list("and but while because so whereas although until for as before");

    static final List<String> SUBORDINATORS =
            list("after although as because before if once since though unless until when wherever while");

    static final List<String> DETERMINERS = list("the a the this every another its the their our each no that the");

    static final List<String> QUANTITIES = list("""
            both few fifteen fifty five forty four many most nine seven several six some ten thirty three twelve twenty two
            """);

    static final List<String> NAMES = list("""
            Abbot Adeyemi Barlow Bennett Carver Castell Dalton Duval Ellery Farrow Fenwick Garrick Holt Ibsen Jarvis
            Kessler Lambert Lindgren Marlow Moreno Nash Okoye Orwin Pascoe Petrov Quill Ramsay Rossi Selby Sutter
            Tanaka Thorne Vance Varga Wexler Winter Yardley Zeller
            """);

    static final List<String> MONTHS =
            list("January February March April May June July August September October November December");

    private Words() {}

    private static List<String> list(String words) {
        return Pattern.compile("\\s+").splitAsStream(words.strip()).toList();
    }
}
