// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/redfish/Payload.h"
#include "backend/redfish/RedfishSettings.h"
#include "backend/redfish/transport/Exchange.h"

#include <string>

namespace hp::redfish {

/// The task behind a Reset that a BMC answered with 202. Its end proves nothing about power; its
/// failure is worth knowing, because then nothing will happen any more (facts/redfish.md 3).
class TaskWatch
{
public:
    /// What an answer of the task monitor says.
    enum class Progress { Running, Done, Failed, Forgotten };
    struct Answer {
        Progress progress = Progress::Running;
        std::string why{}; ///< of Failed: a sentence of the BMC, or its status
    };

    /// `path` is the monitor, `pause` what the BMC asked for.
    void start(std::string path, std::string reset, Steady now, Span pause);
    void stop() { m_path.clear(); }
    [[nodiscard]] bool isActive() const { return !m_path.empty(); }
    [[nodiscard]] bool isDue(Steady now) const { return isActive() && now >= m_dueAt; }
    /// When the monitor is asked next; Steady::max() when there is no task.
    [[nodiscard]] Steady dueAt() const { return isActive() ? m_dueAt : Steady::max(); }
    [[nodiscard]] const std::string &path() const { return m_path; }
    [[nodiscard]] const std::string &reset() const { return m_reset; }
    /// Asks again later; a task that outlives `longest` is given up.
    void wait(Steady now, Span pause, Span longest);

    /// How an answer reads: 202 runs, 2xx is done unless its body says otherwise, 404 and 410 were
    /// forgotten, "not now" runs on, everything else failed.
    [[nodiscard]] static Answer
    read(const HttpAnswer &answer, const TaskPayload &task, const RefusalPayload &said);

private:
    std::string m_path{};
    std::string m_reset{};
    Steady m_startedAt{};
    Steady m_dueAt{};
};

} // namespace hp::redfish
