// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/maintenance/sources/AwsSource.h"
#include "backend/runtime/ManualClock.h"
#include "tests/backend/maintenance/sources/ScriptedFetcher.h"

#include <chrono>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace hp {

inline Object machineOf(const std::string &name, const std::string &providerId)
{
    return Object(
        Json{{"metadata", {{"name", name}, {"namespace", "m"}}},
             {"spec", {{"providerID", providerId}}},
             {"status",
              {{"addresses", Json::array({{{"type", "InternalIP"}, {"address", "10.0.0.7"}}})}}}});
}

/// Machines by name with the id of their instance; those without one are not of AWS.
inline maintenance::Fleet fleetOf(const std::vector<std::pair<std::string, std::string>> &machines)
{
    maintenance::Fleet fleet;
    for (const auto &[name, id] : machines)
        fleet.machines.push_back(machineOf(name, id.empty() ? id : "aws:///eu-west-1a/" + id));
    return fleet;
}

/// A source that asks a scripted AWS, on a clock that runs on while it waits.
struct AskedAws {
    using AwsCredentials = maintenance::aws::AwsCredentials;

    /// What is signed with; nothing that is said may hold it.
    static constexpr const char *secret = "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY";

    runtime::ManualClock clock{*parseTime("2026-05-01T00:00:00Z")};
    AwsCredentials credentials{"AKIDEXAMPLE", secret, "FwoGZXIvYXdzEXAMPLETOKEN"};
    std::optional<AwsCredentials> renewed{}; ///< from the second time on that they are read
    int reads = 0;
    std::unique_ptr<ScriptedFetcher> script = std::make_unique<ScriptedFetcher>();
    ScriptedFetcher &aws = *script; ///< the source's, once that is there
    std::unique_ptr<maintenance::aws::AwsSource> source{};

    explicit AskedAws(std::size_t idsPerCall = 100)
    {
        maintenance::aws::AwsSource::Settings settings;
        settings.idsPerCall = idsPerCall;
        settings.calls.credentials = [this]() -> Result<AwsCredentials> {
            return ++reads > 1 && renewed ? *renewed : credentials;
        };
        source = std::make_unique<maintenance::aws::AwsSource>(std::move(script), clock, settings);
    }

    /// A line for each event and each fault; why there are none, where AWS refused.
    std::string poll(const maintenance::Fleet &fleet)
    {
        std::string text = "no reply";
        source->poll(fleet, [&text](const Result<maintenance::EventPoll> &poll) {
            text = poll ? lines(*poll) : poll.error().message;
        });
        while (text == "no reply" && clock.runNext(std::chrono::hours(1))) { }
        return text;
    }

private:
    static std::string lines(const maintenance::EventPoll &poll)
    {
        std::string text;
        for (const maintenance::ProviderEvent &event : poll.events) {
            text += event.machine.name + ' ' + event.machineId + ' ' + event.code + ' ' + event.id
                + ' ' + toString(event.state);
            if (event.notBefore)
                text += " from " + formatTime(*event.notBefore);
            if (event.notAfter)
                text += " to " + formatTime(*event.notAfter);
            if (event.startDeadline)
                text += " latest " + formatTime(*event.startDeadline);
            text += '\n';
        }
        for (const std::string &fault : poll.faults)
            text += "fault: " + fault + '\n';
        return text;
    }
};

} // namespace hp
