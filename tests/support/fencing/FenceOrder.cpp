// SPDX-License-Identifier: Apache-2.0
#include "tests/support/fencing/FenceOrder.h"

#include "model/base/Time.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <string_view>
#include <utility>

namespace hp::test {

namespace {

// Spelled out: a monitor that read the names from the code it watches would share its mistakes.
constexpr std::string_view keyPrefix = "reboot.metal3.io/";
constexpr std::string_view annotationKey = "reboot.metal3.io/capbm-requested-power-off";
constexpr std::string_view requestPrefix = "reboot.metal3.io/metal3-remediation-";
constexpr const char *asked = "host.metal3.io/external-remediation";
constexpr const char *marked = "remediation.metal3.io/powered-off-for-remediation";
constexpr const char *lastPoweredOn = "/status/provisioning/lastPoweredOn";
constexpr const char *pendingSince = "/status/provisioning/pendingRebootSince";

bool isFencingKey(const std::string &key)
{
    return key == annotationKey || key.starts_with(requestPrefix);
}

std::set<std::string> keysOn(const Object &host)
{
    std::set<std::string> keys;
    const Json &annotations = host.at("/metadata/annotations");
    if (!annotations.is_object())
        return keys;
    for (const auto &[key, value] : annotations.items()) {
        if (key.starts_with(keyPrefix))
            keys.insert(key);
    }
    return keys;
}

bool isOff(const Object &host)
{
    return host.at("/status/poweredOn") == false;
}

/// A host that nobody's system runs on: what is done to it is no fencing.
bool isInUse(const Object &host)
{
    const std::string &state = host.text("/status/provisioning/state");
    return state == "provisioned" || state == "externally provisioned";
}

std::string named(const Object &object)
{
    return object.kind() + ' ' + object.name();
}

} // namespace

void FenceOrder::see(const Object &before, const Object &after)
{
    const Object &object = after ? after : before;
    if (object.kind() == "BareMetalHost") {
        seeHost(before, after);
    } else if (object.kind() == "Node") {
        seeNode(before, after);
    } else if (object.kind() == "Machine") {
        m_machines[object.key()] = after;
        if (const std::string &node = object.text("/status/nodeRef/name"); !node.empty())
            m_nodesOfMachines[toString(object.key())] = node;
    } else if (object.kind() == "Metal3Remediation") {
        m_requests[object.uid()] = after;
    }
}

void FenceOrder::posted(const ObjectKey &key, const std::string &resetType)
{
    if (resetType != "On" && resetType != "ForceOn")
        return;
    Host &host = m_hosts[key];
    const Object &object = host.object;
    if (!host.keys.empty())
        fault(named(object) + " was told to go on while " + host.keys.begin()->first + " holds it");
    const auto stamp = parseTime(object.text(lastPoweredOn));
    const auto pending = parseTime(object.text(pendingSince));
    if (!stamp || (pending && *stamp <= *pending) || (host.isReleased && !host.isStamped))
        fault(named(object) + " was told to go on before lastPoweredOn was written");
    if (host.isReleased)
        ++m_completed;
    host.isReleased = host.isStamped = false;
}

void FenceOrder::seeHost(const Object &before, const Object &after)
{
    if (!after) {
        m_hosts.erase(before.key());
        return;
    }
    Host &host = m_hosts[after.key()];
    seeHolds(host, after);
    seeStamp(host, before, after);
    host.object = after;
    seeKeys(host, after);
}

/// An acknowledgement counts only with an Off that was read after the key was accepted.
void FenceOrder::seeHolds(Host &host, const Object &after)
{
    const Json &holds = after.at("/status/provisioning/rebootHolds");
    if (!holds.is_array())
        return;
    for (const Json &entry : holds) {
        const Object hold(entry);
        const std::string &name = hold.text("/key");
        const auto accepted = parseTime(hold.text("/acceptedAt"));
        const auto since = parseTime(hold.text("/heldSince"));
        const auto seen = parseTime(after.text("/status/powerStateObservedAt"));
        const auto key = host.keys.find(name);
        if (key != host.keys.end() && !std::exchange(key->second.accepted, true))
            key->second.readBefore = seen;
        if (!since)
            continue;
        if (!isOff(after))
            fault(named(after) + " is said to be held by " + name + " although it is not off");
        if (!accepted || *since < *accepted)
            fault(named(after) + " is held by " + name + " since before it was accepted");
        if (key == host.keys.end() || std::exchange(key->second.held, true))
            continue;
        // A stamp older than the one before it means that the clock was put back: it proves
        // nothing.
        const auto &before = key->second.readBefore;
        const bool clockWasPutBack = seen && before && *seen < *before;
        if (seen && accepted && *seen < *accepted && !clockWasPutBack)
            fault(named(after) + " is held by " + name + " by a reading from before the key");
    }
}

void FenceOrder::seeStamp(Host &host, const Object &before, const Object &after)
{
    if (!before || after.text(lastPoweredOn).empty()
        || before.text(lastPoweredOn) == after.text(lastPoweredOn))
        return;
    // Somebody else may have switched it on: that is noted, whatever keys there are.
    if (!keysOn(after).empty() && isOff(after))
        fault(named(after) + " was stamped as powered on while " + *keysOn(after).begin()
              + " holds it");
    host.isStamped = true;
}

void FenceOrder::seeKeys(Host &host, const Object &after)
{
    const std::set<std::string> now = keysOn(after);
    const auto known = host.keys;
    for (const auto &[name, key] : known) {
        if (now.contains(name))
            continue;
        host.keys.erase(name);
        if (isFencingKey(name) && isInUse(after))
            keyWent(host, name, key);
    }
    for (const std::string &name : now) {
        if (host.keys.try_emplace(name).second)
            host.isReleased = false;
    }
    // The very write that brought a key may have acknowledged it, in a world that is played.
    seeHolds(host, after);
}

void FenceOrder::keyWent(Host &host, const std::string &name, const Key &key)
{
    const Object machine = machineOfHost(host);
    if (!machine || machine.isDeleting())
        return;
    const auto node = m_nodes.find(m_nodesOfMachines[toString(machine.key())]);
    const bool nodeThere = node != m_nodes.end();
    if (nodeThere && (key.nodeWentHeld || node->second.isDeleting() || isWanted(host, name)))
        fault(named(host.object) + " lost " + name + " while " + named(node->second)
              + " is still there");
    if (nodeThere || !(key.nodeWentHeld || isWanted(host, name)))
        return;
    if (!key.held)
        fault(named(host.object) + " lost " + name + " before it was held off");
    ++m_released;
    host.isReleased = true;
    host.isStamped = false;
}

void FenceOrder::seeNode(const Object &before, const Object &after)
{
    const Object &node = after ? after : before;
    const bool wasGoing = before && before.isDeleting();
    if (before && !wasGoing && (!after || after.isDeleting()))
        nodeGoes(before);
    if (after) {
        m_nodes[node.name()] = after;
        return;
    }
    m_nodes.erase(node.name());
    nodeIsGone(before);
}

void FenceOrder::nodeGoes(const Object &node)
{
    Host *host = hostOfNode(node.name());
    if (!host || !isInUse(host->object))
        return;
    const Object machine = machineOfHost(*host);
    if (!machine || machine.isDeleting() || !isWanted(*host, {}) || isHeldForFencing(*host))
        return;
    fault(named(node) + " was deleted before " + named(host->object)
          + " was confirmed to be held off");
}

void FenceOrder::nodeIsGone(const Object &node)
{
    Host *host = hostOfNode(node.name());
    if (!host)
        return;
    for (auto &[name, key] : host->keys)
        key.nodeWentHeld = key.nodeWentHeld || key.held;
}

FenceOrder::Host *FenceOrder::hostOfNode(const std::string &node)
{
    for (auto &[place, host] : m_hosts) {
        const Object machine = machineOfHost(host);
        const auto linked = m_nodesOfMachines.find(toString(machine.key()));
        if (machine && linked != m_nodesOfMachines.end() && linked->second == node)
            return &host;
    }
    return nullptr;
}

Object FenceOrder::machineOfHost(const Host &host) const
{
    const auto it = m_machines.find({host.object.text("/spec/consumerRef/namespace"),
                                     host.object.text("/spec/consumerRef/name")});
    return it == m_machines.end() ? Object() : it->second;
}

bool FenceOrder::isWanted(const Host &host, const std::string &key) const
{
    const Object machine = machineOfHost(host);
    const auto has = [&](const char *annotation) {
        return machine.annotation(annotation).has_value();
    };
    if ((key.empty() || key == annotationKey) && (has(asked) || has(marked)))
        return true;
    return std::any_of(m_requests.begin(), m_requests.end(), [&](const auto &entry) {
        const auto &[uid, request] = entry;
        if (!request || (!key.empty() && key != std::string(requestPrefix) + uid))
            return false;
        if (key.empty() && !host.keys.contains(std::string(requestPrefix) + uid))
            return false;
        return !request.isDeleting() && request.text("/status/phase") != "Failed";
    });
}

bool FenceOrder::isHeldForFencing(const Host &host) const
{
    const Json &holds = host.object.at("/status/provisioning/rebootHolds");
    return isOff(host.object) && holds.is_array()
        && std::any_of(holds.begin(), holds.end(), [&](const Json &entry) {
               const Object hold(entry);
               const std::string &name = hold.text("/key");
               return isFencingKey(name) && host.keys.contains(name)
                   && !hold.text("/heldSince").empty();
           });
}

} // namespace hp::test
