// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/http/HttpExchange.h"
#include "model/resource/Object.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace hp::lab {

/// The tasks that resets become while spec.faults.task is set, and their monitors (facts/redfish.md
/// 3). They are forgotten oldest first. Lives on the control thread.
class RedfishTasks
{
public:
    struct Task {
        std::string id{};
        ObjectKey bmc{};
        std::string outcome{}; ///< a word of spec.faults.task
        std::string retryAfter{}; ///< of the monitor's answers; empty for none
        TimePoint start{};
        TimePoint end{}; ///< max() when it never ends
    };

    /// Whether a reset that becomes such a task is carried out.
    [[nodiscard]] static bool carriesOut(const std::string &outcome);

    /// What the Bmc's faults make of a reset now.
    const Task &open(const Object &bmc, TimePoint now);
    [[nodiscard]] std::optional<Task> find(const std::string &id) const;
    [[nodiscard]] std::vector<std::string> idsOf(const std::vector<Object> &bmcs) const;

private:
    std::map<std::uint64_t, Task> m_tasks{};
    std::uint64_t m_last = 0;
};

namespace pages {

[[nodiscard]] Json taskService(TimePoint now);
[[nodiscard]] Json task(const RedfishTasks::Task &task, TimePoint now);

} // namespace pages

[[nodiscard]] std::string taskPath(const std::string &id);
/// 202 with the monitor's address, unless the outcome is one without.
[[nodiscard]] http::HttpResponse acceptedAsTask(const RedfishTasks::Task &task, TimePoint now);
/// What a GET of the task's monitor gets: 202 while it runs, then what its outcome says.
[[nodiscard]] http::HttpResponse monitorAnswer(const RedfishTasks::Task &task, TimePoint now);

} // namespace hp::lab
