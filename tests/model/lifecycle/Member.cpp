// SPDX-License-Identifier: Apache-2.0
#include "tests/model/lifecycle/Member.h"

namespace hp::lifecycle {

namespace {

template<typename Sink>
void eachField(const Stored &stored, Sink sink)
{
    for (const bool flag : {stored.present,
                            stored.finalizer,
                            stored.deleting,
                            stored.excluded,
                            stored.hookConditionsFresh})
        sink(static_cast<std::uint64_t>(flag), 1);
    sink(static_cast<std::uint64_t>(stored.phase), 3);
    sink(stored.preCreate, 2);
    sink(stored.preDrain, 2);
    sink(stored.preTerminate, 2);
    sink(static_cast<std::uint64_t>(stored.drained), 2);
    sink(static_cast<std::uint64_t>(stored.instanceExists), 3);
    sink(stored.providerId, 2);
    sink(stored.nodeRef, 2);
    sink(static_cast<std::uint64_t>(stored.nextAttempt), 2);
}

std::uint64_t packed(const Stored &stored)
{
    std::uint64_t bits = 0;
    eachField(stored, [&bits](std::uint64_t value, int width) { bits = bits << width | value; });
    return bits;
}

std::string textOf(const Stored &stored)
{
    if (!stored.present)
        return "gone";
    std::string text = toString(stored.phase);
    const auto add = [&text](bool is, const std::string &what) {
        if (is)
            text += ' ' + what;
    };
    add(stored.finalizer, "finalizer");
    add(stored.deleting, "deletionTimestamp");
    add(stored.excluded, "exclude-node-draining");
    add(stored.preCreate > 0, "preCreate=" + std::to_string(stored.preCreate));
    add(stored.preDrain > 0, "preDrain=" + std::to_string(stored.preDrain));
    add(stored.preTerminate > 0, "preTerminate=" + std::to_string(stored.preTerminate));
    add(stored.drained == Drained::False, "Drained=False");
    add(stored.drained == Drained::True, "Drained=True");
    add(stored.providerId > 0, "providerID=" + std::to_string(stored.providerId));
    add(stored.nodeRef > 0, "nodeRef.uid=" + std::to_string(stored.nodeRef));
    add(stored.nextAttempt == NextAttempt::Later, "nextAttempt=later");
    add(stored.nextAttempt == NextAttempt::Due, "nextAttempt=due");
    return text;
}

} // namespace

const char *toString(Phase phase)
{
    static constexpr const char *names[] = {
        "(unset)", "Provisioning", "Provisioned", "Running", "Deleting", "Failed"};
    return names[static_cast<std::size_t>(phase)];
}

std::string toString(const Member &member)
{
    static constexpr const char *machinePasses[] = {"",
                                                    "status to be written",
                                                    "about to create",
                                                    "about to terminate",
                                                    "about to delete the Node"};
    static constexpr const char *drainPasses[] = {
        "", "reading the Node", "about to cordon", "evicting", "record to be written"};
    std::string text = textOf(member.stored);
    text += " | instances=" + std::to_string(member.instances);
    if (member.going)
        text += " (going)";
    text +=
        " | node=" + (member.node == 0 ? std::string("none") : "uid" + std::to_string(member.node));
    if (member.cordoned)
        text += " cordoned";
    if (member.pod > 0)
        text += member.pod == 1 ? " pod" : " pod(terminating)";
    if (member.budgetClosed)
        text += " budget closed";
    if (member.machinePass != MachinePass::None)
        text += std::string(" | machine pass ")
            + machinePasses[static_cast<std::size_t>(member.machinePass)];
    if (member.drainPass != DrainPass::None)
        text +=
            std::string(" | drain pass ") + drainPasses[static_cast<std::size_t>(member.drainPass)];
    return text;
}

std::size_t MemberHash::operator()(const Member &member) const
{
    std::uint64_t rest = 0;
    const auto sink = [&rest](std::uint64_t value, int width) { rest = rest << width | value; };
    sink(member.instances, 2);
    sink(member.newest, 2);
    sink(member.going, 1);
    sink(member.lost, 1);
    sink(member.node, 2);
    sink(member.nodeLost, 1);
    sink(member.cordoned, 1);
    sink(member.pod, 2);
    sink(member.budgetClosed, 1);
    sink(static_cast<std::uint64_t>(member.machinePass), 3);
    sink(static_cast<std::uint64_t>(member.drainPass), 3);
    sink(static_cast<std::uint64_t>(member.pendingRecord), 2);
    sink(static_cast<std::uint64_t>(member.wake), 2);
    std::uint64_t hash = 0x9e3779b97f4a7c15ULL;
    for (const std::uint64_t part : {packed(member.stored),
                                     packed(member.machineSnapshot),
                                     packed(member.drainSnapshot),
                                     rest}) {
        hash ^= part;
        hash *= 0xbf58476d1ce4e5b9ULL;
        hash ^= hash >> 31;
    }
    return hash;
}

} // namespace hp::lifecycle
