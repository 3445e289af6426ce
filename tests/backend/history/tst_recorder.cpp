// SPDX-License-Identifier: Apache-2.0
#include "backend/history/Recorder.h"
#include "backend/history/TimelineQuery.h"
#include "backend/runtime/ManualClock.h"
#include "tests/backend/history/TestRecord.h"
#include "tests/support/cluster/FakeCluster.h"
#include "tests/support/cluster/Settle.h"
#include "tests/support/runner/Runner.h"

#include <QFile>
#include <QSignalSpy>
#include <QTest>

#include <chrono>
#include <map>
#include <nlohmann/json.hpp>
#include <set>

namespace tst_recorder {

using namespace hp;
using namespace hp::history;
using namespace std::chrono_literals;

/// What informers bring becomes history; what they could not bring becomes gaps.
class TestRecorder : public QObject
{
    Q_OBJECT
private slots:
    void init();
    void theFirstLookIsReported();
    void whatHappensLaterIsObservedWithItsActor();
    void aNodeAndAHostAreOnTheirMachinesTimeline();
    void aNodeMovesToTheMachineThatNamesIt();
    void aNodeThatMovesDuringARestartIsNotDeleted();
    void aBrokenStreamIsAGap();
    void aRestartComparesAcrossAGap();
    void aStopOfSomeSecondsIsAGap();
    void aStartThatFailsHidesNoGap();
    void aRestartTellsWhatNoLaneTells();
    void whatVanishedDuringARestartIsEnded();
    void aRestartInAnUnchangedWorldAddsNothing();
    void aMachineOfTheSameNameIsAnotherOne();
    void theTimelineOfAGoneMachineStays();
    void listenersHearWhoseTimelineChanged();
    void aClientsWriteIsInTheTimelineOfItsMachine();
    void podsLeftOfADrainAreCounted();
    void podsOfOtherNodesAreNotRecorded();
    void anEventSaysWhoSpeaks();
    void aClockPutBackADayLosesNothing();
    void aClockPutBackEndsNoGap();
    void aClockPutForwardIsAGap();
    void beforeTheFirstObservationNothingIsKnown();
    void aReleasedHookTellsWhatIsUsual();
    void aDamagedRecordBeginsWithAFirstLook();
    void aPersonsNoteIsAMark();
    void aMachineOfClusterApiHasItsLanes();
    void aRestartComparesMachinesOfBothApis();

private:
    struct Run;
    std::unique_ptr<Run> run(ClusterApiSource *clusterApi = nullptr);
    QStringList history(Run &run, const char *name = "m1");

    std::unique_ptr<test::TestRecord> m_record;
    std::unique_ptr<runtime::ManualClock> m_clock;
    std::unique_ptr<test::FakeCluster> m_cluster;
};

namespace {

QStringList texts(std::initializer_list<const char *> values)
{
    QStringList list;
    for (const char *value : values)
        list << QString::fromUtf8(value);
    return list;
}

const TimePoint start = *parseTime("2026-01-10T12:00:00Z");

Json machine(const char *phase, const char *node = nullptr, const char *host = nullptr)
{
    Json json{{"apiVersion", "machine.openshift.io/v1beta1"},
              {"kind", "Machine"},
              {"metadata", {{"namespace", "ns"}, {"name", "m1"}}},
              {"status", {{"phase", phase}}}};
    if (node)
        json["status"]["nodeRef"] = {{"kind", "Node"}, {"name", node}};
    if (host)
        json["metadata"]["annotations"]["metal3.io/BareMetalHost"] = host;
    return json;
}

Json node(const char *ready, bool cordoned = false)
{
    Json json{{"apiVersion", "v1"}, {"kind", "Node"}, {"metadata", {{"name", "n1"}}}};
    json["status"]["conditions"] = Json::array({{{"type", "Ready"}, {"status", ready}}});
    if (cordoned)
        json["spec"]["unschedulable"] = true;
    return json;
}

Json host(const char *power)
{
    return {{"apiVersion", "metal3.io/v1alpha1"},
            {"kind", "BareMetalHost"},
            {"metadata", {{"namespace", "ns"}, {"name", "h1"}}},
            {"status", {{"powerState", power}}}};
}

Json creation(int count)
{
    return {{"apiVersion", "v1"},
            {"kind", "Event"},
            {"metadata", {{"namespace", "ns"}, {"name", "e1"}}},
            {"involvedObject", {{"kind", "Machine"}, {"namespace", "ns"}, {"name", "m1"}}},
            {"reason", "Created"},
            {"count", count}};
}

Json pod(const char *name, const char *on)
{
    return {{"apiVersion", "v1"},
            {"kind", "Pod"},
            {"metadata", {{"namespace", "ns"}, {"name", name}}},
            {"spec", {{"nodeName", on}}}};
}

Json deleting(const char *phase, const char *on)
{
    Json json = machine(phase, on);
    json["metadata"]["deletionTimestamp"] = "2026-01-10T12:00:00Z";
    return json;
}

/// A Cluster API whose objects the test puts there.
class ScriptedClusterApi final : public ClusterApiSource
{
public:
    void onObject(ObjectHandler handler) override { m_handler = std::move(handler); }
    void onStream(StreamHandler) override { }
    void onListed(std::function<void()>) override { }
    [[nodiscard]] bool isListed() const override { return true; }
    [[nodiscard]] std::vector<Object> objects() const override
    {
        std::vector<Object> all;
        for (const auto &[uid, object] : m_objects)
            all.push_back(object);
        return all;
    }
    [[nodiscard]] Object machine(const ObjectKey &key) const override
    {
        for (const auto &[uid, object] : m_objects) {
            if (object.kind() == "Machine" && object.key() == key)
                return object;
        }
        return {};
    }
    [[nodiscard]] capi::CapiView viewOf(const Object &machine) const override
    {
        capi::CapiView view;
        view.machine = machine;
        for (const auto &[uid, object] : m_objects) {
            if (object.kind() == "Cluster")
                view.cluster = object;
        }
        return view;
    }

    /// Null JSON under that uid: it goes.
    void put(const std::string &uid, Json json)
    {
        const Object before = m_objects[uid];
        m_objects.erase(uid);
        Object after;
        if (json.is_object()) {
            json["metadata"]["uid"] = uid;
            json["metadata"]["namespace"] = "ns";
            json["metadata"]["resourceVersion"] = std::to_string(++m_revision);
            after = Object(std::move(json));
            m_objects[uid] = after;
        }
        std::set<ObjectKey> machines;
        for (const Object &object : objects()) {
            if (object.kind() == "Machine")
                machines.insert(object.key());
        }
        if (m_handler)
            m_handler(before, after, machines);
    }

private:
    ObjectHandler m_handler{};
    std::map<std::string, Object> m_objects{};
    int m_revision = 0;
};

Json ofClusterApi(const char *kind, const char *name)
{
    return {{"apiVersion", "cluster.x-k8s.io/v1beta2"},
            {"kind", kind},
            {"metadata", {{"name", name}, {"finalizers", {"machine.cluster.x-k8s.io"}}}},
            {"spec", {{"clusterName", "prod"}}}};
}

/// A machine that a hook holds before its drain.
Json heldByAnnotation()
{
    Json json = ofClusterApi("Machine", "c1");
    json["metadata"]["deletionTimestamp"] = "2026-01-10T11:00:00Z";
    json["metadata"]["annotations"] = {
        {"pre-drain.delete.hook.machine.cluster.x-k8s.io/quiesce", "team"}};
    json["status"] = {{"phase", "Deleting"},
                      {"nodeRef", {{"name", "elsewhere-1"}}},
                      {"conditions",
                       Json::array({{{"type", "Deleting"},
                                     {"status", "True"},
                                     {"reason", "WaitingForPreDrainHook"},
                                     {"lastTransitionTime", "2026-01-10T11:00:05Z"}}})}};
    return json;
}

} // namespace

/// One life of the process: store, informers and recorder over the cluster that stays.
struct TestRecorder::Run {
    Run(test::FakeCluster &fake,
        runtime::ManualClock &time,
        const HistoryStore::Options &options,
        ClusterApiSource *clusterApi)
        : clock(time)
        , machines(fake, {&cluster::kinds::machine(), {}, {}, {}}, time)
        , nodes(fake, {&cluster::kinds::node(), {}, {}, {}}, time)
        , hosts(fake, {&cluster::kinds::bareMetalHost(), {}, {}, {}}, time)
        , events(fake, {&cluster::kinds::event(), {}, {}, {}}, time)
        , pods(fake, {&cluster::kinds::pod(), {}, {}, {}}, time)
    {
        auto opened = HistoryStore::open(options, time);
        if (!opened)
            qFatal("%s", opened.error().message.c_str());
        store = std::move(*opened);
        recorder = std::make_unique<Recorder>(
            *store,
            time,
            Recorder::Sources{&machines, &nodes, &hosts, &events, &pods, {}, clusterApi});
        if (!recorder->start())
            qFatal("the recorder did not start");
        for (runtime::Informer *informer : {&events, &hosts, &nodes, &machines, &pods})
            informer->start();
        test::settle(time);
    }
    ~Run() { recorder->stop(); }

    runtime::ManualClock &clock;
    runtime::Informer machines;
    runtime::Informer nodes;
    runtime::Informer hosts;
    runtime::Informer events;
    runtime::Informer pods;
    std::unique_ptr<HistoryStore> store{};
    std::unique_ptr<Recorder> recorder{};
};

void TestRecorder::init()
{
    if (const QString why = test::TestRecord::unavailable(); !why.isEmpty())
        QSKIP(qPrintable(why));
    m_record = std::make_unique<test::TestRecord>();
    m_clock = std::make_unique<runtime::ManualClock>(start);
    m_cluster = std::make_unique<test::FakeCluster>();
}

std::unique_ptr<TestRecorder::Run> TestRecorder::run(ClusterApiSource *clusterApi)
{
    return std::make_unique<Run>(*m_cluster, *m_clock, m_record->options(), clusterApi);
}

/// "lane: from>to" with "(reported)" and "by whom", in the order of observation.
QStringList TestRecorder::history(Run &run, const char *name)
{
    const auto rows =
        run.store->transitions({name[0] == '\0' ? "" : "ns", name}, start - 1h, start + 24h);
    QStringList lines;
    if (!rows)
        return {QString::fromStdString(rows.error().message)};
    for (const Transition &row : *rows) {
        std::string line = row.lane + ": " + row.from + '>' + row.state.look;
        if (row.known == Known::Reported)
            line += " (reported)";
        if (!row.actor.empty())
            line += " by " + row.actor;
        lines << QString::fromStdString(line);
    }
    return lines;
}

void TestRecorder::theFirstLookIsReported()
{
    m_cluster->put(machine("Running"));
    m_cluster->put(creation(1));
    const auto first = run();
    QCOMPARE(history(*first),
             (texts({"phase: >running (reported)", "events: >normal (reported)"})));
}

void TestRecorder::whatHappensLaterIsObservedWithItsActor()
{
    m_cluster->put(machine("Provisioned"));
    const auto first = run();
    first->recorder->noteWrite(
        {"Machine", {"ns", "m1"}, "no such revision", false, {"bob", "kubectl"}});
    m_cluster->put(machine("Running"));
    test::settle(*m_clock);

    const Object next = m_cluster->put(machine("Failed"));
    first->recorder->noteWrite(
        {"Machine", {"ns", "m1"}, next.resourceVersion(), false, {"admin", "machine-controller"}});
    test::settle(*m_clock);
    QCOMPARE(history(*first),
             (texts({"phase: >provisioned (reported)",
                     "phase: provisioned>running",
                     "phase: running>failed by admin (machine-controller)"})));
}

void TestRecorder::aNodeAndAHostAreOnTheirMachinesTimeline()
{
    m_cluster->put(machine("Running", "n1", "ns/h1"));
    m_cluster->put(node("True"));
    m_cluster->put(host("On"));
    const auto first = run();
    m_cluster->put(node("False", true));
    m_cluster->put(host("Off"));
    test::settle(*m_clock);
    const QStringList lines = history(*first);
    QVERIFY(lines.contains(QStringLiteral("node: >ready (reported)")));
    QVERIFY(lines.contains(QStringLiteral("node: ready>notReady")));
    QVERIFY(lines.contains(QStringLiteral("cordon: >cordoned")));
    QVERIFY(lines.contains(QStringLiteral("power: on>off")));
    QCOMPARE(lines.size(), 6);
}

void TestRecorder::aNodeMovesToTheMachineThatNamesIt()
{
    m_cluster->put(machine("Provisioned"));
    m_cluster->put(node("True"));
    const auto first = run();
    QCOMPARE(history(*first), texts({"phase: >provisioned (reported)"}));
    m_cluster->put(machine("Running", "n1"));
    test::settle(*m_clock);
    QCOMPARE(history(*first),
             (texts({"phase: >provisioned (reported)",
                     "phase: provisioned>running",
                     "node: >ready (reported)"})));
    m_cluster->put(node("False"));
    test::settle(*m_clock);
    QCOMPARE(history(*first).last(), QStringLiteral("node: ready>notReady"));
}

void TestRecorder::aNodeThatMovesDuringARestartIsNotDeleted()
{
    m_cluster->put(machine("Running", "n1"));
    m_cluster->put(node("True"));
    auto life = run();
    life.reset();
    m_cluster->put(machine("Running"));
    Json other = machine("Running", "n1");
    other["metadata"]["name"] = "m2";
    m_cluster->put(other);
    m_clock->advance(1min);
    life = run();
    QVERIFY(history(*life, "m2").contains(QStringLiteral("node: >ready (reported)")));
    QCOMPARE(history(*life).last(), QStringLiteral("node: ready> (reported)"));
    const auto rows = life->store->transitions({"ns", "m1"}, start, start + 1h);
    QCOMPARE(rows->back().end, std::string());
}

void TestRecorder::aBrokenStreamIsAGap()
{
    m_cluster->put(machine("Provisioned"));
    const auto first = run();
    test::advance(*m_clock, 10s);
    m_cluster->failNext("watch", test::Failure::Unreachable, 1);
    m_cluster->breakWatches();
    test::drainEvents();
    m_cluster->put(machine("Running"));
    test::advance(*m_clock, 30s);

    const auto gaps = first->store->gaps(start, start + 1h);
    QVERIFY(gaps);
    const auto machines = std::find_if(
        gaps->begin(), gaps->end(), [](const Gap &gap) { return gap.stream == "machines"; });
    QVERIFY(machines != gaps->end());
    QVERIFY(machines->from == start);
    QVERIFY(machines->to && *machines->to > start + 10s && *machines->to < start + 40s);
    QVERIFY(!machines->cause.empty());
    QCOMPARE(history(*first).last(), QStringLiteral("phase: provisioned>running (reported)"));

    m_cluster->put(machine("Failed"));
    test::settle(*m_clock);
    QCOMPARE(history(*first).last(), QStringLiteral("phase: running>failed"));
}

void TestRecorder::aRestartComparesAcrossAGap()
{
    m_cluster->put(machine("Provisioned"));
    auto life = run();
    test::advance(*m_clock, 10s);
    life.reset();
    m_cluster->put(machine("Running"));
    m_clock->advance(5min);
    life = run();
    QCOMPARE(history(*life),
             (texts({"phase: >provisioned (reported)", "phase: provisioned>running (reported)"})));
    const auto gaps = life->store->gaps(start, start + 1h);
    QCOMPARE(gaps->size(), std::size_t(1));
    QCOMPARE(gaps->front().cause, std::string("Holdpoint was not running"));
    QVERIFY(gaps->front().from == start + 10s);
    QVERIFY(gaps->front().to == start + 10s + 5min);
}

/// In a shared record the life before looks alive for half a minute.
void TestRecorder::aStopOfSomeSecondsIsAGap()
{
    m_cluster->put(machine("Running"));
    auto life = run();
    test::advance(*m_clock, 10s);
    life.reset();
    m_clock->advance(8s);
    life = run();
    const auto gaps = life->store->gaps(start, start + 1h);
    QCOMPARE(gaps->size(), std::size_t(1));
    QCOMPARE(gaps->front().cause, std::string("Holdpoint was not running"));
    QVERIFY(gaps->front().from == start + 10s && gaps->front().to == start + 18s);
}

/// Such as one that finds its port taken: it opens the record, and looks at nothing.
void TestRecorder::aStartThatFailsHidesNoGap()
{
    m_cluster->put(machine("Running"));
    QVERIFY(HistoryStore::open(m_record->options(), *m_clock).has_value());
    m_clock->advance(1min);
    auto life = run();
    test::advance(*m_clock, 10s);
    life.reset();
    m_clock->advance(5min);
    QVERIFY(HistoryStore::open(m_record->options(), *m_clock).has_value());
    m_clock->advance(5min);
    life = run();
    const auto gaps = life->store->gaps(start, start + 1h);
    QCOMPARE(gaps->size(), std::size_t(2));
    QCOMPARE(gaps->front().cause, std::string("before the first observation"));
    QVERIFY(gaps->front().from == start && gaps->front().to == start + 1min);
    QCOMPARE(gaps->back().cause, std::string("Holdpoint was not running"));
    QVERIFY(gaps->back().from == start + 70s && gaps->back().to == start + 70s + 10min);
}

void TestRecorder::aRestartTellsWhatNoLaneTells()
{
    const auto count = [this](Run &life, const char *line) {
        return history(life).filter(QString::fromUtf8(line)).size();
    };
    const char *asked = "people: >deletion (reported)";
    const char *failed = "power: >error (reported)";
    m_cluster->put(machine("Running", "n1", "ns/h1"));
    m_cluster->put(host("On"));
    auto life = run();
    QCOMPARE(count(*life, asked) + count(*life, failed), 0);
    life.reset();
    Json going = deleting("Running", "n1");
    going["metadata"]["annotations"]["metal3.io/BareMetalHost"] = "ns/h1";
    m_cluster->put(going);
    Json broken = host("On");
    broken["status"]["errorType"] = "power management error";
    broken["status"]["errorMessage"] = "the BMC refused";
    m_cluster->put(broken);
    for (int restart = 0; restart < 2; ++restart) {
        m_clock->advance(1min);
        life = run();
        QCOMPARE(count(*life, asked), 1);
        QCOMPARE(count(*life, failed), 1);
        life.reset();
    }
}

void TestRecorder::whatVanishedDuringARestartIsEnded()
{
    Json held = machine("Running");
    held["spec"]["lifecycleHooks"]["preDrain"] =
        Json::array({{{"name", "Etcd"}, {"owner", "own"}}});
    m_cluster->put(held);
    auto life = run();
    life.reset();
    m_cluster->erase(cluster::kinds::machine(), {"ns", "m1"});
    m_clock->advance(1min);
    life = run();
    const auto rows = life->store->transitions({"ns", "m1"}, start, start + 1h);
    QCOMPARE(rows->size(), std::size_t(4));
    QCOMPARE((*rows)[2].lane, std::string("hook/preDrain/Etcd"));
    QCOMPARE((*rows)[2].end, std::string("vanished"));
    QCOMPARE((*rows)[3].lane, std::string("phase"));
    QVERIFY((*rows)[3].state.look.empty());
    QVERIFY(life->store->objects()->empty());
}

void TestRecorder::aRestartInAnUnchangedWorldAddsNothing()
{
    m_cluster->put(machine("Running", "n1", "ns/h1"));
    m_cluster->put(node("True"));
    m_cluster->put(host("On"));
    m_cluster->put(creation(3));
    // The record keeps less of that reason than the object has.
    Json failed = machine("Failed");
    failed["metadata"]["name"] = "m2";
    std::string reason;
    for (int i = 0; i < 2500; ++i)
        reason += "\u00e4";
    failed["status"]["errorReason"] = reason;
    m_cluster->put(failed);
    auto life = run();
    const QStringList before = history(*life) + history(*life, "m2");
    QCOMPARE(before.size(), 5);
    life.reset();
    life = run();
    QCOMPARE(history(*life) + history(*life, "m2"), before);
}

void TestRecorder::aMachineOfTheSameNameIsAnotherOne()
{
    Json first = machine("Running");
    first["metadata"]["uid"] = "uid-1";
    Json second = machine("Provisioning");
    second["metadata"]["uid"] = "uid-2";
    m_cluster->put(first);
    const auto life = run();
    m_cluster->put(second);
    test::settle(*m_clock);
    QCOMPARE(history(*life),
             (texts({"phase: >running (reported)", "phase: running>", "phase: >provisioning"})));
}

void TestRecorder::theTimelineOfAGoneMachineStays()
{
    m_cluster->put(machine("Running"));
    const auto life = run();
    test::advance(*m_clock, 1min);
    m_cluster->erase(cluster::kinds::machine(), {"ns", "m1"});
    test::settle(*m_clock);
    const auto rows =
        timelineOf(*life->store, {"ns", "m1"}, {start - 1h, std::nullopt}, m_clock->now());
    QVERIFY(rows);
    QCOMPARE((*rows)["span/phase/1"]["to"].get<std::string>(),
             std::string("2026-01-10T12:01:00.000000Z"));
}

void TestRecorder::listenersHearWhoseTimelineChanged()
{
    const auto life = run();
    QStringList received;
    connect(life->recorder.get(), &Recorder::recorded, this, [&](const ObjectKey &key) {
        received << QString::fromStdString(toString(key));
    });
    m_cluster->put(machine("Running"));
    m_cluster->put(host("On"));
    test::settle(*m_clock);
    QCOMPARE(received, texts({"ns/m1"}));
}

void TestRecorder::aClientsWriteIsInTheTimelineOfItsMachine()
{
    m_cluster->put(machine("Running", "n1"));
    const Object worker = m_cluster->put(node("True"));
    const auto life = run();
    QSignalSpy received(life->recorder.get(), &Recorder::recorded);

    life->recorder->noteRequest({.user = "ada",
                                 .manager = "kubectl-cordon",
                                 .verb = "patch",
                                 .kind = "Node",
                                 .object = worker.key(),
                                 .uid = worker.uid(),
                                 .resourceVersion = worker.resourceVersion(),
                                 .digest = "sha256:ab"},
                                worker);
    // What belongs to no machine is kept as well, but in no timeline.
    life->recorder->noteRequest({.user = "eve", .verb = "create", .kind = "ConfigMap"},
                                Object(Json{{"apiVersion", "v1"},
                                            {"kind", "ConfigMap"},
                                            {"metadata", {{"namespace", "ns"}, {"name", "c"}}}}));

    QCOMPARE(received.size(), 1);
    const auto rows = timelineOf(*life->store, {"ns", "m1"}, {start - 1h, std::nullopt}, start);
    QVERIFY(rows);
    const Json expected{{"at", "2026-01-10T12:00:00.000000Z"},
                        {"digest", "sha256:ab"},
                        {"group", ""},
                        {"kind", "Node"},
                        {"manager", "kubectl-cordon"},
                        {"object", "n1"},
                        {"resourceVersion", worker.resourceVersion()},
                        {"subresource", ""},
                        {"uid", worker.uid()},
                        {"user", "ada"},
                        {"verb", "patch"}};
    QCOMPARE(rows->at("write/1").dump(), expected.dump());
    QVERIFY(!rows->contains("write/2"));
}

void TestRecorder::podsLeftOfADrainAreCounted()
{
    m_cluster->put(machine("Running", "n1"));
    m_cluster->put(node("True"));
    for (const char *name : {"p1", "p2"})
        m_cluster->put(pod(name, "n1"));
    Json daemon = pod("d1", "n1");
    daemon["metadata"]["ownerReferences"] = Json::array({{{"kind", "DaemonSet"}, {"name", "d"}}});
    m_cluster->put(daemon);
    auto life = run();
    m_cluster->put(deleting("Deleting", "n1"));
    test::settle(*m_clock);
    m_cluster->erase(cluster::kinds::pod(), {"ns", "p1"});
    test::settle(*m_clock);
    const auto counts = [&] {
        QStringList found;
        for (const QString &line : history(*life)) {
            if (line.startsWith(QStringLiteral("pods")))
                found << line;
        }
        return found;
    };
    QCOMPARE(counts(), (texts({"pods: >left", "pods: left>left"})));
    const auto rows =
        timelineOf(*life->store, {"ns", "m1"}, {start - 1h, std::nullopt}, m_clock->now());
    QStringList values;
    for (const auto &[key, row] : rows->items()) {
        if (key.starts_with("span/pods/"))
            values << QString::number(row["value"].get<int>());
    }
    QCOMPARE(values, texts({"2", "1"}));

    // What goes on while nobody looks is compared, not begun anew.
    life.reset();
    m_cluster->erase(cluster::kinds::pod(), {"ns", "p2"});
    life = run();
    QCOMPARE(counts(), (texts({"pods: >left", "pods: left>left", "pods: left>empty (reported)"})));
    m_cluster->erase(cluster::kinds::machine(), {"ns", "m1"});
    test::settle(*m_clock);
    QCOMPARE(counts().last(), QStringLiteral("pods: empty>"));
    QVERIFY(life->store->aliveObjects("Pod")->empty());
}

void TestRecorder::podsOfOtherNodesAreNotRecorded()
{
    m_cluster->put(machine("Running", "n1"));
    m_cluster->put(pod("p1", "n1"));
    m_cluster->put(pod("p2", "n2"));
    const auto life = run();
    QVERIFY(life->store->aliveObjects("Pod")->empty());
    m_cluster->put(deleting("Deleting", "n1"));
    test::settle(*m_clock);
    const auto alive = life->store->aliveObjects("Pod");
    QCOMPARE(alive->size(), std::size_t(1));
    QCOMPARE(alive->front().key.name, std::string("p1"));
}

void TestRecorder::anEventSaysWhoSpeaks()
{
    m_cluster->put(machine("Running"));
    Json event = creation(1);
    event["reportingComponent"] = "machine-controller";
    const auto life = run();
    m_cluster->put(event);
    test::settle(*m_clock);
    QCOMPARE(history(*life).last(), QStringLiteral("events: >normal by machine-controller"));
}

void TestRecorder::aClockPutBackADayLosesNothing()
{
    m_cluster->put(machine("Provisioning"));
    const auto life = run();
    test::advance(*m_clock, 1h);
    m_cluster->put(machine("Provisioned"));
    test::settle(*m_clock);
    test::advance(*m_clock, 1h);
    m_clock->stepWall(-24h);
    m_cluster->put(machine("Running"));
    test::settle(*m_clock);
    test::advance(*m_clock, 1h);
    m_cluster->put(machine("Failed"));
    test::settle(*m_clock);

    const TimePoint now = m_clock->now();
    QVERIFY(now == start - 21h);
    const auto rows = timelineOf(*life->store, {"ns", "m1"}, {start - 48h, start + 48h}, now);
    QVERIFY(rows);
    QStringList spans;
    for (const auto &[key, row] : rows->items()) {
        if (key.starts_with("span/phase/"))
            spans << QString::fromStdString(row["look"].get<std::string>() + ' '
                                            + row["from"].get<std::string>().substr(8, 8) + ' '
                                            + (row["to"].is_null()
                                                   ? std::string("now")
                                                   : row["to"].get<std::string>().substr(8, 8)));
    }
    // The state lasts to the old time and goes on from the new one.
    QCOMPARE(spans,
             (texts({"provisioning 10T12:00 10T13:00",
                     "provisioned 10T13:00 10T14:00",
                     "provisioned 09T14:00 09T14:00",
                     "running 09T14:00 09T15:00",
                     "failed 09T15:00 now"})));
    const auto gaps = life->store->gaps(start - 23h, start);
    const auto step = std::find_if(gaps->begin(), gaps->end(), [](const Gap &gap) {
        return gap.cause.starts_with("the clock was put back by 1 d");
    });
    QVERIFY(step != gaps->end());
    QVERIFY(step->from == start + 2h - 24h && step->to == step->from);
    // Times that exist twice are read by the later.
    const auto phase = [&](TimePoint time) {
        return life->store->objectAt("Machine", {"ns", "m1"}, *life->store->boundAt(time))
            ->text("/status/phase");
    };
    QCOMPARE(phase(start - 22h), std::string("Running"));
    QCOMPARE(phase(start + 2h), std::string("Failed"));
}

void TestRecorder::aClockPutBackEndsNoGap()
{
    m_cluster->put(machine("Running"));
    const auto life = run();
    test::advance(*m_clock, 1h);
    m_cluster->failNext("watch", test::Failure::Unreachable, 100);
    m_cluster->breakWatches();
    test::drainEvents();
    m_clock->stepWall(-30min);
    test::advance(*m_clock, 10s); // the stream is still broken
    const TimePoint now = m_clock->now();
    const auto gaps = life->store->gaps(now, now);
    const auto lasting = std::find_if(gaps->begin(), gaps->end(), [](const Gap &gap) {
        return gap.stream == "machines" && !gap.to;
    });
    QVERIFY(lasting != gaps->end());
    QVERIFY(lasting->from >= start + 30min && lasting->from <= now);
}

void TestRecorder::aClockPutForwardIsAGap()
{
    const auto life = run();
    test::advance(*m_clock, 1min);
    m_clock->stepWall(2h);
    test::advance(*m_clock, 10s);
    const auto gaps = life->store->gaps(start + 1min, start + 3h);
    QCOMPARE(gaps->size(), std::size_t(1));
    QCOMPARE(gaps->front().cause,
             "the clock was put forward by " + formatAge(2h) + ", or this machine slept");
    QVERIFY(*gaps->front().to - gaps->front().from == Duration(2h));
}

void TestRecorder::beforeTheFirstObservationNothingIsKnown()
{
    m_cluster->put(machine("Running"));
    const auto life = run();
    const auto gaps = life->store->gaps(start - 1h, start + 1h);
    QCOMPARE(gaps->size(), std::size_t(1));
    QCOMPARE(gaps->front().cause, std::string("before the first observation"));
    QVERIFY(gaps->front().from == start - 1h && gaps->front().to == start);
}

void TestRecorder::aReleasedHookTellsWhatIsUsual()
{
    const auto hooked = [](bool isDeleting) {
        Json json = isDeleting ? deleting("Deleting", "n1") : machine("Running", "n1");
        json["metadata"]["labels"]["machine.openshift.io/cluster-api-machine-role"] = "worker";
        json["spec"]["lifecycleHooks"]["preDrain"] =
            Json::array({{{"name", "Etcd"}, {"owner", "own"}}});
        return json;
    };
    m_cluster->put(hooked(false));
    auto life = run();
    const holds::BaselineKey key{"preDrain", "Etcd", "own", "worker"};
    m_cluster->put(hooked(true));
    test::settle(*m_clock);
    QVERIFY(!life->recorder->usual(key));
    test::advance(*m_clock, 7min);
    Json released = hooked(true);
    released["spec"].erase("lifecycleHooks");
    m_cluster->put(released);
    test::settle(*m_clock);
    QVERIFY(life->recorder->usual(key) == (holds::Baseline{7min, 7min, 1}));
    life.reset();
    life = run();
    QVERIFY(life->recorder->usual(key) == (holds::Baseline{7min, 7min, 1}));
}

void TestRecorder::aDamagedRecordBeginsWithAFirstLook()
{
    if (test::TestRecord::isPostgres())
        QSKIP("about the file of SQLite");
    // More than SQLite keeps in memory, so that it must read what was destroyed.
    const auto other = [](int number, const char *phase) {
        Json json = machine(phase);
        json["metadata"]["name"] = "other" + std::to_string(number);
        std::string noise;
        for (unsigned i = 0, value = static_cast<unsigned>(number); i < 3000; ++i) {
            value = value * 1664525U + 1013904223U;
            noise += static_cast<char>('0' + (value >> 24U) % 70);
        }
        json["status"]["errorMessage"] = noise;
        return json;
    };
    m_cluster->put(machine("Running"));
    for (int i = 0; i < 1500; ++i)
        m_cluster->put(other(i, "Failed"));
    const auto life = run();
    QVERIFY(life->store->flush());
    QFile file(m_record->file());
    QVERIFY(file.open(QIODevice::ReadWrite));
    const qint64 size = file.size();
    QVERIFY(file.seek(4096));
    file.write(QByteArray(static_cast<qsizetype>(size - 4096), 'x'));
    file.close();
    for (int i = 0; i < 1500; ++i)
        m_cluster->put(other(i, "Running"));
    test::advance(*m_clock, 1min);
    QVERIFY(!life->store->state().notice.empty());
    m_cluster->put(machine("Failed"));
    test::settle(*m_clock);
    QCOMPARE(history(*life), (texts({"phase: >running (reported)", "phase: running>failed"})));
    QVERIFY(
        life->store->objectAt("Machine", {"ns", "other7"}, *life->store->boundAt(m_clock->now()))
            ->text("/status/phase")
        == "Running");
}

void TestRecorder::aPersonsNoteIsAMark()
{
    m_cluster->put(machine("Running"));
    const auto life = run();
    life->recorder->notePerson({"ns", "m1"}, "ack", "Acknowledged", "ada");
    QCOMPARE(history(*life).last(), QStringLiteral("people: >ack by ada"));
}

void TestRecorder::aMachineOfClusterApiHasItsLanes()
{
    ScriptedClusterApi clusterApi;
    clusterApi.put("capi-cluster", ofClusterApi("Cluster", "prod"));
    clusterApi.put("capi-1", heldByAnnotation());
    const auto life = run(&clusterApi);
    QCOMPARE(history(*life, "c1"),
             texts({"condition/Deleting: >true (reported)",
                    "hook/preDrain/quiesce: >holding (reported)",
                    "node: >unknown (reported)",
                    "phase: >deleting (reported)",
                    "people: >deletion (reported)"}));
    // What its cluster does decides on its hooks.
    m_clock->advance(10s);
    Json cluster = ofClusterApi("Cluster", "prod");
    cluster["metadata"]["deletionTimestamp"] = "2026-01-10T12:00:10Z";
    clusterApi.put("capi-cluster", cluster);
    QCOMPARE(history(*life, "c1").last(),
             QStringLiteral("hook/preDrain/quiesce: holding>bypassed"));
    // Its states are beside those of the Machine API.
    const auto bound = life->store->boundAt(m_clock->now());
    QVERIFY(bound.has_value());
    QCOMPARE(life->store->objectsAt("Machine", *bound)->size(), std::size_t(0));
    QCOMPARE(life->store->objectsAt("Machine.cluster.x-k8s.io", *bound)->size(), std::size_t(1));
    QCOMPARE(life->store->clusterApiKindsAt(*bound)->size(), std::size_t(2));
}

void TestRecorder::aRestartComparesMachinesOfBothApis()
{
    ScriptedClusterApi clusterApi;
    clusterApi.put("capi-cluster", ofClusterApi("Cluster", "prod"));
    clusterApi.put("capi-1", heldByAnnotation());
    m_cluster->put(machine("Running"));
    QStringList both;
    {
        const auto life = run(&clusterApi);
        both = history(*life, "c1") + history(*life);
    }
    {
        const auto life = run(&clusterApi);
        QCOMPARE(history(*life, "c1") + history(*life), both);
    }
    const QStringList own = [&] { return history(*run(&clusterApi)); }();
    clusterApi.put("capi-1", {});
    const auto life = run(&clusterApi);
    QCOMPARE(history(*life), own);
    QVERIFY(history(*life, "c1")
                .contains(QStringLiteral("hook/preDrain/quiesce: holding> (reported)")));
    QVERIFY(life->store->aliveObjects("Machine.cluster.x-k8s.io")->empty());
}

} // namespace tst_recorder

HP_TEST(tst_recorder, TestRecorder)
#include "tst_recorder.moc"
