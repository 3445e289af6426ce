// SPDX-License-Identifier: Apache-2.0
#include "backend/redfish/TaskWatch.h"

#include <algorithm>
#include <array>
#include <utility>

namespace hp::redfish {

namespace {

template<std::size_t N>
bool isOneOf(const std::string &word, const std::array<const char *, N> &words)
{
    return std::find(words.begin(), words.end(), word) != words.end();
}

constexpr std::array failedStates = {"Exception", "Killed", "Cancelled"};
constexpr std::array runningStates = {"New",
                                      "Starting",
                                      "Running",
                                      "Pending",
                                      "Stopping",
                                      "Suspended",
                                      "Interrupted",
                                      "Service",
                                      "Cancelling"};

} // namespace

void TaskWatch::start(std::string path, std::string reset, Steady now, Span pause)
{
    m_path = std::move(path);
    m_reset = std::move(reset);
    m_startedAt = now;
    m_dueAt = now + pause;
}

void TaskWatch::wait(Steady now, Span pause, Span longest)
{
    if (now - m_startedAt > longest)
        stop();
    m_dueAt = now + pause;
}

TaskWatch::Answer
TaskWatch::read(const HttpAnswer &answer, const TaskPayload &task, const RefusalPayload &said)
{
    const std::string sentence = !said.message.empty() ? said.message : task.message;
    const auto failed = [&sentence](const std::string &otherwise) {
        return Answer{Progress::Failed, sentence.empty() ? otherwise : sentence};
    };
    if (isOneOf(task.state, failedStates))
        return failed("the task ended with " + task.state);
    if (answer.status == 202 || answer.status == 429 || answer.status == 503)
        return {};
    if (answer.status == 404 || answer.status == 410)
        return {Progress::Forgotten, {}};
    if (answer.status < 200 || answer.status >= 300)
        return failed("HTTP " + std::to_string(answer.status));
    if (isOneOf(task.state, runningStates))
        return {};
    if (task.status == "Critical")
        return failed("the task ended critically");
    return {Progress::Done, {}};
}

} // namespace hp::redfish
