// SPDX-License-Identifier: Apache-2.0
#include "backend/gateway/views/ConnectionRows.h"
#include "model/base/Json.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <nlohmann/json.hpp>

namespace tst_connectionrows {

using namespace hp;
using namespace hp::gateway;
using namespace std::chrono_literals;

namespace {

const TimePoint now = *parseTime("2026-01-10T12:00:00Z");
constexpr const char *machines = "machines.machine.openshift.io";

StreamInfo stream(Duration age, bool synced = true)
{
    return {machines, "Machine", synced, {}, now - age, 3};
}

ClusterFacts reached()
{
    ClusterFacts facts;
    facts.server.emplace();
    facts.server->reachable = true;
    facts.server->signedIn = true;
    return facts;
}

ClusterFacts troubled(Duration since, bool reachable, bool signedIn)
{
    ClusterFacts facts = reached();
    facts.server->reachable = reachable;
    facts.server->signedIn = signedIn;
    facts.server->trouble = std::string("connection refused (10.0.0.5:6443)");
    facts.server->troubleSince = now - since;
    return facts;
}

Json rowOf(const ClusterFacts &facts, const std::vector<StreamInfo> &streams, const char *key)
{
    const auto rows = connectionRows({}, streams, facts, {}, now);
    const auto found = rows.find(key);
    return found == rows.end() ? Json() : Json::parse(found->second);
}

} // namespace

class TestConnectionRows : public QObject
{
    Q_OBJECT
private slots:
    void serverState_data();
    void serverState();
    void aStreamSaysWhatIsWrong_data();
    void aStreamSaysWhatIsWrong();
    void anEmbeddedClusterHasNoServer();
    void aBundleSaysWhatItIs();
    void whatIsNotKnownIsNull();
    void theSignInLogHasARowOfItsOwn();
    void whatWasDroppedIsCounted();
};

void TestConnectionRows::serverState_data()
{
    QTest::addColumn<ClusterFacts>("facts");
    QTest::addColumn<StreamInfo>("stream");
    QTest::addColumn<QString>("state");
    const auto row =
        [](const char *name, const ClusterFacts &facts, const StreamInfo &of, const char *state) {
            QTest::newRow(name) << facts << of << QString::fromLatin1(state);
        };
    ClusterFacts tired = reached();
    tired.server->credentials.givenUp = true;
    ClusterFacts missing = reached();
    missing.kinds[machines] = {"Machine", live::KindState::Missing, {}, {}, {}};

    row("a fresh stream is live", reached(), stream(1s), "live");
    row("three seconds are still live", reached(), stream(3s), "live");
    row("then it is slow", reached(), stream(3s + 1us), "slow");
    row("ten seconds are still slow", reached(), stream(10s), "slow");
    row("then it is stale", reached(), stream(10s + 1us), "stale");
    row("the first list is awaited", reached(), stream(0s, false), "loading");
    row("a cut of half a minute is stale", troubled(30s, false, true), stream(32s), "stale");
    row("then it is disconnected", troubled(30s + 1us, false, true), stream(32s), "disconnected");
    row("a server that was never reached",
        troubled(31s, false, true),
        stream(0s, false),
        "disconnected");
    row("who is not known any more", troubled(1s, true, false), stream(1s), "authExpired");
    row("who gave up signing in", tired, stream(1s), "authExpired");
    row("what is missing has no age", missing, stream(1h), "live");
}

void TestConnectionRows::serverState()
{
    QFETCH(const ClusterFacts, facts);
    QFETCH(const StreamInfo, stream);
    QFETCH(const QString, state);
    QCOMPARE(live::toWord(decideServerState(facts, {stream}, now).state),
             std::string_view(state.toStdString()));
    QCOMPARE(QString::fromStdString(rowOf(facts, {stream}, "server").value("state", "")), state);
}

void TestConnectionRows::aStreamSaysWhatIsWrong_data()
{
    QTest::addColumn<ClusterFacts>("facts");
    QTest::addColumn<StreamInfo>("stream");
    QTest::addColumn<QString>("state");
    QTest::addColumn<QString>("reason");
    StreamInfo broken = stream(1s);
    broken.reason = "the server closed it";
    ClusterFacts forbidden = reached();
    forbidden.kinds[machines] = {
        "Machine", live::KindState::Forbidden, "list", "User \"v\" cannot list machines", {}};
    ClusterFacts cut = reached();
    cut.streamTrouble[machines] = "connection refused";

    QTest::newRow("live") << reached() << stream(1s) << "live"
                          << "";
    QTest::newRow("old") << reached() << stream(11s) << "stale"
                         << "";
    QTest::newRow("old, but nothing else is expected of an embedded one")
        << ClusterFacts() << stream(1h) << "live"
        << "";
    QTest::newRow("closed") << reached() << broken << "closed"
                            << "the server closed it";
    QTest::newRow("cut") << cut << stream(1s) << "closed"
                         << "connection refused";
    QTest::newRow("forbidden") << forbidden << stream(1s) << "forbidden"
                               << "User \"v\" cannot list machines";
}

void TestConnectionRows::aStreamSaysWhatIsWrong()
{
    QFETCH(const ClusterFacts, facts);
    QFETCH(const StreamInfo, stream);
    QFETCH(const QString, state);
    QFETCH(const QString, reason);
    const Json row = rowOf(facts, {stream}, "stream/machines.machine.openshift.io");
    QCOMPARE(QString::fromStdString(row.value("state", "")), state);
    QCOMPARE(QString::fromStdString(row.value("reason", "")), reason);
}

void TestConnectionRows::anEmbeddedClusterHasNoServer()
{
    const auto rows = connectionRows({}, {stream(1s)}, {}, {}, now);
    QCOMPARE(rows.size(), std::size_t(2));
    QVERIFY(rows.contains("backend"));
}

void TestConnectionRows::aBundleSaysWhatItIs()
{
    ServerInfo server;
    server.bundle = live::BundleRow{
        "r.holdpoint", "HP-2026-0042", "A worker waited", now, now, "internal", true};
    const auto rows = connectionRows(server, {}, {}, {}, now);
    const Json row = Json::parse(rows.at("bundle"));
    QCOMPARE(row["file"].get<std::string>(), std::string("r.holdpoint"));
    QCOMPARE(row["incident"].get<std::string>(), std::string("HP-2026-0042"));
    QCOMPARE(row["to"].get<std::string>(), formatMicroTime(now));
    QVERIFY(row["states"] == true);
}

void TestConnectionRows::whatIsNotKnownIsNull()
{
    ClusterFacts facts = reached();
    facts.rights.push_back(
        {"hosts", "patch", "baremetalhosts.metal3.io", "status", "ns", std::nullopt});
    facts.rights.push_back({"hosts", "list", "baremetalhosts.metal3.io", {}, {}, false});
    const Json open = rowOf(facts, {}, "right/hosts/patch baremetalhosts.metal3.io/status in ns");
    QVERIFY(open["allowed"].is_null());
    QVERIFY(rowOf(facts, {}, "right/hosts/list baremetalhosts.metal3.io")["allowed"] == false);
    QVERIFY(rowOf(facts, {}, "server")["clockSkewMs"].is_null());
}

void TestConnectionRows::theSignInLogHasARowOfItsOwn()
{
    QVERIFY(rowOf(reached(), {stream(1s)}, "credentials").is_null()); // nothing was said
    ClusterFacts facts = reached();
    facts.credentialLog = {{now - 2s, "started login"}, {now, "no\xff token"}};
    const Json row = rowOf(facts, {stream(1s)}, "credentials");
    QCOMPARE(row["log"].size(), std::size_t(2));
    QCOMPARE(row["log"][0].dump(),
             std::string(R"({"at":"2026-01-10T11:59:58.000000Z","text":"started login"})"));
    QCOMPARE(row["log"][1]["text"].get<std::string>(), std::string("no\uFFFD token"));
    QVERIFY(!rowOf(facts, {stream(1s)}, "server")["credentials"].contains("log"));
}

void TestConnectionRows::whatWasDroppedIsCounted()
{
    const auto rows = connectionRows({}, {}, {}, {0, 2, 7}, now);
    QCOMPARE(Json::parse(rows.at("backend"))["dropped"].get<int>(), 7);
}

} // namespace tst_connectionrows

HP_TEST(tst_connectionrows, TestConnectionRows)
#include "tst_connectionrows.moc"
