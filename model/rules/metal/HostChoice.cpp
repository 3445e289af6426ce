// SPDX-License-Identifier: Apache-2.0
#include "model/rules/metal/HostChoice.h"

#include "model/base/JsonFields.h"
#include "model/base/Text.h"
#include "model/messages/Metal.h"
#include "model/resource/BareMetalHost.h"
#include "model/rules/metal/HostClaim.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

namespace hp::rules::metal {

namespace {

/// Both names of the mark are in use (facts/reboot.md 5.5).
constexpr std::array unhealthyMarks{"capi.metal3.io/unhealthy", "capm3.metal3.io/unhealthy"};

/// What is wrong with a host whoever it belongs to; empty when nothing.
Message faultOf(const Object &host)
{
    if (host.isDeleting())
        return say::freeHostIsBeingDeleted();
    if (!host.text("/status/errorMessage").empty() || !host.text("/status/errorType").empty()
        || host.text("/status/operationalStatus") == "error")
        return say::freeHostHasError();
    return isMarkedUnhealthy(host) ? say::freeHostIsUnhealthy() : Message();
}

/// The Kubernetes spelling of an operator in whatever case it was written.
std::string operatorNamed(const std::string &given)
{
    for (const char *known : {"In", "NotIn", "Exists", "DoesNotExist"}) {
        if (lowerCase(given) == lowerCase(known))
            return known;
    }
    return given;
}

} // namespace

bool isMarkedUnhealthy(const Object &host)
{
    return std::ranges::any_of(
        unhealthyMarks, [&host](const char *mark) { return host.annotation(mark).has_value(); });
}

Message whyNotFree(const Object &host)
{
    if (hasConsumer(host))
        return say::hostHasConsumer();
    if (Message fault = faultOf(host); !fault.empty())
        return fault;
    if (isTrue(host.at("/spec/externallyProvisioned")))
        return say::freeHostIsProvisionedByOthers();
    if (host.annotation(host::pausedAnnotation))
        return say::freeHostIsPaused();
    if (host.annotation(host::detachedAnnotation))
        return say::freeHostIsDetached();
    const std::string &state = provisioningState(host);
    if (state != host::state::available && state != host::state::ready)
        return state.empty() ? say::freeHostIsNew() : say::freeHostIsInState(state);
    return {};
}

bool mayTakeNamed(const Object &host)
{
    if (whyNotFree(host).empty())
        return true;
    return !hasConsumer(host) && faultOf(host).empty()
        && provisioningState(host) == host::state::externallyProvisioned;
}

Result<LabelSelector> hostSelectorOf(const Object &machine)
{
    Json selector = machine.at("/spec/providerSpec/value/hostSelector");
    if (selector.is_object() && selector.contains("matchExpressions")
        && selector["matchExpressions"].is_array()) {
        for (Json &expression : selector["matchExpressions"]) {
            if (!expression.is_object() || !expression.contains("operator"))
                continue;
            Json &written = expression["operator"];
            if (written.is_string())
                written = operatorNamed(written.get<std::string>());
        }
    }
    auto parsed = LabelSelector::fromJson(selector);
    if (!parsed)
        return unexpected(ErrorCode::Invalid,
                          "spec.providerSpec.value.hostSelector: " + parsed.error().message);
    return parsed;
}

Object chooseHost(const std::vector<Object> &hosts, const LabelSelector &selector)
{
    const Object *first = nullptr;
    for (const Object &host : hosts) {
        if (whyNotFree(host).empty() && selector.matches(host)
            && (!first || host.key() < first->key()))
            first = &host;
    }
    return first ? *first : Object();
}

} // namespace hp::rules::metal
