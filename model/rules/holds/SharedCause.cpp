// SPDX-License-Identifier: Apache-2.0
#include "model/rules/holds/SharedCause.h"

#include "model/messages/Fact.h"

#include <utility>

namespace hp::holds {

namespace {

Message at(Message what, const std::string &point)
{
    return point.empty() ? what : say::heldAt(std::move(what), point);
}

Message ofAt(const std::string &what, const std::string &owner, const std::string &point)
{
    return owner.empty() || point.empty() ? at(quoted(what), point)
                                          : say::holdOfAt(what, owner, point);
}

bool isOfOneMachine(HoldKind kind)
{
    return kind == HoldKind::Window || kind == HoldKind::Paused || kind == HoldKind::Detached
        || kind == HoldKind::DrainPod;
}

/// Somebody by that name works for the machines of all clusters.
bool isOfOneOwner(const Hold &hold)
{
    const bool canBe = hold.kind == HoldKind::PreCreate || hold.kind == HoldKind::PreDrain
        || hold.kind == HoldKind::PreTerminate || hold.kind == HoldKind::Finalizer;
    return canBe && !hold.owner.raw.empty();
}

Message withinCluster(const std::string &cluster, Message cause)
{
    if (cluster.empty())
        return cause;
    return say::about(cluster, std::move(cause));
}

} // namespace

Message sharedCause(const Hold &hold, const std::string &cluster)
{
    const std::string point = waitingAt(hold.kind);
    if (isOfOneMachine(hold.kind))
        return withinCluster(cluster,
                             at(hold.reason.empty() ? quoted(hold.name) : hold.reason, point));
    return withinCluster(isOfOneOwner(hold) ? std::string() : cluster,
                         ofAt(hold.name, hold.owner.raw, point));
}

Message sharedCause(const WhyStuck &why, const std::string &cluster)
{
    // What these name, a budget or a hook, others wait for as well; the others name a part of the
    // machine itself.
    const bool isShared = !why.hold.empty() && (!why.owner.empty() || why.waitingAt == "drain");
    const bool servesAll = why.waitingAt == "deletion" || why.waitingAt == "host";
    return withinCluster(servesAll ? std::string() : cluster,
                         isShared ? ofAt(why.hold, why.owner, why.waitingAt)
                                  : at(quoted(why.rule), why.waitingAt));
}

} // namespace hp::holds
