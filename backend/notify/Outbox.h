// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/embedded/Sqlite.h"
#include "model/base/Result.h"
#include "model/notify/Episodes.h"

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace hp::notify {

/// What became of the messages to a receiver; survives a restart.
struct ReceiverState {
    std::int64_t delivered = 0;
    std::int64_t failed = 0; ///< attempts
    std::int64_t refused = 0; ///< messages that it refused while it took others
    std::optional<TimePoint> lastDelivery{};
    std::optional<TimePoint> failingSince{}; ///< no attempt succeeded since then
    std::string lastError{};

    bool operator==(const ReceiverState &) const = default;
};

/// A message that no receiver has confirmed yet.
struct Waiting {
    std::int64_t id = 0;
    std::string receiver{};
    Notice notice{};
};

/// The messages that are still to be delivered and the causes that receivers were told of, in a
/// file of SQLite: what was planned is there before anything is sent, and goes only when the
/// receiver has confirmed it. Lives on one thread.
class Outbox
{
public:
    /// Opens or creates the file. Internal with one sentence when it cannot be used.
    [[nodiscard]] static Result<Outbox> open(const std::string &file);

    /// The causes by cause, in memory.
    [[nodiscard]] const std::map<std::string, Episode> &episodes() const { return m_episodes; }
    /// All of a plan, or nothing of it.
    [[nodiscard]] Result<Done> put(const Plan &plan, TimePoint now);
    /// The oldest message for it that is wanted; nullopt: none.
    [[nodiscard]] std::optional<Waiting>
    first(const std::string &receiver, const std::function<bool(const Waiting &)> &isWanted);
    [[nodiscard]] std::int64_t pending(const std::string &receiver);
    /// The message is done, delivered or not, and what is known of its receiver with it.
    [[nodiscard]] Result<Done>
    finish(std::int64_t id, const std::string &receiver, const ReceiverState &state);
    /// What is known of a receiver.
    [[nodiscard]] Result<Done> setState(const std::string &receiver, const ReceiverState &state);
    [[nodiscard]] ReceiverState state(const std::string &receiver) const;
    /// Drops what was planned for it from then on and before `end`.
    [[nodiscard]] Result<Done> drop(const std::string &receiver, TimePoint start, TimePoint end);
    /// The silences of causes that were taken over from a receiver, each as silence/cause.
    [[nodiscard]] std::set<std::string> silences(const std::string &receiver) const;
    /// Those are all of them.
    [[nodiscard]] Result<Done> setSilences(const std::string &receiver,
                                           const std::set<std::string> &silences);
    /// What tells this outbox from every other: made with the file, at random.
    [[nodiscard]] const std::string &identity() const { return m_identity; }
    /// Drops what is for receivers that are not among these.
    [[nodiscard]] Result<Done> keepOnly(const std::vector<Receiver> &receivers);

private:
    Outbox() = default;

    [[nodiscard]] Result<Done> commit(bool isDone);
    [[nodiscard]] Unexpected refused() const;
    [[nodiscard]] bool readIdentity();
    [[nodiscard]] bool writeState(const std::string &receiver, const ReceiverState &state);

    std::string m_file{};
    embedded::SqliteDatabase m_database{};
    std::map<std::string, Episode> m_episodes{};
    std::map<std::string, ReceiverState> m_states{};
    std::map<std::string, std::set<std::string>> m_silences{}; ///< by receiver
    std::string m_identity{};
};

} // namespace hp::notify
