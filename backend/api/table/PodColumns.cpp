// SPDX-License-Identifier: Apache-2.0
#include "backend/api/table/BuiltInColumns.h"
#include "backend/api/table/HumanDuration.h"
#include "model/base/JsonFields.h"
#include "model/resource/JsonPointer.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <optional>

namespace hp::api {

namespace {

/// What printPod of a real API server derives from a pod.
struct PodSummary {
    std::size_t ready = 0;
    std::size_t total = 0;
    std::int64_t restarts = 0;
    std::optional<TimePoint> lastRestart{};
    std::string reason{};
};

/// The reason of one container, or empty when it runs as it should.
std::string containerReason(const Json &state)
{
    if (const std::string waiting = textOf(memberOf(state, "waiting"), "reason"); !waiting.empty())
        return waiting;
    const Json &ended = memberOf(state, "terminated");
    if (!ended.is_object())
        return {};
    if (const std::string reason = textOf(ended, "reason"); !reason.empty())
        return reason;
    const auto number = [&ended](const char *key) {
        const Json &value = memberOf(ended, key);
        return value.is_number_integer() ? value.get<std::int64_t>() : 0;
    };
    if (number("signal") != 0)
        return "Signal:" + std::to_string(number("signal"));
    return "ExitCode:" + std::to_string(number("exitCode"));
}

PodSummary summaryOf(const Object &pod)
{
    PodSummary summary;
    summary.total = pod.at("/spec/containers").is_array() ? pod.at("/spec/containers").size() : 0;
    summary.reason =
        pod.text("/status/reason").empty() ? pod.text("/status/phase") : pod.text("/status/reason");

    bool running = false;
    const Json &statuses = pod.at("/status/containerStatuses");
    if (statuses.is_array()) {
        for (auto it = statuses.rbegin(); it != statuses.rend(); ++it) {
            const Json &restarts = memberOf(*it, "restartCount");
            summary.restarts += restarts.is_number_integer() ? restarts.get<std::int64_t>() : 0;
            if (const auto ended = parseTime(
                    textOf(memberOf(memberOf(*it, "lastState"), "terminated"), "finishedAt")))
                summary.lastRestart = std::max(summary.lastRestart.value_or(*ended), *ended);
            const Json &state = memberOf(*it, "state");
            const bool ready = memberOf(*it, "ready") == true;
            summary.ready += ready ? 1U : 0U;
            if (const std::string reason = containerReason(state); !reason.empty())
                summary.reason = reason;
            else
                running = running || (ready && memberOf(state, "running").is_object());
        }
    }
    if (summary.reason == "Completed" && running)
        summary.reason = "Running";
    if (pod.isDeleting())
        summary.reason = pod.text("/status/reason") == "NodeLost" ? "Unknown" : "Terminating";
    if (summary.reason.empty())
        summary.reason = "Unknown";
    return summary;
}

Json podReady(const Object &pod, TimePoint)
{
    const PodSummary summary = summaryOf(pod);
    return std::to_string(summary.ready) + '/' + std::to_string(summary.total);
}

Json podRestarts(const Object &pod, TimePoint now)
{
    const PodSummary summary = summaryOf(pod);
    std::string text = std::to_string(summary.restarts);
    if (summary.restarts > 0 && summary.lastRestart)
        text += " (" + humanDuration(now - *summary.lastRestart) + " ago)";
    return text;
}

/// "passed/wanted", or "<none>" for a pod without gates.
Json readinessGates(const Object &pod, TimePoint)
{
    const Json &gates = pod.at("/spec/readinessGates");
    if (!gates.is_array() || gates.empty())
        return "<none>";
    const Json &conditions = pod.at("/status/conditions");
    const auto passed = std::count_if(gates.begin(), gates.end(), [&](const Json &gate) {
        return conditions.is_array()
            && std::any_of(conditions.begin(), conditions.end(), [&](const Json &condition) {
                   return textOf(condition, "type") == textOf(gate, "conditionType")
                       && textOf(condition, "status") == "True";
               });
    });
    return std::to_string(passed) + '/' + std::to_string(gates.size());
}

} // namespace

Columns podColumns()
{
    const auto info = [](const char *pointer) {
        return [pointer](const Object &pod, TimePoint) -> Json {
            const std::string &text = pod.text(pointer);
            return text.empty() ? "<none>" : text;
        };
    };
    const auto status = [](const Object &pod, TimePoint) -> Json { return summaryOf(pod).reason; };
    return {nameColumn(),
            {"Ready", "string", {}, "Ready containers of all containers", 0, podReady},
            {"Status", "string", {}, "What the pod is doing", 0, status},
            {"Restarts",
             "string",
             {},
             "How often containers were restarted, and when last",
             0,
             podRestarts},
            ageColumn(),
            {"IP", "string", {}, "Address of the pod", 1, info("/status/podIP")},
            {"Node", "string", {}, "Node that runs the pod", 1, info("/spec/nodeName")},
            {"Nominated Node",
             "string",
             {},
             "Node that is being made free for the pod",
             1,
             info("/status/nominatedNodeName")},
            {"Readiness Gates", "string", {}, "Passed gates of all gates", 1, readinessGates}};
}

} // namespace hp::api
