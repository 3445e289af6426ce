// SPDX-License-Identifier: Apache-2.0
#include "model/rules/metal/HostClaim.h"

#include "model/base/JsonFields.h"
#include "model/resource/BareMetalHost.h"
#include "model/resource/Machine.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace hp::rules::metal {

namespace {

constexpr const char *machineApi = "machine.openshift.io/v1beta1";
constexpr std::string_view providerPrefix = "baremetalhost:///";
constexpr const char *wish = "/spec/providerSpec/value";

std::vector<std::string> split(std::string_view text)
{
    std::vector<std::string> parts;
    for (std::size_t at = 0; at <= text.size();) {
        const std::size_t end = std::min(text.find('/', at), text.size());
        parts.emplace_back(text.substr(at, end - at));
        at = end + 1;
    }
    return parts;
}

Unexpected invalid(const std::string &why)
{
    return unexpected(ErrorCode::Invalid, why);
}

Result<std::optional<HostName>> parseProviderId(const std::string &id)
{
    if (!std::string_view(id).starts_with(providerPrefix))
        return invalid("ProviderID value " + id + " is not a baremetalhost");
    const std::vector<std::string> parts =
        split(std::string_view(id).substr(providerPrefix.size()));
    if (parts.size() < 2 || parts.size() > 3)
        return invalid("ProviderID value " + id + " in unknown format");
    return std::optional<HostName>(
        HostName{{parts[0], parts[1]}, parts.size() == 3 ? parts[2] : std::string()});
}

Result<std::optional<HostName>> parseAnnotation(const std::string &value)
{
    const std::vector<std::string> parts = split(value);
    if (parts.size() != 2)
        return invalid("annotation " + std::string(host::hostAnnotation) + " is " + value
                       + ", not NAMESPACE/NAME");
    return std::optional<HostName>(HostName{{parts[0], parts[1]}, {}});
}

Json consumerRefFor(const Object &machine)
{
    return {{"apiVersion", machineApi},
            {"kind", "Machine"},
            {"name", machine.name()},
            {"namespace", machine.ns()}};
}

/// What the provider spec wants installed; empty members are not asked for.
Json wantedSoftware(const Object &machine)
{
    Json wanted = Json::object();
    const std::string at = wish;
    const std::string &url = machine.text(at + "/image/url");
    const std::string &checksum = machine.text(at + "/image/checksum");
    if (!url.empty() && !checksum.empty())
        wanted["image"] = {{"url", url}, {"checksum", checksum}};
    if (const std::string &method = machine.text(at + "/customDeploy/method"); !method.empty())
        wanted["customDeploy"] = {{"method", method}};
    if (const std::string &secret = machine.text(at + "/userData/name"); !secret.empty()) {
        const std::string &given = machine.text(at + "/userData/namespace");
        wanted["userData"] = {{"name", secret},
                              {"namespace", given.empty() ? machine.ns() : given}};
    }
    return wanted;
}

/// A merge patch that has nothing to change asks for nothing.
bool holdsAlready(const Json &stored, const Json &wanted)
{
    Json merged = stored;
    merged.merge_patch(wanted);
    return merged == stored;
}

} // namespace

Result<std::optional<HostName>> hostNameOf(const Object &machine)
{
    Result<std::optional<HostName>> name = std::optional<HostName>();
    if (const std::string &id = machine::providerId(machine); !id.empty())
        name = parseProviderId(id);
    else if (const auto annotation = machine.annotation(host::hostAnnotation);
             annotation && !annotation->empty())
        name = parseAnnotation(*annotation);
    if (name && *name && (*name)->key.ns != machine.ns())
        return invalid("BareMetalHost " + toString((*name)->key)
                       + " is in another namespace than the Machine");
    return name;
}

std::string providerIdFor(const Object &host)
{
    return std::string(providerPrefix) + host.ns() + '/' + host.name() + '/' + host.uid();
}

bool hasConsumer(const Object &host)
{
    const Json &ref = host.at("/spec/consumerRef");
    return ref.is_object() && !ref.empty();
}

std::optional<ObjectKey> consumerOf(const Object &host)
{
    if (!host || host.text("/spec/consumerRef/kind") != "Machine"
        || host.text("/spec/consumerRef/apiVersion") != machineApi)
        return std::nullopt;
    return ObjectKey{host.text("/spec/consumerRef/namespace"), host.text("/spec/consumerRef/name")};
}

bool isConsumer(const Object &host, const Object &machine)
{
    return consumerOf(host) == machine.key();
}

bool staysOn(const Object &host)
{
    return isTrue(host.at("/spec/disablePowerOff"));
}

const std::string &provisioningState(const Object &host)
{
    return host.text("/status/provisioning/state");
}

std::vector<std::pair<std::string, std::string>> addressesOf(const Object &host)
{
    std::vector<std::pair<std::string, std::string>> addresses;
    const auto add = [&addresses](const char *type, const std::string &address) {
        std::pair<std::string, std::string> entry(type, address);
        if (!address.empty()
            && std::find(addresses.begin(), addresses.end(), entry) == addresses.end())
            addresses.push_back(std::move(entry));
    };
    const Json &nics = host.at("/status/hardware/nics");
    for (std::size_t i = 0; nics.is_array() && i < nics.size(); ++i)
        add("InternalIP", host.text("/status/hardware/nics/" + std::to_string(i) + "/ip"));
    const std::string &name = host.text("/status/hardware/hostname");
    add("Hostname", name);
    add("InternalDNS", name);
    return addresses;
}

Object nodeOn(const std::vector<Object> &nodes, const Object &host)
{
    const std::string id = providerIdFor(host);
    const auto known = addressesOf(host);
    const auto hasKnown = [&known](const Object &node) {
        const Json &own = node.at("/status/addresses");
        return own.is_array() && std::any_of(own.begin(), own.end(), [&known](const Json &entry) {
                   const std::pair<std::string, std::string> one(textOf(entry, "type"),
                                                                 textOf(entry, "address"));
                   return std::find(known.begin(), known.end(), one) != known.end();
               });
    };
    Object byAddress;
    for (const Object &node : nodes) {
        const std::string &said = node.text("/spec/providerID");
        if (said == id)
            return node;
        // The addresses are those of its inspection; who has one by now may run elsewhere.
        if (!byAddress && !said.starts_with(providerPrefix) && hasKnown(node))
            byAddress = node;
    }
    return byAddress;
}

Object claimPatch(const Object &host, const Object &machine)
{
    Json wanted =
        isTrue(host.at("/spec/externallyProvisioned")) ? Json::object() : wantedSoftware(machine);
    wanted["consumerRef"] = consumerRefFor(machine);
    wanted["online"] = true;
    if (holdsAlready(host.at("/spec"), wanted))
        return {};
    return Object(Json{{"spec", std::move(wanted)}});
}

Object deprovisionPatch(const Object &host)
{
    Json spec = Json::object();
    for (const char *field : {"image", "customDeploy", "userData"}) {
        if (!host.at(std::string("/spec/") + field).is_null())
            spec[field] = nullptr;
    }
    if (isTrue(host.at("/spec/online")) != staysOn(host))
        spec["online"] = staysOn(host);
    if (spec.empty())
        return {};
    return Object(Json{{"spec", std::move(spec)}});
}

Object releasePatch(const Object &host)
{
    Json patch = {{"spec", {{"consumerRef", nullptr}}}};
    if (host.annotation(powerOffRequest))
        patch["metadata"]["annotations"][powerOffRequest] = nullptr;
    return Object(std::move(patch));
}

} // namespace hp::rules::metal
