// SPDX-License-Identifier: Apache-2.0
#include "model/incident/Digest.h"
#include "model/incident/EntryBuilder.h"
#include "tests/support/incident/Story.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

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
    void gapsAreCounted();
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
    QCOMPARE(total, story.digest.holdSeconds());
    double rows = 0;
    for (const DigestHold &row : story.digest.holds())
        rows += row.seconds;
    QCOMPARE(rows, total);
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

void TestDigest::gapsAreCounted()
{
    const Added story(storyIncident(), test::story(), 80min);
    QCOMPARE(story.digest.gaps().size(), std::size_t(1));
    QCOMPARE(story.digest.gaps().front().id, std::string("g/1"));
    QVERIFY(toJson(story.digest)["counts"]["gap"] == Json(1));
}

} // namespace tst_digest

HP_TEST(tst_digest, TestDigest)
#include "tst_digest.moc"
