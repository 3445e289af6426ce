// SPDX-License-Identifier: Apache-2.0
#include "model/rules/alarms/AlarmRegistry.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

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

std::map<std::string, AlarmSource> there(int priority)
{
    if (priority == 0)
        return {};
    return {{"a", {"a", "n/m", "text", priority}}};
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
    QTest::addColumn<QString>(
        "story"); // 1..3: there with this priority, -: gone, ack, shelve, unshelve, +Nm: time
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
            for (const AlarmChange &change : book.update(there(word.toInt()), now))
                told << QString::fromLatin1(toString(change.kind));
    }
    QCOMPARE(told.join(QLatin1Char(' ')), changes);
    QCOMPARE(stateOf(book), state);
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
    book.update(there(3), start);
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
    QCOMPARE(sum.most.front().first, std::string("a"));
    QCOMPARE(sum.most.front().second, std::size_t(3));
    QCOMPARE(sum.perTenMinutes[143], std::size_t(1)); // the last one is now
    QCOMPARE(sum.perTenMinutes[132], std::size_t(2));
    QCOMPARE(sum.perTenMinutes[131], std::size_t(1)); // two hours ago
    QVERIFY2(sum.chattering.empty(), "not in the last hour");
    const AlarmStatistics early = book.statistics(start + 10min);
    QVERIFY((early.chattering
             == std::vector<std::pair<std::string, std::size_t>>{{"a", std::size_t(3)}}));
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
