// SPDX-License-Identifier: Apache-2.0
#include "backend/lab/bmc/BmcProfile.h"

#include "backend/lab/Read.h"
#include "model/base/JsonTree.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <string_view>

namespace hp::lab {

namespace {

struct Profile {
    std::string_view name;
    const char *spec; ///< what it says below spec, as JSON
};

constexpr std::array<Profile, 6> profiles{{
    {"iDRAC", R"({
        "systemId": "System.Embedded.1", "vendor": "Dell", "product": "Integrated Dell Remote Access Controller",
        "manufacturer": "Dell Inc.", "model": "PowerEdge R750",
        "allowedResets": ["On", "ForceOff", "ForceRestart", "GracefulRestart", "GracefulShutdown", "PushPowerButton",
                          "Nmi", "PowerCycle"],
        "eventsUri": "/redfish/v1/SSE",
        "faults": {"sessionLimit": 8, "sessionLimitMessageId": "IDRAC.2.8.RAC0218", "inlineOnly": true, "etag": "none",
                   "refusesOnFor": "60s", "wrongStateStatus": 409}})"},
    {"iLO", R"({
        "systemId": "1", "vendor": "HPE", "product": "ProLiant DL385 Gen10 Plus v2", "manufacturer": "HPE",
        "model": "ProLiant DL385 Gen10 Plus v2",
        "allowedResets": ["On", "ForceOff", "GracefulShutdown", "ForceRestart", "Nmi", "PushPowerButton",
                          "GracefulRestart"],
        "faults": {"sessionTimeout": "30s", "inlineOnly": true, "events": "none"}})"},
    {"XCC", R"({
        "systemId": "1", "vendor": "Lenovo", "product": "SR670V2", "manufacturer": "Lenovo", "model": "SR670V2",
        "allowedResets": ["On", "Nmi", "GracefulShutdown", "GracefulRestart", "ForceOn", "ForceOff", "ForceRestart"],
        "eventsUri": "/redfish/v1/EventService/ServerSentEvent",
        "faults": {"sessionTimeout": "300s", "etag": "strong"}})"},
    {"Supermicro", R"({
        "systemId": "1", "vendor": "", "product": "SYS-821GE", "manufacturer": "Supermicro", "model": "SYS-821GE",
        "allowedResets": ["On", "ForceOff", "GracefulShutdown", "GracefulRestart", "ForceRestart", "Nmi", "ForceOn"],
        "faults": {"sessionTimeout": "300s", "sessionLimit": 16, "actionInfoOnly": true, "etag": "strong",
                   "events": "none"}})"},
    {"OpenBMC", R"({
        "systemId": "system", "vendor": "OpenBMC", "product": "OpenBMC", "manufacturer": "OpenBMC", "model": "OpenBMC",
        "allowedResets": ["On", "ForceOff", "ForceOn", "ForceRestart", "GracefulRestart", "GracefulShutdown",
                          "PowerCycle", "Nmi"],
        "faults": {"actionInfoOnly": true, "etag": "none", "events": "silent"}})"},
    {"AMI", R"({
        "systemId": "DGX", "vendor": "AMI", "product": "AMI Redfish Server", "manufacturer": "NVIDIA", "model": "DGXH100",
        "allowedResets": ["On", "ForceOff", "GracefulShutdown", "ForceRestart", "ForceOn", "PowerCycle"],
        "faults": {"sessionTimeout": "30s", "actionInfoOnly": true, "systems": "baseboard"}})"},
}};

} // namespace

Object withProfile(const Object &bmc)
{
    const std::string &name = bmc.text("/spec/profile");
    const auto profile = std::find_if(
        profiles.begin(), profiles.end(), [&](const Profile &one) { return one.name == name; });
    if (name.empty() || profile == profiles.end())
        return bmc;
    Json whole = bmc.json();
    Json spec = parseJson(profile->spec);
    spec.merge_patch(whole["spec"]);
    whole["spec"] = std::move(spec);
    return Object(std::move(whole));
}

bool hasOwnAddress(const Object &bmc)
{
    return flagAt(bmc, "/spec/ownAddress");
}

std::string uuidOf(const Object &bmc)
{
    if (flagAt(bmc, "/spec/faults/otherIdentity"))
        return uuidFrom("another system at the address of " + bmc.ns() + '/' + bmc.name());
    const std::string &given = bmc.text("/spec/uuid");
    return given.empty() ? uuidFrom("system " + bmc.ns() + '/' + bmc.name()) : given;
}

std::string plainSystemIdOf(const Object &bmc)
{
    const std::string &given = bmc.text("/spec/systemId");
    return hasOwnAddress(bmc) && !given.empty() ? given : bmc.name();
}

std::string systemIdOf(const Object &bmc)
{
    return flagAt(bmc, "/spec/faults/systemAlias") ? uuidOf(bmc) : plainSystemIdOf(bmc);
}

} // namespace hp::lab
