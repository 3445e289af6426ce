// SPDX-License-Identifier: Apache-2.0
#include "backend/whatif/WorldCopy.h"

#include "backend/cluster/Kind.h"
#include "backend/embedded/Budget.h"
#include "backend/lab/PodDecision.h"
#include "backend/lab/Read.h"
#include "backend/lab/WorkloadDecision.h"
#include "backend/lab/file/LabFile.h"
#include "model/messages/Stuck.h"
#include "model/messages/WhatIf.h"
#include "model/resource/BareMetalHost.h"
#include "model/resource/Machine.h"
#include "model/rules/metal/HostClaim.h"

#include <algorithm>
#include <map>
#include <utility>

namespace hp::whatif {

namespace {

namespace kinds = cluster::kinds;

std::string goSeconds(Duration time)
{
    return std::to_string(std::chrono::ceil<std::chrono::seconds>(time).count()) + 's';
}

bool isOf(const Object &object, const cluster::Kind &kind)
{
    return object.kind() == kind.kind && object.apiVersion() == kind.apiVersion();
}

/// Name, namespace and labels; annotations only where the controllers read them.
Json metadataOf(const Object &object)
{
    Json metadata = {{"name", object.name()}};
    if (!object.ns().empty())
        metadata["namespace"] = object.ns();
    if (const Json &labels = object.at("/metadata/labels"); labels.is_object())
        metadata["labels"] = labels;
    for (const char *key :
         {"machine.openshift.io/exclude-node-draining", "cluster.x-k8s.io/paused"}) {
        if (const auto value = object.annotation(key))
            metadata["annotations"][key] = *value;
    }
    return metadata;
}

/// Of other sets so many are copied, for pods to go to.
constexpr std::size_t otherMachines = 10;

Json readyStatus(TimePoint since)
{
    Json conditions = Json::array();
    for (const char *type : {"Initialized", "Ready", "ContainersReady", "PodScheduled"})
        conditions.push_back(
            {{"type", type}, {"status", "True"}, {"lastTransitionTime", formatTime(since)}});
    return {{"phase", "Running"},
            {"startTime", formatTime(since)},
            {"conditions", std::move(conditions)}};
}

/// An eviction asks for the phase too: what is Pending goes whatever its budget says.
Json unreadyStatus(const std::string &phase, TimePoint since)
{
    Json ready = {
        {"type", "Ready"}, {"status", "False"}, {"lastTransitionTime", formatTime(since)}};
    return {{"phase", phase},
            {"startTime", formatTime(since)},
            {"conditions", Json::array({std::move(ready)})}};
}

class Copier
{
public:
    Copier(const Snapshot &snapshot, const Question &question, Draws &draws)
        : m_snapshot(snapshot)
        , m_question(question)
        , m_draws(draws)
    { }

    WorldCopy made()
    {
        chooseMachines();
        for (const Object &object : m_snapshot.objects) {
            if (isOf(object, kinds::machineSet()) && m_sets.contains(object.key()))
                addSet(object);
            else if (isOf(object, kinds::machine()) && m_machines.contains(object.key()))
                addMachine(object);
            else if (isOf(object, kinds::podDisruptionBudget()))
                addBudget(object);
        }
        addPods();
        noteAssumptions();
        std::string text;
        for (const std::string &ns : m_namespaces)
            text += Json{{"apiVersion", "v1"}, {"kind", "Namespace"}, {"metadata", {{"name", ns}}}}
                        .dump()
                + "\n---\n";
        for (const Json &object : m_objects)
            text += object.dump() + "\n---\n";
        m_copy.labFile = std::move(text);
        return std::move(m_copy);
    }

private:
    /// The retired ones, all of their sets, and a few more for pods to go to: what else there is
    /// has no part in it, and a site may have thousands.
    void chooseMachines()
    {
        const std::set<ObjectKey> retired(m_question.retired.begin(), m_question.retired.end());
        for (const Object &object : m_snapshot.objects) {
            if (!isOf(object, kinds::machine()) || !retired.contains(object.key()))
                continue;
            m_machines.insert(object.key());
            if (const std::string &node = object.text("/status/nodeRef/name"); !node.empty())
                m_drained.insert(node);
            if (const auto set = object.label(machine::setLabel))
                m_sets.insert({object.ns(), *set});
        }
        std::size_t others = 0;
        for (const Object &object : m_snapshot.objects) {
            if (!isOf(object, kinds::machine()) || retired.contains(object.key()))
                continue;
            const bool isOfSet =
                m_sets.contains({object.ns(), object.label(machine::setLabel).value_or("")});
            const bool takesPods = !object.isDeleting()
                && object.text("/status/phase") == machine::phase::running
                && object.label(machine::roleLabel) != "master";
            if (isOfSet || (takesPods && others++ < otherMachines))
                m_machines.insert(object.key());
        }
    }

    void noteAssumptions()
    {
        const Assumptions &assumed = m_question.assumed;
        if (m_question.inPlace.size() < m_question.retired.size())
            m_copy.notes.add(say::whatIfInstancesTake(assumed.creation.p50,
                                                      assumed.creation.p95,
                                                      assumed.boot.p50,
                                                      assumed.boot.p95,
                                                      assumed.removal.p50,
                                                      assumed.removal.p95));
        if (!m_question.inPlace.empty())
            m_copy.notes.add(say::whatIfServersTake(
                assumed.off.p50, assumed.off.p95, assumed.boot.p50, assumed.boot.p95));
    }

    Duration drawn(const Usual &usual)
    {
        const Duration length = m_draws.of(usual);
        m_copy.longest = std::max(m_copy.longest, length);
        return length;
    }

    Json provider(const std::string &nodeName, Duration creation, Duration removal)
    {
        Json spec = {
            {"apiVersion", "lab.holdpoint.dev/v1alpha1"},
            {"kind", "LabMachineProviderSpec"},
            {"instanceType", "copy"},
            {"createDuration", goSeconds(creation)},
            {"deleteDuration", removal == lab::forEver ? std::string("never") : goSeconds(removal)},
            {"bootDuration", goSeconds(drawn(m_question.assumed.boot))}};
        if (!nodeName.empty())
            spec["nodeName"] = nodeName;
        return {{"value", std::move(spec)}};
    }

    void add(const cluster::Kind &kind, Json metadata, Json spec)
    {
        if (metadata.contains("namespace"))
            m_namespaces.insert(metadata["namespace"].get<std::string>());
        m_objects.push_back({{"apiVersion", kind.apiVersion()},
                             {"kind", kind.kind},
                             {"metadata", std::move(metadata)},
                             {"spec", std::move(spec)}});
    }

    /// A server that is only started again is there already.
    Duration creationOf(const Object &set)
    {
        const bool inPlace = std::any_of(
            m_snapshot.objects.begin(), m_snapshot.objects.end(), [&](const Object &object) {
                return isOf(object, kinds::machine()) && object.ns() == set.ns()
                    && object.label(machine::setLabel) == set.name()
                    && m_question.inPlace.contains(object.key());
            });
        return inPlace ? Duration(0) : drawn(m_question.assumed.creation);
    }

    void addSet(const Object &set)
    {
        Json spec = {{"replicas", lab::numberAt(set, "/spec/replicas", 1)},
                     {"selector", set.at("/spec/selector")},
                     {"template", set.at("/spec/template")}};
        spec["template"]["spec"]["providerSpec"] =
            provider({}, creationOf(set), drawn(m_question.assumed.removal));
        add(kinds::machineSet(), metadataOf(set), std::move(spec));
    }

    /// A server whose BMC does not answer is never known to be off. As long as nobody wants to
    /// switch it that is no error of its host yet.
    bool isSilent(const Object &machine)
    {
        return std::any_of(
            m_snapshot.objects.begin(), m_snapshot.objects.end(), [&](const Object &host) {
                return isOf(host, kinds::bareMetalHost()) && rules::metal::isConsumer(host, machine)
                    && (!host.text("/status/errorType").empty()
                        || machine::conditionIs(host, host::condition::powerStateKnown, "False"));
            });
    }

    void addMachine(const Object &machine)
    {
        const std::string &phase = machine.text("/status/phase");
        const std::string &node = machine.text("/status/nodeRef/name");
        if (phase == "Failed") {
            m_copy.notes.add(say::whatIfFailedIsLeftOut(machine.name()));
            return;
        }
        const bool inPlace = m_question.inPlace.contains(machine.key());
        Duration removal = drawn(inPlace ? m_question.assumed.off : m_question.assumed.removal);
        if (isSilent(machine)) {
            removal = lab::forEver;
            m_copy.silent.insert(machine.key());
            m_copy.notes.add(say::whatIfBmcIsSilent(machine.name()));
        }
        Json metadata = metadataOf(machine);
        if (!node.empty()) {
            metadata["annotations"][lab::beginsAnnotation] = "running";
            m_nodes.insert(node);
        }
        if (machine.isDeleting())
            metadata["deletionTimestamp"] = machine.at("/metadata/deletionTimestamp");
        Json spec = {{"providerSpec", provider(node, drawn(m_question.assumed.creation), removal)}};
        if (const Json &hooks = machine.at("/spec/lifecycleHooks"); hooks.is_object() && !inPlace)
            spec["lifecycleHooks"] = hooks;
        add(kinds::machine(), std::move(metadata), std::move(spec));
    }

    void addBudget(const Object &budget)
    {
        Json spec = Json::object();
        for (const char *key :
             {"minAvailable", "maxUnavailable", "selector", "unhealthyPodEvictionPolicy"}) {
            if (const Json &value = budget.at(std::string("/spec/") + key); !value.is_null())
                spec[key] = value;
        }
        add(kinds::podDisruptionBudget(), metadataOf(budget), std::move(spec));
    }

    /// It has had the time to start, and did not: it crashes again and again, or finds no Node.
    [[nodiscard]] bool staysUnready(const Object &pod) const
    {
        const auto created = pod.creationTimestamp();
        const TimePoint readAt = m_snapshot.at - m_question.startsLater;
        return lab::conditionStatus(pod, "Ready") != "True"
            && (!created || readAt - *created > m_question.assumed.podStart.p95);
    }

    void noteUnready()
    {
        constexpr std::size_t named = 3;
        std::string names;
        for (std::size_t i = 0; i < std::min(named, m_unready.size()); ++i)
            names += (i == 0 ? "" : ", ") + m_unready[i];
        if (m_unready.empty())
            return;
        m_copy.notes.add(say::whatIfPodsStayUnready(
            m_unready.size() <= named
                ? quoted(std::move(names))
                : say::andMore(std::move(names),
                               static_cast<std::int64_t>(m_unready.size() - named))));
    }

    /// Pods of one controller become those of one Workload of the lab.
    void addPods()
    {
        std::map<std::pair<std::string, std::string>, std::vector<Object>> groups;
        for (const Object &pod : m_snapshot.objects) {
            if (!isOf(pod, kinds::pod()) || pod.isDeleting()
                || pod.annotation("kubernetes.io/config.mirror"))
                continue;
            const std::string &phase = pod.text("/status/phase");
            const std::string &owner = pod.text("/metadata/ownerReferences/0/kind");
            if (phase == "Succeeded" || phase == "Failed" || owner == "DaemonSet")
                continue;
            if (owner.empty())
                m_copy.notes.add(say::whatIfBarePods());
            groups[{pod.ns(), owner + '/' + pod.text("/metadata/ownerReferences/0/name")}]
                .push_back(pod);
        }
        std::set<std::pair<std::string, std::string>> moving;
        for (const auto &[key, pods] : groups) {
            if (std::any_of(pods.begin(), pods.end(), [this](const Object &pod) {
                    return m_drained.contains(pod.text("/spec/nodeName"));
                }))
                moving.insert(key);
        }
        // Those of one budget count together.
        for (const Object &budget : m_snapshot.objects) {
            if (!isOf(budget, kinds::podDisruptionBudget()))
                continue;
            const auto isCovered = [&budget](const auto &group) {
                return embedded::selects(budget, group.second.front());
            };
            const bool matters = std::any_of(groups.begin(), groups.end(), [&](const auto &group) {
                return moving.contains(group.first) && isCovered(group);
            });
            for (const auto &group : groups) {
                if (matters && isCovered(group))
                    moving.insert(group.first);
            }
        }
        std::size_t number = 0;
        for (const auto &[key, pods] : groups) {
            if (moving.contains(key))
                addGroup("pods-" + std::to_string(++number), pods);
        }
        noteUnready();
    }

    void addGroup(const std::string &name, const std::vector<Object> &pods)
    {
        std::int64_t grace = 0;
        for (const Object &pod : pods)
            grace = std::max(grace, lab::numberAt(pod, "/spec/terminationGracePeriodSeconds", 30));
        m_copy.longest = std::max<Duration>(m_copy.longest, std::chrono::seconds(grace));
        Json labels = pods.front().at("/metadata/labels");
        if (labels.is_object())
            labels.erase(lab::workloadLabel);
        else
            labels = Json::object();
        add(kinds::labWorkload(),
            {{"name", name}, {"namespace", pods.front().ns()}},
            {{"replicas", pods.size()},
             {"image", "registry.lab/copy:1"},
             {"labels", labels},
             {"gracePeriod", std::to_string(grace) + 's'},
             {"startDuration", goSeconds(drawn(m_question.assumed.podStart))}});
        for (const Object &pod : pods) {
            const bool isUnready = staysUnready(pod);
            const bool isOnNode = m_nodes.contains(pod.text("/spec/nodeName"));
            // What runs elsewhere is put somewhere by the lab.
            if (!isOnNode && !isUnready)
                continue;
            Json own = labels;
            own[lab::workloadLabel] = name;
            Json copied = {
                {"apiVersion", "v1"},
                {"kind", "Pod"},
                {"metadata",
                 {{"name", pod.name()}, {"namespace", pod.ns()}, {"labels", std::move(own)}}},
                {"spec",
                 {{"terminationGracePeriodSeconds", grace},
                  {"containers",
                   Json::array({{{"name", "copy"}, {"image", "registry.lab/copy:1"}}})}}}};
            if (isOnNode)
                copied["spec"]["nodeName"] = pod.text("/spec/nodeName");
            if (isUnready) {
                copied["metadata"]["annotations"][lab::neverReadyAnnotation] = "";
                copied["status"] = unreadyStatus(pod.text("/status/phase"), m_snapshot.at);
                m_unready.push_back(toString(pod.key()));
            }
            // What counts for a budget now counts from the start.
            if (lab::conditionStatus(pod, "Ready") == "True")
                copied["status"] = readyStatus(m_snapshot.at);
            m_copy.pods.push_back(std::move(copied));
        }
    }

    const Snapshot &m_snapshot;
    const Question &m_question;
    Draws &m_draws;
    WorldCopy m_copy{};
    std::set<std::string> m_namespaces{};
    std::set<std::string> m_nodes{};
    std::set<ObjectKey> m_machines{}; ///< that are copied
    std::set<ObjectKey> m_sets{};
    std::set<std::string> m_drained{}; ///< Nodes of the retired ones
    std::vector<std::string> m_unready{}; ///< pods that stay so
    std::vector<Json> m_objects{};
};

} // namespace

WorldCopy copyOf(const Snapshot &snapshot, const Question &question, Draws &draws)
{
    return Copier(snapshot, question, draws).made();
}

} // namespace hp::whatif
