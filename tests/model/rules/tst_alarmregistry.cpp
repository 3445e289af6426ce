// SPDX-License-Identifier: Apache-2.0
#include "model/live/AlarmHead.h"
#include "model/messages/Fact.h"
#include "model/rules/alarms/AlarmRegistry.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <random>

namespace tst_alarmregistry {

using namespace hp;
using namespace hp::alarms;
using namespace std::chrono_literals;

/// Alarms through their life: raised, acknowledged, shelved, cleared; floods and figures.
class TestAlarmRegistry : public QObject
{
    Q_OBJECT
private slots:
    void stories_data();
    void stories();
    void aCauseRingsOnce_data();
    void aCauseRingsOnce();
    void whatRangIsNamedByItsCause();
    void anOlderBookGoesOnWithoutARing();
    void whateverHappensACauseRingsOnceUntilItIsQuietOrWorse_data();
    void whateverHappensACauseRingsOnceUntilItIsQuietOrWorse();
    void whatCannotBeDoneIsRefused_data();
    void whatCannotBeDoneIsRefused();
    void aFloodBeginsAboveTenAndEndsBelowFive();
    void figuresTellTheRateAndWhatComesMostOften();
    void aRestartForgetsNothing();
    void textOfOthersGivesAnEmptyBook_data();
    void textOfOthersGivesAnEmptyBook();
};

namespace {

const TimePoint start = *parseTime("2026-01-10T12:00:00Z");

/// "2": there with this priority; "2b": the same, but another thing under the same key.
std::map<std::string, AlarmSource> there(const QString &word)
{
    const int priority = word.left(1).toInt();
    if (priority == 0)
        return {};
    return {{"a",
             {.key = "a",
              .machine = "n/m",
              .text = "text",
              .priority = priority,
              .thing = "uid " + word.mid(1).toStdString()}}};
}

/// "a2 b3 x1": what stands; x and y have causes of their own.
std::map<std::string, AlarmSource> ofCause(const QString &standing)
{
    std::map<std::string, AlarmSource> sources;
    if (standing == QLatin1String("-"))
        return sources;
    for (const QString &one : standing.split(QLatin1Char(' '))) {
        const std::string key = one.chopped(1).toStdString();
        const bool own = key == "x" || key == "y";
        sources[key] = {.key = key,
                        .machine = "n/" + key,
                        .text = key + " waits",
                        .priority = one.right(1).toInt(),
                        .cause = own ? Message()
                                     : say::holdOfAt("FlushLogs", "logging/exporter", "preDrain")};
    }
    return sources;
}

live::AlarmRow rowOf(const Alarm &alarm)
{
    live::AlarmRow row;
    row.machine = alarm.source.machine;
    row.priority = alarm.source.priority;
    row.state = live::fromWord<live::AlarmState>(toString(alarm.state));
    row.raised = alarm.raised;
    row.cause = live::clause(alarm.source.cause);
    return row;
}

QString stateOf(const AlarmRegistry &book)
{
    const auto it = book.alarms().find("a");
    return it == book.alarms().end() ? QStringLiteral("none")
                                     : QString::fromLatin1(toString(it->second.state));
}

} // namespace

void TestAlarmRegistry::stories_data()
{
    QTest::addColumn<QString>("story"); // 1..3: there with this priority, 2b: another thing, -:
                                        // gone, ack, shelve, unshelve, +Nm: time
    QTest::addColumn<QString>("changes");
    QTest::addColumn<QString>("state");
    const auto row =
        [](const char *name, const char *story, const char *changes, const char *state) {
            QTest::newRow(name) << story << changes << state;
        };
    row("nothing", "-", "", "none");
    row("it comes", "3", "raised", "Raised");
    row("it is told once", "3 3 3", "raised", "Raised");
    row("it is acknowledged", "3 ack 3", "raised acknowledged", "Acknowledged");
    row("it is taken back", "3 ack unack 3", "raised acknowledged unacknowledged", "Raised");
    row("it gets worse", "3 ack 2", "raised acknowledged escalated", "Raised");
    row("it gets better", "2 ack 3", "raised acknowledged", "Acknowledged");
    row("worse before anybody looked is the same alarm", "3 1", "raised", "Raised");
    row("it goes unseen and stays to be seen", "3 -", "raised cleared", "Cleared");
    row("and is seen", "3 - ack -", "raised cleared acknowledged", "none");
    row("and is forgotten after an hour", "3 - +59m - +2m -", "raised cleared", "none");
    row("it goes after it was seen", "3 ack -", "raised acknowledged cleared", "none");
    row("it comes back", "3 - 3", "raised cleared raised", "Raised");
    row("it is shelved for ten minutes", "3 shelve 3 +9m 3", "raised shelved", "Shelved");
    row("and is back", "3 shelve +10m 3", "raised shelved unshelved", "Raised");
    row("a shelved one that gets worse stays on its shelf",
        "3 shelve 1",
        "raised shelved",
        "Shelved");
    row("a shelved one goes", "3 shelve -", "raised shelved cleared", "none");
    row("a shelved one is taken back", "3 shelve unshelve", "raised shelved unshelved", "Raised");
    row("an acknowledged one is shelved", "3 ack shelve", "raised acknowledged shelved", "Shelved");
    row("another thing is not acknowledged", "2 ack 2b", "raised acknowledged raised", "Raised");
    row("though it is less urgent", "2 ack 3b", "raised acknowledged raised", "Raised");
    row("nor on the shelf", "2 shelve 2b", "raised shelved raised", "Raised");
    row("what nobody has looked at is looked at as it is", "2 2b", "raised", "Raised");
    row("a clock that is put back a day forgets what is ahead of it",
        "3 - +-1440m -",
        "raised cleared",
        "none");
}

void TestAlarmRegistry::stories()
{
    QFETCH(const QString, story);
    QFETCH(const QString, changes);
    QFETCH(const QString, state);
    AlarmRegistry book;
    TimePoint now = start;
    QStringList told;
    const auto tell = [&told](const Result<AlarmChange> &change) {
        QVERIFY(bool(change));
        told << QString::fromLatin1(toString(change->kind));
    };
    for (const QString &word : story.split(QLatin1Char(' '))) {
        if (word == QLatin1String("ack"))
            tell(book.acknowledge("a", "alice", now));
        else if (word == QLatin1String("unack"))
            tell(book.unacknowledge("a", "alice", now));
        else if (word == QLatin1String("shelve"))
            tell(book.shelve("a", "alice", 10min, "NIC on order", now));
        else if (word == QLatin1String("unshelve"))
            tell(book.unshelve("a", "alice", now));
        else if (word.startsWith(QLatin1Char('+')))
            now += std::chrono::minutes(word.mid(1).chopped(1).toInt());
        else
            for (const AlarmChange &change : book.update(there(word), now))
                told << QString::fromLatin1(toString(change.kind));
    }
    QCOMPARE(told.join(QLatin1Char(' ')), changes);
    QCOMPARE(stateOf(book), state);
}

void TestAlarmRegistry::aCauseRingsOnce_data()
{
    // "a2 b3": what stands with which priority; of one cause but for x and y, which have their own.
    QTest::addColumn<QString>("story");
    QTest::addColumn<QString>("rings"); // after each step the priorities that rang
    const auto row = [](const char *name, const char *story, const char *rings) {
        QTest::newRow(name) << story << rings;
    };
    row("many machines at one time ring once, as the worst of them", "a3 b2 c3", "2");
    row("what joins it does not ring", "a2; a2 b2; a2 b2 c3", "2; ; ");
    row("what joins it and is more urgent rings", "a2; a2 b1", "2; 1");
    row("one of it that becomes more urgent rings", "a2 b2; a2 b1", "2; 1");
    row("what joins it after it was acknowledged does not ring",
        "a2 b2; ack a; ack b; a2 b2 c2",
        "2; ; ; ");
    row("what joins it while it is on a shelf does not ring", "a2; shelve a; a2 b2", "2; ; ");
    row("the end of its shelf rings", "a2 b2; shelve a; +11m; a2 b2", "2; ; ; 2");
    row("who takes it from the shelf knows it", "a2; shelve a; unshelve a; a2", "2; ; ; ");
    row("the first machine after it was quiet rings", "a2; -; b2", "2; ; 2");
    row("a machine goes and another comes, and it was never quiet",
        "a2; a2 b2; b2; b2 c2",
        "2; ; ; ");
    row("what became less urgent and is worse again rings", "a1 b2; b2; b2 c1", "1; ; 1");
    row("an escalation after everybody looked rings", "a2; ack a; a1", "2; ; 1");
    row("what is worse on its shelf was not told: the next one is",
        "a2; shelve a; a1; a1 b1",
        "2; ; ; 1");
    row("other causes ring for themselves", "a2 x2; a2 x2 y3", "2 2; 3");
}

void TestAlarmRegistry::aCauseRingsOnce()
{
    QFETCH(const QString, story);
    QFETCH(const QString, rings);
    AlarmRegistry book;
    TimePoint now = start;
    QStringList rang;
    for (const QString &step : story.split(QStringLiteral("; "))) {
        now += 10s;
        const QStringList words = step.split(QLatin1Char(' '));
        if (step.startsWith(QLatin1Char('+'))) {
            now += std::chrono::minutes(step.mid(1).chopped(1).toInt());
        } else if (words[0] == QLatin1String("ack")) {
            QVERIFY(bool(book.acknowledge(words[1].toStdString(), "alice", now)));
        } else if (words[0] == QLatin1String("shelve")) {
            QVERIFY(bool(book.shelve(words[1].toStdString(), "alice", 10min, "later", now)));
        } else if (words[0] == QLatin1String("unshelve")) {
            QVERIFY(bool(book.unshelve(words[1].toStdString(), "alice", now)));
        } else {
            book.update(ofCause(step), now);
        }
        QStringList priorities;
        for (const AlarmRing &ring : book.takeRings()) {
            priorities << QString::number(ring.priority);
            QVERIFY(book.rang(book.alarms().at(ring.key)) == now);
        }
        rang << priorities.join(QLatin1Char(' '));
    }
    QCOMPARE(rang.join(QStringLiteral("; ")), rings);
}

void TestAlarmRegistry::whatRangIsNamedByItsCause()
{
    AlarmRegistry book;
    book.update(ofCause(QStringLiteral("a2 b2 x3")), start);
    const AlarmStatistics sum = book.statistics(start);
    QCOMPARE(sum.lastDay, std::size_t(2));
    QCOMPARE(sum.most.size(), std::size_t(2));
    QCOMPARE(sum.most[0].ring.text, std::string("FlushLogs of logging/exporter at preDrain"));
    QCOMPARE(sum.most[1].ring.text, std::string("x waits")); // it is its own cause
    const AlarmRegistry again = AlarmRegistry::restored(book.saved(), start + 1min);
    QCOMPARE(again.statistics(start).most[0].ring.text, sum.most[0].ring.text);
    QVERIFY(again.statistics(start).most[0].ring.said == sum.most[0].ring.said);
}

void TestAlarmRegistry::anOlderBookGoesOnWithoutARing()
{
    AlarmRegistry book = AlarmRegistry::restored(
        R"({"alarms": [{"key": "a", "machine": "n/a", "text": "t", "priority": 2,
            "raised": "2026-01-10T11:00:00Z", "state": "Raised"}],
            "raises": [{"at": "2026-01-10T11:00:00Z", "key": "a", "priority": 2}]})",
        start);
    book.update(ofCause(QStringLiteral("a2 b2")), start);
    QVERIFY(book.takeRings().empty());
    QVERIFY(book.rang(book.alarms().at("b")) == start - 1h);
    book.update(ofCause(QStringLiteral("a2 b1")), start + 1min);
    QCOMPARE(book.takeRings().size(), std::size_t(1));
}

void TestAlarmRegistry::whateverHappensACauseRingsOnceUntilItIsQuietOrWorse_data()
{
    QTest::addColumn<int>("seed");
    for (int seed = 1; seed <= 20; ++seed)
        QTest::addRow("seed %d", seed) << seed;
}

void TestAlarmRegistry::whateverHappensACauseRingsOnceUntilItIsQuietOrWorse()
{
    QFETCH(const int, seed);
    std::mt19937 random(static_cast<std::mt19937::result_type>(seed));
    const auto below = [&random](int end) { return static_cast<int>(random() % unsigned(end)); };
    AlarmRegistry book;
    TimePoint now = start;
    std::map<std::string, AlarmSource> there;
    struct Known {
        int told = 4; ///< what people were told since it was quiet
        bool isBack = false; ///< of it came from its shelf
    };
    std::map<std::string, Known> known;
    int rang = 0;
    for (int step = 0; step < 400; ++step) {
        now += std::chrono::seconds(30 * below(4));
        const std::string key = std::to_string(below(8));
        const std::string cause = "c" + std::to_string(std::stoi(key) % 3);
        switch (below(7)) {
        case 0:
        case 1:
            there[key] = {.key = key,
                          .machine = "n/" + key,
                          .text = key,
                          .priority = 1 + below(3),
                          .cause = say::alertOfRule(cause),
                          .since = start};
            break;
        case 2:
            there.erase(key);
            break;
        case 3:
            (void)book.acknowledge(key, "alice", now);
            break;
        case 4:
            (void)book.unacknowledge(key, "alice", now);
            break;
        case 5:
            (void)book.shelve(key, "alice", std::chrono::minutes(1 + below(5)), "later", now);
            break;
        default:
            (void)book.unshelve(key, "alice", now);
        }
        for (auto &[name, one] : known)
            one.isBack = false;
        for (const AlarmChange &change : book.update(there, now)) {
            if (change.kind == AlarmChange::Kind::Unshelved)
                known[change.alarm.cause].isBack = true;
        }
        for (const AlarmRing &ring : book.takeRings()) {
            Known &one = known[ring.cause];
            QVERIFY2(ring.priority < one.told || one.isBack, ring.cause.c_str());
            one.told = std::min(one.told, ring.priority);
            ++rang;
        }
        std::map<std::string, int> standing;
        std::vector<std::pair<std::string, live::AlarmRow>> rows;
        for (const auto &[name, alarm] : book.alarms()) {
            rows.emplace_back(name, rowOf(alarm));
            if (alarm.state == AlarmState::Cleared)
                continue;
            int &worst = standing.try_emplace(alarm.cause, 4).first->second;
            worst = std::min(worst, alarm.source.priority);
            if (alarm.state == AlarmState::Raised)
                QVERIFY2(alarm.source.priority >= known[alarm.cause].told,
                         "something is more urgent than what was told, and did not ring");
        }
        for (auto &[name, one] : known)
            one.told = standing.contains(name) ? std::max(one.told, standing[name]) : 4;
        // What a person sees of it.
        std::map<std::string, const live::AlarmHead *> under;
        const auto heads = live::alarmHeads(rows);
        for (const live::AlarmHead &head : heads) {
            int worst = 4;
            for (const std::string &member : head.keys) {
                QVERIFY2(under.emplace(member, &head).second, "it stands under two heads");
                worst = std::min(worst, book.alarms().at(member).source.priority);
            }
            QCOMPARE(head.priority, worst);
        }
        QCOMPARE(under.size(), book.alarms().size());
        for (const auto &[name, row] : rows)
            QVERIFY2(under.at(name)->state == row.state, "what is new stands under what is seen");
    }
    QVERIFY2(rang > 10, "nothing happened");
}

void TestAlarmRegistry::whatCannotBeDoneIsRefused_data()
{
    QTest::addColumn<QString>("what");
    QTest::addColumn<QString>("sentence");
    QTest::newRow("an alarm of nobody") << "ack b"
                                        << "there is no alarm b";
    QTest::newRow("twice") << "ack a"
                           << "alice has already acknowledged it";
    QTest::newRow("no reason") << "shelve a 10 "
                               << "shelving an alarm requires a reason";
    QTest::newRow("no time") << "shelve a 0 x"
                             << "an alarm can be shelved for up to 24 h";
    QTest::newRow("for ever") << "shelve a 1441 x"
                              << "an alarm can be shelved for up to 24 h";
    QTest::newRow("not shelved") << "unshelve a"
                                 << "there is no shelved alarm a";
}

void TestAlarmRegistry::whatCannotBeDoneIsRefused()
{
    QFETCH(const QString, what);
    QFETCH(const QString, sentence);
    AlarmRegistry book;
    book.update(there(QStringLiteral("3")), start);
    QVERIFY(bool(book.acknowledge("a", "alice", start)));
    const QStringList words = what.split(QLatin1Char(' '));
    const std::string key = words[1].toStdString();
    const auto done = words[0] == QLatin1String("ack") ? book.acknowledge(key, "bob", start)
        : words[0] == QLatin1String("unshelve")
        ? book.unshelve(key, "bob", start)
        : book.shelve(
            key, "bob", std::chrono::minutes(words[2].toInt()), words[3].toStdString(), start);
    QVERIFY(!done);
    QCOMPARE(QString::fromStdString(done.error().message), sentence);
}

void TestAlarmRegistry::aFloodBeginsAboveTenAndEndsBelowFive()
{
    AlarmRegistry book;
    std::map<std::string, AlarmSource> sources;
    const auto add = [&](int count, TimePoint now) {
        for (int i = 0; i < count; ++i) {
            const std::string key = std::to_string(sources.size());
            sources[key] = {key, "n/m", "text", 3};
        }
        book.update(sources, now);
    };
    add(10, start);
    QVERIFY(!book.flood().isFlood());
    add(1, start + 1min);
    QVERIFY(book.flood().isFlood());
    QVERIFY(book.flood().since() == start + 1min);
    add(4, start + 9min);
    book.update(sources, start + 10min); // the first ten are over, five are left
    QCOMPARE(book.flood().rate(), std::size_t(5));
    QVERIFY2(book.flood().isFlood(), "five are not below five");
    const AlarmRegistry again = AlarmRegistry::restored(book.saved(), start + 10min);
    QVERIFY2(again.flood().since() == start + 1min, "a restart does not end it");
    QVERIFY(!AlarmRegistry::restored(book.saved(), start + 11min).flood().isFlood());
    book.update(sources, start + 11min);
    QCOMPARE(book.flood().rate(), std::size_t(4));
    QVERIFY(!book.flood().isFlood());
}

void TestAlarmRegistry::figuresTellTheRateAndWhatComesMostOften()
{
    AlarmRegistry book;
    for (int i = 0; i < 3; ++i) {
        book.update({{"a", {"a", "n/m", "x", 2}}}, start + i * 2min);
        book.update({}, start + i * 2min + 1min);
    }
    book.update({{"b", {"b", "n/m", "x", 1}}}, start + 2h);
    const AlarmStatistics sum = book.statistics(start + 2h);
    QCOMPARE(sum.lastDay, std::size_t(4));
    QCOMPARE(sum.lastHour, std::size_t(1));
    QVERIFY((sum.byPriority == std::array<std::size_t, 3>{1, 3, 0}));
    QCOMPARE(sum.most.front().ring.key, std::string("a"));
    QCOMPARE(sum.most.front().times, std::size_t(3));
    QCOMPARE(sum.perTenMinutes[143], std::size_t(1)); // the last one is now
    QCOMPARE(sum.perTenMinutes[132], std::size_t(2));
    QCOMPARE(sum.perTenMinutes[131], std::size_t(1)); // two hours ago
    QVERIFY2(sum.chattering.empty(), "not in the last hour");
    const AlarmStatistics early = book.statistics(start + 10min);
    QCOMPARE(early.chattering.size(), std::size_t(1));
    QCOMPARE(early.chattering.front().ring.cause, std::string("a"));
    QCOMPARE(early.chattering.front().times, std::size_t(3));
    QCOMPARE(early.lastDay, std::size_t(3)); // what lies ahead of a clock that was put back
    QCOMPARE(book.statistics(start + 48h).lastDay, std::size_t(0));
}

void TestAlarmRegistry::aRestartForgetsNothing()
{
    AlarmRegistry book;
    book.update(
        {{"a", {"a", "n/m", "x", 1}}, {"b", {"b", "n/m", "y", 2}}, {"c", {"c", "n/m", "z", 3}}},
        start);
    QVERIFY(bool(book.acknowledge("a", "alice", start + 1min)));
    QVERIFY(bool(book.shelve("b", "bob", 1h, "NIC on order", start + 2min)));
    const AlarmRegistry again = AlarmRegistry::restored(book.saved(), start + 3min);
    QCOMPARE(QString::fromStdString(again.saved()), QString::fromStdString(book.saved()));
    QCOMPARE(again.flood().rate(), std::size_t(3));
    QVERIFY(again.alarms().at("b").state == AlarmState::Shelved);
    QVERIFY(again.alarms().at("b").shelvedUntil == start + 62min);
}

void TestAlarmRegistry::textOfOthersGivesAnEmptyBook_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("nothing") << "";
    QTest::newRow("cut off") << R"({"alarms": [{"key")";
    QTest::newRow("a list") << "[1, 2]";
    QTest::newRow("no alarms in it")
        << R"({"alarms": [1, {"key": 5}, {}], "raises": [{"at": "never"}, 3]})";
}

void TestAlarmRegistry::textOfOthersGivesAnEmptyBook()
{
    QFETCH(const QString, text);
    QVERIFY(AlarmRegistry::restored(text.toStdString(), start).alarms().empty());
}

} // namespace tst_alarmregistry

HP_TEST(tst_alarmregistry, TestAlarmRegistry)
#include "tst_alarmregistry.moc"
