// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/http/HttpExchange.h"
#include "backend/lab/bmc/RedfishSessions.h"
#include "backend/runtime/Clock.h"
#include "model/resource/Object.h"

#include <QObject>

#include <memory>
#include <string>
#include <vector>

namespace hp::lab {

/// The server-sent events of the lab's Redfish service (facts/redfish.md 5): a stream of each
/// listener, a ResourceEvent for each change of a Bmc's power, and comments in between so that a
/// listener sees that the service lives. Lives on the control thread.
class RedfishEvents final : public QObject
{
    Q_OBJECT
public:
    explicit RedfishEvents(runtime::Clock &clock)
        : m_clock(clock)
    { }

    /// Answers a GET of the stream's address for who has `login`; `bmcs` are what that opens. The
    /// first Bmc's faults say whether there is a stream at all.
    void open(const std::shared_ptr<http::HttpExchange> &exchange,
              const BmcLogin &login,
              const std::vector<Object> &bmcs);
    void bmcChanged(const Object &before, const Object &after);
    /// The streams as EventDestination resources.
    [[nodiscard]] std::vector<std::string> idsOf(const BmcLogin &login) const;
    [[nodiscard]] Json page(const std::string &id) const;
    /// Ends a stream; false when that login has no such one.
    bool close(const std::string &id, const BmcLogin &login);
    void stop() { m_listeners.clear(); }

private:
    struct Listener {
        std::string id{};
        BmcLogin login{};
        std::vector<ObjectKey> bmcs{};
        std::shared_ptr<http::HttpStream> stream{};
        bool silent = false; ///< not even a comment comes
        Object flooding{}; ///< the Bmc that floods this listener, or null
    };

    void send(Listener &listener, const Object &bmc, const std::string &messageId);
    void write(Listener &listener, std::string text);
    void forgetGone();
    void beat();
    void flood();

    runtime::Clock &m_clock;
    std::vector<Listener> m_listeners{};
    std::uint64_t m_lastListener = 0;
    std::uint64_t m_lastEvent = 0;
    bool m_beating = false;
    bool m_floods = false;
};

[[nodiscard]] std::string eventStreamPath(const Object &bmc);
[[nodiscard]] bool hasEventStream(const Object &bmc);

namespace pages {

/// `bmc` says where the stream is, if there is one.
[[nodiscard]] Json eventService(const Object &bmc);

} // namespace pages

} // namespace hp::lab
