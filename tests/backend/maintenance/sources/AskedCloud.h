// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/maintenance/sources/CurlFetcher.h"
#include "backend/maintenance/sources/cloud/AzureSource.h"
#include "backend/maintenance/sources/cloud/GcpSource.h"
#include "backend/runtime/ManualClock.h"
#include "tests/support/cloud/FakeAzure.h"
#include "tests/support/cloud/FakeGoogle.h"

#include <QCoreApplication>
#include <QFile>
#include <QTemporaryDir>

#include <functional>
#include <map>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace hp {

/// Machines by name with their providerID.
inline maintenance::Fleet
machinesOf(const std::vector<std::pair<std::string, std::string>> &machines)
{
    maintenance::Fleet fleet;
    for (const auto &[name, id] : machines)
        fleet.machines.emplace_back(Json{{"metadata", {{"name", name}, {"namespace", "m"}}},
                                         {"spec", {{"providerID", id}}}});
    return fleet;
}

inline maintenance::cloud::CallSettings quickCalls()
{
    maintenance::cloud::CallSettings calls;
    calls.attempts = 3;
    return calls;
}

/// Asks a source whose cloud is in this process, over real sockets; its pauses take no time. The
/// answer as text: a line for each finding and each fault, or the sentence of the error.
class CloudAsker
{
public:
    runtime::ManualClock clock{*parseTime("2026-05-01T00:00:00Z")};

    std::string poll(maintenance::MaintenanceSource &source, const maintenance::Fleet &fleet)
    {
        return answer<maintenance::EventPoll>(
            [&](Reply<maintenance::EventPoll> reply) { source.poll(fleet, std::move(reply)); },
            [](const maintenance::EventPoll &poll) { return lines(poll); });
    }

    std::string states(maintenance::MaintenanceSource &source, const maintenance::Fleet &fleet)
    {
        using Readings = std::vector<maintenance::InstanceReading>;
        return answer<Readings>(
            [&](Reply<Readings> reply) { source.readInstances(fleet, std::move(reply)); },
            [](const Readings &readings) {
                static constexpr const char *words[] = {"runs", "changes", "is stopped", "is gone"};
                std::string text;
                for (const auto &one : readings)
                    text += one.machine.name + ' ' + words[static_cast<std::size_t>(one.state)]
                        + " (" + one.word + ")\n";
                return text;
            });
    }

    /// What it says of an event, of a machine that is no Machine any more.
    std::string ask(maintenance::MaintenanceSource &source,
                    const std::string &machineId,
                    const std::string &eventId)
    {
        const Object maintenance(Json{
            {"metadata", {{"name", "mm-w"}, {"namespace", "m"}}},
            {"spec", {{"source", source.name()}, {"machineid", machineId}, {"eventid", eventId}}}});
        return answer<maintenance::EventAnswer>(
            [&](Reply<maintenance::EventAnswer> reply) {
                source.ask(maintenance, {}, std::move(reply));
            },
            [](const maintenance::EventAnswer &said) {
                static constexpr const char *words[] = {
                    "unknown", "standing", "completed", "cancelled", "gone"};
                return std::string(words[static_cast<std::size_t>(said.report)])
                    + (said.instanceIsDown ? ", down" : "");
            });
    }

private:
    template<typename T>
    std::string answer(const std::function<void(Reply<T>)> &call,
                       const std::function<std::string(const T &)> &shown)
    {
        std::optional<std::string> text;
        call([&](const Result<T> &result) {
            text = result ? shown(*result) : result.error().message;
        });
        // Either a pause is ahead or an answer is under way.
        while (!text) {
            if (!clock.runNext(std::chrono::hours(2)))
                QCoreApplication::processEvents(QEventLoop::AllEvents
                                                | QEventLoop::WaitForMoreEvents);
        }
        return *text;
    }

    static std::string lines(const maintenance::EventPoll &poll)
    {
        std::string text;
        for (const maintenance::ProviderEvent &event : poll.events) {
            text += event.machine.name + ' ' + event.id + ' ' + event.code + ' '
                + toString(event.state) + (wantsMaintenance(event) ? "" : " (nothing to do)");
            if (const auto deadline = ourDeadline(event))
                text += " deadline " + formatTime(*deadline);
            text += '\n';
        }
        for (const std::string &fault : poll.faults)
            text += "fault: " + fault + '\n';
        return text;
    }
};

/// Files for a test, by their names.
class CloudFiles
{
public:
    std::string write(const char *name, const std::string &content) const
    {
        QFile file(m_folder.filePath(QLatin1String(name)));
        if (file.open(QIODevice::WriteOnly))
            file.write(QByteArray::fromStdString(content));
        return file.fileName().toStdString();
    }

private:
    QTemporaryDir m_folder{};
};

struct AskedGoogle : CloudAsker {
    test::FakeGoogle google{};
    CloudFiles files{};
    std::unique_ptr<maintenance::gcp::GcpSource> source{};

    explicit AskedGoogle(maintenance::cloud::CallSettings calls = quickCalls())
    {
        maintenance::gcp::GcpSource::Settings settings;
        settings.access.keyFile = files.write("key.json", google.keyFile());
        settings.access.endpoint = google.url() + "/compute/v1/";
        settings.calls = std::move(calls);
        source = std::make_unique<maintenance::gcp::GcpSource>(
            std::make_unique<maintenance::CurlFetcher>(), clock, settings);
    }
};

struct AskedAzure : CloudAsker {
    test::FakeAzure azure{};
    CloudFiles files{};
    std::unique_ptr<maintenance::azure::AzureSource> source{};

    explicit AskedAzure(maintenance::cloud::CallSettings calls = quickCalls())
    {
        maintenance::azure::AzureSource::Settings settings;
        settings.access.clientFile = files.write("azure.json", azure.clientFile());
        settings.calls = std::move(calls);
        source = std::make_unique<maintenance::azure::AzureSource>(
            std::make_unique<maintenance::CurlFetcher>(), clock, settings);
    }
};

} // namespace hp
