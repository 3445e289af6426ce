// SPDX-License-Identifier: Apache-2.0
#include "model/rules/machine/NodeLinkDecision.h"

#include "model/messages/Machine.h"
#include "model/messages/Next.h"
#include "model/resource/Machine.h"

#include <algorithm>
#include <iterator>
#include <nlohmann/json.hpp>
#include <string_view>

namespace hp::rules {

namespace {

Object nodeRefPatch(const Object &node, const Object &machine, TimePoint now)
{
    if (machine.text("/status/nodeRef/name") == node.name()
        && machine.text("/status/nodeRef/uid") == node.uid())
        return {};
    Json nodeRef = {{"kind", "Node"}, {"name", node.name()}, {"uid", node.uid()}};
    return Object(
        Json{{"status", {{"nodeRef", std::move(nodeRef)}, {"lastUpdated", formatTime(now)}}}});
}

/// What a Machine says about its Node wins over what the Node has; nothing is taken away.
void addMissing(const Object &node, const char *map, const Json &wanted, Json &patch)
{
    if (!wanted.is_object())
        return;
    for (const auto &[key, value] : wanted.items()) {
        const auto current =
            std::string_view(map) == "labels" ? node.label(key) : node.annotation(key);
        if (value.is_string() && current != value.get<std::string>())
            patch["metadata"][map][key] = value;
    }
}

/// The Node's taints and those of the Machine that it lacks by key and effect; an existing one
/// keeps its value.
void addTaints(const Object &node, const Object &machine, Json &patch)
{
    const Json &stored = node.at("/spec/taints");
    Json taints = stored.is_array() ? stored : Json::array();
    const std::size_t before = taints.size();
    for (const Json &wanted : machine.at("/spec/taints")) {
        const bool isThere =
            std::any_of(taints.begin(), taints.end(), [&wanted](const Json &taint) {
                const Object have(taint);
                const Object want(wanted);
                return have.text("/key") == want.text("/key")
                    && have.text("/effect") == want.text("/effect");
            });
        if (!isThere && wanted.is_object())
            taints.push_back(wanted);
    }
    if (taints.size() != before)
        patch["spec"]["taints"] = std::move(taints);
}

Object nodePatchFor(const Object &node, const Object &machine)
{
    Json patch = Json::object();
    addMissing(node, "annotations", machine.at("/spec/metadata/annotations"), patch);
    addMissing(node, "labels", machine.at("/spec/metadata/labels"), patch);
    const std::string owner = toString(machine.key());
    if (node.annotation(machine::nodeToMachine) != owner)
        patch["metadata"]["annotations"][machine::nodeToMachine] = owner;
    addTaints(node, machine, patch);
    return patch.empty() ? Object() : Object(std::move(patch));
}

NodeLinkDecision noLink(const char *row, Message reason)
{
    NodeLinkDecision decision;
    decision.row = row;
    decision.reason = std::move(reason);
    return decision;
}

} // namespace

std::vector<Object> matchingMachines(const Object &node, const std::vector<Object> &machines)
{
    std::vector<Object> found;
    const std::string &providerId = node.text("/spec/providerID");
    if (!providerId.empty()) {
        std::copy_if(
            machines.begin(),
            machines.end(),
            std::back_inserter(found),
            [&](const Object &machine) { return machine::providerId(machine) == providerId; });
    }
    const std::vector<std::string> addresses = machine::internalIps(node);
    if (!found.empty() || addresses.empty())
        return found;
    std::copy_if(
        machines.begin(), machines.end(), std::back_inserter(found), [&](const Object &machine) {
            const std::vector<std::string> known = machine::internalIps(machine);
            return std::find(known.begin(), known.end(), addresses.front()) != known.end();
        });
    return found;
}

/// Rules, first match wins: gone, going, no Machine, more than one, a Machine that goes, another
/// Node was first; otherwise link.
NodeLinkDecision decideNodeLink(const NodeLinkView &view, TimePoint now)
{
    if (!view.node)
        return noLink("gone", say::nodeIsGoneRefStays());
    if (view.node.isDeleting())
        return noLink("going", say::nodeIsBeingDeletedRefStays());
    const std::vector<Object> found = matchingMachines(view.node, view.machines);
    if (found.empty())
        return noLink("unknown", say::noMachineHasThisNode());
    if (found.size() > 1) {
        NodeLinkDecision decision = noLink("ambiguous", say::severalMachinesClaimNode());
        decision.error =
            "failed getting machine: expected 1 machine, got " + std::to_string(found.size());
        return decision;
    }

    const Object &machine = found.front();
    if (machine.isDeleting())
        return noLink("machine going", say::machineIsBeingDeleted());
    const std::string &linked = machine::nodeName(machine);
    if (!linked.empty() && linked != view.node.name())
        return noLink("other node", say::machineBelongsToNode(linked));

    NodeLinkDecision decision = noLink("link", say::nodeBelongsToMachine(machine.name()));
    decision.machine = machine;
    decision.machineStatus = nodeRefPatch(view.node, machine, now);
    decision.nodePatch = nodePatchFor(view.node, machine);
    return decision;
}

bool concernsNodeLink(const Object &before, const Object &after)
{
    constexpr std::string_view read[] = {"/metadata/deletionTimestamp",
                                         "/metadata/annotations",
                                         "/metadata/labels",
                                         "/spec",
                                         "/status/addresses",
                                         "/status/nodeRef"};
    return before.uid() != after.uid()
        || std::any_of(std::begin(read), std::end(read), [&](std::string_view part) {
               return before.at(part) != after.at(part);
           });
}

} // namespace hp::rules
