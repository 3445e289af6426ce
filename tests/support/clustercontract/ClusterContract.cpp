// SPDX-License-Identifier: Apache-2.0
#include "tests/support/clustercontract/ClusterContract.h"

#include "model/base/ApiStatus.h"
#include "tests/support/clustercontract/Await.h"
#include "tests/support/clustercontract/Printing.h"
#include "tests/support/clustercontract/Samples.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace hp::test {

using cluster::ObjectRef;
using cluster::Subresource;
using cluster::WatchEventType;
using cluster::kinds::configMap;
using cluster::kinds::machine;

namespace {

const std::string space = "contract";
using Lines = std::vector<std::string>;

ObjectRef machineRef(const std::string &name)
{
    return {&machine(), {space, name}};
}

} // namespace

ClusterContract::ClusterContract(Factory factory)
    : m_factory(std::move(factory))
{ }

ClusterContract::~ClusterContract() = default;

void ClusterContract::init()
{
    m_fixture = m_factory();
    QVERIFY(m_fixture != nullptr);
}

void ClusterContract::cleanup()
{
    m_fixture.reset();
}

void ClusterContract::everyReplyComesAfterTheCallReturned()
{
    int replies = 0;
    cluster().create(machine(), space, sampleMachine("a"), {}, [&](const auto &) { ++replies; });
    cluster().get(machineRef("a"), [&](const auto &) { ++replies; });
    cluster().list({&machine(), space, {}, {}}, [&](const auto &) { ++replies; });
    cluster().mayI({"get", &machine(), space, {}}, [&](const auto &) { ++replies; });
    QCOMPARE(replies, 0);
    QVERIFY(runUntil([&] { return replies == 4; }));
}

void ClusterContract::aCreatedObjectHasItsIdentity()
{
    const auto written = create(cluster(), machine(), space, sampleMachine("a"));
    QVERIFY(written);
    QVERIFY(written->created);
    const Object &object = written->object;
    QCOMPARE(hp::toString(object.key()), std::string("contract/a"));
    QCOMPARE(object.uid().size(), std::size_t(36));
    QVERIFY(!object.resourceVersion().empty());
    QVERIFY(object.creationTimestamp().has_value());
    QCOMPARE(object.generation(), 1);
    QCOMPARE(get(cluster(), machineRef("a"))->bytes(), object.bytes());
}

void ClusterContract::aTakenNameIsAlreadyExists()
{
    QVERIFY(create(cluster(), machine(), space, sampleMachine("a")));
    const auto second = create(cluster(), machine(), space, sampleMachine("a"));
    QVERIFY(!second);
    QCOMPARE(codeName(second.error()), std::string("AlreadyExists"));
    QCOMPARE(httpCode(second.error()), 409);
    QCOMPARE(second.error().message,
             std::string("machines.machine.openshift.io \"a\" already exists"));
}

void ClusterContract::aMissingObjectIsNotFound()
{
    const std::string message = "machines.machine.openshift.io \"none\" not found";
    const auto read = get(cluster(), machineRef("none"));
    QVERIFY(!read);
    QCOMPARE(codeName(read.error()), std::string("NotFound"));
    QCOMPARE(read.error().message, message);
    const auto patched = merge(cluster(), machineRef("none"), R"({"spec":{}})");
    QVERIFY(!patched);
    QCOMPARE(patched.error().message, message);
    const auto removed = remove(cluster(), machineRef("none"));
    QVERIFY(!removed);
    QCOMPARE(codeName(removed.error()), std::string("NotFound"));
}

void ClusterContract::aMissingNamespaceIsNotFound()
{
    const auto written = create(cluster(), machine(), "nowhere", sampleMachine("a"));
    QVERIFY(!written);
    QCOMPARE(httpCode(written.error()), 404);
    QCOMPARE(written.error().message, std::string("namespaces \"nowhere\" not found"));
}

void ClusterContract::aGeneratedNameStartsWithItsBase()
{
    Json object = sampleMachine("");
    object["metadata"] = {{"generateName", "worker-"}};
    const auto one = create(cluster(), machine(), space, object);
    const auto two = create(cluster(), machine(), space, object);
    QVERIFY(one);
    QVERIFY(two);
    QCOMPARE(one->object.name().substr(0, 7), std::string("worker-"));
    QCOMPARE(one->object.name().size(), std::size_t(12));
    QVERIFY(one->object.name() != two->object.name());
}

void ClusterContract::aStaleUpdateIsAConflict()
{
    const Json first = create(cluster(), machine(), space, sampleMachine("a"))->object.json();
    QVERIFY(merge(cluster(), machineRef("a"), R"({"metadata":{"labels":{"x":"1"}}})"));
    Json stale = first;
    stale["spec"]["providerID"] = "a://b";
    const auto written = update(cluster(), machineRef("a"), stale);
    QVERIFY(!written);
    QCOMPARE(codeName(written.error()), std::string("Conflict"));
    QCOMPARE(statusFrom(written.error()).reason, std::string("Conflict"));
    QVERIFY(written.error().message.find("the object has been modified") != std::string::npos);
    Json blind = first;
    blind["metadata"].erase("resourceVersion");
    const auto unconditional = update(cluster(), machineRef("a"), blind);
    QVERIFY(!unconditional);
    QCOMPARE(httpCode(unconditional.error()), 422);
}

void ClusterContract::anUpdateThatChangesNothingKeepsTheRevision()
{
    const Object made = create(cluster(), machine(), space, sampleMachine("a"))->object;
    RecordingWatch watch(cluster(), {&machine(), space, {}, {}}, made.resourceVersion());
    const auto same = update(cluster(), machineRef("a"), made.json());
    QVERIFY(same);
    QCOMPARE(same->object.resourceVersion(), made.resourceVersion());
    QVERIFY(create(cluster(), machine(), space, sampleMachine("b")));
    QVERIFY(watch.waitFor(1));
    QCOMPARE(watch.names(), (Lines{"ADDED b"}));
}

void ClusterContract::aMergePatchWithAStaleRevisionIsAConflict()
{
    const std::string revision =
        create(cluster(), machine(), space, sampleMachine("a"))->object.resourceVersion();
    const std::string body =
        R"({"metadata":{"resourceVersion":")" + revision + R"(","labels":{"x":")";
    QVERIFY(merge(cluster(), machineRef("a"), body + R"(1"}}})"));
    const auto second = merge(cluster(), machineRef("a"), body + R"(2"}}})");
    QVERIFY(!second);
    QCOMPARE(codeName(second.error()), std::string("Conflict"));
    QCOMPARE(*get(cluster(), machineRef("a"))->label("x"), std::string("1"));
}

void ClusterContract::aJsonPatchWhoseTestFailsChangesNothing()
{
    const Object made = create(cluster(), machine(), space, sampleMachine("a"))->object;
    const auto patch = [&](const std::string &uid) {
        const Json body{{{"op", "test"}, {"path", "/metadata/uid"}, {"value", uid}},
                        {{"op", "add"}, {"path", "/spec/providerID"}, {"value", "a://b"}}};
        return await<cluster::Written>([&](auto reply) {
            cluster().patch(
                machineRef("a"), cluster::PatchType::Json, body, Subresource::None, {}, reply);
        });
    };
    const auto wrong = patch("somebody-else");
    QVERIFY(!wrong);
    QCOMPARE(httpCode(wrong.error()), 422);
    QCOMPARE(get(cluster(), machineRef("a"))->resourceVersion(), made.resourceVersion());
    const auto right = patch(made.uid());
    QVERIFY(right);
    QCOMPARE(right->object.text("/spec/providerID"), std::string("a://b"));
}

void ClusterContract::specMovesTheGeneration()
{
    QVERIFY(create(cluster(), machine(), space, sampleMachine("a")));
    const auto labelled = merge(cluster(), machineRef("a"), R"({"metadata":{"labels":{"x":"1"}}})");
    QCOMPARE(labelled->object.generation(), 1);
    const auto specified = merge(cluster(), machineRef("a"), R"({"spec":{"providerID":"a://b"}})");
    QCOMPARE(specified->object.generation(), 2);
    const auto reported =
        merge(cluster(), machineRef("a"), R"({"status":{"phase":"Running"}})", Subresource::Status);
    QCOMPARE(reported->object.generation(), 2);
}

void ClusterContract::statusIsWrittenOnlyThroughItsSubresource()
{
    Json object = sampleMachine("a");
    object["status"] = {{"phase", "Running"}};
    Json next = create(cluster(), machine(), space, object)->object.json();
    QVERIFY(!next.contains("status"));
    next["status"] = {{"phase", "Running"}};
    next["spec"]["providerID"] = "a://b";
    const auto plain = update(cluster(), machineRef("a"), next);
    QVERIFY(plain);
    QVERIFY(plain->object.at("/status").is_null());
    QCOMPARE(plain->object.text("/spec/providerID"), std::string("a://b"));
    next["metadata"]["resourceVersion"] = plain->object.resourceVersion();
    next["spec"]["providerID"] = "c://d";
    const auto status = update(cluster(), machineRef("a"), next, Subresource::Status);
    QVERIFY(status);
    QCOMPARE(status->object.text("/status/phase"), std::string("Running"));
    QCOMPARE(status->object.text("/spec/providerID"), std::string("a://b"));
}

void ClusterContract::aFinalizerHoldsADeletedObject()
{
    Json object = sampleMachine("a");
    object["metadata"]["finalizers"] = {"example.com/hold"};
    const Object made = create(cluster(), machine(), space, object)->object;
    RecordingWatch watch(cluster(), {&machine(), space, {}, {}}, made.resourceVersion());
    const auto marked = remove(cluster(), machineRef("a"));
    QVERIFY(marked);
    QVERIFY(!marked->gone);
    QVERIFY(marked->object.isDeleting());
    QCOMPARE(marked->object.generation(), 2);
    const auto again = remove(cluster(), machineRef("a"));
    QVERIFY(again);
    QCOMPARE(again->object.resourceVersion(), marked->object.resourceVersion());
    const auto more =
        merge(cluster(),
              machineRef("a"),
              R"({"metadata":{"finalizers":["example.com/hold","example.com/new"]}})");
    QVERIFY(!more);
    QCOMPARE(httpCode(more.error()), 422);
    QVERIFY(merge(cluster(), machineRef("a"), R"({"metadata":{"finalizers":null}})"));
    QVERIFY(watch.waitFor(2));
    QCOMPARE(watch.names(), (Lines{"MODIFIED a", "DELETED a"}));
    QVERIFY(watch.events()[1].object.hasFinalizer("example.com/hold"));
    QCOMPARE(codeName(get(cluster(), machineRef("a")).error()), std::string("NotFound"));
}

void ClusterContract::deletePreconditionsAreChecked()
{
    const Object made = create(cluster(), machine(), space, sampleMachine("a"))->object;
    for (const cluster::DeleteOptions &options :
         {cluster::DeleteOptions{.uid = "someone-else"},
          cluster::DeleteOptions{.resourceVersion = "999999999"}}) {
        const auto removed = remove(cluster(), machineRef("a"), options);
        QVERIFY(!removed);
        QCOMPARE(codeName(removed.error()), std::string("Conflict"));
    }
    const auto removed = remove(cluster(), machineRef("a"), {.uid = made.uid()});
    QVERIFY(removed);
    QVERIFY(removed->gone);
}

void ClusterContract::aDryRunStoresNothing()
{
    const auto written = create(cluster(), machine(), space, sampleMachine("a"), {.dryRun = true});
    QVERIFY(written);
    QVERIFY(!written->object.uid().empty());
    QCOMPARE(codeName(get(cluster(), machineRef("a")).error()), std::string("NotFound"));
    QVERIFY(create(cluster(), machine(), space, sampleMachine("b")));
    QVERIFY(remove(cluster(), machineRef("b"), {.dryRun = true}));
    QVERIFY(merge(cluster(),
                  machineRef("b"),
                  R"({"spec":{"providerID":"a://b"}})",
                  Subresource::None,
                  {.dryRun = true}));
    QVERIFY(get(cluster(), machineRef("b"))->text("/spec/providerID").empty());
}

void ClusterContract::aListIsSortedAndSelective()
{
    for (const auto &[name, role] :
         {std::pair("c", "worker"), std::pair("a", "master"), std::pair("b", "worker")})
        QVERIFY(
            create(cluster(), machine(), space, withLabels(sampleMachine(name), {{"role", role}})));
    const auto namesOf = [&](const cluster::Query &query) {
        Lines names;
        const auto listed = list(cluster(), query);
        for (const Object &object : listed->items)
            names.push_back(object.name());
        return names;
    };
    QCOMPARE(namesOf({&machine(), space, {}, {}}), (Lines{"a", "b", "c"}));
    QCOMPARE(namesOf({&machine(), {}, "role=worker", {}}), (Lines{"b", "c"}));
    QCOMPARE(namesOf({&machine(), space, {}, "metadata.name=b"}), (Lines{"b"}));
    QCOMPARE(namesOf({&machine(), "default", {}, {}}), (Lines{}));
    const auto wrong = list(cluster(), {&machine(), space, {}, "spec.nothing=x"});
    QVERIFY(!wrong);
    QCOMPARE(httpCode(wrong.error()), 400);
}

void ClusterContract::aWatchFromAListMissesNothing()
{
    QVERIFY(create(cluster(), machine(), space, sampleMachine("a")));
    const auto listed = list(cluster(), {&machine(), space, {}, {}});
    QVERIFY(create(cluster(), machine(), space, sampleMachine("b")));
    RecordingWatch watch(cluster(), {&machine(), space, {}, {}}, listed->resourceVersion);
    QVERIFY(create(cluster(), configMap(), space, sampleConfigMap("other-kind")));
    QVERIFY(merge(cluster(), machineRef("a"), R"({"spec":{"providerID":"a://b"}})"));
    QVERIFY(remove(cluster(), machineRef("b")));
    QVERIFY(watch.waitFor(3));
    QCOMPARE(watch.names(), (Lines{"ADDED b", "MODIFIED a", "DELETED b"}));
}

void ClusterContract::aWatchFromZeroStartsWithWhatIsThere()
{
    QVERIFY(create(cluster(), machine(), space, sampleMachine("b")));
    QVERIFY(create(cluster(), machine(), space, sampleMachine("a")));
    for (const char *start : {"", "0"}) {
        RecordingWatch watch(cluster(), {&machine(), space, {}, {}}, start);
        QVERIFY(watch.waitFor(2));
        Lines names = watch.names();
        std::sort(names.begin(), names.end());
        QCOMPARE(names, (Lines{"ADDED a", "ADDED b"}));
    }
}

void ClusterContract::aWatchSaysWhenItHasDeliveredWhatWasThere()
{
    const auto start = [this](const std::string &ns, const std::string &from, Lines &said) {
        return cluster().watch({&machine(), ns, {}, {}},
                               from,
                               {.onEvents =
                                    [&said](const auto &events) {
                                        for (const auto &event : events)
                                            said.push_back(event.object.name());
                                    },
                                .onEnd = [](const Error &) {},
                                .onSynced = [&said] { said.emplace_back("synced"); }});
    };
    const Object made = create(cluster(), machine(), space, sampleMachine("a"))->object;
    Lines all;
    Lines nothing;
    Lines later;
    const auto full = start(space, "", all);
    const auto empty = start("default", "0", nothing);
    const auto behind = start(space, made.resourceVersion(), later);
    QVERIFY(runUntil([&] { return all.size() == 2 && nothing.size() == 1; }));
    QCOMPARE(all, (Lines{"a", "synced"}));
    QCOMPARE(nothing, (Lines{"synced"}));
    QCOMPARE(full->reached(), made.resourceVersion());

    QVERIFY(create(cluster(), machine(), space, sampleMachine("b")));
    QVERIFY(runUntil([&] { return all.size() == 3 && !later.empty(); }));
    QCOMPARE(later, (Lines{"b"}));
}

namespace {

/// Lets nobody touch spec; remembers what it was shown.
class SpecGuard final : public cluster::WriteGuard
{
public:
    Result<Done> evaluate(Subresource, const Json &before, const Json &after) const override
    {
        const Json none;
        const Json &was = before.contains("spec") ? before.at("spec") : none;
        const Json &is = after.contains("spec") ? after.at("spec") : none;
        return was == is ? Result<Done>(Done{}) : unexpected(forbidden("not the spec"));
    }
};

} // namespace

void ClusterContract::aGuardJudgesWhatWouldBeStored()
{
    const Object made = create(cluster(), machine(), space, sampleMachine("a"))->object;
    cluster::WriteOptions guarded;
    guarded.guard = std::make_shared<const SpecGuard>();
    const std::string change = R"({"spec":{"providerID":"x"}})";

    QVERIFY(merge(cluster(), machineRef("a"), R"({"metadata":{"labels":{"a":"b"}}})", {}, guarded));
    const auto refused = merge(cluster(), machineRef("a"), change, {}, guarded);
    QVERIFY(!refused);
    QCOMPARE(httpCode(refused.error()), 403);
    Json whole = get(cluster(), machineRef("a"))->json();
    whole["spec"]["providerID"] = "x";
    QCOMPARE(httpCode(update(cluster(), machineRef("a"), whole, {}, guarded).error()), 403);
    QVERIFY(merge(cluster(),
                  machineRef("a"),
                  R"({"status":{"phase":"Running"}})",
                  Subresource::Status,
                  guarded));
    Json other = sampleMachine("b");
    other["spec"]["providerID"] = "y";
    QVERIFY(!create(cluster(), machine(), space, other, guarded));
    QVERIFY(merge(cluster(), machineRef("a"), change));
    QCOMPARE(get(cluster(), machineRef("a"))->uid(), made.uid());
}

void ClusterContract::selectorTransitionsAppearAsAddedAndDeleted()
{
    QVERIFY(create(cluster(), machine(), space, sampleMachine("a")));
    const auto listed = list(cluster(), {&machine(), space, {}, {}});
    const cluster::Query query{&machine(), space, "x=1", {}};
    RecordingWatch live(cluster(), query, listed->resourceVersion);
    QVERIFY(merge(cluster(), machineRef("a"), R"({"metadata":{"labels":{"x":"1"}}})"));
    QVERIFY(merge(cluster(), machineRef("a"), R"({"metadata":{"labels":{"y":"1"}}})"));
    const auto left = merge(cluster(), machineRef("a"), R"({"metadata":{"labels":{"x":"2"}}})");
    RecordingWatch late(cluster(), query, listed->resourceVersion);
    for (const RecordingWatch *watch : {&live, &late}) {
        QVERIFY(watch->waitFor(3));
        QCOMPARE(watch->names(), (Lines{"ADDED a", "MODIFIED a", "DELETED a"}));
        QCOMPARE(*watch->events()[2].object.label("x"), std::string("1"));
        QCOMPARE(watch->events()[2].object.resourceVersion(), left->object.resourceVersion());
    }
}

void ClusterContract::aRemovalShowsTheLastContentWithANewRevision()
{
    const Object made = create(cluster(), machine(), space, sampleMachine("a"))->object;
    RecordingWatch watch(cluster(), {&machine(), space, {}, {}}, made.resourceVersion());
    QVERIFY(remove(cluster(), machineRef("a")));
    QVERIFY(watch.waitFor(1));
    const Object &last = watch.events()[0].object;
    QCOMPARE(last.uid(), made.uid());
    QCOMPARE(last.at("/spec").dump(), made.at("/spec").dump());
    QVERIFY(last.resourceVersion() != made.resourceVersion());
}

void ClusterContract::aDestroyedWatchIsSilent()
{
    RecordingWatch stopped(cluster(), {&machine(), space, {}, {}}, "");
    RecordingWatch running(cluster(), {&machine(), space, {}, {}}, "");
    QVERIFY(create(cluster(), machine(), space, sampleMachine("a")));
    QVERIFY(running.waitFor(1));
    const std::size_t before = stopped.events().size();
    stopped.stop();
    QVERIFY(create(cluster(), machine(), space, sampleMachine("b")));
    QVERIFY(running.waitFor(2));
    QCOMPARE(stopped.events().size(), before);
    QVERIFY(!stopped.ended());
}

void ClusterContract::aSinkMayWriteAndEndItsOwnWatch()
{
    bool done = false;
    std::unique_ptr<cluster::Watch> watch;
    watch = cluster().watch(
        {&machine(), space, {}, {}},
        "",
        {[&](const auto &) {
             watch.reset();
             cluster().create(machine(), space, sampleMachine("b"), {}, [&](const auto &written) {
                 done = written.has_value();
             });
         },
         {}});
    QVERIFY(create(cluster(), machine(), space, sampleMachine("a")));
    QVERIFY(runUntil([&] { return done; }));
    QVERIFY(get(cluster(), machineRef("b")));
}

void ClusterContract::aRecordedEventAppears()
{
    const Object made = create(cluster(), machine(), space, sampleMachine("a"))->object;
    RecordingWatch watch(
        cluster(), {&cluster::kinds::event(), space, {}, "involvedObject.name=a"}, "");
    cluster().recordEvent(
        {made, true, "FailedCreate", "Create", "no capacity", "machine-controller"});
    QVERIFY(watch.waitFor(1));
    const Object &event = watch.events()[0].object;
    QCOMPARE(event.text("/involvedObject/uid"), made.uid());
    QCOMPARE(event.text("/reason"), std::string("FailedCreate"));
    QCOMPARE(event.text("/type"), std::string("Warning"));
    QCOMPARE(event.text("/message"), std::string("no capacity"));
}

} // namespace hp::test
