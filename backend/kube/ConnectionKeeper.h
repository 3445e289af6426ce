// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/kube/ConnectionState.h"
#include "backend/kube/transport/Exchange.h"
#include "backend/runtime/Clock.h"

#include <QObject>

#include <functional>
#include <set>
#include <string>

namespace hp::kube {

/// Gathers what every answer says about the server and about us. Lives on the control thread.
class ConnectionKeeper
{
public:
    /// `changed` is called at most once per turn of the event loop.
    ConnectionKeeper(const runtime::Clock &clock, std::function<void()> changed);

    [[nodiscard]] const ConnectionState &state() const { return m_state; }
    /// Whoever changes the streams says so with touch().
    [[nodiscard]] std::vector<StreamState> &streams() { return m_state.streams; }

    /// Another server, or another way to it: what is known of the kinds stays.
    void address(const std::string &server);
    void answered(const Answer &answer);
    /// The server has taken a request of ours.
    void reached();
    /// A watch goes on: whatever else got no answer, the server is there. Who we are it does not
    /// ask again.
    void alive();
    /// We could not be identified: the plugin failed, or the server says 401.
    void notSignedIn(const Message &why);
    void identified(std::string user, std::vector<std::string> groups);
    void version(std::string gitVersion);

    void served(const cluster::Kind &kind);
    void forbidden(const cluster::Kind &kind, const std::string &verb, const Message &message);
    /// The server does not have it in our version: not at all when `otherVersion` is empty; else
    /// its objects are there, and nothing can be said of them. Gives back the words for it,
    /// `message` when it is missing.
    Message
    notServed(const cluster::Kind &kind, const std::string &otherVersion, const Message &message);
    /// That version; empty for a kind that is understood, or about which nothing is known.
    [[nodiscard]] std::string versionNotUnderstood(const cluster::Kind &kind) const;
    /// Its objects were listed once: that they cannot be any more does not mean they are gone.
    void listed(const cluster::Kind &kind);
    [[nodiscard]] bool wasListed(const cluster::Kind &kind) const;

    void touch();

private:
    template<typename T>
    void set(T &member, T value);
    void setKind(const cluster::Kind &kind, KindState state);

    const runtime::Clock &m_clock;
    std::function<void()> m_changed;
    ConnectionState m_state{};
    std::set<const cluster::Kind *> m_listed{};
    bool m_notifying = false;
    QObject m_context{};
};

} // namespace hp::kube
