// SPDX-License-Identifier: Apache-2.0
#include "model/rules/drain/PodFilter.h"

#include "model/base/JsonFields.h"
#include "model/messages/Machine.h"
#include "model/resource/Conditions.h"
#include "model/resource/Machine.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

namespace hp::rules {

namespace {

struct PodRow {
    bool (*applies)(const PodFilterView &, TimePoint);
    PodVerdict verdict;
    const Form<> *reason; ///< null: that the lookup failed
};

// clang-format off
const PodRow podRows[] = {
{[](const PodFilterView &v, TimePoint) { return v.pod.annotation("kubernetes.io/config.mirror").has_value(); },
 PodVerdict::Leave, &say::podIsStatic},
{[](const PodFilterView &v, TimePoint now) {
     const auto since = v.pod.deletionTimestamp();
     return v.nodeUnreachable && since && now - *since > v.unreachableGrace;
 },
 PodVerdict::Leave, &say::podEndsOnUnreachableNode},
{[](const PodFilterView &v, TimePoint) { return machine::isFinishedPod(v.pod); },
 PodVerdict::Evict, &say::podIsFinished},
{[](const PodFilterView &v, TimePoint) {
     return !controllingDaemonSet(v.pod).empty() && v.daemonSet == DaemonSetLookup::Failed;
 },
 PodVerdict::Refuse, nullptr},
{[](const PodFilterView &v, TimePoint) {
     return !controllingDaemonSet(v.pod).empty() && v.daemonSet == DaemonSetLookup::Exists;
 },
 PodVerdict::Leave, &say::podBelongsToDaemonSet},
{[](const PodFilterView &, TimePoint) { return true; },
 PodVerdict::Evict, &say::podHasToLeave},
};
// clang-format on

} // namespace

PodDecision decidePod(const PodFilterView &view, TimePoint now)
{
    const auto row =
        std::find_if(std::begin(podRows), std::end(podRows), [&](const PodRow &candidate) {
            return candidate.applies(view, now);
        });
    return {row->verdict, row->reason ? (*row->reason)() : quoted(view.lookupError)};
}

std::string controllingDaemonSet(const Object &pod)
{
    for (const Json &entry : pod.at("/metadata/ownerReferences")) {
        const Object owner(entry);
        const Json &controls = owner.at("/controller");
        if (controls.is_boolean() && controls.get<bool>() && owner.kind() == "DaemonSet")
            return owner.text("/name");
    }
    return {};
}

bool countsForDrain(const Object &pod)
{
    if (pod.annotation("kubernetes.io/config.mirror"))
        return false;
    const Json &owners = pod.at("/metadata/ownerReferences");
    return !owners.is_array() || std::none_of(owners.begin(), owners.end(), [](const Json &owner) {
        return textOf(owner, "kind") == "DaemonSet";
    });
}

bool isUnreachable(const Object &node)
{
    return Conditions(node.at("/status/conditions")).is("Ready", "Unknown");
}

} // namespace hp::rules
