// SPDX-License-Identifier: Apache-2.0
#include "backend/kube/KubeCluster.h"
#include "backend/kube/PersonalWrites.h"
#include "backend/runtime/Informer.h"
#include "backend/runtime/ManualClock.h"
#include "backend/runtime/SystemClock.h"
#include "tests/backend/kube/HangingName.h"
#include "tests/support/clustercontract/Await.h"
#include "tests/support/clustercontract/Printing.h"
#include "tests/support/clustercontract/Samples.h"
#include "tests/support/gateway/Patience.h"
#include "tests/support/kube/KubeFixture.h"
#include "tests/support/kube/ScriptedApi.h"
#include "tests/support/runner/Runner.h"

#include <QScopeGuard>
#include <QTcpServer>
#include <QTcpSocket>
#include <QtTest>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>

namespace tst_kubescripted {

using namespace hp;
using namespace hp::test;
using cluster::ObjectRef;
using cluster::kinds::machine;
using Lines = std::vector<std::string>;
using Received = ScriptedApi::Received;
using Say = ScriptedApi::Say;

namespace {

const std::string machines = "/apis/machine.openshift.io/v1beta1/namespaces/ns/machines";

std::string machineText(const std::string &name, int revision)
{
    return R"({"apiVersion":"machine.openshift.io/v1beta1","kind":"Machine","metadata":{"name":")"
        + name + R"(","namespace":"ns","resourceVersion":")" + std::to_string(revision) + R"("}})";
}

std::string listText(const Lines &names, int revision, const std::string &more = {})
{
    std::string items;
    for (const std::string &name : names)
        items += (items.empty() ? "" : ",") + machineText(name, 1);
    return R"({"kind":"MachineList","metadata":{"resourceVersion":")" + std::to_string(revision)
        + (more.empty() ? "" : R"(","continue":")" + more) + R"("},"items":[)" + items + "]}";
}

std::string eventText(const std::string &type, const std::string &name, int revision)
{
    return R"({"type":")" + type + R"(","object":)" + machineText(name, revision) + "}\n";
}

bool isWatch(const Received &request)
{
    return request.path.find("watch=true") != std::string::npos;
}

std::string revisionAskedFor(const Received &request)
{
    const std::string mark = "resourceVersion=";
    const std::size_t start = request.path.find(mark);
    if (start == std::string::npos)
        return {};
    const std::string rest = request.path.substr(start + mark.size());
    return rest.substr(0, rest.find('&'));
}

ObjectRef ref(const std::string &name)
{
    return {&machine(), {"ns", name}};
}

cluster::Query allMachines()
{
    return {&machine(), "ns", {}, {}};
}

/// Of a server that has no definitions.
constexpr const char *noGroups = R"({"kind":"APIGroupList","groups":[]})";

/// The Machine API of a server, as its discovery tells it and as it serves it.
struct MachineApi {
    Lines versions{}; ///< as the group lists them
    std::string preferred{};
    std::string with{}; ///< the version that has Machines; the others have none

    [[nodiscard]] Say operator()(const Received &request) const
    {
        const std::string group = "/apis/machine.openshift.io";
        if (request.path == "/apis")
            return {.body = noGroups};
        if (request.path == group && !versions.empty())
            return {.body = groupText()};
        for (const std::string &version : versions) {
            const std::string at = group + '/' + version;
            if (request.path == at)
                return {.body = version == with ? R"({"resources":[{"name":"machines"}]})"
                                                : R"({"resources":[{"name":"others"}]})"};
            if (version != with || request.path.find(at + "/namespaces/ns/machines") != 0)
                continue;
            if (request.method != "GET")
                return {.body = machineText("a", 9)};
            return isWatch(request) ? Say{.stream = true} : Say{.body = listText({"a"}, 7)};
        }
        return {.status = 404, .body = "404 page not found\n"};
    }
    [[nodiscard]] std::string groupText() const
    {
        std::string list;
        for (const std::string &version : versions)
            list += (list.empty() ? "" : ",") + (R"({"version":")" + version + "\"}");
        return R"({"kind":"APIGroup","versions":[)" + list + R"(],"preferredVersion":{"version":")"
            + preferred + "\"}}";
    }
};

/// A cluster on a scripted server, with what its watches say.
struct Bench {
    explicit Bench(ScriptedApi::Handler handler, const kube::KubeSettings &how)
        : api(std::move(handler))
        , credentials(std::make_shared<StaticCredentials>("secret"))
        , cluster(api.endpoint(), credentials, clock, how)
    { }
    explicit Bench(ScriptedApi::Handler handler)
        : Bench(std::move(handler), quick())
    { }

    static kube::KubeSettings quick() { return quick(std::chrono::seconds(60)); }
    static kube::KubeSettings quick(Duration reportBrokenAfter)
    {
        kube::KubeSettings settings = hastySettings();
        // The server answers on the thread of the test, which a busy machine may leave alone.
        settings.connectTimeout = settings.requestTimeout = settings.writeTimeout =
            std::chrono::minutes(5);
        settings.backoffBase = std::chrono::milliseconds(20);
        settings.missingRecheckCap = std::chrono::milliseconds(50);
        settings.reportBrokenAfter = reportBrokenAfter;
        settings.jitter = [] { return 0.0; };
        return settings;
    }

    runtime::SystemClock clock{};
    ScriptedApi api;
    std::shared_ptr<StaticCredentials> credentials;
    kube::KubeCluster cluster;
};

} // namespace

} // namespace tst_kubescripted

// moc loses its place in the texts above.
namespace tst_kubescripted {

/// What a real server does too seldom for a test.
class TestKubeScripted : public QObject
{
    Q_OBJECT
private slots:
    void aBusyServerIsAskedAgainWhenItSays();
    void aWriteThatWaitsAsksWhetherItMayStillGo_data();
    void aWriteThatWaitsAsksWhetherItMayStillGo();
    void aRefusedEvictionIsNotRepeated();
    void aServerThatFailsIsAskedAgainForReadsOnly();
    void aWriteWithoutAnAnswerIsNeverRepeated();
    void anUnknownTokenIsRenewedOnce();
    void anUnknownTokenIsShownAtASlowPace();
    void credentialsThatCannotBeHadAreAnErrorOfTheirOwn();
    void pagesAreFetchedInTurn();
    void aForgottenPageMakesTheListWhole();
    void aWatchGoesOnWhereItsTimeEnded();
    void aForgottenRevisionEndsTheWatch_data();
    void aForgottenRevisionEndsTheWatch();
    void aBusyServerDelaysAWatchWithoutARelist();
    void aBreakIsToldWhenItLasts();
    void aServerThatFailsAtOneThingIsNotHurried();
    void aLiveWatchSaysThatTheServerIsThere();
    void anotherServerIsListedAnew();
    void noPageOfAnotherServerIsTaken();
    void aMissingKindIsWaitedFor();
    void whatEveryServerHasIsNeverMissing();
    void aKindInAnotherVersionIsNotUnderstood_data();
    void aKindInAnotherVersionIsNotUnderstood();
    void nothingIsAskedOfAKindThatIsNotUnderstood();
    void aKindThatIsNotUnderstoodAnyMoreKeepsWhatWasKnown();
    void aForbiddenKindIsEmptyUnlessItWasListed();
    void nonsenseIsNoApiServer();
    void anAnswerBeyondTheLimitIsAnError();
    void aListIsLimitedOverAllItsPages();
    void aListComesToAnEnd_data();
    void aListComesToAnEnd();
    void aListOfEmptyPagesIsLimitedToo();
    void whatAWatchAddsIsLimitedToo();
    void aCopyIsLimitedOverAllItsWatches();
    void aNameThatIsNotLookedUpHoldsNobodyUp();
    void answersThatAreTooMuchTogetherComeOneAfterTheOther();
    void headersSayWhoAsksAndNothingSecretOverPlainHttp();
    void aProxyIsUsedWhateverTheEnvironmentSays();
    void aSocksProxyLooksTheNameUp();
    void nonsenseAboutItselfIsNothing();
    void warningsComeWithTheWrite();
    void aPersonsPatchGoesInTheirName();
    void whoMayNotSpeakForThemSendsInOurName();
    void rightsAreAskedForOthersInTheirName();
    void managedFieldsKeepWhoAndWhen();
    void aHeldReplayWaits();
    void theKindsOfAGroupAreDiscovered();
};

void TestKubeScripted::aBusyServerIsAskedAgainWhenItSays()
{
    int asked = 0;
    Bench bench([&](const Received &) -> Say {
        if (++asked == 1)
            return {.status = 429,
                    .body = statusBody(429, "TooManyRequests", "busy"),
                    .headers = {"Retry-After: 1"}};
        return {.status = 201, .body = machineText("a", 5)};
    });
    const auto written = create(bench.cluster, machine(), "ns", sampleMachine("a"));
    QVERIFY(written);
    QVERIFY(written->created);
    QCOMPARE(asked, 2);
    QCOMPARE(bench.cluster.counters().repeated, std::uint64_t(1));
    // Each try counts, with its answer.
    QVERIFY(bench.cluster.requestCounts()
            == (kube::RequestCounts{{{"create", "machines", 201}, 1},
                                    {{"create", "machines", 429}, 1}}));
}

void TestKubeScripted::aWriteThatWaitsAsksWhetherItMayStillGo_data()
{
    QTest::addColumn<bool>("allowed");
    QTest::newRow("this replica leads when the server wants it again") << true;
    QTest::newRow("another one does by then") << false;
}

/// Of what waits for a Retry-After nothing goes out once the Lease is lost.
void TestKubeScripted::aWriteThatWaitsAsksWhetherItMayStillGo()
{
    QFETCH(const bool, allowed);
    int posts = 0;
    ScriptedApi api([&posts](const Received &) -> Say {
        if (++posts == 1)
            return {.status = 429,
                    .body = statusBody(429, "TooManyRequests", "busy"),
                    .headers = {"Retry-After: 1"}};
        return {.status = 201, .body = machineText("a", 5)};
    });
    runtime::ManualClock clock(*parseTime("2026-01-10T12:00:00Z"));
    kube::KubeCluster cluster(
        api.endpoint(), std::make_shared<StaticCredentials>("secret"), clock, Bench::quick());
    bool leads = true;
    cluster::WriteOptions options;
    options.stillAllowed = [&leads] { return leads; };
    std::optional<Result<cluster::Written>> answer;
    cluster.create(machine(), "ns", sampleMachine("a"), options, [&](Result<cluster::Written> r) {
        answer = std::move(r);
    });
    QVERIFY(runUntil([&] { return cluster.counters().repeated == 1; }));
    leads = allowed;
    clock.advance(std::chrono::seconds(2));
    QVERIFY(runUntil([&] { return answer.has_value(); }));
    QCOMPARE(answer->has_value(), allowed);
    QCOMPARE(posts, allowed ? 2 : 1);
    if (!allowed)
        QCOMPARE(codeName(answer->error()), std::string("Unreachable"));
}

void TestKubeScripted::aRefusedEvictionIsNotRepeated()
{
    Bench bench([](const Received &) -> Say {
        return {.status = 429,
                .body = R"({"kind":"Status","reason":"TooManyRequests","message":"no","code":429,)"
                        R"("details":{"causes":[{"reason":"DisruptionBudget","message":"b"}]}})"};
    });
    const auto done = evict(bench.cluster, {"ns", "p"});
    QVERIFY(!done);
    QCOMPARE(codeName(done.error()), std::string("Refused"));
    QCOMPARE(statusFrom(done.error()).causes.at(0).reason, std::string("DisruptionBudget"));
    QCOMPARE(bench.api.count("POST", "/api/v1/namespaces/ns/pods/p/eviction"), 1);
}

void TestKubeScripted::aServerThatFailsIsAskedAgainForReadsOnly()
{
    Bench bench([](const Received &request) -> Say {
        static int reads = 0;
        if (request.method == "GET" && ++reads > 1)
            return {.body = machineText("a", 5)};
        return {.status = 503,
                .body = statusBody(503, "ServiceUnavailable", "not now"),
                .headers = {"Retry-After: 1"}};
    });
    QVERIFY(get(bench.cluster, ref("a")));
    const auto written = create(bench.cluster, machine(), "ns", sampleMachine("a"));
    QVERIFY(!written);
    QCOMPARE(codeName(written.error()), std::string("Unreachable"));
    QCOMPARE(bench.api.count("POST", machines), 1);
}

void TestKubeScripted::aWriteWithoutAnAnswerIsNeverRepeated()
{
    int asked = 0;
    Bench bench([&](const Received &) -> Say {
        if (++asked == 1)
            return {.status = 201, .body = machineText("a", 5)};
        return {.hangUp = true};
    });
    // The first leaves a connection behind; on such a one curl would repeat by itself.
    QVERIFY(create(bench.cluster, machine(), "ns", sampleMachine("a")));
    const auto lost = create(bench.cluster, machine(), "ns", sampleMachine("b"));
    QVERIFY(!lost);
    QCOMPARE(codeName(lost.error()), std::string("TimedOut"));
    const auto patched = merge(bench.cluster, ref("a"), R"({"spec":{}})");
    QCOMPARE(codeName(patched.error()), std::string("TimedOut"));
    QCOMPARE(asked, 3);
}

void TestKubeScripted::anUnknownTokenIsRenewedOnce()
{
    int refuse = 1;
    Bench bench([&](const Received &) -> Say {
        if (refuse-- > 0)
            return {.status = 401, .body = statusBody(401, "Unauthorized", "Unauthorized")};
        return {.body = machineText("a", 5)};
    });
    bench.credentials->next = "second";
    QVERIFY(get(bench.cluster, ref("a")));
    QCOMPARE(bench.credentials->refusals, 1);
    QVERIFY(bench.cluster.connection().signedIn);
    refuse = 100;
    const auto refused = get(bench.cluster, ref("a"));
    QVERIFY(!refused);
    QCOMPARE(codeName(refused.error()), std::string("Unauthorised"));
    QCOMPARE(bench.api.received().size(), std::size_t(4));
    QVERIFY(!bench.cluster.connection().signedIn);
    QVERIFY(bench.cluster.connection().reachable);
}

/// Thirty watches and every controller ask anew after a moment: the server hears one of them.
void TestKubeScripted::anUnknownTokenIsShownAtASlowPace()
{
    bool known = false;
    Bench bench([&known](const Received &) -> Say {
        if (known)
            return {.body = machineText("a", 5)};
        return {.status = 401, .body = statusBody(401, "Unauthorized", "Unauthorized")};
    });
    QVERIFY(!get(bench.cluster, ref("a")));
    const std::size_t first = bench.api.received().size();
    for (int i = 0; i < 30; ++i)
        QCOMPARE(codeName(get(bench.cluster, ref("a")).error()), std::string("Unauthorised"));
    QVERIFY2(bench.api.received().size() <= first + 2,
             qPrintable(QString::number(bench.api.received().size() - first)));
    // A person does not wait for the pause.
    known = true;
    bench.cluster.retryNow();
    QVERIFY(get(bench.cluster, ref("a")));
    QVERIFY(bench.cluster.connection().signedIn);
}

void TestKubeScripted::credentialsThatCannotBeHadAreAnErrorOfTheirOwn()
{
    Bench bench([](const Received &) -> Say { return {.body = machineText("a", 5)}; });
    bench.credentials->unavailable = "the plugin said no three times";
    const auto read = get(bench.cluster, ref("a"));
    QVERIFY(!read);
    QCOMPARE(codeName(read.error()), std::string("Unauthorised"));
    QCOMPARE(read.error().message, std::string("the plugin said no three times"));
    QVERIFY(bench.api.received().empty());
    QCOMPARE(bench.cluster.connection().trouble.text(),
             std::string("the plugin said no three times"));
    bench.credentials->unavailable.clear();
    QVERIFY(get(bench.cluster, ref("a")));
    QCOMPARE(bench.cluster.connection().trouble.text(), std::string());
}

void TestKubeScripted::pagesAreFetchedInTurn()
{
    kube::KubeSettings settings = Bench::quick();
    settings.pageSize = 2;
    Bench bench(
        [](const Received &request) -> Say {
            if (request.path.find("continue=next%2F1") != std::string::npos)
                return {.body = listText({"c"}, 7)};
            return {.body = listText({"b", "a"}, 7, "next/1")};
        },
        settings);
    const auto listed = list(bench.cluster, allMachines());
    QVERIFY(listed);
    Lines names;
    for (const Object &object : listed->items)
        names.push_back(object.name());
    QCOMPARE(names, (Lines{"a", "b", "c"}));
    QCOMPARE(listed->resourceVersion, std::string("7"));
    for (const Received &request : bench.api.received())
        QVERIFY(request.path.find("limit=2") != std::string::npos);
    QCOMPARE(bench.api.received().size(), std::size_t(2));
    QCOMPARE(bench.api.received()[0].headers.at("accept-encoding"), std::string("gzip"));
}

void TestKubeScripted::aForgottenPageMakesTheListWhole()
{
    Bench bench([](const Received &request) -> Say {
        if (request.path.find("continue=") != std::string::npos)
            return {.status = 410, .body = statusBody(410, "Expired", "too old")};
        if (request.path.find("limit=") != std::string::npos)
            return {.body = listText({"a", "b"}, 7, "next")};
        return {.body = listText({"a", "b", "c"}, 9)};
    });
    const auto listed = list(bench.cluster, allMachines());
    QVERIFY(listed);
    QCOMPARE(listed->items.size(), std::size_t(3));
    QCOMPARE(listed->resourceVersion, std::string("9"));
}

void TestKubeScripted::aWatchGoesOnWhereItsTimeEnded()
{
    Bench bench([](const Received &request) -> Say {
        if (!isWatch(request))
            return {.body = listText({"a"}, 7)};
        return {.body = revisionAskedFor(request) == "7" ? eventText("MODIFIED", "a", 9) : "",
                .stream = true};
    });
    RecordingWatch watch(bench.cluster, allMachines(), "");
    QVERIFY(watch.waitFor(2));
    bench.api.push(
        R"({"type":"BOOKMARK","object":{"kind":"Machine","metadata":{"resourceVersion":"12"}}})"
        "\n");
    QVERIFY(watch.waitFor(3));
    bench.api.endStreams();
    QVERIFY(runUntil([&] { return bench.api.streams() == 1; }));
    const Received &last = bench.api.received().back();
    QVERIFY(isWatch(last));
    QCOMPARE(revisionAskedFor(last), std::string("12"));
    QVERIFY(last.path.find("timeoutSeconds=300") != std::string::npos);
    QVERIFY(!last.headers.contains("accept-encoding"));
    bench.api.push(eventText("DELETED", "a", 13));
    QVERIFY(
        runUntil([&] { return watch.events().back().type == cluster::WatchEventType::Deleted; }));
    QCOMPARE(bench.cluster.counters().relists, std::uint64_t(0));
    QVERIFY(!watch.ended());
}

void TestKubeScripted::aForgottenRevisionEndsTheWatch_data()
{
    QTest::addColumn<int>("status");
    QTest::newRow("said on the stream") << 200;
    QTest::newRow("said instead of one") << 410;
}

void TestKubeScripted::aForgottenRevisionEndsTheWatch()
{
    QFETCH(const int, status);
    const std::string body = statusBody(410, "Expired", "too old resource version: 1 (5)");
    Bench bench([&](const Received &) -> Say {
        if (status == 200)
            return {.body = R"({"type":"ERROR","object":)" + body + "}\n", .stream = true};
        return {.status = status, .body = body};
    });
    RecordingWatch watch(bench.cluster, allMachines(), "1");
    QVERIFY(watch.waitForEnd());
    QCOMPARE(codeName(watch.error()), std::string("Compacted"));
    QCOMPARE(bench.cluster.counters().relists, std::uint64_t(1));
    QVERIFY(watch.events().empty());
}

void TestKubeScripted::aBusyServerDelaysAWatchWithoutARelist()
{
    int refuse = 3;
    Bench bench([&](const Received &request) -> Say {
        if (!isWatch(request))
            return {.body = listText({}, 7)};
        if (refuse-- > 0)
            return {.status = 429, .body = statusBody(429, "TooManyRequests", "busy")};
        return {.body = eventText("ADDED", "b", 8), .stream = true};
    });
    RecordingWatch watch(bench.cluster, allMachines(), "7");
    QVERIFY(watch.waitFor(1));
    QCOMPARE(watch.names(), (Lines{"ADDED b"}));
    QVERIFY(!watch.ended());
    for (const Received &request : bench.api.received())
        QVERIFY(isWatch(request));
}

void TestKubeScripted::aBreakIsToldWhenItLasts()
{
    bool down = false;
    Bench bench(
        [&](const Received &request) -> Say {
            if (down)
                return {.hangUp = true};
            if (!isWatch(request))
                return {.body = "ok"};
            const bool late = revisionAskedFor(request) == "8";
            return {.body = late ? eventText("MODIFIED", "a", 9) : eventText("ADDED", "a", 8),
                    .stream = true};
        },
        Bench::quick(std::chrono::milliseconds(200)));
    RecordingWatch watch(bench.cluster, allMachines(), "7");
    QVERIFY(watch.waitFor(1));
    down = true;
    bench.api.endStreams();
    QVERIFY(watch.waitForEnd());
    QCOMPARE(codeName(watch.error()), std::string("Unreachable"));

    // It may have been the time that ran out: this one call fails for sure, and is known of.
    QVERIFY(!get(bench.cluster, ref("a")));
    // Whoever was told watches again, and is told no second time.
    RecordingWatch again(bench.cluster, allMachines(), "8");
    const std::size_t before = bench.api.received().size();
    QVERIFY(runUntil([&] { return bench.api.received().size() > before + 3; }));
    QVERIFY(!again.ended());
    QCOMPARE(bench.cluster.connection().reachable, false);
    down = false;
    QVERIFY(again.waitFor(1));
    QCOMPARE(again.names(), (Lines{"MODIFIED a"}));
    QVERIFY(bench.cluster.connection().reachable);
    const auto &streams = bench.cluster.connection().streams;
    const auto live = std::find_if(
        streams.begin(), streams.end(), [](const auto &stream) { return stream.live; });
    QVERIFY(live != streams.end());
    QCOMPARE(live->trouble.text(), std::string());
}

/// A webhook of its conversion is down: the server is ready, and its lists fail all the same.
void TestKubeScripted::aServerThatFailsAtOneThingIsNotHurried()
{
    kube::KubeSettings settings = Bench::quick(std::chrono::hours(1));
    settings.backoffCap = std::chrono::milliseconds(50);
    settings.serverProbeInterval = std::chrono::minutes(10); // one request a search
    settings.serverProbeTimeout = std::chrono::minutes(10);
    Bench bench(
        [](const Received &request) -> Say {
            if (request.path.starts_with("/readyz"))
                return {.body = "ok"};
            return {.status = 500,
                    .body = statusBody(500, "InternalError", "conversion webhook failed")};
        },
        settings);
    RecordingWatch watch(bench.cluster, allMachines(), "");
    QVERIFY(runUntil([&] { return bench.api.count("GET", machines) >= 40; }));
    QVERIFY2(bench.api.count("GET", "/readyz") <= 3,
             qPrintable(QString::number(bench.api.count("GET", "/readyz"))));
    QVERIFY(!watch.ended());
}

/// One read that takes too long is no outage while events come.
void TestKubeScripted::aLiveWatchSaysThatTheServerIsThere()
{
    kube::KubeSettings settings = Bench::quick();
    settings.requestTimeout = std::chrono::milliseconds(100);
    settings.probeAfter = std::chrono::hours(1); // this server is silent, which ends no watch here
    Bench bench(
        [](const Received &request) -> Say {
            return isWatch(request) ? Say{.stream = true} : Say{.silent = true};
        },
        settings);
    RecordingWatch watch(bench.cluster, allMachines(), "7");
    QVERIFY(runUntil([&] {
        const auto &streams = bench.cluster.connection().streams;
        return !streams.empty() && streams.front().live;
    }));
    QVERIFY(!get(bench.cluster, ref("a")));
    QVERIFY(!bench.cluster.connection().reachable);
    bench.api.push(eventText("ADDED", "a", 8));
    QVERIFY(watch.waitFor(1));
    QVERIFY(bench.cluster.connection().reachable);
    QCOMPARE(bench.cluster.connection().trouble.text(), std::string());
}

/// A cluster that was made anew under the same name: nothing of the former one may stay.
void TestKubeScripted::anotherServerIsListedAnew()
{
    Bench bench([](const Received &request) -> Say {
        return isWatch(request) ? Say{.stream = true} : Say{.body = listText({"a"}, 7000)};
    });
    ScriptedApi other([](const Received &request) -> Say {
        return isWatch(request) ? Say{.stream = true} : Say{.body = listText({"b"}, 3)};
    });
    RecordingWatch watch(bench.cluster, allMachines(), "");
    QVERIFY(watch.waitFor(1));
    QVERIFY(runUntil([&] { return bench.api.streams() == 1; }));
    // Who we pretend to be is no other server.
    kube::Endpoint endpoint = bench.api.endpoint();
    endpoint.impersonation.user = "jane";
    bench.cluster.useEndpoint(endpoint);
    QVERIFY(runUntil([&] { return bench.api.count("GET", machines) >= 3; }));
    QVERIFY(!watch.ended());

    bench.cluster.useEndpoint(other.endpoint());
    QVERIFY(watch.ended());
    QCOMPARE(codeName(watch.error()), std::string("Compacted"));
    QCOMPARE(watch.names(), (Lines{"ADDED a"}));
    RecordingWatch again(bench.cluster, allMachines(), "");
    QVERIFY(again.waitFor(1));
    QCOMPARE(again.names(), (Lines{"ADDED b"}));
    QVERIFY(runUntil([&] { return other.streams() == 1; }));
    for (const Received &request : other.received()) {
        if (isWatch(request))
            QCOMPARE(revisionAskedFor(request), std::string("3"));
    }
}

void TestKubeScripted::noPageOfAnotherServerIsTaken()
{
    ScriptedApi other([](const Received &) -> Say { return {.body = listText({"b"}, 3)}; });
    Bench *asked = nullptr;
    Bench bench([&](const Received &) -> Say {
        asked->cluster.useEndpoint(other.endpoint());
        return {.body = listText({"a"}, 7000, "next")};
    });
    asked = &bench;
    const auto listed = list(bench.cluster, allMachines());
    QVERIFY(listed);
    QCOMPARE(listed->items.size(), std::size_t(1));
    QCOMPARE(listed->items.front().name(), std::string("b"));
    QCOMPARE(listed->resourceVersion, std::string("3"));
    for (const Received &request : other.received())
        QVERIFY2(request.path.find("continue=") == std::string::npos, request.path.c_str());
}

void TestKubeScripted::aMissingKindIsWaitedFor()
{
    bool installed = false;
    Bench bench([&](const Received &request) -> Say {
        const bool collection = request.path.find("/machines") != std::string::npos;
        if (request.path == "/apis")
            return {.body = noGroups};
        if (!installed)
            return {.status = 404, .body = "404 page not found\n"};
        if (!collection)
            return {.body = R"({"resources":[{"name":"machines"}]})"};
        return isWatch(request) ? Say{.stream = true} : Say{.body = listText({"a"}, 7)};
    });
    const auto listed = list(bench.cluster, allMachines());
    QVERIFY(listed);
    QVERIFY(listed->items.empty());
    QCOMPARE(int(bench.cluster.connection().kinds.at(&machine()).service),
             int(kube::KindService::Missing));
    RecordingWatch watch(bench.cluster, allMachines(), listed->resourceVersion);
    const auto read = get(bench.cluster, ref("a"));
    QCOMPARE(codeName(read.error()), std::string("NotFound"));
    installed = true;
    QVERIFY(watch.waitFor(1));
    QCOMPARE(watch.names(), (Lines{"ADDED a"}));
    QVERIFY(runUntil([&] { return bench.api.streams() == 1; }));
    QCOMPARE(int(bench.cluster.connection().kinds.at(&machine()).service),
             int(kube::KindService::Served));
}

/// What starts, or a proxy before it, answers 404 to everything: no Pods there would be a drained
/// node, and no Machines a set that has to be filled.
void TestKubeScripted::whatEveryServerHasIsNeverMissing()
{
    Bench bench(
        [](const Received &) -> Say { return {.status = 404, .body = "404 page not found\n"}; });
    const auto listed = list(bench.cluster, {&cluster::kinds::pod(), "ns", {}, {}});
    QVERIFY(!listed);
    QCOMPARE(codeName(listed.error()), std::string("Unreachable"));
    QCOMPARE(codeName(list(bench.cluster, allMachines()).error()), std::string("Unreachable"));
    QVERIFY(bench.cluster.connection().kinds.empty());
}

void TestKubeScripted::aKindInAnotherVersionIsNotUnderstood_data()
{
    QTest::addColumn<QString>("versions");
    QTest::addColumn<QString>("preferred");
    QTest::addColumn<QString>("with");
    QTest::addColumn<QString>("version");
    QTest::newRow("the group has no version that we know") << "v1beta3"
                                                           << "v1beta3"
                                                           << "v1beta3"
                                                           << "v1beta3";
    QTest::newRow("the group has our version, without the kind") << "v1beta1 v1beta3"
                                                                 << "v1beta1"
                                                                 << "v1beta3"
                                                                 << "v1beta3";
    QTest::newRow("the preferred version does not have the kind") << "v2 v1beta3"
                                                                  << "v2"
                                                                  << "v1beta3"
                                                                  << "v1beta3";
    QTest::newRow("the group has our version and others") // what we know is enough
        << "v2 v1beta1"
        << "v2"
        << "v1beta1"
        << "";
    QTest::newRow("the group is there without the kind") << "v1beta1 v2"
                                                         << "v2"
                                                         << "none"
                                                         << "";
    QTest::newRow("there is no such group") << ""
                                            << ""
                                            << "none"
                                            << "";
}

void TestKubeScripted::aKindInAnotherVersionIsNotUnderstood()
{
    QFETCH(QString, versions);
    QFETCH(QString, preferred);
    QFETCH(QString, with);
    QFETCH(QString, version);
    MachineApi api{{}, preferred.toStdString(), with.toStdString()};
    for (const QString &one : versions.split(QLatin1Char(' '), Qt::SkipEmptyParts))
        api.versions.push_back(one.toStdString());
    Bench bench(api);
    const auto listed = list(bench.cluster, allMachines());
    const kube::KindState &state = bench.cluster.connection().kinds.at(&machine());
    QCOMPARE(state.version, version.toStdString());
    QCOMPARE(state.service == kube::KindService::NotUnderstood, !version.isEmpty());
    QCOMPARE(listed.has_value(), version.isEmpty());
    if (!version.isEmpty()) {
        QCOMPARE(state.message.text(),
                 std::string("this cluster serves machines.machine.openshift.io only as v1beta3, "
                             "which is not supported"));
        QCOMPARE(listed.error().message, state.message.text());
        const cluster::Kind &other = cluster::inOtherVersion(machine(), version.toStdString());
        const auto raw = list(bench.cluster, {&other, "ns", {}, {}});
        QVERIFY(raw);
        QCOMPARE(raw->items.size(), std::size_t(1));
    }
}

void TestKubeScripted::nothingIsAskedOfAKindThatIsNotUnderstood()
{
    Bench bench(MachineApi{{"v1beta3"}, "v1beta3", "v1beta3"});
    QVERIFY(!list(bench.cluster, allMachines()));
    const std::size_t before = bench.api.received().size();
    const cluster::Kind &other = cluster::inOtherVersion(machine(), "v1beta3");
    for (const cluster::Kind *kind : {&machine(), &other}) {
        const ObjectRef one{kind, {"ns", "a"}};
        const auto written = merge(bench.cluster, one, R"({"metadata": {"labels": {"a": "b"}}})");
        QCOMPARE(codeName(written.error()), std::string("Refused"));
        QCOMPARE(written.error().message,
                 std::string("this cluster serves machines.machine.openshift.io only as v1beta3, "
                             "which is not supported"));
        QCOMPARE(codeName(get(bench.cluster, one).error()), std::string("Refused"));
        QCOMPARE(codeName(remove(bench.cluster, one).error()), std::string("Refused"));
    }
    QCOMPARE(bench.api.received().size(), before);
}

void TestKubeScripted::aKindThatIsNotUnderstoodAnyMoreKeepsWhatWasKnown()
{
    MachineApi api{{"v1beta1"}, "v1beta1", "v1beta1"};
    Bench bench([&api](const Received &request) { return api(request); });
    RecordingWatch watch(bench.cluster, allMachines(), "");
    QVERIFY(watch.waitFor(1));
    QVERIFY(runUntil([&] { return bench.api.streams() == 1; }));
    api = {{"v1beta3"}, "v1beta3", "v1beta3"};
    const auto service = [&bench] {
        return bench.cluster.connection().kinds.at(&machine()).service;
    };
    bench.api.push(R"({"type":"ERROR","object":{"kind":"Status","code":500,"message":"gone"}})"
                   "\n");
    QVERIFY(runUntil([&] { return service() == kube::KindService::NotUnderstood; }));
    QVERIFY(!watch.ended());
    QCOMPARE(watch.names(), (Lines{"ADDED a"}));
    // The definition is mended: the watch goes on where it was.
    api = {{"v1beta3", "v1beta1"}, "v1beta3", "v1beta1"};
    QVERIFY(runUntil([&] { return service() == kube::KindService::Served; }));
    QVERIFY(!watch.ended());
    QCOMPARE(bench.cluster.connection().kinds.at(&machine()).version, std::string());
}

void TestKubeScripted::aForbiddenKindIsEmptyUnlessItWasListed()
{
    bool allowed = false;
    Bench bench([&](const Received &) -> Say {
        if (!allowed)
            return {.status = 403, .body = statusBody(403, "Forbidden", "you cannot list")};
        return {.body = listText({"a"}, 7)};
    });
    const auto never = list(bench.cluster, allMachines());
    QVERIFY(never);
    QVERIFY(never->items.empty());
    const kube::KindState state = bench.cluster.connection().kinds.at(&machine());
    QCOMPARE(int(state.service), int(kube::KindService::Forbidden));
    QCOMPARE(state.verb, std::string("list"));
    QCOMPARE(state.message.text(), std::string("you cannot list"));
    allowed = true;
    QCOMPARE(list(bench.cluster, allMachines())->items.size(), std::size_t(1));
    allowed = false;
    const auto anyMore = list(bench.cluster, allMachines());
    QVERIFY(!anyMore);
    QCOMPARE(codeName(anyMore.error()), std::string("Unauthorised"));
}

void TestKubeScripted::nonsenseIsNoApiServer()
{
    Bench bench([](const Received &) -> Say { return {.body = "<html>log in</html>"}; },
                Bench::quick(std::chrono::milliseconds(200)));
    for (const auto &error :
         {get(bench.cluster, ref("a")).error(), list(bench.cluster, allMachines()).error()}) {
        QCOMPARE(codeName(error), std::string("Unreachable"));
        QVERIFY(error.message.starts_with("the answer is not from an API server (127.0.0.1:"));
    }
    RecordingWatch watch(bench.cluster, allMachines(), "5");
    QVERIFY(watch.waitForEnd());
    QCOMPARE(codeName(watch.error()), std::string("Unreachable"));
}

void TestKubeScripted::anAnswerBeyondTheLimitIsAnError()
{
    kube::KubeSettings settings = Bench::quick(std::chrono::milliseconds(200));
    settings.maxAnswerBytes = 1000;
    settings.maxEventBytes = 1000;
    Bench bench(
        [](const Received &request) -> Say {
            return {.body = std::string(5000, ' '), .stream = isWatch(request)};
        },
        settings);
    QCOMPARE(codeName(get(bench.cluster, ref("a")).error()), std::string("Internal"));
    RecordingWatch watch(bench.cluster, allMachines(), "5");
    QVERIFY(watch.waitForEnd());
}

/// A server that has another page, and another, would have all memory.
void TestKubeScripted::aListIsLimitedOverAllItsPages()
{
    kube::KubeSettings settings = Bench::quick();
    settings.maxListBytes = 100'000;
    int pages = 0;
    Bench bench(
        [&pages](const Received &) -> Say {
            Lines names;
            for (int i = 0; i < 10; ++i)
                names.push_back("m-" + std::to_string(pages) + '-' + std::to_string(i));
            return {.body = listText(names, 7, "page-" + std::to_string(++pages))};
        },
        settings);
    const auto listed = list(bench.cluster, allMachines());
    QVERIFY(!listed);
    QCOMPARE(codeName(listed.error()), std::string("Internal"));
    QVERIFY2(listed.error().message.starts_with("the answer is larger than the limit (127.0.0.1:"),
             listed.error().message.c_str());
    QVERIFY2(pages > 5 && pages < 30, qPrintable(QString::number(pages)));
}

void TestKubeScripted::aListComesToAnEnd_data()
{
    using Pages = std::function<Say(const Received &request, int number)>;
    QTest::addColumn<Pages>("page");
    QTest::addColumn<int>("atMost");
    QTest::addColumn<QString>("says");
    const QString endless = QStringLiteral("the list does not come to an end (127.0.0.1:");
    QTest::newRow("the same page again")
        << Pages([](const Received &, int) { return Say{.body = listText({"m-1"}, 7, "again")}; })
        << 2 << endless;
    QTest::newRow("two pages that name each other") << Pages([](const Received &, int number) {
        return Say{.body = listText({"m-1"}, 7, number % 2 == 0 ? "a" : "b")};
    }) << 20 << endless;
    QTest::newRow("a page of one object, and another") << Pages([](const Received &, int number) {
        const std::string name = std::to_string(number);
        return Say{.body = listText({"m-" + name}, 7, "page-" + name)};
    }) << 20 << endless;
    QTest::newRow("pages that are forgotten again and again")
        << Pages([](const Received &request, int number) {
               return request.path.find("continue=") == std::string::npos
                   ? Say{.body = listText({"m-1"}, 7, "page-" + std::to_string(number))}
                   : Say{410, statusBody(410, "Expired", "too old")};
           })
        << 4 << QStringLiteral("too old");
}

void TestKubeScripted::aListComesToAnEnd()
{
    using Pages = std::function<Say(const Received &request, int number)>;
    QFETCH(const Pages, page);
    QFETCH(const int, atMost);
    QFETCH(const QString, says);
    kube::KubeSettings settings = Bench::quick();
    settings.maxListPages = 20;
    int pages = 0;
    Bench bench(
        [&](const Received &request) -> Say {
            return request.path.starts_with(machines) ? page(request, ++pages) : Say{.status = 404};
        },
        settings);
    const auto listed = list(bench.cluster, allMachines());
    QVERIFY(!listed);
    QVERIFY2(listed.error().message.starts_with(says.toStdString()),
             listed.error().message.c_str());
    QVERIFY2(pages <= atMost, qPrintable(QString::number(pages)));
}

void TestKubeScripted::aListOfEmptyPagesIsLimitedToo()
{
    kube::KubeSettings settings = Bench::quick();
    settings.maxListBytes = 10U << 20U;
    int pages = 0;
    Bench bench(
        [&pages](const Received &) -> Say {
            return {.body = listText({}, 7, "page-" + std::to_string(++pages))};
        },
        settings);
    const auto listed = list(bench.cluster, allMachines());
    QVERIFY(!listed);
    QCOMPARE(codeName(listed.error()), std::string("Internal"));
    QVERIFY2(pages > 10 && pages < 100, qPrintable(QString::number(pages)));
}

void TestKubeScripted::whatAWatchAddsIsLimitedToo()
{
    kube::KubeSettings settings = Bench::quick();
    settings.maxListBytes = 100'000;
    Bench bench(
        [](const Received &request) -> Say {
            return isWatch(request) ? Say{.stream = true} : Say{.body = listText({"a"}, 7)};
        },
        settings);
    RecordingWatch watch(bench.cluster, allMachines(), "");
    QVERIFY(watch.waitFor(1));
    QVERIFY(runUntil([&] { return bench.api.streams() == 1; }));
    // The same one over and over is one, and one that is gone is none.
    int revision = 8;
    std::string text;
    for (int i = 0; i < 500; ++i)
        text += eventText("MODIFIED", "a", ++revision);
    for (int i = 0; i < 500; ++i) {
        text += eventText("ADDED", "b", ++revision);
        text += eventText("DELETED", "b", ++revision);
    }
    bench.api.push(text);
    QVERIFY(watch.waitFor(1501));
    QVERIFY(!watch.ended());
    text.clear();
    for (int i = 0; i < 500; ++i)
        text += eventText("ADDED", "m-" + std::to_string(i), ++revision);
    bench.api.push(text);
    QVERIFY(watch.waitForEnd());
    QVERIFY2(watch.error().message.starts_with("the answer is larger than the limit"),
             watch.error().message.c_str());
    QVERIFY(watch.events().size() < 2001);
}

/// Each watch may end before it has brought too much, and what it brought is kept.
void TestKubeScripted::aCopyIsLimitedOverAllItsWatches()
{
    using std::chrono::milliseconds;
    kube::KubeSettings settings = Bench::quick(milliseconds(0));
    settings.maxListBytes = 100'000;
    int lists = 0;
    Bench bench(
        [&lists](const Received &request) -> Say {
            if (isWatch(request))
                return {.stream = true};
            lists += request.path.starts_with(machines) ? 1 : 0;
            return {.body = listText({"a"}, 7)};
        },
        settings);
    runtime::Informer::Options options;
    options.backoff = {milliseconds(20), milliseconds(20)};
    runtime::Informer informer(bench.cluster, allMachines(), bench.clock, options);
    bool isTold = false;
    connect(&informer, &runtime::Informer::streamStateChanged, this, [&](const QString &reason) {
        isTold = isTold || reason.startsWith(QStringLiteral("the answer is larger than the limit"));
    });
    informer.start();
    QVERIFY(runUntil([&] { return informer.hasSynced(); }));
    std::size_t most = 0;
    for (int revision = 8; !isTold && revision < 500;) {
        QVERIFY(runUntil([&] { return bench.api.streams() == 1; }));
        const std::size_t before = informer.size();
        std::string text;
        for (int i = 0; i < 50; ++i, ++revision)
            text += eventText("ADDED", "m-" + std::to_string(revision), revision);
        bench.api.push(text);
        QVERIFY(runUntil([&] { return isTold || informer.size() == before + 50; }));
        most = std::max(most, informer.size());
        bench.api.endStreams();
    }
    QVERIFY(isTold);
    QVERIFY2(most > 100 && most < 200, qPrintable(QString::number(most)));
    // What is really there is asked for.
    QVERIFY(runUntil([&] { return lists == 2 && informer.size() == 1; }));
}

/// The thread of the requests would stand still until the name server answers, and so would whoever
/// closes the cluster.
void TestKubeScripted::aNameThatIsNotLookedUpHoldsNobodyUp()
{
    HangingName name;
    runtime::SystemClock clock;
    kube::KubeSettings settings = Bench::quick();
    settings.connectTimeout = std::chrono::milliseconds(200);
    kube::Endpoint endpoint;
    endpoint.server = std::string("https://") + HangingName::name + ":6443";
    auto cluster = std::make_unique<kube::KubeCluster>(
        endpoint, std::make_shared<StaticCredentials>("secret"), clock, settings);
    const auto read = get(*cluster, ref("a"));
    QVERIFY(!read);
    QCOMPARE(name.answered(), 0); // its time was up while the name server was silent
    QVERIFY(runUntil([&] { return name.isAsked(); })); // by a thread that may begin later
    const int before = name.asked();
    cluster->get(ref("a"), [](const Result<Object> &) {});
    QVERIFY(runUntil([&] { return name.asked() > before; }));
    cluster.reset();
    QVERIFY2(name.isAsked(), "it was closed while the name server was silent");
}

void TestKubeScripted::answersThatAreTooMuchTogetherComeOneAfterTheOther()
{
    kube::KubeSettings settings = Bench::quick();
    settings.maxHeldBytes = 1000;
    Bench bench(
        [](const Received &) -> Say {
            return {.body = std::string(1'000'000, ' ') + listText({"a"}, 7)};
        },
        settings);
    int whole = 0;
    for (int i = 0; i < 20; ++i) {
        bench.cluster.list(allMachines(), [&whole](const Result<cluster::ObjectList> &list) {
            whole += list && list->items.size() == 1 ? 1 : 0;
        });
    }
    QTRY_COMPARE(whole, 20);
}

void TestKubeScripted::headersSayWhoAsksAndNothingSecretOverPlainHttp()
{
    Bench bench([](const Received &) -> Say { return {.body = machineText("a", 1)}; });
    kube::Endpoint endpoint = bench.api.endpoint();
    endpoint.server += "/clusters/one";
    endpoint.impersonation = {"jane\r\nX-Evil: 1", {"dev"}, "u1", {{"scope/of x", "view"}}};
    bench.cluster.useEndpoint(endpoint);
    QVERIFY(get(bench.cluster, ref("a")));
    const Received &request = bench.api.received().back();
    QCOMPARE(request.path, "/clusters/one" + machines + "/a");
    QVERIFY(!request.headers.contains("authorization"));
    QVERIFY(!request.headers.contains("x-evil"));
    QCOMPARE(request.headers.at("impersonate-user"), std::string("janeX-Evil: 1"));
    QCOMPARE(request.headers.at("impersonate-group"), std::string("dev"));
    QCOMPARE(request.headers.at("impersonate-uid"), std::string("u1"));
    QCOMPARE(request.headers.at("impersonate-extra-scope%2fof%20x"), std::string("view"));
    QVERIFY(request.headers.at("user-agent").starts_with("holdpoint/"));
    QVERIFY(bench.cluster.connection().clockSkew.has_value());
}

/// As for client-go: what the kubeconfig says of a proxy is no matter of the environment.
void TestKubeScripted::aProxyIsUsedWhateverTheEnvironmentSays()
{
    qputenv("no_proxy", "*");
    const auto unset = qScopeGuard([] { qunsetenv("no_proxy"); });
    Bench bench([](const Received &) -> Say { return {.body = machineText("a", 5)}; });
    kube::Endpoint endpoint = bench.api.endpoint();
    endpoint.proxyUrl = endpoint.server;
    endpoint.server = "http://api.invalid:6443";
    bench.cluster.useEndpoint(endpoint);
    QVERIFY(get(bench.cluster, ref("a")));
    QCOMPARE(bench.api.received().back().path, endpoint.server + machines + "/a");
}

/// Behind the proxy there may be names that nobody knows here.
void TestKubeScripted::aSocksProxyLooksTheNameUp()
{
    QByteArray said;
    QTcpServer proxy;
    QVERIFY(proxy.listen(QHostAddress::LocalHost, 0));
    connect(&proxy, &QTcpServer::newConnection, &proxy, [&] {
        QTcpSocket *client = proxy.nextPendingConnection();
        connect(client, &QTcpSocket::readyRead, &proxy, [&said, client] {
            said += client->readAll();
            if (said.contains("api.invalid"))
                client->disconnectFromHost(); // it is known what was to be seen
            else
                client->write(QByteArray("\x05\x00", 2)); // no password
        });
    });
    Bench bench([](const Received &) -> Say { return {}; });
    kube::Endpoint endpoint;
    endpoint.server = "http://api.invalid:6443";
    endpoint.proxyUrl = "socks5://127.0.0.1:" + std::to_string(proxy.serverPort());
    bench.cluster.useEndpoint(endpoint);
    QVERIFY(!get(bench.cluster, ref("a")));
    QVERIFY2(said.contains("api.invalid"), said.toHex().constData());
}

void TestKubeScripted::nonsenseAboutItselfIsNothing()
{
    Bench bench([](const Received &request) -> Say {
        if (request.path == "/version")
            return {.body = R"({"gitVersion":134})"};
        return {.status = 201,
                .body = R"({"status":{"userInfo":{"username":["us"],"groups":[1,"dev",null]}}})"};
    });
    const auto done =
        await<Done>([&](Reply<Done> reply) { bench.cluster.inspect({}, std::move(reply)); });
    QVERIFY(done);
    QCOMPARE(bench.cluster.connection().version, std::string());
    QCOMPARE(bench.cluster.connection().user, std::string());
    QCOMPARE(bench.cluster.connection().groups, (Lines{"dev"}));
}

void TestKubeScripted::warningsComeWithTheWrite()
{
    Bench bench([](const Received &) -> Say {
        return {.status = 201,
                .body = machineText("a", 1),
                .headers = {R"(Warning: 299 - "a hook is \"present\"", 199 - "misc")",
                            R"(Warning: 299 - "second")"}};
    });
    const auto written = create(bench.cluster,
                                machine(),
                                "ns",
                                sampleMachine("a"),
                                {.fieldManager = "me & you", .dryRun = true});
    QVERIFY(written);
    QCOMPARE(written->warnings, (Lines{R"(a hook is "present")", "second"}));
    QCOMPARE(bench.api.received().back().path,
             machines + "?fieldManager=me%20%26%20you&fieldValidation=Ignore&dryRun=All");
}

namespace {

std::string impersonated(const Received &request)
{
    const auto it = request.headers.find("impersonate-user");
    return it == request.headers.end() ? std::string() : it->second;
}

Result<cluster::Written> patchFor(kube::PersonalWrites &people, const char *person)
{
    cluster::WriteOptions options;
    options.user = person;
    return await<cluster::Written>([&](Reply<cluster::Written> reply) {
        people.patch(ref("a"), cluster::PatchType::Merge, Json::object(), options, reply);
    });
}

} // namespace

void TestKubeScripted::aPersonsPatchGoesInTheirName()
{
    Bench bench([](const Received &request) -> Say {
        return impersonated(request) == "carla"
            ? Say{.status = 403,
                  .body = statusBody(403, "Forbidden", "User \"carla\" cannot patch")}
            : Say{.body = machineText("a", 5)};
    });
    kube::PersonalWrites people(bench.cluster, bench.clock);
    QVERIFY(patchFor(people, "anna"));
    QCOMPARE(impersonated(bench.api.received().back()), std::string("anna"));
    QCOMPARE(people.authorOf("anna"), std::string("anna"));
    const auto refused = patchFor(people, "carla");
    QVERIFY2(!refused && refused.error().code == ErrorCode::Unauthorised,
             "what they may not, we do not do for them");
    QCOMPARE(bench.api.received().size(), std::size_t(2));
}

void TestKubeScripted::whoMayNotSpeakForThemSendsInOurName()
{
    Bench bench([](const Received &request) -> Say {
        return impersonated(request).empty()
            ? Say{.body = machineText("a", 5)}
            : Say{.status = 403,
                  .body = statusBody(403,
                                     "Forbidden",
                                     "users \"anna\" is forbidden: User \"us\" cannot impersonate "
                                     "resource \"users\" in API group \"\" at the cluster scope")};
    });
    kube::PersonalWrites people(bench.cluster, bench.clock);
    QVERIFY(patchFor(people, "anna"));
    QCOMPARE(bench.api.received().size(), std::size_t(2));
    QCOMPARE(people.authorOf("anna"), bench.cluster.connection().user);
    QVERIFY(patchFor(people, "anna"));
    QCOMPARE(bench.api.received().size(), std::size_t(3));
}

void TestKubeScripted::rightsAreAskedForOthersInTheirName()
{
    Bench bench([](const Received &request) -> Say {
        const std::string who = impersonated(request);
        return {.status = 201,
                .body = R"({"status":{"allowed":)" + std::string(who == "anna" ? "true" : "false")
                    + "}}"};
    });
    const auto may = [&](const char *user) {
        return *await<bool>([&](Reply<bool> reply) {
            bench.cluster.mayUser(user, {"patch", &machine(), {}, {}}, std::move(reply));
        });
    };
    QVERIFY(may("anna"));
    QVERIFY2(!may("bert"), "what one may is not believed of another");
    QVERIFY2(!may(""), "nor of us");
    QVERIFY(may("anna"));
    QCOMPARE(bench.api.received().size(), std::size_t(3));
}

void TestKubeScripted::managedFieldsKeepWhoAndWhen()
{
    Bench bench([](const Received &) -> Say {
        return {
            .body =
                R"({"apiVersion":"machine.openshift.io/v1beta1","kind":"Machine","metadata":{"managedFields":)"
                R"([{"apiVersion":"v1","fieldsType":"FieldsV1","fieldsV1":{"f:spec":{"f:x":{}}},)"
                R"("manager":"kubectl-edit","operation":"Update","subresource":"status","time":"2026-01-02T03:04:05Z"}],)"
                R"("name":"a","namespace":"ns","resourceVersion":"5"},"spec":{"x":1}})"};
    });
    const Object object = *get(bench.cluster, ref("a"));
    QCOMPARE(object.managedFields().size(), std::size_t(1));
    const ManagedEntry &entry = object.managedFields().front();
    QCOMPARE(entry.owner->manager, std::string("kubectl-edit"));
    QCOMPARE(entry.owner->subresource, std::string("status"));
    QVERIFY(!entry.owner->applied);
    QCOMPARE(formatTime(*entry.time), std::string("2026-01-02T03:04:05Z"));
    QVERIFY(object.at("/metadata/managedFields").is_null());
    QVERIFY(object.bytes().find("f:x") == std::string::npos);
    QVERIFY(Json::parse(object.bytes())["metadata"]["managedFields"][0]["manager"]
            == "kubectl-edit");
    QCOMPARE(object.at("/spec/x").get<int>(), 1);
    (void)update(bench.cluster, ref("a"), Json::parse(object.bytes()));
    QVERIFY(bench.api.received().back().body.find("managedFields") == std::string::npos);
}

void TestKubeScripted::aHeldReplayWaits()
{
    kube::KubeSettings settings = Bench::quick();
    settings.pageSize = 1;
    Bench bench(
        [](const Received &request) -> Say {
            return isWatch(request) ? Say{.body = eventText("ADDED", "c", 8), .stream = true}
                                    : Say{.body = listText({"a", "b"}, 7)};
        },
        settings);
    Lines said;
    bool open = false;
    const auto watch = bench.cluster.watch(allMachines(),
                                           "0",
                                           {.onEvents =
                                                [&](const auto &events) {
                                                    for (const auto &event : events)
                                                        said.push_back(event.object.name());
                                                    open = false;
                                                },
                                            .onEnd = [](const Error &) {},
                                            .onSynced = [&] { said.emplace_back("synced"); },
                                            .mayReplay = [&] { return open; }});
    QVERIFY(runUntil([&] { return !bench.api.received().empty(); }));
    QVERIFY(get(bench.cluster, ref("x")).has_value() || true); // a round trip later
    QCOMPARE(said, Lines{});
    for (const std::size_t step : {1U, 2U}) {
        open = true;
        QVERIFY(runUntil([&] {
            watch->goOn();
            return said.size() >= step;
        }));
    }
    QVERIFY(runUntil([&] { return said.size() == 4; }));
    QCOMPARE(said, (Lines{"a", "b", "synced", "c"}));
}

void TestKubeScripted::theKindsOfAGroupAreDiscovered()
{
    bool isBusy = false;
    Bench bench([&isBusy](const Received &request) -> Say {
        const std::string group = "/apis/cluster.x-k8s.io";
        if (isBusy)
            return {.status = 403, .body = statusBody(403, "Forbidden", "not yours")};
        if (request.path == group)
            return {.body = R"({"versions":[{"version":"v1beta2"},{"version":"v1beta1"}],
                                "preferredVersion":{"version":"v1beta2"}})"};
        if (request.path == group + "/v1beta2")
            return {.body = R"({"resources":[
                {"name":"machines","singularName":"machine","kind":"Machine","namespaced":true},
                {"name":"machines/status","kind":"Machine","namespaced":true},
                {"name":"odd"}, "nonsense"]})"};
        if (request.path == group + "/v1beta1")
            return {.body = R"({"resources":[
                {"name":"machines","kind":"Machine","namespaced":true}]})"};
        return {.status = 404, .body = "404 page not found\n"};
    });
    const auto kindsOf = [&bench](const char *group) {
        return await<std::vector<const cluster::Kind *>>(
            [&](auto reply) { bench.cluster.kindsOf(group, std::move(reply)); });
    };
    const auto kinds = kindsOf("cluster.x-k8s.io");
    QVERIFY(kinds);
    std::set<std::string> found;
    for (const cluster::Kind *kind : *kinds)
        found.insert(kind->apiVersion() + ' ' + kind->kind + (kind->hasStatus ? " with status" : "")
                     + (kind->namespaced ? "" : " everywhere"));
    QCOMPARE(found,
             (std::set<std::string>{"cluster.x-k8s.io/v1beta1 Machine",
                                    "cluster.x-k8s.io/v1beta2 Machine with status"}));
    // The same kind is the same one when it is asked for again.
    QCOMPARE(*kindsOf("cluster.x-k8s.io"), *kinds);
    QVERIFY(kindsOf("example.com")->empty());
    QVERIFY(kindsOf("../api/v1/secrets")->empty());
    isBusy = true;
    QVERIFY(!kindsOf("cluster.x-k8s.io"));
}

} // namespace tst_kubescripted

HP_TEST(tst_kubescripted, TestKubeScripted)
#include "tst_kubescripted.moc"
