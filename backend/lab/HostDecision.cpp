// SPDX-License-Identifier: Apache-2.0
#include "backend/lab/HostDecision.h"

#include "backend/lab/InstanceShape.h"
#include "backend/lab/Read.h"
#include "backend/lab/bmc/BmcPower.h"

#include <nlohmann/json.hpp>
#include <string_view>
#include <utility>

namespace hp::lab {

namespace {

using namespace std::chrono_literals;
using cluster::kinds::bareMetalHost;
using cluster::kinds::labBmc;
using cluster::kinds::labInstance;

constexpr Duration defaultProvision = 30s;
constexpr Duration defaultDeprovision = 20s;
/// Hosts without inspected hardware get addresses that stay out of the way of those of instances.
constexpr std::uint64_t firstOctet = 172;

bool isMetal3(const Object &consumer)
{
    return consumer.kind() == "Metal3Machine";
}

bool wantsSoftware(const Object &host)
{
    return host.at("/spec/image").is_object() || host.at("/spec/customDeploy").is_object();
}

TimePoint startOf(const Object &host, const char *operation, TimePoint now)
{
    return timeAt(host, std::string("/status/operationHistory/") + operation + "/start")
        .value_or(now);
}

void enter(Plan &plan, const Object &host, const char *state, Json more)
{
    more["provisioning"]["state"] = state;
    plan.mergeStatus(bareMetalHost(), host.key(), std::move(more));
    plan.why = state;
}

void begin(Plan &plan, const Object &host, const char *state, const char *operation, TimePoint now)
{
    enter(plan,
          host,
          state,
          {{"operationHistory", {{operation, {{"start", formatTime(now)}, {"end", nullptr}}}}}});
}

/// What an inspection would have found, where the lab file says nothing.
Json hardwareOf(const Object &host)
{
    Json hardware =
        host.at("/status/hardware").is_object() ? host.at("/status/hardware") : Json::object();
    if (!hardware.contains("hostname"))
        hardware["hostname"] = host.name();
    if (!hardware.contains("nics")) {
        const std::uint64_t hash = stableHash(toString(host.key()));
        hardware["nics"] =
            Json::array({{{"name", "eno1"},
                          {"mac", host.text("/spec/bootMACAddress")},
                          {"ip",
                           std::to_string(firstOctet) + ".22." + std::to_string(hash & 0xff) + '.'
                               + std::to_string(1 + (hash >> 8) % 254)}}});
    }
    return hardware;
}

void inspect(Plan &plan, const Object &host)
{
    plan.mergeStatus(bareMetalHost(), host.key(), {{"hardware", hardwareOf(host)}});
    plan.why = "the hardware is read";
}

void installSystem(Plan &plan, const HostView &view)
{
    Json made = instanceFor(view.consumer, view.host.name());
    made["metadata"].erase("finalizers"); // nothing has to be cleaned up: the host is wiped
    Json &spec = made["spec"];
    spec["providerID"] = isMetal3(view.consumer)
        ? "metal3://" + toString(view.host.key()) + '/' + view.consumer.name()
        : "baremetalhost:///" + toString(view.host.key()) + '/' + view.host.uid();
    spec["createDuration"] = "0s";
    if (const std::string &name = view.host.text("/status/hardware/hostname"); !name.empty())
        spec["nodeName"] = name;
    else
        spec["nodeName"] = view.host.name();
    if (const std::string &address = view.host.text("/status/hardware/nics/0/ip"); !address.empty())
        spec["address"] = address;
    if (const Json &boot = view.bmc.at("/spec/bootDuration"); !boot.is_null())
        spec["bootDuration"] = boot;
    plan.create(labInstance(), std::move(made));
    plan.why = "the operating system is there";
}

/// Off first, at the BMC itself: what wipes a host does not ask anybody.
Plan wipe(const HostView &view, TimePoint now)
{
    Plan plan;
    if (view.system) {
        plan.remove(labInstance(), view.system);
        plan.why = "the operating system is wiped";
    }
    const BmcPower power = powerOf(view.bmc, now);
    if (power.state == PowerState::On || power.state == PowerState::PoweringOn) {
        // One that forgets what it accepts is not asked again at each change of its own status.
        constexpr Duration pause = 30s;
        const auto last = parseTime(view.bmc.text("/status/lastReset/at"));
        if (last && *last <= now && now - *last < pause) {
            plan.requeueAt(*last + pause, now);
            return plan;
        }
        const ResetDecision reset = decideReset(view.bmc, toString(ResetType::ForceOff), now);
        if (reset.status && !reset.status.json().empty())
            plan.mergeStatus(labBmc(), view.bmc.key(), reset.status.json());
        plan.requeueAfter(1s);
        return plan;
    }
    const TimePoint end =
        endOf(startOf(view.host, "deprovision", now),
              durationAt(view.bmc, "/spec/deprovisionDuration", defaultDeprovision),
              now);
    if (power.state != PowerState::Off)
        plan.requeueAt(power.due, now);
    else if (now < end)
        plan.requeueAt(end, now);
    else
        enter(plan,
              view.host,
              "available",
              {{"operationHistory", {{"deprovision", {{"end", formatTime(now)}}}}}});
    return plan;
}

Plan provision(const HostView &view, TimePoint now)
{
    Plan plan;
    if (!wantsSoftware(view.host)) {
        begin(plan, view.host, "deprovisioning", "deprovision", now);
        return plan;
    }
    const TimePoint end = endOf(startOf(view.host, "provision", now),
                                durationAt(view.bmc, "/spec/provisionDuration", defaultProvision),
                                now);
    if (now < end) {
        plan.requeueAt(end, now);
        return plan;
    }
    enter(plan,
          view.host,
          "provisioned",
          {{"operationHistory", {{"provision", {{"end", formatTime(now)}}}}},
           {"hardware", hardwareOf(view.host)}});
    return plan;
}

} // namespace

Plan decideHost(const HostView &view, TimePoint now)
{
    Plan plan;
    if (!view.host || !view.bmc)
        return plan;
    const bool claimed = isOnMetal(view.consumer) || isMetal3(view.consumer);
    const bool ours = claimed || (view.system && isOnHost(view.system));
    const std::string &state = view.host.text("/status/provisioning/state");
    if (state == "available" || state == "ready") {
        if (claimed && wantsSoftware(view.host) && flagAt(view.host, "/spec/online"))
            begin(plan, view.host, "provisioning", "provision", now);
    } else if (state == "provisioning" && ours) {
        return provision(view, now);
    } else if (state == "deprovisioning") {
        return wipe(view, now);
    } else if (state == "provisioned" && ours && !wantsSoftware(view.host)) {
        begin(plan, view.host, "deprovisioning", "deprovision", now);
    } else if (state == "provisioned" || state == "externally provisioned") {
        // Whoever drives the provisioning may end it before the lab does, and has not looked
        // inside.
        if (claimed && !view.system && !view.host.at("/status/hardware").is_object())
            inspect(plan, view.host);
        else if (claimed && !view.system)
            installSystem(plan, view);
        else if (view.system && !claimed && isOnHost(view.system))
            plan.remove(labInstance(), view.system);
    }
    return plan;
}

} // namespace hp::lab
