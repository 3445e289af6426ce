// SPDX-License-Identifier: Apache-2.0
#include "backend/runtime/Informer.h"
#include "tests/support/clustercontract/Await.h"
#include "tests/support/clustercontract/Printing.h"
#include "tests/support/clustercontract/Samples.h"
#include "tests/support/kube/KubeFixture.h"
#include "tests/support/proxy/TcpProxy.h"
#include "tests/support/runner/Runner.h"

#include <QtTest>

#include <nlohmann/json.hpp>
#include <set>

namespace tst_kubecluster {

using namespace hp;
using namespace hp::test;
using cluster::ObjectRef;
using cluster::WatchEventType;
using cluster::kinds::configMap;
using cluster::kinds::machine;
using kube::KindService;
using Lines = std::vector<std::string>;

namespace {

const std::string space = "contract";
cluster::Query allMachines()
{
    return {&machine(), space, {}, {}};
}

ObjectRef ref(const std::string &name)
{
    return {&machine(), {space, name}};
}

KindService serviceOf(KubeFixture &fixture, const cluster::Kind &kind)
{
    const auto &kinds = fixture.kube().connection().kinds;
    const auto known = kinds.find(&kind);
    return known == kinds.end() ? KindService::Unknown : known->second.service;
}

/// What happened to objects, without the signs of life in between.
Lines changes(const RecordingWatch &watch)
{
    Lines names = watch.names();
    std::erase_if(names, [](const std::string &line) { return line.starts_with("BOOKMARK"); });
    return names;
}

int bookmarks(const RecordingWatch &watch)
{
    return static_cast<int>(watch.events().size() - changes(watch).size());
}

/// Longer than a test waits for anything.
constexpr std::chrono::minutes tooLate(10);

/// For tests that count connections: on a busy machine too none is cut and made again.
kube::KubeSettings patientSettings()
{
    kube::KubeSettings settings = hastySettings();
    settings.connectTimeout = settings.requestTimeout = settings.writeTimeout =
        settings.probeAfter = settings.probeLimit = tooLate;
    return settings;
}

/// For tests of a recovery that is noticed: by its back-off alone a watch would sleep on.
kube::KubeSettings settingsOfASleeper()
{
    kube::KubeSettings settings = hastySettings();
    settings.backoffBase = settings.backoffCap = tooLate;
    return settings;
}

} // namespace

/// KubeCluster against a real API server, beyond the contract: what the network, the server and its
/// administrators do.
class TestKubeCluster : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase()
    {
        if (const QString why = RealApiServer::whyNot(); !why.isEmpty())
            QSKIP(qPrintable(why));
    }
    void inspectionTellsVersionIdentityAndKinds();
    void schemasSayWhatIsKept();
    void aViewerSeesWhatIsForbidden();
    void aMissingKindWorksOnceItIsInstalled();
    void aVersionThatNobodyKnowsIsFollowedUntilTheDefinitionIsMended();
    void writesPassWhileFiftyWatchesAreStalled();
    void allWatchesShareOneConnection();
    void aQuietWatchGivesSigns();
    void aHalfOpenConnectionIsCutAndNothingIsLost();
    void aBrokenNetworkIsToldAndRecoversQuickly_data();
    void aBrokenNetworkIsToldAndRecoversQuickly();
    void aRestartOfTheServerLosesNothing_data();
    void aRestartOfTheServerLosesNothing();
    void aRevisionBehindTheCompactionIsCompacted();
    void aListOfManyPagesIsOneSnapshot();
    void aTokenThatIsReplacedGoesUnnoticed();
    void manyAlikeEventsBecomeACount();
    void rightsAreAskedOnce();
    void anInformerFollowsThroughItAll();
    void noCreationIsDoneTwice();
    void anotherWayToTheServerIsTakenAtOnce();
    void theCertificateIsVerifiedUnderTheGivenName_data();
    void theCertificateIsVerifiedUnderTheGivenName();
};

void TestKubeCluster::inspectionTellsVersionIdentityAndKinds()
{
    KubeFixture fixture;
    const auto done = await<Done>([&](auto reply) {
        fixture.kube().inspect({&machine(), &cluster::kinds::node()}, std::move(reply));
    });
    QVERIFY(done);
    const kube::ConnectionState &state = fixture.kube().connection();
    QVERIFY(QString::fromStdString(state.version).startsWith(QStringLiteral("v1.")));
    QCOMPARE(state.user, std::string("admin"));
    QVERIFY(std::find(state.groups.begin(), state.groups.end(), "system:masters")
            != state.groups.end());
    QVERIFY(state.reachable && state.signedIn);
    QCOMPARE(state.trouble.text(), std::string());
    QVERIFY(state.clockSkew && *state.clockSkew < std::chrono::seconds(3)
            && *state.clockSkew > -std::chrono::seconds(3));
    QCOMPARE(int(serviceOf(fixture, machine())), int(KindService::Served));
    QCOMPARE(int(serviceOf(fixture, cluster::kinds::node())), int(KindService::Served));
}

void TestKubeCluster::schemasSayWhatIsKept()
{
    KubeFixture fixture;
    const auto says = [&](const cluster::Kind &kind, const std::string &path) {
        const auto keeps = await<bool>(
            [&](auto reply) { fixture.kube().keepsField(kind, path, std::move(reply)); });
        return !keeps ? codeName(keeps.error()) + ": " + keeps.error().message
            : *keeps  ? std::string("kept")
                      : std::string("not kept");
    };
    // A server publishes the schema of a definition some time after it serves the kind.
    QTRY_COMPARE_WITH_TIMEOUT(
        says(machine(), "/spec/lifecycleHooks/preDrain"), std::string("kept"), 300000);
    QCOMPARE(says(machine(), "/spec/lifecycleHooks/preCreate"), std::string("kept"));
    QCOMPARE(says(machine(), "/spec/lifecycleHooks/preDrain/owner"), std::string("kept"));
    QCOMPARE(says(machine(), "/spec/lifecycleHooks/preNothing"), std::string("not kept"));
    QCOMPARE(says(machine(), "/spec/providerSpec/value/anything/at/all"), std::string("kept"));
    QCOMPARE(says(cluster::kinds::node(), "/spec/taints/effect"), std::string("kept"));
    QCOMPARE(says(cluster::kinds::node(), "/spec/teints"), std::string("not kept"));
    QCOMPARE(says(cluster::kinds::node(), "/metadata/annotations/any"), std::string("kept"));
    cluster::Kind unknown = machine();
    unknown.group = "nowhere.example.com";
    QVERIFY(says(unknown, "/spec").starts_with("NotFound: "));
}

void TestKubeCluster::aViewerSeesWhatIsForbidden()
{
    KubeFixture::Options options;
    options.user = QStringLiteral("viewer");
    KubeFixture fixture(options);
    const auto secrets = list(fixture.cluster(), {&cluster::kinds::secret(), space, {}, {}});
    QVERIFY(secrets);
    QVERIFY(secrets->items.empty());
    QCOMPARE(int(serviceOf(fixture, cluster::kinds::secret())), int(KindService::Forbidden));
    RecordingWatch watch(fixture.cluster(), {&cluster::kinds::secret(), space, {}, {}}, "");
    QVERIFY(list(fixture.cluster(), allMachines()));
    QCOMPARE(int(serviceOf(fixture, machine())), int(KindService::Served));
    const auto written = create(fixture.cluster(), machine(), space, sampleMachine("a"));
    QVERIFY(!written);
    QCOMPARE(codeName(written.error()), std::string("Unauthorised"));
    QCOMPARE(httpCode(written.error()), 403);
    QVERIFY(!watch.ended());
    const auto may = [&](const std::string &verb) {
        return *await<bool>([&](auto reply) {
            fixture.cluster().mayI({verb, &machine(), space, {}}, std::move(reply));
        });
    };
    QVERIFY(may("list"));
    QVERIFY(!may("delete"));
}

void TestKubeCluster::aMissingKindWorksOnceItIsInstalled()
{
    kube::KubeSettings settings = hastySettings();
    settings.missingRecheckCap = std::chrono::milliseconds(300);
    KubeFixture::Options options;
    options.settings = settings;
    KubeFixture fixture(options);
    cluster::Kind kind;
    kind.group = "late.example.com";
    kind.version = "v1";
    kind.kind = "Late";
    kind.plural = "lates";
    RealApiServer &server = fixture.server();
    const std::string definitions = "/apis/apiextensions.k8s.io/v1/customresourcedefinitions";
    (void)server.ask("DELETE", definitions + "/lates.late.example.com");
    const auto listed = list(fixture.cluster(), {&kind, space, {}, {}});
    QVERIFY(listed);
    QVERIFY(listed->items.empty());
    QCOMPARE(int(serviceOf(fixture, kind)), int(KindService::Missing));
    RecordingWatch watch(fixture.cluster(), {&kind, space, {}, {}}, listed->resourceVersion);
    (void)server.must(
        "POST",
        definitions,
        Json::parse(
            R"({"apiVersion":"apiextensions.k8s.io/v1","kind":"CustomResourceDefinition",)"
            R"("metadata":{"name":"lates.late.example.com"},"spec":{"group":"late.example.com",)"
            R"("scope":"Namespaced","names":{"plural":"lates","singular":"late","kind":"Late"},)"
            R"("versions":[{"name":"v1","served":true,"storage":true,"schema":{"openAPIV3Schema":{"type":"object"}}}]}})"));
    QVERIFY(runUntil([&] { return serviceOf(fixture, kind) == KindService::Served; }));
    QVERIFY(create(fixture.cluster(), kind, space, {{"metadata", {{"name", "x"}}}}));
    QVERIFY(runUntil([&] { return !changes(watch).empty(); }));
    QCOMPARE(changes(watch), (Lines{"ADDED x"}));
    (void)server.ask("DELETE", definitions + "/lates.late.example.com");
    QVERIFY(runUntil([&] { return changes(watch).size() == 2; }));
    QCOMPARE(changes(watch).back(), std::string("DELETED x"));
    QVERIFY(runUntil([&] { return serviceOf(fixture, kind) == KindService::Missing; }));
    QVERIFY(!watch.ended());
}

void TestKubeCluster::aVersionThatNobodyKnowsIsFollowedUntilTheDefinitionIsMended()
{
    KubeFixture fixture;
    cluster::Kind kind;
    kind.group = "newer.example.com";
    kind.version = "v1";
    kind.kind = "Newer";
    kind.plural = "newers";
    RealApiServer &server = fixture.server();
    const std::string definitions = "/apis/apiextensions.k8s.io/v1/customresourcedefinitions";
    const std::string definition = definitions + "/newers.newer.example.com";
    const auto version = [](const char *name, bool storage) {
        return Json{{"name", name},
                    {"served", true},
                    {"storage", storage},
                    {"schema", {{"openAPIV3Schema", {{"type", "object"}}}}}};
    };
    (void)server.ask("DELETE", definition);
    Json made =
        Json::parse(R"({"apiVersion": "apiextensions.k8s.io/v1", "kind": "CustomResourceDefinition",
        "metadata": {"name": "newers.newer.example.com"}, "spec": {"group": "newer.example.com", "scope": "Namespaced",
            "names": {"plural": "newers", "singular": "newer", "kind": "Newer"}}})");
    made["spec"]["versions"] = Json::array({version("v1beta3", true)});
    (void)server.must("POST", definitions, made);
    const auto refused = [&] {
        (void)list(fixture.cluster(), {&kind, space, {}, {}});
        return serviceOf(fixture, kind) == KindService::NotUnderstood;
    };
    QVERIFY(runUntil(refused));
    const cluster::Kind &other = cluster::inOtherVersion(kind, "v1beta3");
    (void)server.must("POST",
                      "/apis/newer.example.com/v1beta3/namespaces/" + std::string(space)
                          + "/newers",
                      {{"apiVersion", "newer.example.com/v1beta3"},
                       {"kind", "Newer"},
                       {"metadata", {{"name", "x"}}}});
    RecordingWatch watch(fixture.cluster(), {&other, space, {}, {}}, "");
    QVERIFY(runUntil([&] { return !changes(watch).empty(); }));
    QCOMPARE(changes(watch), (Lines{"ADDED x"}));
    QCOMPARE(
        codeName(create(fixture.cluster(), kind, space, {{"metadata", {{"name", "y"}}}}).error()),
        std::string("Refused"));

    Json mended = server.must("GET", definition);
    mended["spec"]["versions"] = Json::array({version("v1beta3", true), version("v1", false)});
    (void)server.must("PUT", definition, mended);
    QVERIFY(runUntil([&] {
        const auto listed = list(fixture.cluster(), {&kind, space, {}, {}});
        return listed && listed->items.size() == 1;
    }));
    QCOMPARE(int(serviceOf(fixture, kind)), int(KindService::Served));
    QVERIFY(create(fixture.cluster(), kind, space, {{"metadata", {{"name", "y"}}}}));
    (void)server.ask("DELETE", definition);
}

void TestKubeCluster::writesPassWhileFiftyWatchesAreStalled()
{
    TcpProxy proxy(RealApiServer::shared().port());
    KubeFixture::Options options;
    options.port = proxy.port();
    // The stall stays unnoticed, and what goes along it waits longer than this test.
    options.settings = patientSettings();
    KubeFixture fixture(options);
    std::vector<std::unique_ptr<RecordingWatch>> watches;
    for (int i = 0; i < 50; ++i)
        watches.push_back(std::make_unique<RecordingWatch>(fixture.cluster(), allMachines(), ""));
    const auto live = [&] {
        const auto &streams = fixture.kube().connection().streams;
        return std::count_if(
            streams.begin(), streams.end(), [](const auto &stream) { return stream.live; });
    };
    QVERIFY(runUntil([&] { return live() == 50; }));
    QCOMPARE(proxy.accepted(), 2); // the lists', the watches'
    proxy.set(Line::Stall);
    proxy.set(Line::Pass); // what is open stays dead
    QVERIFY(create(fixture.cluster(), machine(), space, sampleMachine("a")));
    QCOMPARE(proxy.accepted(), 3);
    for (int i = 0; i < 20; ++i)
        QVERIFY(merge(fixture.cluster(),
                      ref("a"),
                      R"({"metadata":{"labels":{"n":")" + std::to_string(i) + R"("}}})"));
    QCOMPARE(proxy.accepted(), 3); // and all writes went along one
    QVERIFY(changes(*watches.front()).empty());
}

void TestKubeCluster::allWatchesShareOneConnection()
{
    KubeFixture::Options options;
    options.settings = patientSettings();
    KubeFixture fixture(options);
    std::vector<std::unique_ptr<RecordingWatch>> watches;
    for (int i = 0; i < 30; ++i)
        watches.push_back(std::make_unique<RecordingWatch>(
            fixture.cluster(),
            i % 2 == 0 ? allMachines() : cluster::Query{&configMap(), space, {}, {}},
            ""));
    QVERIFY(create(fixture.cluster(), machine(), space, sampleMachine("a")));
    for (int i = 0; i < 30; i += 2)
        QVERIFY(runUntil([&] { return !changes(*watches[static_cast<std::size_t>(i)]).empty(); }));
    // One for the watches, one for the lists, one for the write.
    QCOMPARE(fixture.kube().counters().connections, std::uint64_t(3));
}

void TestKubeCluster::aQuietWatchGivesSigns()
{
    KubeFixture::Options options;
    options.settings.probeLimit = tooLate;
    KubeFixture fixture(options);
    RecordingWatch watch(fixture.cluster(), allMachines(), "");
    QVERIFY(runUntil([&] { return bookmarks(watch) >= 3; }));
    QVERIFY(changes(watch).empty());
    QVERIFY(!watch.events().back().object.resourceVersion().empty());
    const auto lastSign = [&] { return fixture.kube().connection().streams.front().lastSign; };
    const Duration before = lastSign();
    const auto known = bookmarks(watch);
    QVERIFY(runUntil([&] { return bookmarks(watch) > known && lastSign() > before; }));
    QCOMPARE(fixture.kube().counters().cuts, std::uint64_t(0));
}

void TestKubeCluster::aHalfOpenConnectionIsCutAndNothingIsLost()
{
    RealApiServer &server = RealApiServer::shared();
    TcpProxy proxy(server.port());
    KubeFixture::Options options;
    options.port = proxy.port();
    options.settings = settingsOfASleeper();
    options.settings.reportBrokenAfter = tooLate;
    KubeFixture fixture(options);
    RecordingWatch watch(fixture.cluster(), allMachines(), "");
    QVERIFY(create(fixture.cluster(), machine(), space, sampleMachine("a")));
    QVERIFY(runUntil([&] { return changes(watch).size() == 1; }));
    proxy.set(Line::Stall);
    KubeFixture beside; // sees the server directly, and empties it
    QVERIFY(create(beside.cluster(), machine(), space, sampleMachine("b")));
    QVERIFY(runUntil([&] { return fixture.kube().counters().cuts >= 1; }));
    QVERIFY(create(beside.cluster(), machine(), space, sampleMachine("c")));
    QCOMPARE(changes(watch).size(), std::size_t(1));
    proxy.set(Line::Pass);
    QVERIFY(runUntil([&] { return changes(watch).size() == 4; }));
    QCOMPARE(changes(watch), (Lines{"ADDED a", "DELETED a", "ADDED b", "ADDED c"}));
    QVERIFY(!watch.ended());
}

void TestKubeCluster::aBrokenNetworkIsToldAndRecoversQuickly_data()
{
    QTest::addColumn<int>("line");
    QTest::newRow("connections swallow everything") << int(Line::Stall);
    QTest::newRow("connections are reset") << int(Line::Cut);
    QTest::newRow("nobody listens") << int(Line::Refuse);
}

void TestKubeCluster::aBrokenNetworkIsToldAndRecoversQuickly()
{
    QFETCH(const int, line);
    TcpProxy proxy(RealApiServer::shared().port());
    KubeFixture::Options options;
    options.port = proxy.port();
    options.settings = settingsOfASleeper();
    KubeFixture fixture(options);
    runtime::Informer informer(fixture.cluster(), allMachines(), fixture.clock());
    Lines states;
    connect(&informer, &runtime::Informer::streamStateChanged, this, [&](const QString &reason) {
        states.push_back(reason.isEmpty() ? "back" : "broken");
    });
    informer.start();
    QVERIFY(runUntil([&] { return informer.hasSynced(); }));
    QVERIFY(runUntil([&] {
        return !fixture.kube().connection().streams.empty()
            && fixture.kube().connection().streams.front().live;
    }));
    proxy.set(static_cast<Line>(line));
    QVERIFY(runUntil([&] { return states == Lines{"broken"}; }));
    QVERIFY(!fixture.kube().connection().reachable);
    QVERIFY(!fixture.kube().connection().trouble.empty());
    // It is asked on and on, while the watch itself sleeps.
    const std::uint64_t asked = fixture.kube().counters().requests;
    QVERIFY(runUntil([&] { return fixture.kube().counters().requests > asked + 15; }));
    QCOMPARE(states, (Lines{"broken"}));
    KubeFixture beside;
    QVERIFY(create(beside.cluster(), machine(), space, sampleMachine("while-away")));
    proxy.set(Line::Pass);
    QVERIFY(runUntil([&] { return states.size() == 2 && informer.size() == 1; }));
    QCOMPARE(states.back(), std::string("back"));
    QVERIFY(fixture.kube().connection().reachable);
    QCOMPARE(fixture.kube().counters().relists, std::uint64_t(0));
}

void TestKubeCluster::aRestartOfTheServerLosesNothing_data()
{
    QTest::addColumn<bool>("orderly");
    QTest::newRow("it ends in good order") << true;
    QTest::newRow("it is killed") << false;
}

void TestKubeCluster::aRestartOfTheServerLosesNothing()
{
    QFETCH(const bool, orderly);
    RealApiServer &server = RealApiServer::shared();
    KubeFixture::Options options;
    options.settings = settingsOfASleeper();
    KubeFixture fixture(options);
    runtime::Informer informer(fixture.cluster(), allMachines(), fixture.clock());
    Lines seen;
    informer.onChange([&](const Object &before, const Object &after) {
        seen.push_back((before ? "changed " : "new ") + after.name());
    });
    informer.start();
    QVERIFY(create(fixture.cluster(), machine(), space, sampleMachine("a")));
    QVERIFY(runUntil([&] { return seen.size() == 1; }));
    if (orderly)
        server.stop();
    else
        server.kill();
    QVERIFY(runUntil([&] { return !fixture.kube().connection().reachable; }));
    const auto refused = create(fixture.cluster(), machine(), space, sampleMachine("b"));
    QVERIFY(!refused);
    QCOMPARE(codeName(refused.error()), std::string("Unreachable"));
    server.start();
    (void)server.must("PATCH",
                      "/apis/machine.openshift.io/v1beta1/namespaces/contract/machines/a",
                      {{"metadata", {{"labels", {{"x", "1"}}}}}},
                      "application/merge-patch+json");
    QVERIFY(runUntil([&] { return seen.size() == 2; }));
    QCOMPARE(seen, (Lines{"new a", "changed a"}));
    QVERIFY(create(fixture.cluster(), machine(), space, sampleMachine("b")));
    QVERIFY(runUntil([&] { return informer.size() == 2; }));
}

void TestKubeCluster::aRevisionBehindTheCompactionIsCompacted()
{
    KubeFixture fixture;
    QVERIFY(create(fixture.cluster(), machine(), space, sampleMachine("a")));
    RecordingWatch watch(fixture.cluster(), allMachines(), "1");
    QVERIFY(watch.waitForEnd());
    QCOMPARE(codeName(watch.error()), std::string("Compacted"));
    QCOMPARE(fixture.kube().counters().relists, std::uint64_t(1));
}

void TestKubeCluster::aListOfManyPagesIsOneSnapshot()
{
    KubeFixture::Options options;
    options.settings.pageSize = 7;
    KubeFixture fixture(options);
    int made = 0;
    for (int i = 0; i < 40; ++i)
        fixture.cluster().create(
            machine(), space, sampleMachine("m" + std::to_string(i)), {}, [&](const auto &written) {
                made += written ? 1 : 0;
            });
    QVERIFY(runUntil([&] { return made == 40; }));
    const auto listed = list(fixture.cluster(), allMachines());
    QVERIFY(listed);
    std::set<std::string> names;
    for (const Object &object : listed->items) {
        names.insert(object.name());
        QCOMPARE(object.kind(), std::string("Machine"));
    }
    QCOMPARE(names.size(), std::size_t(40));
    QVERIFY(std::is_sorted(listed->items.begin(), listed->items.end(), [](auto &a, auto &b) {
        return a.name() < b.name();
    }));
    // Built-in kinds come without apiVersion and kind in their items.
    QVERIFY(create(fixture.cluster(), configMap(), space, sampleConfigMap("c")));
    const auto maps = list(fixture.cluster(), {&configMap(), space, {}, {}});
    QCOMPARE(maps->items.back().kind(), std::string("ConfigMap"));
    QCOMPARE(maps->items.back().apiVersion(), std::string("v1"));
    QCOMPARE(Json::parse(maps->items.back().bytes())["kind"].get<std::string>(),
             std::string("ConfigMap"));
    QVERIFY(!maps->items.back().managedFields().empty());
}

void TestKubeCluster::aTokenThatIsReplacedGoesUnnoticed()
{
    KubeFixture fixture;
    RecordingWatch watch(fixture.cluster(), allMachines(), "");
    // Its request goes with the good token.
    QVERIFY(runUntil([&] {
        const auto streams = fixture.kube().connection().streams;
        return !streams.empty() && streams.front().live;
    }));
    fixture.credentials().renew("expired");
    fixture.credentials().next = tokenOf(fixture.server(), QStringLiteral("admin"));
    const auto written = create(fixture.cluster(), machine(), space, sampleMachine("a"));
    QVERIFY2(written, written ? "" : written.error().message.c_str());
    QVERIFY(runUntil([&] { return changes(watch).size() == 1; }));
    QCOMPARE(fixture.credentials().refusals, 1);
    QVERIFY(fixture.kube().connection().signedIn);
}

void TestKubeCluster::manyAlikeEventsBecomeACount()
{
    KubeFixture fixture;
    const Object made = create(fixture.cluster(), machine(), space, sampleMachine("a"))->object;
    const auto record = [&](const std::string &note) {
        fixture.cluster().recordEvent({made, false, "Draining", "Drain", note, "drain-controller"});
    };
    for (int i = 0; i < 3; ++i)
        record("waiting");
    for (int i = 0; i < 12; ++i)
        record("pod " + std::to_string(i));
    const cluster::Query events{&cluster::kinds::event(), space, {}, "involvedObject.name=a"};
    const auto byNote = [&] {
        std::map<std::string, int> counts;
        const auto listed = list(fixture.cluster(), events);
        for (const Object &event : listed->items)
            counts[event.text("/message")] = event.at("/count").get<int>();
        return counts;
    };
    std::map<std::string, int> counts;
    QVERIFY(runUntil([&] {
        counts = byNote();
        return counts.contains("(combined from similar events): pod 11");
    }));
    QCOMPARE(counts["waiting"], 3);
    QCOMPARE(counts["pod 0"], 1);
    QCOMPARE(counts["(combined from similar events): pod 11"], 3);
    for (int i = 0; i < 30; ++i)
        record("flood");
    QCOMPARE(fixture.kube().counters().lostEvents, std::uint64_t(20));
}

void TestKubeCluster::rightsAreAskedOnce()
{
    KubeFixture fixture;
    for (int i = 0; i < 5; ++i)
        QVERIFY(*await<bool>([&](auto reply) {
            fixture.cluster().mayI({"patch", &machine(), space, "status"}, std::move(reply));
        }));
    QCOMPARE(fixture.kube().counters().requests, std::uint64_t(1));
}

void TestKubeCluster::anInformerFollowsThroughItAll()
{
    RealApiServer &server = RealApiServer::shared();
    TcpProxy proxy(server.port());
    KubeFixture::Options options;
    options.port = proxy.port();
    KubeFixture fixture(options);
    KubeFixture writer;
    runtime::Informer informer(fixture.cluster(), allMachines(), fixture.clock());
    std::map<std::string, Lines> seen; // the values of a label, in order
    informer.onChange([&](const Object &, const Object &after) {
        if (after)
            seen[after.name()].push_back(after.label("n").value_or(""));
    });
    informer.start();
    const std::vector<std::string> names{"a", "b", "c"};
    for (const std::string &name : names)
        QVERIFY(create(writer.cluster(), machine(), space, sampleMachine(name)));
    // One that has not begun to watch would begin with a later value, and rightly so.
    QVERIFY(runUntil([&] { return seen.size() == names.size(); }));
    const std::vector<Line> mishaps{Line::Cut, Line::Stall, Line::Slow, Line::Refuse};
    int n = 0;
    for (const Line mishap : mishaps) {
        proxy.set(mishap);
        for (int i = 0; i < 10; ++i, ++n) {
            for (const std::string &name : names)
                QVERIFY(merge(writer.cluster(),
                              {&machine(), {space, name}},
                              R"({"metadata":{"labels":{"n":")" + std::to_string(n) + R"("}}})"));
        }
        proxy.set(Line::Pass);
        const std::string last = std::to_string(n - 1);
        QVERIFY(runUntil([&] {
            return std::all_of(names.begin(), names.end(), [&](const std::string &name) {
                return !seen[name].empty() && seen[name].back() == last;
            });
        }));
    }
    // Every value once and in order, through everything.
    for (const std::string &name : names) {
        Lines expected;
        for (int i = 0; i < n; ++i)
            expected.push_back(std::to_string(i));
        Lines got = seen[name];
        std::erase(got, std::string());
        QCOMPARE(got, expected);
    }
}

void TestKubeCluster::noCreationIsDoneTwice()
{
    RealApiServer &server = RealApiServer::shared();
    TcpProxy proxy(server.port());
    KubeFixture::Options options;
    options.port = proxy.port();
    KubeFixture fixture(options);
    Json worker = sampleMachine("");
    worker["metadata"] = {{"generateName", "w-"}};
    int done = 0;
    int unknown = 0;
    int refused = 0;
    for (int round = 0; round < 5; ++round) {
        const int before = done + unknown + refused;
        for (int i = 0; i < 20; ++i)
            fixture.cluster().create(machine(), space, worker, {}, [&](const auto &written) {
                if (written)
                    ++done;
                else
                    ++(written.error().code == ErrorCode::TimedOut ? unknown : refused);
            });
        QVERIFY(runUntil([&] { return done + unknown + refused > before; }));
        proxy.set(Line::Cut);
        QVERIFY(runUntil([&] { return done + unknown + refused == before + 20; }));
        proxy.set(Line::Pass);
    }
    const Json listed =
        server.must("GET", "/apis/machine.openshift.io/v1beta1/namespaces/contract/machines");
    const int made = static_cast<int>(listed["items"].size());
    QVERIFY2(made >= done && made <= done + unknown,
             qPrintable(
                 QStringLiteral("%1 made, %2 done, %3 unknown").arg(made).arg(done).arg(unknown)));
}

void TestKubeCluster::anotherWayToTheServerIsTakenAtOnce()
{
    RealApiServer &server = RealApiServer::shared();
    TcpProxy proxy(server.port());
    KubeFixture::Options options;
    options.port = proxy.port();
    KubeFixture fixture(options);
    RecordingWatch watch(fixture.cluster(), allMachines(), "");
    QVERIFY(create(fixture.cluster(), machine(), space, sampleMachine("a")));
    QVERIFY(runUntil([&] { return changes(watch).size() == 1; }));
    proxy.set(Line::Stall);
    fixture.kube().useEndpoint(endpointOf(server));
    QVERIFY(create(fixture.cluster(), machine(), space, sampleMachine("b")));
    // At another address may be another cluster, of which the revision says nothing.
    QVERIFY(runUntil([&] { return watch.ended(); }));
    QCOMPARE(codeName(watch.error()), std::string("Compacted"));
    RecordingWatch anew(fixture.cluster(), allMachines(), "");
    QVERIFY(runUntil([&] { return changes(anew).size() == 2; }));
    QCOMPARE(changes(anew), (Lines{"ADDED a", "ADDED b"}));
    QCOMPARE(fixture.kube().connection().server, server.url());
}

void TestKubeCluster::theCertificateIsVerifiedUnderTheGivenName_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<bool>("ownAuthority");
    QTest::addColumn<bool>("trusted");
    QTest::newRow("the host's own") << QString() << true << true;
    QTest::newRow("another of its names") << QStringLiteral("localhost") << true << true;
    QTest::newRow("a name it does not have")
        << QStringLiteral("elsewhere.example") << true << false;
    QTest::newRow("by the system's authorities") << QString() << false << false;
}

void TestKubeCluster::theCertificateIsVerifiedUnderTheGivenName()
{
    QFETCH(const QString, name);
    QFETCH(const bool, ownAuthority);
    QFETCH(const bool, trusted);
    KubeFixture fixture;
    kube::Endpoint endpoint = endpointOf(fixture.server());
    endpoint.tlsServerName = name.toStdString();
    if (!ownAuthority)
        endpoint.caPem.clear();
    fixture.kube().useEndpoint(endpoint);
    const auto listed = list(fixture.cluster(), allMachines());
    QCOMPARE(listed.has_value(), trusted);
    if (trusted)
        return;
    QCOMPARE(codeName(listed.error()), std::string("Unreachable"));
    QVERIFY(listed.error().message.find("is not trusted") != std::string::npos);
    QVERIFY(!fixture.kube().connection().reachable);
}

} // namespace tst_kubecluster

HP_TEST(tst_kubecluster, TestKubeCluster)
#include "tst_kubecluster.moc"
