// SPDX-License-Identifier: Apache-2.0
#include "tests/conformance/machine/BareMetal.h"

#include "model/resource/BareMetalHost.h"
#include "model/rules/metal/HostChoice.h"
#include "model/rules/metal/HostClaim.h"
#include "model/rules/power/RebootAnnotation.h"
#include "tests/support/cluster/Settle.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

namespace hp::conformance {

using cluster::kinds::bareMetalHost;

namespace {

constexpr const char *space = "openshift-machine-api";

bool isTrue(const Json &value)
{
    return value.is_boolean() && value.get<bool>();
}

/// The keys that hold the host, each confirmed when the host is off.
Json holdsOf(const Object &host, bool off, TimePoint now)
{
    Json holds = Json::array();
    for (const rules::RebootAnnotation &request : rules::rebootAnnotations(host)) {
        if (!request.keyed)
            continue;
        Json hold = {{"key", request.key},
                     {"mode", host::toString(request.request.mode)},
                     {"acceptedAt", formatMicroTime(now)}};
        for (const host::RebootHold &known : host::powerStatusOf(host).rebootHolds) {
            if (known.key == request.key)
                hold["acceptedAt"] = formatMicroTime(known.acceptedAt);
            if (known.key == request.key && known.heldSince && off)
                hold["heldSince"] = formatMicroTime(*known.heldSince);
        }
        if (off && !hold.contains("heldSince"))
            hold["heldSince"] = formatMicroTime(now);
        holds.push_back(std::move(hold));
    }
    return holds;
}

} // namespace

BareMetal::BareMetal(cluster::Cluster &door, cluster::Cluster &behind, runtime::Clock &clock)
    : m_behind(behind)
    , m_clock(clock)
    , m_actuator(door, clock, {})
    , m_hosts(behind, {&bareMetalHost(), {}, {}, {}}, clock)
{
    m_actuator.onChanged([this](const ObjectKey &machine) { notifyChanged(machine); });
    m_hosts.onChange([this](const Object &, const Object &after) {
        if (after)
            hostChanged(after);
    });
}

void BareMetal::start()
{
    m_hosts.start();
    m_actuator.start();
}

void BareMetal::stop()
{
    m_actuator.stop();
    m_hosts.stop();
}

const MetalScript &BareMetal::scriptOf(const std::string &machine) const
{
    static const MetalScript usual;
    const auto own = m_scripts.find(machine);
    if (own != m_scripts.end())
        return own->second;
    const auto all = m_scripts.find("*");
    return all == m_scripts.end() ? usual : all->second;
}

bool BareMetal::serves(const Object &machine) const
{
    return m_scripts.contains(machine.name()) || m_scripts.contains("*")
        || machine.text("/spec/providerSpec/value/kind") == rules::metal::providerSpecKind;
}

void BareMetal::makeHost(const std::string &name, const Object &consumer)
{
    m_made.insert(name);
    Json host = {{"apiVersion", "metal3.io/v1alpha1"},
                 {"kind", "BareMetalHost"},
                 {"metadata", {{"name", name}, {"namespace", space}}},
                 {"spec", {{"online", static_cast<bool>(consumer)}}}};
    if (consumer)
        host["spec"]["consumerRef"] = {{"apiVersion", consumer.apiVersion()},
                                       {"kind", "Machine"},
                                       {"name", consumer.name()},
                                       {"namespace", consumer.ns()}};
    m_behind.create(
        bareMetalHost(), space, std::move(host), {}, [](const Result<cluster::Written> &) {});
    test::drainEvents();
    writeStatus(
        {space, name},
        {{"operationalStatus", "OK"},
         {"poweredOn", static_cast<bool>(consumer)},
         {"provisioning", {{"state", consumer ? "provisioned" : "available"}}},
         {"hardware",
          {{"hostname", name}, {"nics", {{{"ip", "10.9.0." + std::to_string(1 + m_nextHost)}}}}}}});
    ++m_nextHost;
    test::drainEvents();
}

void BareMetal::setFreeHosts(int count)
{
    int free = 0;
    for (const std::string &name : std::set<std::string>(m_made)) {
        Object host;
        m_behind.get({&bareMetalHost(), {space, name}}, [&host](const Result<Object> &found) {
            if (found)
                host = *found;
        });
        test::drainEvents();
        if (!host || !rules::metal::whyNotFree(host).empty() || ++free <= count)
            continue;
        m_behind.remove(
            {&bareMetalHost(), host.key()}, {}, [](const Result<cluster::Deleted> &) {});
        test::drainEvents();
        m_made.erase(name);
    }
    for (; free < count; ++free)
        makeHost("free-host-" + std::to_string(m_nextHost), {});
}

void BareMetal::giveHosts(const std::vector<Object> &machines, const std::vector<Object> &hosts)
{
    for (const Object &machine : machines) {
        const bool has = std::any_of(hosts.begin(), hosts.end(), [&machine](const Object &host) {
            return rules::metal::isConsumer(host, machine);
        });
        if (!serves(machine) || !scriptOf(machine.name()).exists || has)
            continue;
        const auto named = rules::metal::hostNameOf(machine);
        makeHost(named && *named ? (*named)->key.name : machine.name() + "-host", machine);
    }
}

bool BareMetal::setPower(const std::string &host, bool on)
{
    bool known = false;
    for (const Object &each : m_hosts.list()) {
        if (!host.empty() && each.name() != host && toString(each.key()) != host)
            continue;
        known = true;
        writeStatus(each.key(), {{"poweredOn", on}, {"powerState", on ? "On" : "Off"}});
    }
    return known;
}

/// What becomes at once of a host that the case merely counts.
Json BareMetal::played(const Object &host) const
{
    const auto consumer = rules::metal::consumerOf(host);
    const std::string &state = rules::metal::provisioningState(host);
    const bool online = isTrue(host.at("/spec/online"));
    const MetalScript &script = scriptOf(consumer ? consumer->name : std::string());
    Json status = Json::object();
    if (state == "available" && consumer && online && script.existsAfterCreate)
        status["provisioning"]["state"] = "provisioned";
    else if (state == "provisioned" && !online && script.instanceGoneAfterDelete)
        status["provisioning"]["state"] = "available";
    const bool on = online && rules::rebootAnnotations(host).empty();
    if (host.at("/status/poweredOn") != on)
        status["poweredOn"] = on;
    return status;
}

void BareMetal::hostChanged(const Object &host)
{
    Json status = m_made.contains(host.name()) ? played(host) : Json::object();
    Json powered =
        status.contains("poweredOn") ? status["poweredOn"] : host.at("/status/poweredOn");
    Json holds = holdsOf(host, powered == false, m_clock.now());
    const Json &stored = host.at("/status/provisioning/rebootHolds");
    if (holds != (stored.is_array() ? stored : Json::array()))
        status["provisioning"]["rebootHolds"] = std::move(holds);
    if (!status.empty())
        writeStatus(host.key(), std::move(status));
}

void BareMetal::writeStatus(const ObjectKey &host, Json status)
{
    m_behind.patch({&bareMetalHost(), host},
                   cluster::PatchType::Merge,
                   Json{{"status", std::move(status)}},
                   cluster::Subresource::Status,
                   {},
                   [](const Result<cluster::Written> &) {});
}

test::ProviderCalls BareMetal::calls(const std::string &machine) const
{
    const auto it = m_calls.find(machine);
    return it == m_calls.end() ? test::ProviderCalls() : it->second;
}

void BareMetal::count(const Object &machine, int test::ProviderCalls::*call, const char *name)
{
    ++(m_calls[machine.name()].*call);
    if (onCall)
        onCall(machine.name(), name);
}

void BareMetal::exists(const Object &machine, drivers::ActuatorReply<bool> reply)
{
    count(machine, &test::ProviderCalls::exists, "exists");
    m_actuator.exists(machine, std::move(reply));
}

void BareMetal::create(const Object &machine, drivers::ActuatorReply<Done> reply)
{
    count(machine, &test::ProviderCalls::create, "create");
    m_actuator.create(machine, std::move(reply));
}

void BareMetal::update(const Object &machine, drivers::ActuatorReply<drivers::InstanceFacts> reply)
{
    count(machine, &test::ProviderCalls::update, "update");
    m_actuator.update(machine, std::move(reply));
}

void BareMetal::remove(const Object &machine, drivers::ActuatorReply<Done> reply)
{
    count(machine, &test::ProviderCalls::remove, "delete");
    m_actuator.remove(machine, std::move(reply));
}

bool BareMetal::addressesEndWithInstance(const Object &machine) const
{
    return m_actuator.addressesEndWithInstance(machine);
}

} // namespace hp::conformance
