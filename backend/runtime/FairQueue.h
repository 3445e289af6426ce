// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/runtime/Mailbox.h"
#include "model/base/Time.h"

#include <QObject>
#include <QTimer>

#include <chrono>
#include <cstddef>
#include <deque>
#include <functional>
#include <map>
#include <optional>
#include <string>

namespace hp::runtime {

/// What clients ask of a thread that has more important things to do: the clients take turns, the
/// thread comes up for air between them, and what a client's questions cost is paid by that client:
/// once it has used up its burst it gets no more than its share of the thread. Lives on that
/// thread; whoever adds from another goes through a Mailbox. Work may add more.
class FairQueue : public QObject
{
    Q_OBJECT
public:
    struct Limits {
        /// At a stretch. A piece of work that has begun is finished.
        Duration slice = maxStretch;
        double share = 0.3; ///< of the time that passes, for one client
        Duration burst = std::chrono::milliseconds(500); ///< of work beyond its share
        std::size_t waiting = 2000; ///< pieces of one client
        std::size_t bytes = 8 * 1024 * 1024; ///< that those keep
    };
    struct Work {
        std::size_t bytes = 0;
        std::function<void()> run{};
        /// A piece of what has to be done before it runs; false: nothing is left. Each piece is a
        /// turn, and nothing else of that client is done in between. May be empty.
        std::function<bool()> prepare{};
    };
    /// Real time; tests give their own.
    using Uptime = std::function<Duration()>;

    explicit FairQueue(Limits limits, Uptime uptime = {});

    /// False when too much of this client waits already; the work is dropped then.
    [[nodiscard]] bool add(const std::string &client, Work work);
    /// Drops everything that waits, also what is added later.
    void stop();
    [[nodiscard]] std::size_t waiting() const { return m_waiting; }
    /// How long this client has to wait before more of its work is done; zero: not at all.
    [[nodiscard]] Duration waitOf(const std::string &client) const;

private:
    struct Client {
        std::deque<Work> work{};
        std::size_t bytes = 0;
        Duration paidUntil{}; ///< the burst counts from there
        bool queued = false;
    };

    Q_INVOKABLE void runSome(); ///< one stretch
    /// Of the first client in line that may have a turn.
    [[nodiscard]] std::optional<Work> take(std::string &client);
    void putBack(const std::string &client, Work work);
    void schedule();
    void forgetIdle();

    Limits m_limits;
    Uptime m_uptime;
    QTimer m_timer;
    std::map<std::string, Client> m_clients{};
    std::deque<std::string> m_line{}; ///< clients with work, in the order of their turns
    std::size_t m_waiting = 0;
    bool m_stopped = false;
};

} // namespace hp::runtime
