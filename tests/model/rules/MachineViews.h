// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/rules/machine/MachineDecision.h"

#include <nlohmann/json.hpp>

/// Views of a Machine at every point of its life, each made from one base by what is different.
namespace hp::test {

using namespace rules;
using namespace std::chrono_literals;

inline const TimePoint now = *parseTime("2026-01-10T12:00:00Z");

/// A Machine with finalizer, label and providerSpec; rows differ from it by merge patches.
inline Json base()
{
    return Json::parse(R"({"apiVersion":"machine.openshift.io/v1beta1","kind":"Machine",
        "metadata":{"name":"m1","namespace":"openshift-machine-api","uid":"u","resourceVersion":"7",
            "labels":{"machine.openshift.io/cluster-api-cluster":"c"},
            "finalizers":["machine.machine.openshift.io"]},
        "spec":{"providerSpec":{"value":{}}},"status":{}})");
}

inline Object with(const char *patch)
{
    Json json = base();
    json.merge_patch(Json::parse(patch));
    return Object(json);
}

inline constexpr const char *deletingDrained =
    R"({"metadata":{"deletionTimestamp":"2026-01-10T11:00:00Z"},
    "status":{"phase":"Deleting","conditions":[{"type":"Drained","status":"True"}]}})";

inline MachineView viewOf(const char *patch)
{
    MachineView view;
    view.machine = with(patch);
    return view;
}

inline MachineView exists(MachineView view, bool there)
{
    view.exists = ProviderAnswer<bool>{std::nullopt, there};
    return view;
}

inline MachineView existsFails(MachineView view, bool failsMachine = false)
{
    view.exists =
        ProviderAnswer<bool>{ProviderFailure{false, failsMachine, {}, {}, "api down"}, false};
    return view;
}

inline MachineView updated(MachineView view, InstanceView facts)
{
    view = exists(std::move(view), true);
    view.updated = ProviderAnswer<InstanceView>{std::nullopt, std::move(facts)};
    return view;
}

inline MachineView updateFails(MachineView view, bool failsMachine)
{
    view = exists(std::move(view), true);
    view.updated =
        ProviderAnswer<InstanceView>{ProviderFailure{false, failsMachine, {}, {}, "boom"}, {}};
    return view;
}

inline MachineView created(MachineView view, std::optional<ProviderFailure> failure)
{
    view = exists(std::move(view), false);
    view.created = ProviderAnswer<bool>{std::move(failure), true};
    return view;
}

inline MachineView removed(MachineView view, std::optional<ProviderFailure> failure = {})
{
    view.removed = ProviderAnswer<bool>{std::move(failure), true};
    return view;
}

inline MachineView gate(MachineView view)
{
    view.settings.migrationGate = true;
    return view;
}

inline MachineView nodeRemoved(MachineView view)
{
    view.nodeRemoved = true;
    return view;
}

inline MachineView nodeStays(MachineView view)
{
    view.nodeRemoval = Error{ErrorCode::Unreachable, "no answer", {}, nullptr};
    return view;
}

inline const ProviderFailure invalidConfiguration{true, false, {}, {}, "bad flavour"};
inline const ProviderFailure quota{false, false, {}, {}, "quota"};
inline const ProviderFailure later{false, false, {}, Duration(45s), "busy"};
inline const ProviderFailure noHost{
    false, false, "InsufficientResources", Duration(30s), "No available BareMetalHost found"};
inline const ProviderFailure zero{false, false, {}, Duration(0), "requeue"};

inline constexpr const char *provisioning = R"({"status":{"phase":"Provisioning"}})";
inline constexpr const char *running =
    R"({"spec":{"providerID":"p"},"status":{"phase":"Running","nodeRef":{"name":"n1"}}})";
inline constexpr const char *withPreCreate =
    R"({"spec":{"lifecycleHooks":{"preCreate":[{"name":"IPAM","owner":"ipam"}]}}})";

} // namespace hp::test
