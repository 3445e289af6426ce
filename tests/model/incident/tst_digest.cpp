// SPDX-License-Identifier: Apache-2.0
#include "model/incident/Digest.h"
#include "model/incident/EntryBuilder.h"
#include "tests/model/incident/Story.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <algorithm>
#include <chrono>
#include <nlohmann/json.hpp>
#include <set>

namespace tst_digest {

using namespace hp;
using namespace hp::incident;
using namespace hp::test;
using namespace std::chrono_literals;

/// The figures of an incident and what each rests on.
class TestDigest : public QObject
{
    Q_OBJECT
private slots:
    void theCourseFollowsFromTheEntries_data();
    void theCourseFollowsFromTheEntries();
    void aPersonsTimeGoesFirst();
    void everyFigureNamesItsEntries();
    void whatStillHoldsCountsToTheEnd();
    void aClockThatWasPutBackShows();
    void anEndThatNobodySawIsTheLatest_data();
    void anEndThatNobodySawIsTheLatest();
    void gapsAreCounted();
    void whatHoldsInParallelCountsOnce();
    void itIsOpenWhileSomethingHolds_data();
    void itIsOpenWhileSomethingHolds();
};

namespace {

/// Digests keep a reference to the incident.
struct Added {
    Incident incident{};
    std::vector<Entry> entries{};
    Digest digest;

    Added(Incident what, const std::vector<Fact> &facts, Duration end)
        : incident(std::move(what))
        , digest(incident)
    {
        EntryBuilder builder(incident, budgetOf);
        for (const Fact &fact : facts)
            builder.add(fact, entries);
        builder.finish(storyTime(end), entries);
        for (const Entry &entry : entries)
            digest.add(entry);
        digest.finish(storyTime(end));
    }
};

} // namespace

void TestDigest::theCourseFollowsFromTheEntries_data()
{
    QTest::addColumn<QString>("stamp");
    QTest::addColumn<QString>("evidence");
    QTest::addColumn<QString>("confidence");

    QTest::newRow("it starts with the first hold that is late")
        << QStringLiteral("started") << QStringLiteral("t/12/late") << QStringLiteral("high");
    QTest::newRow("nobody acknowledged: who acted first saw it")
        << QStringLiteral("detected") << QStringLiteral("t/19") << QStringLiteral("low");
    QTest::newRow("it is mitigated when the last hold is cleared")
        << QStringLiteral("mitigated") << QStringLiteral("t/19") << QStringLiteral("high");
    QTest::newRow("it is resolved when the machine is gone")
        << QStringLiteral("resolved") << QStringLiteral("t/20") << QStringLiteral("high");
}

void TestDigest::theCourseFollowsFromTheEntries()
{
    QFETCH(const QString, stamp);
    QFETCH(const QString, evidence);
    QFETCH(const QString, confidence);
    const Added story(storyIncident(), test::story(), 80min);

    const auto found = story.digest.stamps().find(stamp.toStdString());
    if (evidence.isEmpty()) {
        QVERIFY(found == story.digest.stamps().end());
        return;
    }
    QVERIFY(found != story.digest.stamps().end());
    QCOMPARE(QString::fromStdString(found->second.evidence), evidence);
    QCOMPARE(QString::fromStdString(found->second.confidence), confidence);
    QVERIFY(story.digest.stamps().count("acknowledged") == 0);
    QVERIFY(story.digest.stamps().count("closed") == 0);
}

void TestDigest::aPersonsTimeGoesFirst()
{
    Incident incident = storyIncident();
    incident.stamps["started"] = storyTime(15min);
    const Added story(incident, test::story(), 80min);
    QVERIFY(story.digest.stamps().at("started").value == storyTime(15min));
    QCOMPARE(story.digest.stamps().at("started").confidence, std::string("manual"));
    QVERIFY(story.digest.stamps().at("started").evidence.empty());
    QCOMPARE(story.digest.metrics().at("ttr").seconds, 49 * 60.0);
}

void TestDigest::everyFigureNamesItsEntries()
{
    const Added story(storyIncident(), test::story(), 80min);
    std::set<std::string> ids;
    for (const Entry &entry : story.entries)
        ids.insert(entry.id);
    for (const auto &[name, metric] : story.digest.metrics()) {
        QVERIFY2(ids.contains(metric.from), name.c_str());
        QVERIFY2(ids.contains(metric.to), name.c_str());
    }
    double total = 0;
    for (const auto &[owner, time] : story.digest.byOwner()) {
        QVERIFY(!time.entries.empty());
        for (const std::string &id : time.entries)
            QVERIFY2(ids.contains(id), id.c_str());
        total += time.seconds;
    }
    // The fencing key lay within the time of the hook.
    double rows = 0;
    for (const DigestHold &row : story.digest.holds())
        rows += row.seconds;
    QCOMPARE(rows, total);
    QCOMPARE(story.digest.holdSeconds(), total - 15 * 60.0);
    QCOMPARE(story.digest.machineSeconds(), story.digest.holdSeconds());
    QCOMPARE(story.digest.byOwner().at("my-backup-controller").seconds, 47 * 60.0 + 26);
}

void TestDigest::whatStillHoldsCountsToTheEnd()
{
    const Added open(storyIncident(), {state(1, 20min, "hook/preDrain/E", "holding")}, 80min);
    QCOMPARE(open.digest.holdSeconds(), 60 * 60.0);
    QVERIFY(!open.digest.holds().front().to);
    QVERIFY(open.digest.stamps().count("mitigated") == 0);
    QVERIFY(open.digest.metrics().count("ttm") == 0);
}

void TestDigest::aClockThatWasPutBackShows()
{
    // The third observation was made a day earlier by the clock than the second.
    const Added jumped(storyIncident(),
                       {state(3, -24h + 20min, "condition/A", "true"),
                        state(1, 10min, "condition/A", "false"),
                        state(2, 20min, "condition/B", "true")},
                       80min);
    QVERIFY(jumped.digest.clockSkew() == 24h);
    QVERIFY(Added(storyIncident(), test::story(), 80min).digest.clockSkew() == 0s);
}

void TestDigest::anEndThatNobodySawIsTheLatest_data()
{
    QTest::addColumn<bool>("reported");
    QTest::addColumn<int>("seenMinutes"); // after it happened
    QTest::addColumn<bool>("isKnown");
    QTest::newRow("it was seen") << false << 0 << true;
    QTest::newRow("it was gone when somebody looked again") << true << 0 << false;
    QTest::newRow("somebody looked again, and the object said when") << true << 10 << true;
}

void TestDigest::anEndThatNobodySawIsTheLatest()
{
    QFETCH(const bool, reported);
    QFETCH(const int, seenMinutes);
    QFETCH(const bool, isKnown);
    Fact over = state(2, 50min, "hook/preTerminate/Backup", "");
    over.from = "holding";
    over.end = "released";
    over.reported = reported;
    over.seen = over.at + seenMinutes * 1min;
    Fact gone = state(3, 51min, "phase", "");
    gone.reported = reported;
    gone.seen = gone.at + seenMinutes * 1min;
    const Added story(storyIncident(),
                      {state(1, 20min, "hook/preTerminate/Backup", "holding"), over, gone},
                      80min);
    const DigestHold &hold = story.digest.holds().at(0);
    QCOMPARE(hold.isEndKnown, isKnown);
    QCOMPARE(hold.seconds, 30 * 60.0);
    for (const char *stamp : {"mitigated", "resolved"})
        QCOMPARE(story.digest.stamps().at(stamp).confidence, std::string(isKnown ? "high" : "low"));
    const auto released = std::ranges::find(story.entries, EntryKind::HoldReleased, &Entry::kind);
    QVERIFY(released != story.entries.end());
    QVERIFY2(released->summary.ends_with(isKnown ? " released after 30 m"
                                                 : " released after at most 30 m"),
             released->summary.c_str());
}

void TestDigest::gapsAreCounted()
{
    const Added story(storyIncident(), test::story(), 80min);
    QCOMPARE(story.digest.gaps().size(), std::size_t(1));
    QCOMPARE(story.digest.gaps().front().id, std::string("g/1"));
    QVERIFY(toJson(story.digest)["counts"]["gap"] == Json(1));
}

void TestDigest::whatHoldsInParallelCountsOnce()
{
    const auto of = [](const char *machine, int id, Duration at, const char *lane, const char *to) {
        Fact fact = state(id, at, lane, to);
        fact.machine = machine;
        fact.object.uid = machine;
        fact.detail = "owner";
        return fact;
    };
    // Two machines, the first held by two hooks: 20 to 60, 30 to 50, and 40 to 80 minutes.
    const Added story(storyIncident(),
                      {of("ns/a", 1, 20min, "hook/preDrain/E", "holding"),
                       of("ns/a", 2, 30min, "hook/preDrain/F", "holding"),
                       of("ns/b", 3, 40min, "hook/preDrain/E", "holding"),
                       of("ns/a", 4, 50min, "hook/preDrain/F", ""),
                       of("ns/a", 5, 60min, "hook/preDrain/E", "")},
                      80min);
    QCOMPARE(story.digest.holdSeconds(), 60 * 60.0);
    QCOMPARE(story.digest.machineSeconds(), 80 * 60.0);
    QCOMPARE(story.digest.byOwner().at("owner").seconds, 60 * 60.0);
    QCOMPARE(story.digest.byOwner().at("owner").machineSeconds, 80 * 60.0);
    const Json metrics = toJson(story.digest)["metrics"];
    QVERIFY(metrics["hold_time_total"] == Json({{"seconds", 3600.0}, {"machine_seconds", 4800.0}}));
}

void TestDigest::itIsOpenWhileSomethingHolds_data()
{
    QTest::addColumn<int>("until"); // of the hold, minutes; 0: it holds on
    QTest::addColumn<QString>("phase"); // at the end
    QTest::addColumn<int>("machines"); // of the incident
    QTest::addColumn<QString>("status");
    QTest::addColumn<QString>("resolved"); // evidence

    QTest::newRow("gone, and nothing holds") << 30 << QString() << 1 << "closed"
                                             << "t/4";
    QTest::newRow("it runs again") << 30 << "running" << 1 << "closed"
                                   << "t/4";
    QTest::newRow("gone, but its host is held") << 0 << QString() << 1 << "open" << QString();
    QTest::newRow("nothing holds, but it is on its way")
        << 30 << "deleting" << 1 << "mitigated" << QString();
    QTest::newRow("of another machine nothing is known")
        << 30 << QString() << 2 << "mitigated" << QString();
    QTest::newRow("the hold was let go last") << 70 << QString() << 1 << "closed"
                                              << "t/5";
}

void TestDigest::itIsOpenWhileSomethingHolds()
{
    QFETCH(const int, until);
    QFETCH(const QString, phase);
    QFETCH(const int, machines);
    QFETCH(const QString, status);
    QFETCH(const QString, resolved);
    Incident incident = storyIncident();
    incident.status = "closed";
    incident.stamps = {};
    incident.machines.resize(static_cast<std::size_t>(machines), "ns/other");
    Fact last = state(4, 60min, "phase", phase.toStdString());
    Fact over = state(5, std::chrono::minutes(until), "key/reboot.metal3.io/x", "");
    std::vector<Fact> facts{state(1, 11min, "phase", "deleting"),
                            state(2, 12min, "key/reboot.metal3.io/x", "held"),
                            last};
    if (until > 0)
        facts.insert(facts.begin() + (until < 60 ? 2 : 3), over);
    const Added story(incident, facts, 80min);
    QCOMPARE(QString::fromStdString(story.digest.status()), status);
    const auto found = story.digest.stamps().find("resolved");
    QCOMPARE(found == story.digest.stamps().end() ? QString()
                                                  : QString::fromStdString(found->second.evidence),
             resolved);
}

} // namespace tst_digest

HP_TEST(tst_digest, TestDigest)
#include "tst_digest.moc"
