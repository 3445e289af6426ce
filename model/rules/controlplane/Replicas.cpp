// SPDX-License-Identifier: Apache-2.0
#include "model/rules/controlplane/Replicas.h"

#include "model/resource/LabelSelector.h"
#include "model/resource/Machine.h"

#include <algorithm>
#include <charconv>
#include <nlohmann/json.hpp>

namespace hp::rules {

namespace {

constexpr const char *machineType = "machines_v1beta1_machine_openshift_io";

std::string templatePath(const std::string &rest)
{
    return std::string("/spec/template/") + machineType + rest;
}

/// What the template says nothing about is the Machine's own: masters in three zones share one
/// template that names no zone.
bool covers(const Json &wanted, const Json &present)
{
    if (!wanted.is_object())
        return wanted == present;
    if (!present.is_object())
        return wanted.empty() && present.is_null();
    return std::all_of(wanted.items().begin(), wanted.items().end(), [&](const auto &item) {
        const auto it = present.find(item.key());
        return it != present.end() && covers(item.value(), *it);
    });
}

const Object *nodeOf(const ControlPlaneView &view, const Object &machine)
{
    const std::string &name = machine::nodeName(machine);
    const auto it = std::find_if(view.nodes.begin(), view.nodes.end(), [&](const Object &node) {
        return node.name() == name;
    });
    return it == view.nodes.end() ? nullptr : &*it;
}

/// A Machine that was Running and is being deleted serves until its Node is gone.
bool isReady(const ControlPlaneView &view, const Object &machine)
{
    const std::string &phase = machine::phaseOf(machine);
    if (phase != machine::phase::running && phase != machine::phase::deleting)
        return false;
    const Object *node = nodeOf(view, machine);
    return node && machine::conditionIs(*node, "Ready", "True");
}

bool isOlder(const Replica &a, const Replica &b)
{
    const auto of = [](const Replica &replica) {
        return replica.machine.creationTimestamp().value_or(TimePoint::max());
    };
    return of(a) != of(b) ? of(a) < of(b) : a.machine.name() < b.machine.name();
}

Json placedLike(const Object &predecessor, Json spec)
{
    for (const char *key : {"region", "zone"}) {
        const std::string place = predecessor.text(std::string("/spec/providerSpec/value/") + key);
        if (place.empty() || !spec.contains("providerSpec")
            || !spec["providerSpec"].contains("value"))
            continue;
        Json &value = spec["providerSpec"]["value"];
        if (value.is_object() && !value.contains(key))
            value[key] = place;
    }
    return spec;
}

Result<LabelSelector> selectorOf(const Object &set)
{
    const std::string &type = set.text("/spec/template/machineType");
    if (type != machineType)
        return unexpected(ErrorCode::Invalid,
                          std::string("unexpected machine type while initialising ") + machineType
                              + " provider: " + type);
    if (!set.at(templatePath("/spec")).is_object())
        return unexpected(ErrorCode::Invalid,
                          std::string("cannot initialise ") + machineType
                              + " provider with empty config");
    auto selector = LabelSelector::fromJson(set.at("/spec/selector"));
    if (!selector)
        return unexpected(ErrorCode::Invalid,
                          "could not convert label selector to selector: "
                              + selector.error().message);
    if (selector->isEmpty())
        return unexpected(ErrorCode::Invalid,
                          "spec.selector is empty: it would take every machine");
    return selector;
}

} // namespace

std::optional<int> replicasOf(const Object &set)
{
    const Json &value = set.at("/spec/replicas");
    if (value == 3 || value == 5)
        return value.get<int>();
    return std::nullopt;
}

std::optional<int> indexOf(const Object &machine)
{
    const std::string &name = machine.name();
    const std::size_t dash = name.rfind('-');
    const char *const end = name.data() + name.size();
    const char *const begin = dash == std::string::npos ? end : name.data() + dash + 1;
    int index = 0;
    const auto [stop, error] = std::from_chars(begin, end, index);
    if (begin != end && *begin >= '0' && *begin <= '9' && error == std::errc() && stop == end)
        return index;
    if (!name.empty() && name.back() >= '0' && name.back() <= '9')
        return name.back() - '0';
    return std::nullopt;
}

Result<Replicas> replicasIn(const ControlPlaneView &view)
{
    const auto replicas = replicasOf(view.set);
    if (!replicas)
        return unexpected(ErrorCode::Invalid, "spec.replicas is unset: replicas is required");
    const auto selector = selectorOf(view.set);
    if (!selector)
        return unexpected(selector.error());

    const Json &wanted = view.set.at(templatePath("/spec/providerSpec/value"));
    Replicas placed;
    for (const Object &machine : view.machines) {
        if (machine.ns() != view.set.ns() || !selector->matches(machine))
            continue;
        const auto index = indexOf(machine);
        if (!index)
            return unexpected(ErrorCode::Invalid,
                              "could not generate machine info for machine " + machine.name()
                                  + ": could not determine machine index: could not determine "
                                    "Machine index from name or failure domain");
        placed[*index].push_back({machine,
                                  *index,
                                  isReady(view, machine),
                                  !covers(wanted, machine.at("/spec/providerSpec/value"))});
    }
    for (auto &[index, list] : placed)
        std::sort(list.begin(), list.end(), isOlder);
    for (int index = 0; static_cast<int>(placed.size()) < *replicas; ++index)
        placed.try_emplace(index);
    return placed;
}

Result<Object>
machineFor(const Object &set, int index, const std::string &suffix, const Object &predecessor)
{
    const Object labelled(
        Json{{"metadata", {{"labels", set.at(templatePath("/metadata/labels"))}}}});
    std::string prefix = set.text("/spec/machineNamePrefix");
    if (prefix.empty()) {
        for (const char *label : {machine::clusterLabel, machine::roleLabel}) {
            const auto value = labelled.label(label);
            if (!value)
                return unexpected(ErrorCode::Invalid,
                                  "could not generate machine name: missing required label on "
                                  "machine template metadata: "
                                      + std::string(label));
            prefix += (prefix.empty() ? "" : "-") + *value;
        }
    }
    Json metadata = {{"name", prefix + '-' + suffix + '-' + std::to_string(index)},
                     {"namespace", set.ns()},
                     {"ownerReferences",
                      Json::array({{{"apiVersion", set.apiVersion()},
                                    {"kind", set.kind()},
                                    {"name", set.name()},
                                    {"uid", set.uid()},
                                    {"controller", true},
                                    {"blockOwnerDeletion", true}}})}};
    for (const char *map : {"labels", "annotations"}) {
        if (const Json &given = set.at(templatePath(std::string("/metadata/") + map));
            given.is_object())
            metadata[map] = given;
    }
    return Object(Json{{"apiVersion", "machine.openshift.io/v1beta1"},
                       {"kind", "Machine"},
                       {"metadata", std::move(metadata)},
                       {"spec", placedLike(predecessor, set.at(templatePath("/spec")))}});
}

} // namespace hp::rules
