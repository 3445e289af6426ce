// SPDX-License-Identifier: Apache-2.0
#include "model/rules/remediation/HostFence.h"

#include "model/base/JsonFields.h"
#include "model/resource/BareMetalHost.h"
#include "model/resource/Machine.h"
#include "model/rules/remediation/RemediationNames.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace hp::rules {

namespace {

std::string obstacleOf(const Object &host)
{
    const char *why = nullptr;
    if (!host)
        return "the Machine has no BareMetalHost";
    if (host.isDeleting())
        why = "is being deleted";
    else if (host.annotation(host::pausedAnnotation))
        why = "is paused";
    else if (host.annotation(host::detachedAnnotation)
             || host.text("/status/operationalStatus") == "detached")
        why = "is detached";
    else if (isTrue(host.at("/spec/disablePowerOff")))
        why = "must not be switched off (disablePowerOff)";
    else if (host.at("/spec/online") == false)
        why = "is off on purpose (spec.online is false)";
    return why ? "BareMetalHost " + host.name() + ' ' + why : std::string();
}

std::string otherKeysOn(const Object &host, const std::string &ours)
{
    std::string others;
    const Json &annotations = host.at("/metadata/annotations");
    if (!annotations.is_object())
        return others;
    for (const auto &[key, value] : annotations.items()) {
        if (key != ours && key.starts_with(host::rebootPrefix))
            others += (others.empty() ? "" : ", ") + key;
    }
    return others;
}

Object annotationPatch(const std::string &key, Json value)
{
    return Object(Json{{"metadata", {{"annotations", {{key, std::move(value)}}}}}});
}

} // namespace

HostFence hostFenceOf(const Object &host, const std::string &key)
{
    HostFence fence;
    fence.key = key;
    fence.obstacle = obstacleOf(host);
    if (!host)
        return fence;
    const host::PowerStatus power = host::powerStatusOf(host);
    fence.requested = host.annotation(key).has_value();
    fence.poweredOn = power.poweredOn == true;
    fence.held = fence.requested && power.poweredOn == false
        && std::any_of(power.rebootHolds.begin(), power.rebootHolds.end(), [&](const auto &hold) {
                     return hold.key == key && hold.heldSince.has_value();
                 });
    fence.others = otherKeysOn(host, key);
    fence.trouble = power.errorMessage;
    return fence;
}

Object requestPatch(const std::string &key)
{
    return annotationPatch(key, remediation::hardRequest);
}

Object releaseKeyPatch(const std::string &key)
{
    return annotationPatch(key, nullptr);
}

bool isReplaceable(const Object &machine, const Object &host)
{
    const Json &owners = machine.at("/metadata/ownerReferences");
    const bool owned =
        owners.is_array() && std::any_of(owners.begin(), owners.end(), [](const Json &owner) {
            return owner.is_object() && isTrue(owner.value("controller", Json()));
        });
    return owned && !isTrue(host.at("/spec/externallyProvisioned"))
        && machine.label(machine::roleLabel) != "master";
}

} // namespace hp::rules
