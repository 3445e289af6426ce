// SPDX-License-Identifier: Apache-2.0
#include "backend/metal/HostIndex.h"

#include "model/rules/metal/HostChoice.h"
#include "model/rules/metal/HostClaim.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

namespace hp::metal {

namespace {

/// Whether a change may matter to the Machine of the host; that the BMC was read again does not.
bool matters(const Object &before, const Object &after)
{
    if (!before || !after || before.isDeleting() != after.isDeleting())
        return true;
    constexpr const char *looked[] = {"/spec",
                                      "/status/provisioning/state",
                                      "/status/provisioning/powerAction",
                                      "/status/poweredOn",
                                      "/status/hardware"};
    return std::any_of(std::begin(looked), std::end(looked), [&](const char *pointer) {
        return before.at(pointer) != after.at(pointer);
    });
}

} // namespace

std::vector<ObjectKey> HostIndex::change(const Object &before, const Object &after)
{
    const ObjectKey host = (after ? after : before).key();
    const auto old = rules::metal::consumerOf(before);
    const auto now = rules::metal::consumerOf(after);
    std::vector<ObjectKey> concerned;
    if (old && matters(before, after))
        concerned.push_back(*old);
    if (now != old) {
        if (old && m_claims[*old].erase(host) > 0 && m_claims[*old].empty())
            m_claims.erase(*old);
        if (now) {
            m_claims[*now].insert(host);
            concerned.push_back(*now);
        }
    }

    const bool isFree = after && rules::metal::whyNotFree(after).empty();
    const bool wasFree = m_free.contains(host);
    if (isFree == wasFree)
        return concerned;
    if (!isFree) {
        m_free.erase(host);
        m_promises.erase(host);
        return concerned;
    }
    m_free.insert(host);
    const auto waiting = std::find_if(m_waiting.begin(), m_waiting.end(), [&](const auto &machine) {
        return machine.first.ns == host.ns && machine.second.matches(after);
    });
    if (waiting != m_waiting.end())
        concerned.push_back(waiting->first);
    return concerned;
}

std::optional<ObjectKey> HostIndex::claimedBy(const ObjectKey &machine) const
{
    const auto it = m_claims.find(machine);
    if (it == m_claims.end())
        return std::nullopt;
    return *it->second.begin();
}

std::vector<ObjectKey> HostIndex::freeHostsFor(const ObjectKey &machine, Duration uptime) const
{
    std::vector<ObjectKey> found;
    for (auto it = m_free.lower_bound({machine.ns, {}}); it != m_free.end() && it->ns == machine.ns;
         ++it) {
        const auto promise = m_promises.find(*it);
        if (promise == m_promises.end() || promise->second.machine == machine
            || promise->second.until <= uptime)
            found.push_back(*it);
    }
    return found;
}

void HostIndex::promise(const ObjectKey &host, const ObjectKey &machine, Duration until)
{
    m_promises[host] = {machine, until};
}

void HostIndex::waits(const ObjectKey &machine, LabelSelector selector)
{
    m_waiting[machine] = std::move(selector);
}

} // namespace hp::metal
