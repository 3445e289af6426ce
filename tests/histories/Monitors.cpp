// SPDX-License-Identifier: Apache-2.0
#include "tests/histories/Monitors.h"

#include "model/rules/power/RebootAnnotation.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace hp::histories {

namespace {

bool isOnline(const Object &host)
{
    return host.at("/spec/online") == Json(true);
}

bool isWiped(const Object &host)
{
    return host.text("/status/provisioning/state") == host::state::deprovisioning;
}

Json withoutRequests(const Object &host)
{
    Json rest = host.at("/metadata/annotations");
    for (const rules::RebootAnnotation &request : rules::rebootAnnotations(host))
        rest.erase(request.key);
    return rest.is_object() ? rest : Json::object();
}

} // namespace

void Monitors::report(const std::string &what)
{
    if (!m_broken)
        m_broken = what;
}

void Monitors::read(const std::string &powerState)
{
    if (powerState.empty())
        return;
    m_lastReading = powerState;
    if (powerState != "Off")
        return;
    m_offSinceRequest = true;
    for (auto &[key, seen] : m_offSinceAcceptance)
        seen = true;
}

void Monitors::posted(const std::string &resetType, const Object &stored)
{
    if (m_quiet)
        report("I9: " + resetType + " although nothing was left to do and nothing was asked for");
    if (resetType != "On")
        return;
    for (const rules::RebootAnnotation &request : rules::rebootAnnotations(stored)) {
        if (request.keyed)
            report("I1: On while " + request.key + " is there");
    }
    if (!isOnline(stored))
        report("I2: On while online is false");
    const host::PowerStatus status = host::powerStatusOf(stored);
    if (!status.lastPoweredOn || status.isPending())
        report("I3: On without a durable lastPoweredOn after pendingRebootSince");
    if (!status.powerAction || status.powerAction->type != ResetType::On)
        report("I3: On without its durable record");
}

void Monitors::changed(const Object &before, const Object &after, bool byController)
{
    if (!before || !after)
        return;
    if (byController)
        annotationsChanged(before, after);
    if (byController && before.at("/spec") != after.at("/spec"))
        report("the controller changed the spec");
    const host::PowerStatus was = host::powerStatusOf(before);
    const host::PowerStatus is = host::powerStatusOf(after);
    if (is.poweredOn == false && was.poweredOn != false && m_lastReading != "Off")
        report("I4: poweredOn is false, but the last reading was '" + m_lastReading + "'");
    stampsChanged(was, is);
    holdsChanged(was, is);
}

void Monitors::annotationsChanged(const Object &before, const Object &after)
{
    if (withoutRequests(before) != withoutRequests(after))
        report("I6: the controller changed an annotation of somebody else");
    const bool wiped = isWiped(before);
    for (const rules::RebootAnnotation &request : rules::rebootAnnotations(before)) {
        const auto value = after.annotation(request.key);
        if (value && *value != request.value)
            report("I6: the value of " + request.key + " was rewritten");
        if (value || wiped)
            continue;
        if (request.keyed) {
            report("I5: the controller removed " + request.key);
            continue;
        }
        const host::PowerStatus status = host::powerStatusOf(before);
        if (status.poweredOn != false || !isOnline(before))
            report("the annotation without a key was removed from a host that is not off or not "
                   "online");
        if (status.powerAction && status.powerAction->type == ResetType::On)
            report("a request that was made while the host starts was swallowed");
    }
    for (const rules::RebootAnnotation &request : rules::rebootAnnotations(after)) {
        if (!before.annotation(request.key))
            report("I6: the controller added " + request.key);
    }
}

void Monitors::stampsChanged(const host::PowerStatus &before, const host::PowerStatus &after)
{
    if (after.state == host::state::deprovisioning) {
        m_offSinceRequest = true;
        return; // both stamps end with the image
    }
    const auto fell = [](const auto &was, const auto &is) { return was && (!is || *is < *was); };
    if (fell(before.lastPoweredOn, after.lastPoweredOn))
        report("I7: lastPoweredOn went back");
    if (fell(before.pendingRebootSince, after.pendingRebootSince))
        report("I7: pendingRebootSince went back");
    if (after.lastPoweredOn && after.lastPoweredOn == after.pendingRebootSince)
        report("I7: the stamps are equal");
    if (before.isPending() && !after.isPending() && !m_offSinceRequest)
        report("I8: a reboot ended although the host was never read Off");
    if (after.isPending() && before.pendingRebootSince != after.pendingRebootSince)
        m_offSinceRequest = false;
}

void Monitors::holdsChanged(const host::PowerStatus &before, const host::PowerStatus &after)
{
    const auto earlier = [&before](const std::string &key) {
        const auto it = std::find_if(before.rebootHolds.begin(),
                                     before.rebootHolds.end(),
                                     [&key](const auto &hold) { return hold.key == key; });
        return it == before.rebootHolds.end() ? nullptr : &*it;
    };
    for (const host::RebootHold &hold : after.rebootHolds) {
        const host::RebootHold *was = earlier(hold.key);
        if (was == nullptr || was->acceptedAt != hold.acceptedAt)
            m_offSinceAcceptance[hold.key] = false;
        if (!hold.heldSince || (was != nullptr && was->heldSince))
            continue;
        if (!m_offSinceAcceptance[hold.key] || m_lastReading != "Off")
            report("a hold of " + hold.key + " was acknowledged without an Off after acceptance");
        if (*hold.heldSince <= hold.acceptedAt)
            report("a hold of " + hold.key + " is not after its acceptance");
    }
    if (after.poweredOn == true && before.poweredOn == false) {
        for (const host::RebootHold &hold : after.rebootHolds) {
            if (hold.heldSince)
                report("a hold of " + hold.key + " stands although the host is on");
        }
        for (auto &[key, seen] : m_offSinceAcceptance)
            seen = false;
    }
}

void Monitors::settled(const Object &stored, bool controllerRuns, bool rests)
{
    const host::PowerStatus status = host::powerStatusOf(stored);
    if (controllerRuns && status.poweredOn == false && m_lastReading != "Off"
        && !m_lastReading.empty())
        report("I4: poweredOn is false, but the last reading was '" + m_lastReading + "'");
    m_quiet = controllerRuns && rests;
}

} // namespace hp::histories
