// SPDX-License-Identifier: Apache-2.0
#include "backend/embedded/admission/BareMetalHostAdmission.h"

#include "backend/embedded/admission/AdmissionChain.h"
#include "model/base/JsonFields.h"
#include "model/base/Text.h"
#include "model/resource/BareMetalHost.h"

#include <nlohmann/json.hpp>

namespace hp::embedded {

namespace {

/// The lab serves the same BMC at another port after a restart, and has its host follow.
bool isLab(const AdmissionRequest &request)
{
    return request.own && request.user == "lab";
}

void checkChanges(const AdmissionRequest &request,
                  const Object &after,
                  std::vector<std::string> &reasons)
{
    const Object &before = request.old;
    const std::string &state = before.text("/status/provisioning/state");
    const std::string &address = before.text("/spec/bmc/address");
    const bool apart = state.empty() || state == host::state::registering
        || before.text("/status/operationalStatus") == "detached";
    if (!address.empty() && address != after.text("/spec/bmc/address") && !apart && !isLab(request))
        reasons.emplace_back("BMC address can not be changed if the BMH is not in the Registering "
                             "state, or if the BMH is not detached");

    const std::string &mac = before.text("/spec/bootMACAddress");
    if (!mac.empty() && lowerCase(mac) != lowerCase(after.text("/spec/bootMACAddress")))
        reasons.emplace_back("bootMACAddress can not be changed once it is set");

    const bool switchedOn = !isTrue(before.at("/spec/externallyProvisioned"))
        && isTrue(after.at("/spec/externallyProvisioned"));
    const bool early = state.empty() || state == host::state::unmanaged
        || state == host::state::registering || state == host::state::available
        || state == host::state::ready;
    if (switchedOn && !early)
        reasons.push_back("externallyProvisioned can not be changed while the host is " + state);
}

} // namespace

bool BareMetalHostAdmission::concerns(const cluster::Kind &kind,
                                      cluster::Subresource subresource) const
{
    return &kind == &cluster::kinds::bareMetalHost() && subresource == cluster::Subresource::None;
}

Result<Json> BareMetalHostAdmission::admit(const AdmissionRequest &request,
                                           Json object,
                                           std::vector<std::string> &)
{
    if (!concerns(*request.kind, request.subresource)
        || request.operation == AdmissionOperation::Delete)
        return object;
    const Object now(object);
    // An old host may be what would be refused today; its annotations and finalizers still change.
    if (request.operation == AdmissionOperation::Update
        && request.old.at("/spec") == now.at("/spec"))
        return object;
    std::vector<std::string> reasons;
    if (isTrue(now.at("/spec/disablePowerOff")) && now.at("/spec/online") == Json(false))
        reasons.emplace_back("node can't simultaneously have online set to false and have power "
                             "off disabled");
    if (request.operation == AdmissionOperation::Update)
        checkChanges(request, now, reasons);
    if (!reasons.empty())
        return unexpected(denied("baremetalhost.metal3.io", reasons));
    return object;
}

} // namespace hp::embedded
