// SPDX-License-Identifier: Apache-2.0
#include "backend/lab/bmc/RedfishTasks.h"

#include "backend/lab/Read.h"
#include "backend/lab/bmc/RedfishAnswers.h"
#include "backend/lab/bmc/RedfishPages.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace hp::lab {

namespace {

using http::HttpResponse;

constexpr std::size_t maxTasks = 64;
constexpr Duration defaultTaskDuration = std::chrono::seconds(6);

std::string stateOf(const RedfishTasks::Task &task, TimePoint now)
{
    if (now < task.end)
        return "Running";
    if (task.outcome == "exception" || task.outcome == "failed")
        return "Exception";
    return task.outcome == "killed" ? "Killed" : "Completed";
}

std::string monitorPath(const std::string &id)
{
    return "/redfish/v1/TaskService/TaskMonitors/" + id;
}

} // namespace

bool RedfishTasks::carriesOut(const std::string &outcome)
{
    return outcome != "exception" && outcome != "failed" && outcome != "killed";
}

const RedfishTasks::Task &RedfishTasks::open(const Object &bmc, TimePoint now)
{
    if (m_tasks.size() >= maxTasks)
        m_tasks.erase(m_tasks.begin());
    Task task;
    task.id = std::to_string(++m_last);
    task.bmc = bmc.key();
    task.outcome = bmc.text("/spec/faults/task");
    task.retryAfter = bmc.text("/spec/faults/taskRetryAfter");
    task.start = now;
    task.end = task.outcome == "never"
        ? TimePoint::max()
        : endOf(now, durationAt(bmc, "/spec/faults/taskDuration", defaultTaskDuration));
    return m_tasks[m_last] = std::move(task);
}

std::optional<RedfishTasks::Task> RedfishTasks::find(const std::string &id) const
{
    for (const auto &[number, task] : m_tasks) {
        if (task.id == id)
            return task;
    }
    return std::nullopt;
}

std::vector<std::string> RedfishTasks::idsOf(const std::vector<Object> &bmcs) const
{
    std::vector<std::string> ids;
    for (const auto &[number, task] : m_tasks) {
        const bool theirs = std::any_of(bmcs.begin(), bmcs.end(), [&one = task](const Object &bmc) {
            return bmc.key() == one.bmc;
        });
        if (theirs)
            ids.push_back(task.id);
    }
    return ids;
}

std::string taskPath(const std::string &id)
{
    return "/redfish/v1/TaskService/Tasks/" + id;
}

namespace pages {

Json taskService(TimePoint now)
{
    Json page = resource("/redfish/v1/TaskService",
                         "#TaskService.v1_2_0.TaskService",
                         "TaskService",
                         "Task Service");
    page["ServiceEnabled"] = true;
    page["DateTime"] = formatTime(now);
    page["CompletedTaskOverWritePolicy"] = "Oldest";
    page["Tasks"] = {{"@odata.id", "/redfish/v1/TaskService/Tasks"}};
    page["Status"] = {{"State", "Enabled"}, {"Health", "OK"}};
    return page;
}

Json task(const RedfishTasks::Task &task, TimePoint now)
{
    Json page = resource(taskPath(task.id), "#Task.v1_7_2.Task", task.id, "Task " + task.id);
    const std::string state = stateOf(task, now);
    page["TaskState"] = state;
    page["TaskStatus"] = state == "Exception" || state == "Killed" ? "Critical" : "OK";
    page["StartTime"] = formatTime(task.start);
    if (now >= task.end)
        page["EndTime"] = formatTime(task.end);
    if (task.outcome != "withoutLocation")
        page["TaskMonitor"] = monitorPath(task.id);
    return page;
}

} // namespace pages

HttpResponse acceptedAsTask(const RedfishTasks::Task &task, TimePoint now)
{
    HttpResponse response = pageAnswer({}, pages::task(task, now));
    response.status = 202;
    if (task.outcome != "withoutLocation") {
        response.headers.emplace_back("Location", monitorPath(task.id));
        if (!task.retryAfter.empty())
            response.headers.emplace_back("Retry-After", task.retryAfter);
    }
    return response;
}

HttpResponse monitorAnswer(const RedfishTasks::Task &task, TimePoint now)
{
    if (task.outcome == "forgotten" && now >= task.end)
        return errorAnswer(404, notThere(monitorPath(task.id)));
    if (now < task.end)
        return acceptedAsTask(task, now);
    if (task.outcome == "failed")
        return errorAnswer(500, broken);
    if (task.outcome == "completed")
        return emptyAnswer(204);
    return pageAnswer({}, pages::task(task, now)); // the state in it tells how it ended
}

} // namespace hp::lab
