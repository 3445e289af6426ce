// SPDX-License-Identifier: Apache-2.0
#include "model/rules/remediation/HostFence.h"

#include "model/base/JsonFields.h"
#include "model/messages/Next.h"
#include "model/resource/BareMetalHost.h"
#include "model/resource/Machine.h"
#include "model/rules/remediation/RemediationNames.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace hp::rules {

namespace {

bool isDetached(const Object &host)
{
    return host.annotation(host::detachedAnnotation)
        || host.text("/status/operationalStatus") == "detached";
}

Message obstacleOf(const Object &host)
{
    if (!host)
        return say::machineHasNoBareMetalHost();
    if (host.isDeleting())
        return say::bareMetalHostIsBeingDeleted(host.name());
    if (host.annotation(host::pausedAnnotation))
        return say::bareMetalHostIsPaused(host.name());
    if (isDetached(host))
        return say::bareMetalHostIsDetached(host.name());
    if (isServiced(host))
        return say::bareMetalHostIsBeingServiced(host.name());
    if (isTrue(host.at("/spec/disablePowerOff")))
        return say::bareMetalHostMustNotBeSwitched(host.name());
    if (host.at("/spec/online") == false)
        return say::bareMetalHostIsOffOnPurpose(host.name());
    return {};
}

/// Somebody who presses the button meanwhile would be noticed.
bool isLookedAt(const Object &host)
{
    // With a registration error nobody asks its BMC, and what was read last stays as it was.
    const std::string &error = host.text("/status/errorType");
    const bool isAsked =
        error != host::error::registration && error != host::error::provisionedRegistration;
    return isAsked && !host.annotation(host::pausedAnnotation) && !isDetached(host)
        && !Conditions(host.at("/status/conditions")).is(host::condition::powerStateKnown, "False");
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

bool isServiced(const Object &host)
{
    return host.text("/status/operationalStatus") == "servicing";
}

HostFence hostFenceOf(const Object &host, const std::string &key)
{
    HostFence fence;
    fence.key = key;
    fence.obstacle = obstacleOf(host);
    fence.isServiced = fence.obstacle.is(say::bareMetalHostIsBeingServiced);
    if (!host)
        return fence;
    const host::PowerStatus power = host::powerStatusOf(host);
    fence.requested = host.annotation(key).has_value();
    fence.poweredOn = power.poweredOn == true;
    fence.acknowledged = fence.requested && power.poweredOn == false
        && std::any_of(power.rebootHolds.begin(), power.rebootHolds.end(), [&](const auto &hold) {
                             return hold.key == key && hold.heldSince.has_value();
                         });
    fence.held = fence.acknowledged && isLookedAt(host);
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
