// SPDX-License-Identifier: Apache-2.0
#include "backend/kube/ConnectionKeeper.h"

#include "model/messages/Connection.h"

#include <QMetaObject>

#include <utility>

namespace hp::kube {

ConnectionKeeper::ConnectionKeeper(const runtime::Clock &clock, std::function<void()> changed)
    : m_clock(clock)
    , m_changed(std::move(changed))
{ }

template<typename T>
void ConnectionKeeper::set(T &member, T value)
{
    if (member == value)
        return;
    member = std::move(value);
    touch();
}

void ConnectionKeeper::touch()
{
    if (std::exchange(m_notifying, true))
        return;
    QMetaObject::invokeMethod(
        &m_context,
        [this] {
            m_notifying = false;
            m_changed();
        },
        Qt::QueuedConnection);
}

void ConnectionKeeper::address(const std::string &server)
{
    set(m_state.server, server);
}

void ConnectionKeeper::answered(const Answer &answer)
{
    if (answer.failure != Failure::None) {
        if (answer.failure == Failure::TooLarge)
            return;
        set(m_state.reachable, false);
        set(m_state.trouble, answer.trouble);
        return;
    }
    if (answer.status == 401)
        set(m_state.reachable, true);
    else
        reached();
    if (answer.date) {
        // Their whole second began up to a second ago.
        const Duration skew = *answer.date - m_clock.now();
        const Duration known = m_state.clockSkew.value_or(skew + std::chrono::hours(1));
        if (known - skew > std::chrono::seconds(1) || skew - known > std::chrono::seconds(1))
            set(m_state.clockSkew, std::optional<Duration>(skew));
    }
}

void ConnectionKeeper::reached()
{
    set(m_state.reachable, true);
    set(m_state.signedIn, true);
    set(m_state.trouble, Message());
}

void ConnectionKeeper::alive()
{
    if (m_state.reachable)
        return;
    set(m_state.reachable, true);
    if (m_state.signedIn)
        set(m_state.trouble, Message());
}

void ConnectionKeeper::notSignedIn(const Message &why)
{
    set(m_state.signedIn, false);
    set(m_state.trouble, why);
}

void ConnectionKeeper::identified(std::string user, std::vector<std::string> groups)
{
    set(m_state.user, std::move(user));
    set(m_state.groups, std::move(groups));
}

void ConnectionKeeper::version(std::string gitVersion)
{
    set(m_state.version, std::move(gitVersion));
}

void ConnectionKeeper::setKind(const cluster::Kind &kind, KindState state)
{
    if (!kind.understood) // what is said is said of the kind that we know
        return;
    KindState &known = m_state.kinds[&kind];
    if (known.service == state.service && known.verb == state.verb && known.message == state.message
        && known.version == state.version)
        return;
    known = std::move(state);
    touch();
}

void ConnectionKeeper::served(const cluster::Kind &kind)
{
    setKind(kind, {KindService::Served, {}, {}, {}});
}

Message ConnectionKeeper::notServed(const cluster::Kind &kind,
                                    const std::string &otherVersion,
                                    const Message &message)
{
    if (otherVersion.empty()) {
        m_listed.erase(&kind); // its objects went with it
        setKind(kind, {KindService::Missing, {}, message, {}});
        return message;
    }
    Message why = say::versionIsNotUnderstood(kind.qualified(), otherVersion);
    setKind(kind, {KindService::NotUnderstood, {}, why, otherVersion});
    return why;
}

void ConnectionKeeper::forbidden(const cluster::Kind &kind,
                                 const std::string &verb,
                                 const Message &message)
{
    setKind(kind, {KindService::Forbidden, verb, message, {}});
}

std::string ConnectionKeeper::versionNotUnderstood(const cluster::Kind &kind) const
{
    const auto known = m_state.kinds.find(&kind);
    return known == m_state.kinds.end() ? std::string() : known->second.version;
}

void ConnectionKeeper::listed(const cluster::Kind &kind)
{
    m_listed.insert(&kind);
}

bool ConnectionKeeper::wasListed(const cluster::Kind &kind) const
{
    return m_listed.contains(&kind);
}

} // namespace hp::kube
