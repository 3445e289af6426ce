// SPDX-License-Identifier: Apache-2.0
#include "tests/support/gateway/Patience.h"
#include "tests/support/gateway/ScriptedGateway.h"
#include "tests/support/runner/Runner.h"
#include "ui/session/GatewaySession.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QSignalSpy>
#include <QTest>

namespace tst_clusterstanding {

using namespace hp::ui;
using hp::tests::ScriptedGateway;
using namespace std::chrono_literals;

namespace {

const auto connectionView = QStringLiteral("connection");
const auto now = QStringLiteral("2026-11-20T14:03:22.000000Z");
const auto machines = QStringLiteral("kind/machines.machine.openshift.io");

QJsonObject objectOf(const char *text)
{
    return QJsonDocument::fromJson(text).object();
}

/// A console connected to a backend that works on a real cluster.
struct Line {
    ScriptedGateway gateway;
    ManualUiClock clock;
    std::unique_ptr<GatewaySession> session;

    explicit Line(const char *mode, const QJsonObject &rows)
    {
        gateway.setServer({{QStringLiteral("mode"), QLatin1String(mode)}});
        gateway.setRows(QStringLiteral("fleet"), {});
        gateway.setRows(connectionView, rows);
        if (!gateway.listen())
            qFatal("no loopback port");
        session = std::make_unique<GatewaySession>(
            GatewayAddress{gateway.url(), {}, {}}, clock, [] { return 0.5; });
        session->start();
    }
    [[nodiscard]] bool follows()
    {
        return hp::tests::waitFor(
            [this] { return gateway.received(QStringLiteral("subscribe")).size() == 2; });
    }
};

} // namespace

class TestClusterStanding : public QObject
{
    Q_OBJECT
private slots:
    void anEmbeddedClusterIsNotFollowed();
    void aWorkloadClusterThatCannotBeSeenSaysSinceWhen();
    void theStateOfTheServerIsThatOfTheSession_data();
    void theStateOfTheServerIsThatOfTheSession();
    void asOfIsWhenTheClusterWasLastHeardOf();
    void theBannerSpeaksAsTheProductSays_data();
    void theBannerSpeaksAsTheProductSays();
    void aBundleIsSaidCalmly_data();
    void aBundleIsSaidCalmly();
    void whatIsNotShownIsSaid();
    void whatIsNotUnderstoodIsNotCounted_data();
    void whatIsNotUnderstoodIsNotCounted();
    void machinesOfAnotherApiAreCounted_data();
    void machinesOfAnotherApiAreCounted();
    void whatNobodyHasSeenIsNotNone_data();
    void whatNobodyHasSeenIsNotNone();
    void aPersonCanHaveItTriedAgain();
};

void TestClusterStanding::anEmbeddedClusterIsNotFollowed()
{
    Line line("embedded", {});
    QVERIFY(hp::tests::waitFor([&] { return line.session->isFleetLoaded(); }));
    QCOMPARE(line.gateway.received(QStringLiteral("subscribe")).size(), 1);
}

void TestClusterStanding::aWorkloadClusterThatCannotBeSeenSaysSinceWhen()
{
    Line line("observe", objectOf(R"({"server": {"state": "live"},
                  "stream/nodes of capi/prod": {"state": "live"},
                  "stream/nodes of capi/edge": {"state": "closed", "since": "2026-11-20T14:00:00Z"}})"));
    const ClusterStanding &standing = *line.session->standing();
    QTRY_COMPARE(standing.unseenSince(QStringLiteral("capi/edge")),
                 double(QDateTime::fromString(QStringLiteral("2026-11-20T14:00:00Z"), Qt::ISODate)
                            .toMSecsSinceEpoch()));
    QCOMPARE(standing.unseenSince(QStringLiteral("capi/prod")), 0.0);
    QCOMPARE(standing.unseenSince(QStringLiteral("capi/nobody-looked")), 0.0);
}

void TestClusterStanding::theStateOfTheServerIsThatOfTheSession_data()
{
    QTest::addColumn<QString>("server");
    QTest::addColumn<int>("state");
    QTest::newRow("live") << "live" << int(GatewaySession::Live);
    QTest::newRow("slow") << "slow" << int(GatewaySession::Slow);
    QTest::newRow("stale") << "stale" << int(GatewaySession::Stale);
    QTest::newRow("disconnected") << "disconnected" << int(GatewaySession::Stale);
    QTest::newRow("not known any more") << "authExpired" << int(GatewaySession::Stale);
}

void TestClusterStanding::theStateOfTheServerIsThatOfTheSession()
{
    QFETCH(const QString, server);
    QFETCH(const int, state);
    Line line("observe",
              {{QStringLiteral("server"), QJsonObject{{QStringLiteral("state"), server}}}});
    QVERIFY(line.follows());
    QVERIFY(hp::tests::waitFor([&] { return int(line.session->state()) == state; }));
    QCOMPARE(line.session->isStale(), state == int(GatewaySession::Stale));
    QVERIFY(!line.session->isUnheard()); // the backend itself speaks
}

void TestClusterStanding::asOfIsWhenTheClusterWasLastHeardOf()
{
    Line line("observe",
              objectOf(R"({"server": {"state": "stale", "asOf": "2026-11-20T14:02:40.000000Z"}})"));
    QVERIFY(line.follows());
    QVERIFY(hp::tests::waitFor([&] { return line.session->isStale(); }));
    line.gateway.tick(now);
    QVERIFY(hp::tests::waitFor([&] { return line.session->age() == 42000.0; }));
    QCOMPARE(QDateTime::fromMSecsSinceEpoch(qint64(line.session->asOf()), Qt::UTC)
                 .toString(QStringLiteral("HH:mm:ss")),
             QStringLiteral("14:02:40"));
}

void TestClusterStanding::theBannerSpeaksAsTheProductSays_data()
{
    QTest::addColumn<QByteArray>("rows");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("action");
    QTest::newRow("nothing to say") << QByteArray(R"json({"server": {"state": "live"}})json") << ""
                                    << "";
    QTest::newRow("disconnected")
        << QByteArray(R"json({"server": {"state": "disconnected", "context": "prod-a",
              "trouble": "connection refused (10.0.0.5:6443)"}})json")
        << "prod-a: connection refused (10.0.0.5:6443). Other clusters unaffected."
        << "Retry now";
    QTest::newRow("expired")
        << QByteArray(R"json({"server": {"state": "authExpired", "context": "prod-a",
              "troubleSince": "2026-11-20T14:01:09.000000Z",
              "credentials": {"failedTries": 3, "lastOutput": "token expired\n"}}})json")
        << "Credentials for prod-a expired 14:01. Tried 3 times. Last output: token expired"
        << "Re-authenticate";
    QTest::newRow("expired without a plugin")
        << QByteArray(R"json({"server": {"state": "authExpired", "context": "prod-a",
              "credentials": {"trouble": "the server refused the token"}}})json")
        << "Credentials for prod-a expired. the server refused the token."
        << "Re-authenticate";
}

void TestClusterStanding::theBannerSpeaksAsTheProductSays()
{
    QFETCH(const QByteArray, rows);
    QFETCH(const QString, text);
    QFETCH(const QString, action);
    Line line("observe", QJsonDocument::fromJson(rows).object());
    QVERIFY(line.follows());
    QVERIFY(hp::tests::waitFor([&] { return line.session->standing()->bannerAction() == action; }));
    QCOMPARE(line.session->standing()->bannerText(), text);
}

void TestClusterStanding::aBundleIsSaidCalmly_data()
{
    QTest::addColumn<QByteArray>("bundle");
    QTest::addColumn<QString>("text");
    QTest::newRow("an incident of a day") << QByteArray(
        R"json({"file": "r.holdpoint", "incident": "HP-2026-0042", "title": "A worker waited",
              "from": "2026-11-20T13:10:00.000000Z", "to": "2026-11-20T14:20:00.000000Z",
              "states": true})json")
                                          << "A worker waited (HP-2026-0042), from 2026-11-20 "
                                             "13:10Z to 14:20Z. A bundle: read only, "
                                             "not live.";
    QTest::newRow("over midnight, without a title")
        << QByteArray(R"json({"file": "r.holdpoint", "incident": "HP-2026-0042", "title": "",
              "from": "2026-11-20T23:10:00.000000Z", "to": "2026-11-21T00:20:00.000000Z",
              "states": true})json")
        << "HP-2026-0042, from 2026-11-20 23:10Z to 2026-11-21 00:20Z. A bundle: read only, not "
           "live.";
    QTest::newRow("of no incident, from before there were states")
        << QByteArray(R"json({"file": "r.holdpoint", "incident": "", "title": "",
              "from": "2026-11-20T13:10:00.000000Z", "to": "2026-11-20T14:20:00.000000Z",
              "states": false})json")
        << "r.holdpoint, from 2026-11-20 13:10Z to 14:20Z. A bundle: read only, not live. It has "
           "timelines, but no states of machines.";
}

void TestClusterStanding::aBundleIsSaidCalmly()
{
    QFETCH(const QByteArray, bundle);
    QFETCH(const QString, text);
    Line line("bundle", {{QStringLiteral("bundle"), QJsonDocument::fromJson(bundle).object()}});
    QVERIFY(line.follows());
    QVERIFY(hp::tests::waitFor([&] { return line.session->standing()->isArchived(); }));
    QCOMPARE(line.session->standing()->bannerText(), text);
    QCOMPARE(line.session->standing()->bannerAction(), QString());
    QVERIFY(!line.session->isStale());
}

void TestClusterStanding::whatIsNotShownIsSaid()
{
    Line line("observe", objectOf(R"({
        "server": {"state": "live", "context": "prod-a", "user": "viewer"},
        "kind/machines.machine.openshift.io": {"state": "forbidden", "verb": "list"},
        "kind/baremetalhosts.metal3.io": {"state": "missing"}})"));
    QVERIFY(line.follows());
    const ClusterStanding &standing = *line.session->standing();
    QVERIFY(hp::tests::waitFor([&] { return !standing.machinesText().isEmpty(); }));
    QCOMPARE(standing.machinesText(),
             QStringLiteral("You are not allowed to list machines in all namespaces."));
    QCOMPARE(standing.machinesProof(), QStringLiteral("Needed: get, list, watch."));
    QCOMPARE(standing.machinesRequest(),
             QStringLiteral("Please grant viewer the verbs get, list, watch on "
                            "machines.machine.openshift.io in prod-a."));
    QCOMPARE(standing.hostsText(),
             QStringLiteral("This cluster has no Metal3 (baremetalhosts.metal3.io)."));
    line.gateway.changeRows(
        connectionView,
        {{machines, QJsonObject{{QStringLiteral("state"), QStringLiteral("served")}}}});
    QVERIFY(hp::tests::waitFor([&] { return standing.machinesText().isEmpty(); }));
    QVERIFY(standing.machinesRequest().isEmpty());
}

void TestClusterStanding::whatIsNotUnderstoodIsNotCounted_data()
{
    QTest::addColumn<QString>("resource");
    QTest::addColumn<QString>("text");
    QTest::newRow("machines")
        << "machines.machine.openshift.io"
        << "This cluster serves machines.machine.openshift.io only as v1beta3, which is not "
           "supported. Machines are shown raw and are read-only.";
    QTest::newRow("hosts") << "baremetalhosts.metal3.io"
                           << "This cluster serves baremetalhosts.metal3.io only as v1beta3, which "
                              "is not supported. Hosts are shown raw and are read-only.";
}

void TestClusterStanding::whatIsNotUnderstoodIsNotCounted()
{
    QFETCH(const QString, resource);
    QFETCH(const QString, text);
    const QString key = QStringLiteral("kind/") + resource;
    const bool ofMachines = key == machines;
    Line line("observe",
              {{QStringLiteral("server"), objectOf(R"({"state": "live"})")},
               {key, objectOf(R"({"state": "notUnderstood", "version": "v1beta3"})")}});
    QVERIFY(line.follows());
    const ClusterStanding &standing = *line.session->standing();
    QVERIFY(hp::tests::waitFor([&] { return !standing.isUnderstood(); }));
    QVERIFY(hp::tests::waitFor([&] { return line.session->isFleetLoaded(); }));
    QCOMPARE(standing.bannerText(), text);
    QVERIFY(line.session->isFleetKnown()); // their rows come
    QCOMPARE(line.session->areCountsKnown(), !ofMachines);
    QCOMPARE(line.session->areCountsPartial(), !ofMachines);
    QVERIFY(standing.machinesRequest().isEmpty());
    line.gateway.changeRows(connectionView, {{key, objectOf(R"({"state": "served"})")}});
    QVERIFY(hp::tests::waitFor([&] { return standing.isUnderstood(); }));
    QVERIFY(line.session->areCountsKnown() && !line.session->areCountsPartial());
    QCOMPARE(standing.bannerText(), QString());
}

void TestClusterStanding::machinesOfAnotherApiAreCounted_data()
{
    QTest::addColumn<QByteArray>("kind");
    QTest::addColumn<bool>("partial");
    QTest::newRow("a cluster of Cluster API has no Machine API")
        << QByteArray(R"({"state": "missing"})") << false;
    QTest::newRow("those of the Machine API may not be listed: there are at least these")
        << QByteArray(R"({"state": "forbidden", "verb": "list"})") << true;
}

void TestClusterStanding::machinesOfAnotherApiAreCounted()
{
    QFETCH(const QByteArray, kind);
    QFETCH(const bool, partial);
    Line line("observe",
              {{QStringLiteral("server"), objectOf(R"({"state": "live"})")},
               {machines, objectOf(kind.constData())}});
    QVERIFY(line.follows());
    const GatewaySession &session = *line.session;
    QVERIFY(hp::tests::waitFor([&] {
        return session.isFleetLoaded() && !line.session->standing()->machinesText().isEmpty();
    }));
    // None is no number while nobody may look.
    QVERIFY(!session.isFleetKnown() && !session.areCountsKnown());
    const QSignalSpy told(line.session.get(), &GatewaySession::fleetLoadedChanged);
    const auto key = QStringLiteral("clusters/md-0-1");
    line.gateway.changeRows(QStringLiteral("fleet"), {{key, objectOf(R"({"name": "md-0-1"})")}});
    QVERIFY(hp::tests::waitFor([&] { return session.areCountsKnown(); }));
    QCOMPARE(session.areMachinesPartial(), partial);
    QCOMPARE(session.areCountsPartial(), partial);
    // Who shows it is told.
    const auto times = told.size();
    QVERIFY(times > 0);
    line.gateway.changeRows(QStringLiteral("fleet"), {}, {key});
    QVERIFY(hp::tests::waitFor([&] { return !session.areCountsKnown(); }));
    QVERIFY(told.size() > times);
}

void TestClusterStanding::whatNobodyHasSeenIsNotNone_data()
{
    QTest::addColumn<QByteArray>("server");
    QTest::addColumn<bool>("partial");
    QTest::newRow("nothing was listed yet") << QByteArray(R"({"state": "loading"})") << true;
    QTest::newRow("the cluster was never reached")
        << QByteArray(R"({"state": "disconnected", "context": "prod-a"})") << false;
}

void TestClusterStanding::whatNobodyHasSeenIsNotNone()
{
    QFETCH(const QByteArray, server);
    QFETCH(const bool, partial);
    Line line("observe", {{QStringLiteral("server"), objectOf(server.constData())}});
    QVERIFY(line.follows());
    const GatewaySession &session = *line.session;
    QVERIFY(hp::tests::waitFor(
        [&] { return session.isFleetLoaded() && line.session->standing()->sawNothing(); }));
    QVERIFY(!session.isFleetKnown() && !session.areCountsKnown());
    // What is there is known to be there, and may not be all.
    const auto key = QStringLiteral("clusters/md-0-1");
    line.gateway.changeRows(QStringLiteral("fleet"), {{key, objectOf(R"({"name": "md-0-1"})")}});
    QVERIFY(hp::tests::waitFor([&] { return session.areCountsKnown(); }));
    QCOMPARE(session.areCountsPartial(), partial);
    line.gateway.changeRows(QStringLiteral("fleet"), {}, {key});
    QVERIFY(hp::tests::waitFor([&] { return !session.areCountsKnown(); }));
    // Somebody has looked: none is a number.
    line.gateway.changeRows(connectionView,
                            {{QStringLiteral("server"), objectOf(R"({"state": "live"})")}});
    QVERIFY(hp::tests::waitFor([&] { return session.areCountsKnown(); }));
    QVERIFY(session.isFleetKnown() && !session.areCountsPartial());
}

void TestClusterStanding::aPersonCanHaveItTriedAgain()
{
    Line line("observe", {});
    QVERIFY(line.follows());
    line.session->retryCluster();
    QVERIFY(hp::tests::waitFor(
        [&] { return line.gateway.received(QStringLiteral("retry")).size() == 1; }));
}

} // namespace tst_clusterstanding

HP_TEST(tst_clusterstanding, TestClusterStanding)
#include "tst_clusterstanding.moc"
