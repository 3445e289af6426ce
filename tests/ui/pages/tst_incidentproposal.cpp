// SPDX-License-Identifier: Apache-2.0
#include "tests/support/runner/Runner.h"
#include "ui/incidents/IncidentProposal.h"

#include <QTest>

namespace tst_incidentproposal {

using namespace hp;
using namespace hp::ui;
using namespace std::chrono_literals;

using live::HoldKind;
using live::HoldState;
using Deeds = std::optional<std::vector<IncidentDeed>>;

class TestIncidentProposal : public QObject
{
    Q_OBJECT

private slots:
    void itSaysWhatHolds_data();
    void itSaysWhatHolds();
    void theRangeStartsALittleBeforeTheOldestHold_data();
    void theRangeStartsALittleBeforeTheOldestHold();
    void theStoryHasWhoDidWhat_data();
    void theStoryHasWhoDidWhat();
    void namesOfOthersAreNoMarkdown_data();
    void namesOfOthersAreNoMarkdown();
    void aLongListIsCut();
    void deedsAreThoseOfPeople();
};

namespace {

const TimePoint theNow = *parseTime("2026-11-20T14:03:22Z");

FleetHold hold(HoldKind kind, const char *name, Duration age, HoldState state = HoldState::Holding)
{
    FleetHold one;
    one.kind = kind;
    one.name = QString::fromUtf8(name);
    one.owner = QStringLiteral("logging/exporter");
    one.state = state;
    one.since = theNow - age;
    return one;
}

FleetRow machine(const char *name, std::vector<FleetHold> holds)
{
    FleetRow row;
    row.key = QStringLiteral("ns/") + QLatin1String(name);
    row.name = QLatin1String(name);
    row.holds = std::move(holds);
    return row;
}

FleetHold keepLogs(Duration age)
{
    return hold(HoldKind::PreTerminate, "KeepLogs", age);
}

QString timeOf(TimePoint at)
{
    return QString::fromStdString(formatTime(at));
}

} // namespace

void TestIncidentProposal::itSaysWhatHolds_data()
{
    QTest::addColumn<std::vector<FleetRow>>("machines");
    QTest::addColumn<QString>("title");
    QTest::addColumn<QString>("story");

    const auto row = [](const char *statement,
                        std::vector<FleetRow> machines,
                        const char *title,
                        const char *story) {
        QTest::newRow(statement) << std::move(machines) << QString::fromUtf8(title)
                                 << QString::fromUtf8(story);
    };
    row("nothing is said of nothing", {}, "", "");
    row("a machine that nothing holds has no story", {machine("worker-1", {})}, "", "");
    row("what is armed holds nothing",
        {machine("worker-1", {hold(HoldKind::PreDrain, "A", 9h, HoldState::Armed)})},
        "",
        "");
    row("a hook is named with its point, owner and age",
        {machine("worker-1", {keepLogs(47min)})},
        "worker-1 waits at preTerminate for KeepLogs",
        "- worker-1 waits at preTerminate for KeepLogs; owner: logging/exporter; since 2026-11-20 "
        "13:16:22 UTC (47 m)");
    row("late is said",
        {machine("worker-1", {hold(HoldKind::PreDrain, "A", 3h, HoldState::Late)})},
        "worker-1 waits at preDrain for A",
        "- worker-1 waits at preDrain for A; owner: logging/exporter; since 2026-11-20 11:03:22 "
        "UTC "
        "(3 h); late");
    row("a cause that is no hold is told as it is named",
        {machine("worker-1", {hold(HoldKind::Cause, "node not ready", 5min)})},
        "worker-1 waits: node not ready",
        "- worker-1 waits: node not ready; owner: logging/exporter; since 2026-11-20 13:58:22 UTC "
        "(5 m)");
    row("of several holds of one machine the oldest is the title",
        {machine("worker-1", {hold(HoldKind::PreDrain, "B", 5min), keepLogs(47min)})},
        "worker-1 waits at preTerminate for KeepLogs",
        "- worker-1 waits at preTerminate for KeepLogs; owner: logging/exporter; since 2026-11-20 "
        "13:16:22 UTC (47 m)\n"
        "- worker-1 waits at preDrain for B; owner: logging/exporter; since 2026-11-20 13:58:22 "
        "UTC (5 m)");
    row("machines that wait for one thing are counted, the longest first",
        {machine("worker-1", {keepLogs(5min)}), machine("worker-2", {keepLogs(47min)})},
        "2 machines wait at preTerminate for KeepLogs",
        "- worker-2 waits at preTerminate for KeepLogs; owner: logging/exporter; since 2026-11-20 "
        "13:16:22 UTC (47 m)\n"
        "- worker-1 waits at preTerminate for KeepLogs; owner: logging/exporter; since 2026-11-20 "
        "13:58:22 UTC (5 m)");
    row("of those that wait for different things the one that waits longest is named",
        {machine("worker-1", {hold(HoldKind::PreDrain, "B", 5min)}),
         machine("worker-2", {keepLogs(47min)}),
         machine("calm", {})},
        "2 machines wait, worker-2 longest, at preTerminate for KeepLogs",
        "- worker-2 waits at preTerminate for KeepLogs; owner: logging/exporter; since 2026-11-20 "
        "13:16:22 UTC (47 m)\n"
        "- worker-1 waits at preDrain for B; owner: logging/exporter; since 2026-11-20 13:58:22 "
        "UTC (5 m)");
}

void TestIncidentProposal::itSaysWhatHolds()
{
    QFETCH(const std::vector<FleetRow>, machines);
    QFETCH(const QString, title);
    QFETCH(const QString, story);
    const IncidentProposal proposal = proposeIncident(machines, std::nullopt, theNow);
    QCOMPARE(proposal.title, title);
    QCOMPARE(proposal.story, story);
}

void TestIncidentProposal::theRangeStartsALittleBeforeTheOldestHold_data()
{
    QTest::addColumn<std::vector<FleetRow>>("machines");
    QTest::addColumn<QString>("from");

    QTest::newRow("two hours back when nothing holds")
        << std::vector<FleetRow>{} << "2026-11-20T12:03:00Z";
    QTest::newRow("two minutes before a young hold")
        << std::vector<FleetRow>{machine("a", {keepLogs(5min)})} << "2026-11-20T13:56:00Z";
    QTest::newRow("a twentieth of its age before an older one, the oldest of all")
        << std::vector<FleetRow>{machine("a", {keepLogs(5min)}), machine("b", {keepLogs(100min)})}
        << "2026-11-20T12:18:00Z";
    QTest::newRow("an hour before a very old one")
        << std::vector<FleetRow>{machine("a", {keepLogs(240h)})} << "2026-11-10T13:03:00Z";
    QTest::newRow("what is armed does not count") << std::vector<FleetRow>{machine(
        "a", {keepLogs(5min), hold(HoldKind::PreDrain, "B", 9h, HoldState::Armed)})}
                                                  << "2026-11-20T13:56:00Z";
    QTest::newRow("a hold of a clock that is ahead starts now")
        << std::vector<FleetRow>{machine("a", {keepLogs(-5min)})} << "2026-11-20T14:01:00Z";
    FleetHold timeless = keepLogs(0min);
    timeless.since.reset();
    QTest::newRow("two hours back when nobody knows since when")
        << std::vector<FleetRow>{machine("a", {timeless})} << "2026-11-20T12:03:00Z";
}

void TestIncidentProposal::theRangeStartsALittleBeforeTheOldestHold()
{
    QFETCH(const std::vector<FleetRow>, machines);
    QFETCH(const QString, from);
    QCOMPARE(timeOf(proposeIncident(machines, std::nullopt, theNow).from), from);
}

void TestIncidentProposal::theStoryHasWhoDidWhat_data()
{
    QTest::addColumn<std::vector<FleetRow>>("machines");
    QTest::addColumn<Deeds>("deeds");
    QTest::addColumn<QString>("ends");

    const std::vector<FleetRow> held{machine("worker-1", {keepLogs(47min)})};
    const std::vector<IncidentDeed> one{
        {theNow - 21min, QStringLiteral("brian"), QStringLiteral("Alarm acknowledged")}};
    QTest::newRow("nothing before the record was read") << held << Deeds() << "(47 m)";
    QTest::newRow("that nobody did anything")
        << held << Deeds(std::in_place) << "(47 m)\n\nNo action of a person is recorded yet.";
    QTest::newRow("what somebody did") << held << Deeds(one)
                                       << "(47 m)\n\nDone so far:\n\n"
                                          "- 2026-11-20 13:42:22 UTC: brian: Alarm acknowledged";
    QTest::newRow("also where nothing holds any more")
        << std::vector<FleetRow>{} << Deeds(one)
        << "Done so far:\n\n- 2026-11-20 13:42:22 UTC: brian: Alarm acknowledged";
    QTest::newRow("no story of nothing") << std::vector<FleetRow>{} << Deeds(std::in_place) << "";
}

void TestIncidentProposal::theStoryHasWhoDidWhat()
{
    QFETCH(const std::vector<FleetRow>, machines);
    QFETCH(const Deeds, deeds);
    QFETCH(const QString, ends);
    const QString story = proposeIncident(machines, deeds, theNow).story;
    QVERIFY2(ends.isEmpty() ? story.isEmpty() : story.endsWith(ends), qPrintable(story));
}

void TestIncidentProposal::namesOfOthersAreNoMarkdown_data()
{
    QTest::addColumn<QString>("owner");
    QTest::addColumn<QString>("told");

    QTest::newRow("a picture") << "![x](http://evil/x.png)"
                               << "!\\[x\\](http://evil/x.png)";
    QTest::newRow("HTML") << "<img src=x>"
                          << "\\<img src=x\\>";
    QTest::newRow("code") << "`rm`"
                          << "\\`rm\\`";
    QTest::newRow("what is escaped stays escaped") << "\\[x\\]"
                                                   << "\\\\\\[x\\\\\\]";
    QTest::newRow("a line of its own") << "a\n# Head"
                                       << "a\\\\n# Head";
    QTest::newRow("an entity") << "&lt;"
                               << "\\&lt;";
    QTest::newRow("a plain name stays as it is") << "kube-system/my_backup.v2"
                                                 << "kube-system/my_backup.v2";
}

void TestIncidentProposal::namesOfOthersAreNoMarkdown()
{
    QFETCH(const QString, owner);
    QFETCH(const QString, told);
    FleetHold one = keepLogs(5min);
    one.owner = owner;
    const IncidentDeed deed{theNow, QStringLiteral("ann"), owner};
    const QString story = proposeIncident({machine("a", {one})}, {{deed}}, theNow).story;
    QVERIFY2(story.contains("owner: " + told + ";"), qPrintable(story));
    QVERIFY2(story.endsWith("ann: " + told), qPrintable(story));
}

void TestIncidentProposal::aLongListIsCut()
{
    std::vector<FleetRow> many;
    for (int at = 0; at < 40; ++at)
        many.push_back(machine(qPrintable(QStringLiteral("m%1").arg(at)), {keepLogs(5min)}));
    const IncidentProposal proposal = proposeIncident(many, std::nullopt, theNow);
    QCOMPARE(proposal.title, QStringLiteral("40 machines wait at preTerminate for KeepLogs"));
    QCOMPARE(proposal.story.count(QLatin1Char('\n')), 12);
    QVERIFY(proposal.story.endsWith(QStringLiteral("\n- 28 more machines wait.")));
}

void TestIncidentProposal::deedsAreThoseOfPeople()
{
    const auto entry = [](const char *kind, const char *actor, const char *summary) {
        return QVariantMap{
            {"kind", kind},
            {"event_time", "2026-11-20T13:42:22Z"},
            {"summary", summary},
            {"actor", QVariantMap{{"type", "user"}, {"id", actor}, {"display", actor}}}};
    };
    QVariantMap timeless = entry("note", "ann", "when");
    timeless.remove("event_time");
    const auto deeds = deedsAmong({entry("phase", "machine-controller", "Phase: Deleting"),
                                   entry("ack", "brian", "Alarm acknowledged"),
                                   entry("command", "ann", "Remove hook"),
                                   entry("export", "ann", "Exported"),
                                   timeless});
    QCOMPARE(deeds.size(), std::size_t(2));
    QCOMPARE(deeds[0].by, QStringLiteral("brian"));
    QCOMPARE(deeds[1].what, QStringLiteral("Remove hook"));
}

} // namespace tst_incidentproposal

HP_GUI_TEST(tst_incidentproposal, TestIncidentProposal)
#include "tst_incidentproposal.moc"
