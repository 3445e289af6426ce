// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/resource/Object.h"

#include <nlohmann/json.hpp>
#include <string>

namespace hp::test {

[[nodiscard]] inline Object mergedObject(const char *text, const std::string &patch)
{
    Json json = Json::parse(text);
    json.merge_patch(Json::parse(patch));
    return Object(json);
}

/// Machine ns/m1 on bare metal, changed by a merge patch.
[[nodiscard]] inline Object metalMachine(const std::string &patch = "{}")
{
    return mergedObject(R"({"apiVersion":"machine.openshift.io/v1beta1","kind":"Machine",
        "metadata":{"name":"m1","namespace":"ns","uid":"mu"},
        "spec":{"providerSpec":{"value":{"kind":"BareMetalMachineProviderSpec"}}}})",
                        patch);
}

/// BareMetalHost ns/h1, free, changed by a merge patch.
[[nodiscard]] inline Object freeHost(const std::string &patch = "{}")
{
    return mergedObject(R"({"apiVersion":"metal3.io/v1alpha1","kind":"BareMetalHost",
        "metadata":{"name":"h1","namespace":"ns","uid":"hu","labels":{"rack":"r1"}},
        "spec":{"online":false},
        "status":{"operationalStatus":"OK","poweredOn":false,"provisioning":{"state":"available"}}})",
                        patch);
}

/// The same, claimed by m1 and provisioned.
[[nodiscard]] inline Object claimedHost(const std::string &patch = "{}")
{
    return mergedObject(
        freeHost(
            R"({"spec":{"online":true,"consumerRef":{"apiVersion":"machine.openshift.io/v1beta1",
        "kind":"Machine","name":"m1","namespace":"ns"}},
        "status":{"poweredOn":true,"provisioning":{"state":"provisioned"}}})")
            .bytes()
            .c_str(),
        patch);
}

} // namespace hp::test
