// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/redfish/BmcAddress.h"
#include "backend/redfish/Operation.h"
#include "backend/redfish/Payload.h"
#include "backend/redfish/Reachability.h"
#include "backend/redfish/SystemReading.h"
#include "backend/redfish/TaskWatch.h"
#include "backend/redfish/transport/Exchange.h"

#include <deque>
#include <functional>
#include <optional>
#include <string>

namespace hp::redfish {

/// The Resets that wait for one BMC, one after the other from the wish to what came of it: a fresh
/// reading decides whether and how it is posted, a second one tells what the server does, and the
/// task behind it is followed. The client, which owns it, sends and brings the answers. Lives on
/// the engine's thread.
class ResetRun
{
public:
    /// The reading in work, for somebody who asked at that time; nullopt when there is none.
    using CurrentReading = std::function<std::optional<drivers::PowerReading>(TimePoint askedAt)>;

    /// All but `hostId` and `current` outlive it.
    ResetRun(std::string hostId,
             const BmcAddress &address,
             const RedfishSettings &settings,
             PayloadReader &reader,
             const Callbacks &callbacks,
             CurrentReading current);

    /// What is known of an earlier Reset ends with it.
    void add(ResetOperation operation);
    [[nodiscard]] bool isEmpty() const { return m_commands.empty(); }
    [[nodiscard]] std::size_t size() const { return m_commands.size(); }

    // The first one:
    /// It was decided on and is due; otherwise a reading is.
    [[nodiscard]] bool mustPost() const;
    struct Post {
        std::string target{};
        SecretText body{};
        drivers::StillAllowed stillAllowed{};
    };
    /// What to post.
    [[nodiscard]] Post post();
    /// It may have arrived although no answer did: it is never sent again before a reading.
    void outcomeUnknown(const std::string &trouble);
    enum class Verdict {
        Accepted,
        Busy,
        Unsupported, ///< what the BMC offers has changed
        Refused
    };
    [[nodiscard]] Verdict
    receive(const HttpAnswer &answer, const std::string &systemPath, Steady now);
    /// A complete reading is there.
    void advance(const SystemReading &system, Reachability &reachability, Steady now);
    [[nodiscard]] ResetType first() const { return m_commands.front().operation.type; }
    void failFirst(const Error &error);
    void failAll(const Error &error);
    /// Fails the first ones, as long as there is an error for their type.
    void failLocked(const std::function<const Error *(ResetType)> &lockOf);

    // The task behind the last one that was posted:
    [[nodiscard]] bool isTaskActive() const { return m_task.isActive(); }
    [[nodiscard]] bool isTaskDue(Steady now) const { return m_task.isDue(now); }
    [[nodiscard]] Steady taskDueAt() const { return m_task.dueAt(); }
    [[nodiscard]] const std::string &taskPath() const { return m_task.path(); }
    /// It cannot be asked about now.
    void postponeTask(Steady now);
    void forgetTask() { m_task.stop(); }
    /// True when the task is over, so that a reading is worth its while.
    [[nodiscard]] bool receiveTask(const HttpAnswer &answer, Steady now);

    /// A reading shows this state: what failed may have come about after all.
    void observe(const std::string &powerState);
    /// The Reset whose task failed; empty: none.
    [[nodiscard]] const std::string &failedReset() const { return m_failedReset; }
    [[nodiscard]] const std::string &failure() const { return m_failure; }
    [[nodiscard]] TimePoint failedResetAt() const { return m_failedResetAt; }

private:
    /// How far a Reset has come.
    struct Command {
        ResetOperation operation{};
        bool readBefore = false;
        bool sent = false;
        std::string word{}; ///< the ResetType that is posted
        std::string target{}; ///< where to
        std::optional<Error> trouble{}; ///< why the POST did not do; a reading may overrule it
        int httpStatus = 0;
    };

    void forgetEarlier();
    void prepare(const SystemReading &system, Reachability &reachability, Steady now);
    void finishFirst(bool sent);
    [[nodiscard]] Span taskPause(const HttpAnswer &answer) const;

    std::string m_hostId;
    const BmcAddress &m_address;
    const RedfishSettings &m_settings;
    PayloadReader &m_reader;
    const Callbacks &m_callbacks;
    CurrentReading m_current;

    std::deque<Command> m_commands{};
    TaskWatch m_task{};
    std::string m_failedReset{};
    std::string m_failure{};
    TimePoint m_taskAskedAt{}; ///< when the Reset behind the task was asked for
    TimePoint m_failedResetAt{};
};

} // namespace hp::redfish
