// SPDX-License-Identifier: Apache-2.0
#include "tests/conformance/reboot/RemediationStage.h"

#include "backend/controllers/remediation/RemediationControllers.h"
#include "tests/conformance/machine/CaseText.h"
#include "tests/support/cluster/Settle.h"

#include <optional>
#include <utility>

namespace hp::conformance {

using cluster::Subresource;
using cluster::Written;
namespace kinds = cluster::kinds;

namespace {

constexpr const char *hostNamespace = "metal3";
const ObjectKey machineKey{hostNamespace, "machine"};
const ObjectKey nodeKey{{}, "node"};
constexpr const char *finalizer = "metal3remediation.infrastructure.cluster.x-k8s.io";
constexpr const char *backup = "remediation.metal3.io/node-labels-backup";

std::string replaced(std::string text, const std::string &from, const std::string &to)
{
    if (!from.empty() && text.ends_with("metal3-remediation-" + from))
        text.replace(text.size() - from.size(), from.size(), to);
    return text;
}

Json mapOf(const Object &object, const char *pointer)
{
    const Json &map = object.at(pointer);
    return map.is_object() ? map : Json::object();
}

} // namespace

bool RemediationStage::isSetIn(const Json &given)
{
    return given.contains("remediation") || given.contains("machine") || given.contains("node");
}

RemediationStage::RemediationStage(cluster::Cluster &cluster,
                                   runtime::ManualClock &clock,
                                   const Json &given,
                                   HostLog &log,
                                   Failures &failures)
    : m_cluster(cluster)
    , m_clock(clock)
    , m_log(log)
{
    loadMachine(given.value("machine", Json::object()), failures);
    if (given.contains("remediation"))
        loadRequest(given["remediation"], failures);
    const Json asked = given.value("node", Json{{"exists", true}});
    unknownKeys(asked, {"exists", "labels", "annotations", "finalizers"}, "given.node", failures);
    if (asked.value("exists", true))
        putNode(asked, failures);

    watch(kinds::node(), [this](const Object &node, bool gone) {
        if (gone || node.isDeleting()) {
            if (!std::exchange(m_nodeGoing, true))
                m_log.add("Node deleted", node);
        } else {
            m_nodeGoing = false;
        }
        if (gone)
            m_log.add("Node gone", node);
    });
    const auto backedUp = [this](const Object &keeper, bool /*gone*/) {
        const bool has = keeper.annotation(backup).has_value();
        if (has && !std::exchange(m_backedUp, has))
            m_log.add("node backed up", keeper);
    };
    watch(kinds::machine(), backedUp);
    watch(kinds::metal3Remediation(), backedUp);
    test::drainEvents();
}

RemediationStage::~RemediationStage() = default;

void RemediationStage::watch(const cluster::Kind &kind,
                             std::function<void(const Object &, bool)> changed)
{
    cluster::WatchSink sink;
    sink.onEvents = [changed = std::move(changed)](const std::vector<cluster::WatchEvent> &events) {
        for (const cluster::WatchEvent &event : events) {
            if (event.type != cluster::WatchEventType::Bookmark)
                changed(event.object, event.type == cluster::WatchEventType::Deleted);
        }
    };
    sink.onEnd = [](const Error &) {};
    m_watches.push_back(m_cluster.watch({&kind, {}, {}, {}}, "", std::move(sink)));
}

void RemediationStage::loadMachine(const Json &given, Failures &failures)
{
    unknownKeys(given,
                {"role", "controllerOwner", "annotations", "labels", "nodeRef", "phase"},
                "given.machine",
                failures);
    Json labels = given.value("labels", Json::object());
    labels["machine.openshift.io/cluster-api-cluster"] = "holdpoint";
    labels["machine.openshift.io/cluster-api-machine-role"] = given.value("role", "worker");
    Json annotations = given.value("annotations", Json::object());
    annotations["metal3.io/BareMetalHost"] = std::string(hostNamespace) + "/host";
    Json machine = {
        {"apiVersion", kinds::machine().apiVersion()},
        {"kind", "Machine"},
        {"metadata",
         {{"name", machineKey.name},
          {"namespace", hostNamespace},
          {"labels", labels},
          {"annotations", annotations},
          {"finalizers", {"machine.machine.openshift.io"}}}},
        {"spec", {{"providerSpec", {{"value", {{"kind", "BareMetalMachineProviderSpec"}}}}}}}};
    if (given.value("controllerOwner", true)) {
        create(kinds::machineSet(),
               {{"apiVersion", kinds::machineSet().apiVersion()},
                {"kind", "MachineSet"},
                {"metadata", {{"name", "set"}, {"namespace", hostNamespace}}},
                {"spec",
                 {{"replicas", 0},
                  {"selector", {{"matchLabels", {{"a", "b"}}}}},
                  {"template", {{"metadata", {{"labels", {{"a", "b"}}}}}}}}}},
               failures);
        machine["metadata"]["ownerReferences"] =
            Json::array({{{"apiVersion", kinds::machineSet().apiVersion()},
                          {"kind", "MachineSet"},
                          {"name", "set"},
                          {"uid", get(kinds::machineSet(), {hostNamespace, "set"}).uid()},
                          {"controller", true},
                          {"blockOwnerDeletion", true}}});
    }
    create(kinds::machine(), machine, failures);
    Json status = {{"phase", given.value("phase", "Running")}};
    const Json nodeRef = given.value("nodeRef", Json(true));
    if (nodeRef != false && !nodeRef.is_null())
        status["nodeRef"] = {{"kind", "Node"}, {"name", nodeKey.name}};
    patch(kinds::machine(), machineKey, {{"status", status}}, Subresource::Status, failures);
}

void RemediationStage::loadRequest(const Json &given, Failures &failures)
{
    unknownKeys(given,
                {"kind",
                 "uid",
                 "strategy",
                 "phase",
                 "retryCount",
                 "lastRemediated",
                 "finalizer",
                 "annotations"},
                "given.remediation",
                failures);
    if (given.value("kind", "Metal3Remediation") != "Metal3Remediation")
        failures.push_back("no such remediation: " + given["kind"].dump());
    Json metadata = {{"name", machineKey.name},
                     {"namespace", hostNamespace},
                     {"annotations", given.value("annotations", Json::object())},
                     {"ownerReferences",
                      Json::array({{{"apiVersion", kinds::machine().apiVersion()},
                                    {"kind", "Machine"},
                                    {"name", machineKey.name},
                                    {"uid", get(kinds::machine(), machineKey).uid()}}})}};
    if (given.value("finalizer", false))
        metadata["finalizers"] = {finalizer};
    create(kinds::metal3Remediation(),
           {{"apiVersion", kinds::metal3Remediation().apiVersion()},
            {"kind", "Metal3Remediation"},
            {"metadata", metadata},
            {"spec", {{"strategy", given.value("strategy", Json::object())}}}},
           failures);
    m_caseUid = given.value("uid", "");
    m_storedUid = get(kinds::metal3Remediation(), machineKey).uid();
    Json status = Json::object();
    for (const char *field : {"phase", "retryCount", "lastRemediated"}) {
        if (given.contains(field) && given[field] != "")
            status[field] = given[field];
    }
    if (!status.empty())
        patch(kinds::metal3Remediation(),
              machineKey,
              {{"status", status}},
              Subresource::Status,
              failures);
}

void RemediationStage::putNode(const Json &given, Failures &failures)
{
    create(kinds::node(),
           {{"apiVersion", "v1"},
            {"kind", "Node"},
            {"metadata",
             {{"name", nodeKey.name},
              {"labels", given.value("labels", Json::object())},
              {"annotations", given.value("annotations", Json::object())},
              {"finalizers", given.value("finalizers", Json::array())}}},
            {"spec", Json::object()}},
           failures);
}

Json RemediationStage::consumerRef() const
{
    return {{"apiVersion", kinds::machine().apiVersion()},
            {"kind", "Machine"},
            {"name", machineKey.name},
            {"namespace", machineKey.ns}};
}

std::string RemediationStage::stored(const std::string &key) const
{
    return replaced(key, m_caseUid, m_storedUid);
}

std::string RemediationStage::shown(const std::string &key) const
{
    return replaced(key, m_storedUid, m_caseUid);
}

void RemediationStage::run()
{
    controllers::RemediationControllers remediation(
        m_cluster, m_clock, controllers::RemediationControllersSettings());
    remediation.start();
    test::settle(m_clock);
    remediation.stop();
    test::drainEvents();
}

void RemediationStage::registerNode(const Json &step, Failures &failures)
{
    unknownKeys(step, {"do", "labels", "annotations"}, "nodeRegisters", failures);
    if (get(kinds::node(), nodeKey))
        failures.emplace_back("a Node registers although it is there");
    else
        putNode(step, failures);
    run();
}

bool RemediationStage::change(const Json &step, Failures &failures)
{
    const std::string op = step.value("op", "");
    const Json annotation = {
        {"metadata", {{"annotations", {{step.value("key", ""), step.value("value", Json())}}}}}};
    if (op == "removeMachineAnnotation" || op == "setMachineAnnotation") {
        patch(kinds::machine(), machineKey, annotation, Subresource::None, failures);
    } else if (op == "deleteRemediation" || op == "deleteMachine" || op == "deleteNode") {
        const cluster::Kind &kind = op == "deleteMachine" ? kinds::machine()
            : op == "deleteNode"                          ? kinds::node()
                                                          : kinds::metal3Remediation();
        (void)test::answerTo<cluster::Deleted>([&](Reply<cluster::Deleted> reply) {
            m_cluster.remove({&kind, kind.namespaced ? machineKey : nodeKey}, {}, std::move(reply));
        });
    } else if (op == "removeNodeFinalizers") {
        patch(kinds::node(),
              nodeKey,
              {{"metadata", {{"finalizers", nullptr}}}},
              Subresource::None,
              failures);
    } else {
        return false;
    }
    return true;
}

bool RemediationStage::check(const std::string &what,
                             const Json &expected,
                             const Object &host,
                             Failures &failures)
{
    const Object node = get(kinds::node(), nodeKey);
    const Object machine = get(kinds::machine(), machineKey);
    const Object request = get(kinds::metal3Remediation(), machineKey);
    const std::size_t space = what.find(' ');
    const std::string subject = what.substr(0, space);
    const std::string key = space == std::string::npos ? std::string() : what.substr(space + 1);
    const auto annotation = [&key](const Object &object) {
        const auto value = object.annotation(key);
        return value ? Json(*value) : Json();
    };
    Json found;
    if (what == "node.exists")
        found = static_cast<bool>(node);
    else if (what == "node.labels" || what == "node.annotations")
        found = mapOf(node, what == "node.labels" ? "/metadata/labels" : "/metadata/annotations");
    else if (what == "machine.deleted")
        found = !machine || machine.isDeleting();
    else if (what == "remediation.finalizer")
        found = request.hasFinalizer(finalizer);
    else if (what.starts_with("remediation."))
        found = request.at("/status/" + what.substr(std::string("remediation.").size()));
    else if (subject == "host.annotation")
        found = annotation(host);
    else if (subject == "machine.annotation")
        found = annotation(machine);
    else
        return false;
    const bool fits = expected == "$any" ? !found.is_null()
        : expected == "$unset"           ? found.is_null()
        : expected == 0                  ? found.is_null() || found == 0
                                         : found == expected;
    if (!fits)
        failures.push_back(what + " is " + found.dump() + ", not " + expected.dump());
    return true;
}

void RemediationStage::create(const cluster::Kind &kind, Json object, Failures &failures)
{
    const auto written = test::answerTo<Written>([&](Reply<Written> reply) {
        m_cluster.create(
            kind, kind.namespaced ? hostNamespace : "", std::move(object), {}, std::move(reply));
    });
    if (!written)
        failures.push_back("cannot load " + kind.kind + ": " + written.error().message);
}

void RemediationStage::patch(const cluster::Kind &kind,
                             const ObjectKey &key,
                             Json body,
                             Subresource part,
                             Failures &failures)
{
    const auto written = test::answerTo<Written>([&](Reply<Written> reply) {
        m_cluster.patch(
            {&kind, key}, cluster::PatchType::Merge, std::move(body), part, {}, std::move(reply));
    });
    if (!written)
        failures.push_back("the case's own change of a " + kind.kind
                           + " failed: " + written.error().message);
}

Object RemediationStage::get(const cluster::Kind &kind, const ObjectKey &key) const
{
    const auto found = test::answerTo<Object>([&](Reply<Object> reply) {
        m_cluster.get({&kind, key}, std::move(reply));
    });
    return found ? *found : Object();
}

} // namespace hp::conformance
