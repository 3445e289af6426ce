// SPDX-License-Identifier: Apache-2.0
#include "model/incident/EntryBuilder.h"
#include "tests/model/incident/Story.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <chrono>

namespace tst_entrybuilder {

using namespace hp;
using namespace hp::incident;
using namespace hp::test;
using namespace std::chrono_literals;

/// What entries the facts of a record give.
class TestEntryBuilder : public QObject
{
    Q_OBJECT
private slots:
    void aFactBecomesAnEntry_data();
    void aFactBecomesAnEntry();
    void aHoldIsLateByItself_data();
    void aHoldIsLateByItself();
    void whoRecordsLatenessIsBelieved();
    void theEndTellsHowLongItHeld();
    void entriesAreNumberedByTime();
    void aPersonChoosesWhatIsShown();
    void whatWasBeforeTheRangeIsMarked();
    void aLongTextIsCutBetweenCharacters();
    void whatPeopleAndAlarmsDidIsToldApart_data();
    void whatPeopleAndAlarmsDidIsToldApart();
    void anOverrideTellsWhatItRestsOn();
    void whoDidItIsSaidOnce();
    void thePowerKeyNamesItsOwner();
    void aMachineThatVanishedIsGone();
};

namespace {

Incident wide()
{
    Incident incident;
    incident.from = storyTime(-100h);
    incident.machines = {"openshift-machine-api/worker-b-7"};
    return incident;
}

std::vector<Entry> built(const Incident &incident, const std::vector<Fact> &facts, Duration end)
{
    EntryBuilder builder(incident, budgetOf);
    std::vector<Entry> entries;
    FactList sorted(facts);
    Fact fact;
    while (*sorted.next(fact))
        builder.add(fact, entries);
    builder.finish(storyTime(end), entries);
    return entries;
}

QStringList kinds(const std::vector<Entry> &entries)
{
    QStringList list;
    for (const Entry &entry : entries)
        list << QString::fromUtf8(toString(entry.kind));
    return list;
}

Fact ended(Fact fact, const char *end, const char *actor)
{
    fact.to.clear();
    fact.from = "holding";
    fact.end = end;
    fact.actor = actor;
    return fact;
}

} // namespace

void TestEntryBuilder::aFactBecomesAnEntry_data()
{
    QTest::addColumn<QStringList>("facts"); // lane and look
    QTest::addColumn<QStringList>("expected");
    QTest::addColumn<QString>("summary"); // of the last one
    const QString hook = QStringLiteral("hook/preDrain/Etcd");

    QTest::newRow("a hook that comes is armed")
        << QStringList{hook, QStringLiteral("armed")} << QStringList{QStringLiteral("hold.armed")}
        << QStringLiteral("preDrain Etcd is armed");
    QTest::newRow("a hook whose point is reached holds")
        << QStringList{hook, QStringLiteral("armed"), hook, QStringLiteral("holding")}
        << QStringList{QStringLiteral("hold.armed"), QStringLiteral("hold.engaged")}
        << QStringLiteral("preDrain Etcd holds the machine");
    QTest::newRow("a hook that is passed by is bypassed")
        << QStringList{hook, QStringLiteral("holding"), hook, QStringLiteral("bypassed")}
        << QStringList{QStringLiteral("hold.engaged"), QStringLiteral("hold.bypassed")}
        << QStringLiteral("preDrain Etcd bypassed after 1 m");
    QTest::newRow("a hook that holds no more is released")
        << QStringList{hook, QStringLiteral("holding"), hook, QStringLiteral("armed")}
        << QStringList{QStringLiteral("hold.engaged"), QStringLiteral("hold.released")}
        << QStringLiteral("preDrain Etcd released after 1 m");
    QTest::newRow("a budget in the way of a drain is a hold")
        << QStringList{QStringLiteral("drain"),
                       QStringLiteral("draining"),
                       QStringLiteral("drain"),
                       QStringLiteral("blocked")}
        << QStringList{QStringLiteral("drain"), QStringLiteral("hold.engaged")}
        << QStringLiteral("drain holds the machine");
    QTest::newRow("a key that is held is a hold, one that is asked for is not")
        << QStringList{QStringLiteral("key/reboot.metal3.io/x"),
                       QStringLiteral("requested"),
                       QStringLiteral("key/reboot.metal3.io/x"),
                       QStringLiteral("held")}
        << QStringList{QStringLiteral("power"), QStringLiteral("hold.engaged")}
        << QStringLiteral("power key x holds the machine");
    QTest::newRow("a phase is a phase")
        << QStringList{QStringLiteral("phase"), QStringLiteral("deleting")}
        << QStringList{QStringLiteral("phase")} << QStringLiteral("phase: deleting");
    QTest::newRow("a condition is a condition")
        << QStringList{QStringLiteral("condition/Drained"), QStringLiteral("false")}
        << QStringList{QStringLiteral("condition")} << QStringLiteral("condition/Drained: false");
}

void TestEntryBuilder::aFactBecomesAnEntry()
{
    QFETCH(const QStringList, facts);
    QFETCH(const QStringList, expected);
    QFETCH(const QString, summary);

    std::vector<Fact> list;
    for (qsizetype i = 0; i + 1 < facts.size(); i += 2)
        list.push_back(state(static_cast<int>(i) + 1,
                             std::chrono::seconds(30 * i),
                             facts[i].toStdString(),
                             facts[i + 1].toStdString()));
    const auto entries = built(wide(), list, 5min);

    QCOMPARE(kinds(entries), expected);
    QCOMPARE(QString::fromStdString(entries.back().summary), summary);
}

void TestEntryBuilder::aHoldIsLateByItself_data()
{
    QTest::addColumn<QString>("lane");
    QTest::addColumn<QString>("look");
    QTest::addColumn<int>("seconds"); // to the end of the record
    QTest::addColumn<QStringList>("expected");
    const QString engaged = QStringLiteral("hold.engaged");
    const QString late = QStringLiteral("hold.late");
    const QString overdue = QStringLiteral("hold.overdue");
    const QString hook = QStringLiteral("hook/preDrain/E");
    const QString holding = QStringLiteral("holding");

    QTest::newRow("preDrain at its budget is not late")
        << hook << holding << 1800 << QStringList{engaged};
    QTest::newRow("preDrain a second over it is")
        << hook << holding << 1801 << QStringList{engaged, late};
    QTest::newRow("preCreate has ten minutes")
        << QStringLiteral("hook/preCreate/E") << holding << 601 << QStringList{engaged, late};
    QTest::newRow("a power key has fifteen")
        << QStringLiteral("key/k") << QStringLiteral("held") << 901 << QStringList{engaged, late};
    QTest::newRow("three times the budget is overdue")
        << hook << holding << 5401 << QStringList{engaged, late, overdue};
    QTest::newRow("what stands by is never late")
        << hook << QStringLiteral("armed") << 99999 << QStringList{QStringLiteral("hold.armed")};
}

void TestEntryBuilder::aHoldIsLateByItself()
{
    QFETCH(const QString, lane);
    QFETCH(const QString, look);
    QFETCH(const int, seconds);
    QFETCH(const QStringList, expected);

    const auto entries = built(wide(),
                               {state(1, 0s, lane.toStdString(), look.toStdString())},
                               std::chrono::seconds(seconds));

    QCOMPARE(kinds(entries), expected);
    if (entries.size() > 1) {
        QCOMPARE(entries[1].id, std::string("t/1/late"));
        QCOMPARE(entries[1].evidence.front().ref, std::string("t/1"));
    }
}

void TestEntryBuilder::whoRecordsLatenessIsBelieved()
{
    const auto entries = built(wide(),
                               {state(1, 0s, "hook/preDrain/E", "holding"),
                                state(2, 6min, "hook/preDrain/E", "late"),
                                state(3, 9min, "hook/preDrain/E", "overdue")},
                               10h);
    QCOMPARE(kinds(entries),
             (QStringList{QStringLiteral("hold.engaged"),
                          QStringLiteral("hold.late"),
                          QStringLiteral("hold.overdue")}));
}

void TestEntryBuilder::theEndTellsHowLongItHeld()
{
    const auto entries = built(
        wide(),
        {state(1, 0s, "hook/preDrain/E", "holding"),
         ended(state(2, 47min, "hook/preDrain/E", ""), "overridden", "alice (kubectl-patch)")},
        10h);
    QCOMPARE(kinds(entries),
             (QStringList{QStringLiteral("hold.engaged"),
                          QStringLiteral("hold.late"),
                          QStringLiteral("hold.overridden")}));
    QCOMPARE(*entries.back().hold->seconds, 47 * 60.0);
    QCOMPARE(entries.back().actor.type, std::string("user"));
    QCOMPARE(entries.back().actor.id, std::string("alice"));
    QCOMPARE(entries.back().summary,
             std::string("preDrain E overridden after 47 m by alice (kubectl-patch)"));
}

void TestEntryBuilder::entriesAreNumberedByTime()
{
    const auto entries = built(storyIncident(), story(), 80min);
    for (std::size_t i = 0; i < entries.size(); ++i)
        QCOMPARE(entries[i].seq, i + 1);
    QVERIFY(std::is_sorted(entries.begin(), entries.end(), [](const Entry &a, const Entry &b) {
        return a.eventTime < b.eventTime;
    }));
}

void TestEntryBuilder::aPersonChoosesWhatIsShown()
{
    const auto entries = built(storyIncident(), story(), 80min);
    const auto find = [&](const char *id) {
        return *std::find_if(
            entries.begin(), entries.end(), [&](const Entry &entry) { return entry.id == id; });
    };
    QVERIFY(find("t/7").importance == Importance::Hidden);
    QVERIFY(find("t/19").importance == Importance::Key);
    QCOMPARE(find("t/19").body, std::string("Asked the owner first, no answer."));
}

void TestEntryBuilder::whatWasBeforeTheRangeIsMarked()
{
    const auto entries = built(storyIncident(), story(), 80min);
    QCOMPARE(entries.front().tags, std::vector<std::string>{"before-range"});
    QVERIFY(entries.front().importance == Importance::Hidden);
    QVERIFY(entries.back().tags.empty());
}

void TestEntryBuilder::aLongTextIsCutBetweenCharacters()
{
    Fact fact = state(1, 0s, "condition/C", "false");
    for (int i = 0; i < 100; ++i)
        fact.text += "ä–";
    const auto entries = built(wide(), {fact}, 1s);
    QVERIFY(entries.front().summary.size() <= 160);
    const QString text = QString::fromStdString(entries.front().summary);
    QVERIFY(text.endsWith(QChar(0x2026)));
    QVERIFY(!text.contains(QChar(QChar::ReplacementCharacter)));
}

void TestEntryBuilder::whatPeopleAndAlarmsDidIsToldApart_data()
{
    QTest::addColumn<QString>("look");
    QTest::addColumn<QString>("actor");
    QTest::addColumn<QString>("kind");
    QTest::addColumn<QString>("importance");
    QTest::addColumn<QString>("type"); // of the actor
    const auto row = [](const char *name,
                        const char *look,
                        const char *actor,
                        const char *kind,
                        const char *importance,
                        const char *type) {
        QTest::newRow(name) << look << actor << kind << importance << type;
    };
    row("an alarm is raised by nobody", "alarm", "", "alarm", "key", "");
    row("one that is cleared is less", "cleared", "", "alarm", "normal", "");
    row("an acknowledgement is a person's", "ack", "ada", "ack", "key", "user");
    row("so is putting aside", "shelve", "ada", "shelve", "normal", "user");
    row("a note", "note", "ada", "note", "normal", "user");
    row("an approval", "approval", "ada", "approval", "normal", "user");
    row("an export", "export", "ada", "export", "normal", "controller");
    row("a deletion asked for by a program",
        "deletion",
        "capm3",
        "command",
        "normal",
        "controller");
    row("and by a person", "deletion", "ada (kubectl-delete)", "command", "key", "user");
}

void TestEntryBuilder::whatPeopleAndAlarmsDidIsToldApart()
{
    QFETCH(const QString, look);
    QFETCH(const QString, actor);
    QFETCH(const QString, kind);
    QFETCH(const QString, importance);
    QFETCH(const QString, type);
    Fact fact = moment(1, 1min, "people", "What happened");
    fact.to = look.toStdString();
    fact.actor = actor.toStdString();
    const auto entries = built(wide(), {fact}, 5min);
    QCOMPARE(kinds(entries), QStringList{kind});
    QCOMPARE(QString::fromUtf8(toString(entries[0].importance)), importance);
    QCOMPARE(QString::fromStdString(entries[0].actor.type), type);
    QVERIFY(entries[0].summary.starts_with("What happened"));
}

void TestEntryBuilder::anOverrideTellsWhatItRestsOn()
{
    Fact hook = state(2, 50min, "hook/preTerminate/Backup", "");
    hook.detail = "backup";
    hook.end = "overridden";
    hook.actor = "ada (holdpoint-override)";
    hook.reason = "no answer (twice), OPS-42 (approved by bert, G4)";
    Fact mark = moment(3, 50min, "people", "remove-hook on ns/w: " + hook.reason);
    mark.to = "override";
    mark.actor = "ada";
    const auto entries =
        built(wide(), {state(1, 1min, "hook/preTerminate/Backup", "holding"), hook, mark}, 60min);
    const Entry &over = entries[entries.size() - 2];
    QVERIFY(over.kind == EntryKind::HoldOverridden);
    QCOMPARE(over.actor.type, std::string("user"));
    QCOMPARE(over.actor.display, std::string("ada"));
    for (const Entry *entry : {&over, &entries.back()}) {
        const Because because = becauseFrom(entry->reason);
        QCOMPARE(because.reason, std::string("no answer (twice), OPS-42"));
        QCOMPARE(because.approver, std::string("bert"));
        QCOMPARE(because.guard, std::string("G4"));
        QVERIFY(!because.breakGlass);
        QCOMPARE(toString(because), hook.reason);
    }
    QVERIFY(becauseFrom("fire (break-glass, G4)").breakGlass);
    QCOMPARE(becauseFrom("spare (no parts)").reason, std::string("spare (no parts)"));
    QCOMPARE(becauseFrom("(G2)").guard, std::string("G2"));
    QCOMPARE(becauseFrom("").reason, std::string());
}

void TestEntryBuilder::whoDidItIsSaidOnce()
{
    Fact asked = moment(1, 1min, "people", "remove-hook on ns/w, asked for by ada");
    asked.to = "deletion";
    asked.actor = "ada (kubectl-patch)";
    Fact other = moment(2, 2min, "people", "Deletion requested");
    other.to = "deletion";
    other.actor = "ada-2";
    const auto entries = built(wide(), {asked, other}, 5min);
    QCOMPARE(entries[0].summary, std::string("remove-hook on ns/w, asked for by ada"));
    QCOMPARE(entries[1].summary, std::string("Deletion requested by ada-2"));
}

void TestEntryBuilder::thePowerKeyNamesItsOwner()
{
    Fact held = state(1, 1min, "key/reboot.metal3.io/fencing", "held");
    held.actor = "somebody-else";
    const auto entries = built(wide(), {held}, 5min);
    QCOMPARE(entries[0].hold->kind, std::string("power.key"));
    QCOMPARE(entries[0].hold->name, std::string("fencing"));
    QCOMPARE(entries[0].hold->owner, std::string("fencing"));
}

void TestEntryBuilder::aMachineThatVanishedIsGone()
{
    Fact gone = state(2, 3min, "phase", "");
    gone.from = "running";
    gone.reported = true; // nobody saw it go
    gone.end = "vanished";
    const auto entries = built(wide(), {state(1, 1min, "phase", "running"), gone}, 5min);
    QCOMPARE(entries.back().summary, std::string("The machine is gone"));
    QVERIFY(entries.back().importance == Importance::Key);
}

} // namespace tst_entrybuilder

HP_TEST(tst_entrybuilder, TestEntryBuilder)
#include "tst_entrybuilder.moc"
