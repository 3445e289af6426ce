// SPDX-License-Identifier: Apache-2.0
#include "model/incident/OwnerFigures.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <algorithm>
#include <chrono>
#include <random>

namespace tst_ownerfigures {

using namespace hp;
using namespace hp::incident;
using namespace std::chrono_literals;

namespace {

const TimePoint monday = *parseTime("2026-01-05T00:00:00Z");
constexpr Duration week = 7 * 24h;

HookSpell spell(const char *owner, Duration since, std::optional<Duration> length, SpellEnd end)
{
    HookSpell result{"preDrain", "Flush", owner, "ns/m", monday + since, std::nullopt, end};
    if (length)
        result.until = result.since + *length;
    return result;
}

/// Five before the week, of 10 minutes each: what is usual is known.
void addUsual(OwnerTally &tally, const char *owner)
{
    for (int i = 1; i <= 5; ++i)
        tally.add(spell(owner, -i * 1h, 10min, SpellEnd::Released));
}

} // namespace

/// What the owners of hooks cost in a week.
class TestOwnerFigures : public QObject
{
    Q_OBJECT
private slots:
    void oneTimeCountsAsItEnded_data();
    void oneTimeCountsAsItEnded();
    void whatNobodySawEndingIsNotHeldAgainstItsOwner_data();
    void whatNobodySawEndingIsNotHeldAgainstItsOwner();
    void whatIsUsualIsNotKnownOfFewerThanFive();
    void anotherHookOfTheSameOwnerSaysNothingOfWhatIsUsual();
    void aMachineStandsOnceForTwoHooks_data();
    void aMachineStandsOnceForTwoHooks();
    void whoCostsMostComesFirst();
    void theOrderInWhichTheyComeDoesNotMatter();
};

void TestOwnerFigures::oneTimeCountsAsItEnded_data()
{
    QTest::addColumn<int>("sinceMinutes");
    QTest::addColumn<int>("minutes"); // -1: it still holds
    QTest::addColumn<int>("end");
    QTest::addColumn<QString>("counts"); // held released overridden bypassed holding late
    QTest::addColumn<int>("lostMinutes");
    const auto row =
        [](const char *what, int since, int minutes, SpellEnd end, const char *counts, int lost) {
            QTest::newRow(what) << since << minutes << int(end) << QString::fromLatin1(counts)
                                << lost;
        };
    const int wholeWeek = 7 * 24 * 60;
    row("in time", 60, 10, SpellEnd::Released, "1 1 0 0 0 0", 0);
    row("late", 60, 25, SpellEnd::Released, "1 1 0 0 0 1", 15);
    row("a person removed it, late", 60, 40, SpellEnd::Overridden, "1 0 1 0 0 1", 30);
    row("passed by", 60, 5, SpellEnd::Bypassed, "1 0 0 1 0 0", 0);
    row("it went with its machine", 60, 5, SpellEnd::Unknown, "1 0 0 0 0 0", 0);
    row("it holds at the end of the week",
        wholeWeek - 30,
        -1,
        SpellEnd::Unknown,
        "1 0 0 0 1 1",
        20);
    row("it ends after the week", wholeWeek - 30, 90, SpellEnd::Released, "1 0 0 0 1 1", 20);
    row("it began before the week: only what lies in it is lost",
        -60,
        90,
        SpellEnd::Released,
        "1 1 0 0 0 1",
        30);
    row("it ended before the week", -60, 30, SpellEnd::Released, "0 0 0 0 0 0", 0);
    row("it begins after the week", wholeWeek, 30, SpellEnd::Released, "0 0 0 0 0 0", 0);
}

void TestOwnerFigures::oneTimeCountsAsItEnded()
{
    QFETCH(const int, sinceMinutes);
    QFETCH(const int, minutes);
    QFETCH(const int, end);
    QFETCH(const QString, counts);
    QFETCH(const int, lostMinutes);
    OwnerTally tally(monday, monday + week, 5);
    addUsual(tally, "x");
    tally.add(spell("x",
                    sinceMinutes * 1min,
                    minutes < 0 ? std::nullopt : std::optional<Duration>(minutes * 1min),
                    SpellEnd(end)));
    const auto owners = tally.figures();
    const OwnerFigures found = owners.empty() ? OwnerFigures() : owners.front();
    QCOMPARE(QStringLiteral("%1 %2 %3 %4 %5 %6")
                 .arg(found.held)
                 .arg(found.released)
                 .arg(found.overridden)
                 .arg(found.bypassed)
                 .arg(found.holding)
                 .arg(found.late),
             counts);
    QVERIFY(found.lost == Duration(lostMinutes * 1min));
}

void TestOwnerFigures::whatNobodySawEndingIsNotHeldAgainstItsOwner_data()
{
    QTest::addColumn<int>("end");
    QTest::addColumn<bool>("isSeen");
    QTest::addColumn<int>("late");
    QTest::addColumn<int>("longestMinutes");
    QTest::newRow("its end was seen") << int(SpellEnd::Released) << true << 1 << 3000;
    QTest::newRow("it was gone when somebody looked again")
        << int(SpellEnd::Unknown) << false << 0 << 0;
    QTest::newRow("a person had removed it when somebody looked again")
        << int(SpellEnd::Overridden) << false << 0 << 0;
    QTest::newRow("it had been passed by when somebody looked again")
        << int(SpellEnd::Bypassed) << false << 0 << 0;
    QTest::newRow("it went with its machine, and that was seen")
        << int(SpellEnd::Unknown) << true << 1 << 3000;
}

/// A backend that was off over the weekend makes nobody late.
void TestOwnerFigures::whatNobodySawEndingIsNotHeldAgainstItsOwner()
{
    QFETCH(const int, end);
    QFETCH(const bool, isSeen);
    QFETCH(const int, late);
    QFETCH(const int, longestMinutes);
    OwnerTally tally(monday, monday + week, 5);
    addUsual(tally, "x");
    HookSpell one = spell("x", 1h, Duration(3000min), SpellEnd(end));
    one.isEndSeen = isSeen;
    tally.add(one);
    const auto owners = tally.figures();
    QCOMPARE(owners.size(), std::size_t(1));
    QCOMPARE(owners[0].held, std::size_t(1));
    QCOMPARE(owners[0].overridden, std::size_t(end == int(SpellEnd::Overridden) ? 1 : 0));
    QCOMPARE(owners[0].judged, std::size_t(late));
    QCOMPARE(owners[0].late, std::size_t(late));
    QVERIFY(owners[0].lost == Duration(late * 2990min));
    QVERIFY(owners[0].longest == Duration(longestMinutes * 1min));
}

void TestOwnerFigures::whatIsUsualIsNotKnownOfFewerThanFive()
{
    OwnerTally tally(monday, monday + week, 5);
    for (int i = 1; i <= 4; ++i)
        tally.add(spell("x", -i * 1h, 10min, SpellEnd::Released));
    // What a person ended says nothing of how long its owner takes.
    tally.add(spell("x", -7h, 10min, SpellEnd::Overridden));
    tally.add(spell("x", 1h, 5h, SpellEnd::Released));
    const auto owners = tally.figures();
    QCOMPARE(owners.size(), std::size_t(1));
    QCOMPARE(owners[0].judged, std::size_t(0));
    QCOMPARE(owners[0].late, std::size_t(0));
    QVERIFY(owners[0].p95 == Duration(5h));
}

void TestOwnerFigures::anotherHookOfTheSameOwnerSaysNothingOfWhatIsUsual()
{
    OwnerTally tally(monday, monday + week, 5);
    addUsual(tally, "x");
    HookSpell other = spell("x", 1h, 5h, SpellEnd::Released);
    other.name = "Backup";
    tally.add(other);
    QCOMPARE(tally.figures().front().judged, std::size_t(0));
}

void TestOwnerFigures::aMachineStandsOnceForTwoHooks_data()
{
    QTest::addColumn<QString>("machine"); // of the other hook
    QTest::addColumn<int>("sinceMinutes"); // after the first one, which holds an hour
    QTest::addColumn<int>("lostMinutes");
    QTest::newRow("both hold it as long") << "ns/m" << 0 << 50;
    QTest::newRow("the other one half an hour longer") << "ns/m" << 30 << 80;
    QTest::newRow("one after the other") << "ns/m" << 60 << 100;
    QTest::newRow("two machines") << "ns/n" << 0 << 100;
}

void TestOwnerFigures::aMachineStandsOnceForTwoHooks()
{
    QFETCH(const QString, machine);
    QFETCH(const int, sinceMinutes);
    QFETCH(const int, lostMinutes);
    OwnerTally tally(monday, monday + week, 5);
    addUsual(tally, "x");
    for (int i = 1; i <= 5; ++i) {
        HookSpell usual = spell("x", -i * 1h, 10min, SpellEnd::Released);
        usual.name = "Backup";
        tally.add(usual);
    }
    HookSpell other = spell("x", 1h + sinceMinutes * 1min, 60min, SpellEnd::Released);
    other.name = "Backup";
    other.machine = machine.toStdString();
    tally.add(other);
    tally.add(spell("x", 1h, 60min, SpellEnd::Released));
    const auto owners = tally.figures();
    QCOMPARE(owners.size(), std::size_t(1));
    QCOMPARE(owners[0].late, std::size_t(2));
    QVERIFY(owners[0].lost == Duration(lostMinutes * 1min));
}

void TestOwnerFigures::whoCostsMostComesFirst()
{
    OwnerTally tally(monday, monday + week, 5);
    addUsual(tally, "slow");
    tally.add(spell("often", 1h, 5min, SpellEnd::Released));
    tally.add(spell("often", 2h, 5min, SpellEnd::Released));
    tally.add(spell("b", 1h, 5min, SpellEnd::Released));
    tally.add(spell("a", 1h, 5min, SpellEnd::Released));
    tally.add(spell("slow", 1h, 1h, SpellEnd::Released));
    std::string names;
    for (const OwnerFigures &owner : tally.figures())
        names += owner.owner + ' ';
    QCOMPARE(names, std::string("slow often a b "));
}

void TestOwnerFigures::theOrderInWhichTheyComeDoesNotMatter()
{
    std::mt19937 random(7);
    std::vector<HookSpell> spells;
    for (int i = 0; i < 400; ++i) {
        const auto length = std::optional<Duration>((random() % 200) * 1min);
        spells.push_back(spell(random() % 2 ? "x" : "y",
                               (int(random() % 400) - 200) * 1h,
                               random() % 10 ? length : std::nullopt,
                               SpellEnd(random() % 4)));
        spells.back().machine = "ns/m" + std::to_string(i);
        if (!spells.back().until)
            spells.back().since += Duration(i * 1s); // no two hold equally long
    }
    std::vector<OwnerFigures> first;
    for (int round = 0; round < 5; ++round) {
        OwnerTally tally(monday, monday + week, 5);
        for (const HookSpell &one : spells)
            tally.add(one);
        auto found = tally.figures();
        for (OwnerFigures &owner : found)
            owner.longestMachine.clear(); // of equally long ones any
        QVERIFY(round == 0 || found == first);
        QVERIFY(found.size() == 2 && found[0].late > 0);
        first = std::move(found);
        std::shuffle(spells.begin(), spells.end(), random);
    }
}

} // namespace tst_ownerfigures

HP_TEST(tst_ownerfigures, TestOwnerFigures)
#include "tst_ownerfigures.moc"
