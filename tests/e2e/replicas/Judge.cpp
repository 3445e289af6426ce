// SPDX-License-Identifier: Apache-2.0
#include "tests/e2e/replicas/Judge.h"

#include "model/resource/BareMetalHost.h"
#include "model/resource/Machine.h"

#include <nlohmann/json.hpp>

namespace hp::test {

namespace {

bool hasHooks(const Object &machine, const char *point)
{
    const Json &hooks = machine.at(std::string("/spec/lifecycleHooks/") + point);
    return hooks.is_array() && !hooks.empty();
}

bool isTrue(const Object &object, const char *type)
{
    for (const Json &condition : object.at("/status/conditions")) {
        if (condition.value("type", "") == type)
            return condition.value("status", "") == "True";
    }
    return false;
}

std::int64_t count(const Object &bmc)
{
    const Json &resets = bmc.at("/status/resets");
    return resets.is_number_integer() ? resets.get<std::int64_t>() : 0;
}

} // namespace

void Judge::see(const Object &before, const Object &after)
{
    const std::string kind = (after ? after : before).kind();
    if (kind == "Machine")
        seeMachine(before, after);
    else if (kind == "BareMetalHost")
        seeHost(before, after);
    else if (kind == "Instance")
        seeInstance(before, after);
    else if (kind == "Bmc")
        seeBmc(before, after);
}

bool Judge::isHeld(const std::string &machine, const char *point) const
{
    const auto it = m_machines.find(machine);
    return it != m_machines.end() && hasHooks(it->second, point);
}

void Judge::seeMachine(const Object &before, const Object &after)
{
    if (!after) {
        for (const char *point : {"preDrain", "preTerminate"}) {
            if (hasHooks(before, point))
                fault("Machine " + before.name() + " went although it has a hook " + point);
        }
        m_machines.erase(before.name());
        ++m_lives;
        return;
    }
    m_machines[after.name()] = after;
    if (!after.isDeleting())
        return;
    if (hasHooks(after, "preDrain") || hasHooks(after, "preTerminate"))
        m_heldUp.insert(after.uid());
    if (hasHooks(after, "preDrain") && isTrue(after, "Drained"))
        fault("Machine " + after.name()
              + " is said to be drained although a hook preDrain is there");
}

void Judge::seeHost(const Object &before, const Object &after)
{
    const std::string was = before ? before.text("/spec/consumerRef/name") : std::string();
    const std::string is = after ? after.text("/spec/consumerRef/name") : std::string();
    const std::string host = (after ? after : before).name();
    if (is != was) {
        if (isHeld(was, "preTerminate"))
            fault("host " + host + " was taken from " + was
                  + " although a hook preTerminate is there");
        if (!is.empty() && m_hostsOf[is].insert(host).second && m_hostsOf[is].size() > 1)
            fault("Machine " + is + " has had a second host, " + host);
    }
    const bool asked = after && after.annotation(host::rebootAnnotation).has_value();
    const bool wasAsked = before && before.annotation(host::rebootAnnotation).has_value();
    if (asked && !wasAsked) {
        endRequest(host);
        m_requests[host] = {0, 0, true};
    } else if (wasAsked && !asked) {
        m_requests[host].isOpen = false;
    }
}

void Judge::seeInstance(const Object &before, const Object &after)
{
    const std::string machine = (after ? after : before).text("/spec/machine");
    if (!before) {
        std::set<std::string> &made = m_instancesOf[after.text("/spec/machineUID")];
        made.insert(after.uid());
        if (made.size() > 1)
            fault("Machine " + machine + " has had a second instance, " + after.name());
    }
    if (!after && isHeld(machine, "preTerminate"))
        fault("the instance of " + machine + " went although a hook preTerminate is there");
}

void Judge::seeBmc(const Object &before, const Object &after)
{
    if (!before || !after || count(after) == count(before))
        return;
    const std::string host = after.name();
    if (count(after) != count(before) + 1)
        fault("the judge has not seen every Reset of " + host);
    ++m_resets;
    const auto request = m_requests.find(host);
    if (request == m_requests.end())
        return;
    const std::string &type = after.text("/status/lastReset/type");
    const bool goesOn = type == "On" || type == "ForceOn";
    int &times = goesOn ? request->second.on : request->second.off;
    if (++times > 1)
        fault("the BMC of " + host + " was told " + type + " a second time for one request");
    if (request->second.off == 1 && request->second.on == 1)
        ++m_reboots;
}

void Judge::endRequest(const std::string &host)
{
    const auto it = m_requests.find(host);
    if (it != m_requests.end() && (it->second.off != 1 || it->second.on != 1))
        fault("a request for a reboot of " + host + " made its BMC go off "
              + std::to_string(it->second.off) + " times and on " + std::to_string(it->second.on)
              + " times");
}

} // namespace hp::test
