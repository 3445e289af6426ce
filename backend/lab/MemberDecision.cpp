// SPDX-License-Identifier: Apache-2.0
#include "backend/lab/MemberDecision.h"

#include "backend/lab/Read.h"
#include "backend/lab/file/LabFile.h"
#include "model/base/JsonFields.h"
#include "model/resource/Machine.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

namespace hp::lab {

namespace {

using cluster::kinds::labEtcdMember;

constexpr const char *hookName = "EtcdQuorumOperator";
constexpr const char *hookOwner = "clusteroperator/etcd";

bool isUp(const Object &node)
{
    return node && !node.isDeleting() && conditionStatus(node, "Ready") == "True";
}

std::string addressOf(const Object &node)
{
    for (const Json &address : node.at("/status/addresses")) {
        if (address.is_object() && address.value("type", Json()) == "InternalIP")
            return textOf(address, "address");
    }
    return {};
}

Json statusOf(bool learner, bool healthy, TimePoint since)
{
    return {{"learner", learner},
            {"voting", !learner},
            {"healthy", healthy},
            {"since", formatMicroTime(since)}};
}

Plan join(const MemberView &view, TimePoint now)
{
    Plan plan;
    const std::string address = addressOf(view.node);
    if (!isUp(view.node) || !isGuarded(view.machine) || address.empty())
        return plan;
    const bool learning =
        std::any_of(view.members.begin(), view.members.end(), [](const Object &other) {
            return flagAt(other, "/status/learner");
        });
    if (learning) {
        plan.why = "another learner is first";
        return plan;
    }
    const bool wasThere = view.machine.annotation(beginsAnnotation).has_value();
    const bool learner = !wasThere && !view.members.empty();
    plan.create(
        labEtcdMember(),
        {{"apiVersion", labEtcdMember().apiVersion()},
         {"kind", labEtcdMember().kind},
         {"metadata", {{"name", view.node.name()}, {"namespace", etcdNamespace}}},
         {"spec",
          {{"node", view.node.name()}, {"machine", view.machine.name()}, {"address", address}}}});
    plan.mergeStatus(
        labEtcdMember(), {etcdNamespace, view.node.name()}, statusOf(learner, true, now));
    plan.why = learner ? "joins as a learner" : "joins";
    return plan;
}

} // namespace

bool isGuarded(const Object &machine)
{
    if (!machine || machine.isDeleting())
        return false;
    const Json &hooks = machine.at("/spec/lifecycleHooks/preDrain");
    return std::any_of(hooks.begin(), hooks.end(), [](const Json &hook) {
        return hook.is_object() && hook.value("name", Json()) == hookName
            && hook.value("owner", Json()) == hookOwner;
    });
}

Plan decideMember(const MemberView &view, TimePoint now)
{
    Plan plan;
    if (!view.hasEtcd)
        return plan;
    if (!view.member)
        return view.node && machine::isControlPlane(view.node) ? join(view, now) : plan;
    if (view.member.isDeleting())
        return plan;

    const bool healthy = isUp(view.node) && !flagAt(view.member, "/spec/faults/unhealthy");
    const bool learner = flagAt(view.member, "/status/learner");
    const TimePoint since = timeAt(view.member, "/status/since").value_or(now);
    const TimePoint copied =
        endOf(since, durationAt(view.member, "/spec/syncDuration", defaultSync), now);
    const bool votes = !learner || (healthy && isGuarded(view.machine) && now >= copied);
    const Json wanted = statusOf(!votes, healthy, votes && learner ? now : since);
    if (view.member.at("/status") != wanted) {
        plan.mergeStatus(labEtcdMember(), view.member.key(), wanted);
        plan.why = votes && learner ? "votes" : healthy ? "healthy" : "unhealthy";
    }
    if (!votes && healthy)
        plan.requeueAt(copied, now);
    return plan;
}

} // namespace hp::lab
