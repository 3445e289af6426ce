// SPDX-License-Identifier: Apache-2.0
// Asks an endpoint once as the watchers do: awsprobe ENDPOINT, with {"machines": […], "ask": {…}}
// on the standard input; prints one JSON document. peers.py compares.
#include "backend/maintenance/sources/AwsSource.h"
#include "backend/maintenance/sources/CurlFetcher.h"
#include "backend/runtime/SystemClock.h"

#include <QCoreApplication>
#include <QTimer>

#include <cstdlib>
#include <iostream>
#include <nlohmann/json.hpp>

using namespace hp;
using namespace hp::maintenance;

namespace {

Json shown(const EventPoll &poll)
{
    Json events = Json::array();
    for (const ProviderEvent &event : poll.events) {
        Json one = specOf(event);
        one["state"] = toString(event.state);
        events.push_back(std::move(one));
    }
    return {{"events", events}, {"faults", poll.faults}};
}

Json shown(const std::vector<InstanceReading> &readings)
{
    Json all = Json::object();
    for (const InstanceReading &one : readings)
        all[one.machine.name] = one.word;
    return all;
}

Json shown(const std::vector<TargetReading> &readings)
{
    Json all = Json::object();
    for (const TargetReading &one : readings)
        all[one.machine.name] = {one.balancer, one.healthy, one.reason};
    return all;
}

Json shown(const EventAnswer &answer)
{
    static constexpr const char *words[] = {
        "unknown", "standing", "completed", "cancelled", "gone"};
    return {{"report", words[static_cast<std::size_t>(answer.report)]},
            {"down", answer.instanceIsDown}};
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    const Json input = Json::parse(std::cin);
    runtime::SystemClock clock;
    aws::AwsSource::Settings settings;
    settings.calls.endpoint = argc > 1 ? argv[1] : "";
    settings.calls.firstPause = std::chrono::milliseconds(10);
    settings.calls.credentials = [] {
        return aws::readCredentials([](const char *name) {
            const char *value = std::getenv(name);
            return std::string(value ? value : "");
        });
    };
    aws::AwsSource source(std::make_unique<CurlFetcher>(), clock, settings);
    Fleet fleet;
    for (const Json &machine : input.at("machines"))
        fleet.machines.emplace_back(machine);
    Json output = Json::object();
    std::size_t open = 4;
    const auto keep = [&](const char *name) {
        return [&output, &open, name](const auto &result) {
            output[name] = result ? shown(*result) : Json{{"error", result.error().message}};
            if (--open == 0)
                QCoreApplication::quit();
        };
    };
    source.poll(fleet, keep("poll"));
    source.readInstances(fleet, keep("instances"));
    source.readTargets(fleet, keep("targets"));
    source.ask(Object(input.at("ask")), fleet, keep("ask"));
    if (open > 0)
        QCoreApplication::exec();
    std::cout << output.dump() << '\n';
    return 0;
}
