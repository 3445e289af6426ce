// SPDX-License-Identifier: Apache-2.0
// What becomes of a backend's sight of a real cluster when the server goes, forgets, or the network
// between them fails: nothing is lost, the time without sight is in the history, the console is
// told at the right second, and sight is back soon after the cause ended.
#include "tests/bench/load/Figure.h"
#include "tests/e2e/outages/Sight.h"
#include "tests/support/clustercontract/Await.h"
#include "tests/support/kube/KubeFixture.h"
#include "tests/support/kube/RealApiServer.h"
#include "tests/support/proxy/TcpProxy.h"
#include "tests/support/runner/Runner.h"

#include <QtTest>

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>

namespace tst_outages {

using namespace hp;
using namespace hp::test;
using namespace std::chrono_literals;

namespace {

const std::string machinesPath =
    "/apis/machine.openshift.io/v1beta1/namespaces/openshift-machine-api/machines";
const char *const merge = "application/merge-patch+json";
constexpr int fleetSize = 20;
/// A console may be told late by so much, and by what a busy machine adds (Staleness::pause).
constexpr Duration grain = 500ms;

std::string nameOf(int number)
{
    return "m-" + std::to_string(number);
}

/// Name and revision of every Machine.
using Content = std::map<std::string, std::string>;

} // namespace

class TestOutages : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase();
    void init();
    void cleanup();
    void cleanupTestCase();

    void aQuietClusterIsNeverStale();
    void sightComesBackWithoutALoss_data();
    void sightComesBackWithoutALoss();
    void aTokenThatExpiredIsReadAgain();

private:
    /// What fails, and for how long.
    enum class Cause { Kill, Restart, Stall, Cut, Refuse, Forget };

    void start(Cause cause);
    void stop(Cause cause);
    void waitFor(Duration time);
    void setPhase(const std::string &machine, const std::string &phase);
    void make(const std::string &machine);
    [[nodiscard]] Content stored();
    [[nodiscard]] Content seen();
    [[nodiscard]] bool seesEverything() { return seen() == stored(); }
    void reportRecovery(const char *what, TimePoint causeEnded);
    void checkHistory(TimePoint from, const std::vector<std::string> &changed);

    std::unique_ptr<RealApiServer> m_server{};
    std::unique_ptr<TcpProxy> m_proxy{};
    std::unique_ptr<Sight> m_sight{};
    int m_turn = 0;
};

void TestOutages::initTestCase()
{
    if (const QString why = RealApiServer::whyNot(); !why.isEmpty())
        QSKIP(qPrintable(why));
    RealApiServer::Options options;
    options.compaction = 1s;
    options.tokenCache = 1s;
    m_server = std::make_unique<RealApiServer>(options);
    m_proxy = std::make_unique<TcpProxy>(m_server->port());
    for (int i = 0; i < fleetSize; ++i)
        make(nameOf(i));
}

void TestOutages::cleanupTestCase()
{
    m_sight.reset();
    m_proxy.reset();
    m_server.reset();
}

void TestOutages::init()
{
    ++m_turn;
    m_sight = std::make_unique<Sight>(
        endpointOf(*m_server, m_proxy->port()),
        std::make_shared<StaticCredentials>(tokenOf(*m_server, QStringLiteral("admin"))));
    QVERIFY(runUntil([this] { return m_sight->machines().hasSynced() && seesEverything(); }));
}

void TestOutages::cleanup()
{
    m_sight.reset();
    if (m_proxy)
        m_proxy->set(Line::Pass);
}

void TestOutages::waitFor(Duration time)
{
    const auto until = std::chrono::steady_clock::now() + time;
    (void)runUntil([until] { return std::chrono::steady_clock::now() >= until; });
}

void TestOutages::make(const std::string &machine)
{
    m_server->must("POST",
                   machinesPath,
                   {{"apiVersion", "machine.openshift.io/v1beta1"},
                    {"kind", "Machine"},
                    {"metadata", {{"name", machine}}},
                    {"spec", Json::object()}});
    setPhase(machine, "Provisioning");
}

void TestOutages::setPhase(const std::string &machine, const std::string &phase)
{
    m_server->must(
        "PATCH", machinesPath + '/' + machine + "/status", {{"status", {{"phase", phase}}}}, merge);
}

Content TestOutages::stored()
{
    Content content;
    const Json listed = m_server->must("GET", machinesPath);
    for (const Json &item : listed["items"])
        content[item["metadata"]["name"]] = item["metadata"]["resourceVersion"];
    return content;
}

Content TestOutages::seen()
{
    Content content;
    for (const Object &machine : m_sight->machines().list())
        content[machine.name()] = machine.resourceVersion();
    return content;
}

void TestOutages::start(Cause cause)
{
    switch (cause) {
    case Cause::Kill:
        m_server->kill();
        break;
    case Cause::Restart:
        m_server->stop();
        break;
    case Cause::Stall:
        m_proxy->set(Line::Stall);
        break;
    case Cause::Cut:
    case Cause::Forget:
        m_proxy->set(Line::Cut);
        break;
    case Cause::Refuse:
        m_proxy->set(Line::Refuse);
        break;
    }
}

void TestOutages::stop(Cause cause)
{
    if (cause == Cause::Kill || cause == Cause::Restart) {
        m_server->start();
        return;
    }
    if (cause == Cause::Forget) {
        // A server that starts again knows nothing older than what is compacted.
        m_server->kill();
        m_server->start();
    }
    m_proxy->set(Line::Pass);
}

void TestOutages::reportRecovery(const char *what, TimePoint causeEnded)
{
    const double seconds = std::chrono::duration<double>(m_sight->now() - causeEnded).count();
    bench::print("outages", {std::string("sight again after: ") + what, seconds, "s", 1, 2.0});
}

void TestOutages::aQuietClusterIsNeverStale()
{
    m_sight->startWatch();
    waitFor(Sight::staleAfter + 2s);
    // A busy machine may not have let it hear what came meanwhile.
    const Sight::Staleness &told = m_sight->staleness();
    QVERIFY2(!told.from || told.silence - told.pause < Sight::staleAfter,
             "nothing happened, and the data were called stale");
    QVERIFY(runUntil([this] { return m_sight->streamRow().value("state", "") == "live"; }));
}

void TestOutages::sightComesBackWithoutALoss_data()
{
    QTest::addColumn<int>("cause");
    QTest::addColumn<std::chrono::milliseconds>("lasts"); ///< at least
    QTest::addColumn<bool>("untilStale"); ///< it lasts until that is noticed
    QTest::addColumn<bool>("canWrite"); ///< while it lasts
    QTest::addColumn<bool>("relists");
    const auto row =
        [](const char *name, Cause cause, auto lasts, bool stale, bool canWrite, bool relists) {
            QTest::newRow(name) << int(cause) << std::chrono::milliseconds(lasts) << stale
                                << canWrite << relists;
        };
    row("the server is killed", Cause::Kill, 1s, false, false, false);
    row("the server is restarted", Cause::Restart, 1s, false, false, false);
    row("the network swallows everything", Cause::Stall, 13s, true, true, false);
    row("the network resets everything", Cause::Cut, 5s, true, true, false);
    row("nobody listens", Cause::Refuse, 5s, true, true, false);
    row("the server forgets meanwhile", Cause::Forget, 5s, false, true, true);
}

void TestOutages::sightComesBackWithoutALoss()
{
    QFETCH(const int, cause);
    QFETCH(const std::chrono::milliseconds, lasts);
    QFETCH(const bool, untilStale);
    QFETCH(const bool, canWrite);
    QFETCH(const bool, relists);
    const Cause what = static_cast<Cause>(cause);
    const std::string fresh = "fresh-" + std::to_string(m_turn);
    const std::string gone = "gone-" + std::to_string(m_turn);
    make(gone);
    setPhase(nameOf(0), "Provisioned");
    QVERIFY(runUntil([this] { return seesEverything(); }));
    const auto before = m_sight->cluster().counters();

    m_sight->startWatch();
    const TimePoint begun = m_sight->now();
    start(what);
    std::vector<std::string> changed;
    const auto write = [&] {
        for (int i = 0; i < fleetSize; i += 3) {
            setPhase(nameOf(i), m_turn % 2 == 0 ? "Running" : "Failed");
            changed.push_back(nameOf(i));
        }
        make(fresh);
        m_server->must("DELETE", machinesPath + '/' + gone);
    };
    // Some of it after the connection is known to be lost, some of it perhaps before.
    if (canWrite)
        write();
    waitFor(lasts);
    if (untilStale)
        QVERIFY2(runUntil([this] { return m_sight->isStale(); }), "nothing says that it is blind");
    if (canWrite)
        setPhase(nameOf(1), m_turn % 2 == 0 ? "Running" : "Failed");
    const std::string state = m_sight->streamRow().value("state", "");
    stop(what);
    const TimePoint ended = m_sight->now();
    if (!canWrite)
        write();
    const Content wanted = stored();
    QVERIFY2(runUntil([&] { return seen() == wanted && !m_sight->isStale(); }),
             m_sight->reason().c_str());
    reportRecovery(QTest::currentDataTag(), ended);

    // Told at the right second: at the latest when nothing had been heard for ten, and while the
    // cause lasted.
    if (untilStale) {
        const Sight::Staleness &told = m_sight->staleness();
        const Duration late = grain + told.pause;
        QVERIFY(told.from);
        QVERIFY(told.silence <= Sight::staleAfter + late);
        QVERIFY(*told.from - begun <= std::min<Duration>(Sight::staleAfter, lasts) + late);
        QVERIFY(*told.from >= begun);
    }
    if (what == Cause::Cut || what == Cause::Refuse)
        QCOMPARE(state, "closed");
    const auto after = m_sight->cluster().counters();
    if (relists)
        QVERIFY2(after.relists > before.relists, "the server forgot, and nobody listed again");
    if (m_sight->staleness().from)
        checkHistory(begun, changed);
}

/// The gap is there and covers the cause; what was found afterwards is told as found, not as seen.
void TestOutages::checkHistory(TimePoint from, const std::vector<std::string> &changed)
{
    const TimePoint now = m_sight->now();
    QVERIFY(m_sight->history().flush());
    const auto gaps = m_sight->history().gaps(from, now);
    QVERIFY(gaps);
    const auto gap = std::find_if(gaps->begin(), gaps->end(), [](const history::Gap &one) {
        return one.stream == "machines";
    });
    QVERIFY2(gap != gaps->end(), "no gap was recorded");
    QVERIFY2(gap->from <= from + grain + m_sight->staleness().pause,
             "the gap begins after the cause");
    QVERIFY2(gap->to && *gap->to <= now, "the gap has no end");
    QVERIFY2(!gap->cause.empty(), "the gap has no cause");
    for (const std::string &machine : changed) {
        const auto rows =
            m_sight->history().transitions({"openshift-machine-api", machine}, from, now);
        QVERIFY(rows);
        const Object object = m_sight->machines().get({"openshift-machine-api", machine});
        const auto phase = std::find_if(
            rows->rbegin(), rows->rend(), [](const auto &row) { return row.lane == "phase"; });
        QVERIFY2(phase != rows->rend(), machine.c_str());
        QCOMPARE(phase->state.text, object.text("/status/phase"));
        if (phase->seen >= from && phase->seen <= *gap->to)
            QCOMPARE(int(phase->known), int(history::Known::Reported));
    }
}

void TestOutages::aTokenThatExpiredIsReadAgain()
{
    const auto token = [this](std::chrono::seconds lifetime) {
        return m_server->accountToken(lifetime).toStdString();
    };
    const auto credentials = std::make_shared<StaticCredentials>(token(30s));
    m_sight = std::make_unique<Sight>(endpointOf(*m_server, m_proxy->port()), credentials);
    QVERIFY(runUntil([this] { return m_sight->machines().hasSynced() && seesEverything(); }));

    // A server does not end the watches of a token that expires; the next request is refused.
    waitFor(33s);
    setPhase(nameOf(2), "Running");
    QVERIFY(runUntil([this] { return seesEverything(); }));
    const TimePoint begun = m_sight->now();
    m_proxy->set(Line::Cut);
    m_proxy->set(Line::Pass);
    QVERIFY2(runUntil([this] { return !m_sight->cluster().connection().signedIn; }),
             "an expired token was taken");
    setPhase(nameOf(2), "Failed");
    setPhase(nameOf(3), "Failed");
    QVERIFY2(runUntil([this] { return m_sight->isStale(); }), "nothing says that it is blind");
    QVERIFY(!seesEverything());

    credentials->next = token(300s);
    const TimePoint ended = m_sight->now();
    QVERIFY(runUntil([this] { return seesEverything() && !m_sight->isStale(); }));
    reportRecovery("the token expired", ended);
    QVERIFY(runUntil([this] { return m_sight->cluster().connection().signedIn; }));
    checkHistory(begun, {nameOf(2), nameOf(3)});
}

} // namespace tst_outages

HP_TEST(tst_outages, TestOutages)
#include "tst_outages.moc"
