// SPDX-License-Identifier: Apache-2.0
#include "app/shared/EventSources.h"

#include "app/shared/Random.h"
#include "backend/controllers/hostpower/BmcAccess.h"
#include "backend/maintenance/sources/AwsSource.h"
#include "backend/maintenance/sources/CalendarSource.h"
#include "backend/maintenance/sources/CurlFetcher.h"
#include "backend/maintenance/sources/LabSource.h"
#include "backend/maintenance/sources/ProbesSource.h"
#include "backend/maintenance/sources/RedfishSource.h"
#include "backend/maintenance/sources/cloud/AzureSource.h"
#include "backend/maintenance/sources/cloud/GcpSource.h"
#include "backend/runtime/SmallFile.h"

#include <QtGlobal>

#include <memory>

namespace hp::app {

namespace {

constexpr std::size_t maxMebibytes = 5; ///< of the file of earlier versions

std::string variable(const char *name)
{
    return qEnvironmentVariable(name).toStdString();
}

std::unique_ptr<maintenance::MaintenanceSource> aws(runtime::Clock &clock)
{
    maintenance::aws::AwsSource::Settings settings;
    settings.calls.endpoint = variable("AWS_ENDPOINT_URL");
    settings.calls.credentials = [] { return maintenance::aws::readCredentials(variable); };
    settings.calls.random = random;
    settings.homeRegion = variable("AWS_REGION");
    return std::make_unique<maintenance::aws::AwsSource>(
        std::make_unique<maintenance::CurlFetcher>(), clock, std::move(settings));
}

std::unique_ptr<maintenance::MaintenanceSource> azure(const std::string &credentials,
                                                      runtime::Clock &clock)
{
    maintenance::azure::AzureSource::Settings settings;
    settings.access = maintenance::azure::accessFrom(credentials, variable);
    settings.calls.random = random;
    return std::make_unique<maintenance::azure::AzureSource>(
        std::make_unique<maintenance::CurlFetcher>(), clock, std::move(settings));
}

std::unique_ptr<maintenance::MaintenanceSource> gcp(const std::string &credentials,
                                                    runtime::Clock &clock)
{
    maintenance::gcp::GcpSource::Settings settings;
    settings.access = maintenance::gcp::accessFrom(credentials, variable);
    settings.calls.random = random;
    return std::make_unique<maintenance::gcp::GcpSource>(
        std::make_unique<maintenance::CurlFetcher>(), clock, std::move(settings));
}

} // namespace

runtime::ConfigMapText::Settings calendarStore(const Options &options,
                                               const std::string &ownNamespace)
{
    runtime::ConfigMapText::Settings kept;
    kept.ns = ownNamespace;
    kept.name = "holdpoint-calendar";
    kept.key = "calendar.ics";
    kept.nothing = "nothing was planned at a console";
    kept.tooLarge =
        "the calendar is larger than 900 kB, which is what a cluster keeps of it: give a "
        "larger one as a feed, with --maintenance-calendar";
    kept.before = [file = options.dataDir + "/calendar.ics"] {
        return runtime::readSmallFile(file, maxMebibytes);
    };
    return kept;
}

SourceOptions sourceOptions(const Options &options, const std::string &ownNamespace)
{
    SourceOptions sources;
    sources.calendars = options.maintenanceCalendars;
    sources.probes = options.maintenanceProbes;
    sources.azureCredentials = options.azureCredentials;
    sources.gcpCredentials = options.gcpCredentials;
    sources.kept = calendarStore(options, ownNamespace);
    return sources;
}

maintenance::SourceRegistry::Sources makeSources(const SourceOptions &options,
                                                 cluster::Cluster &cluster,
                                                 drivers::PowerDriver &power,
                                                 runtime::Clock &clock)
{
    maintenance::SourceRegistry::Sources sources;
    if (options.inLab)
        sources.push_back(std::make_unique<maintenance::LabSource>(cluster));
    sources.push_back(aws(clock));
    sources.push_back(azure(options.azureCredentials, clock));
    sources.push_back(gcp(options.gcpCredentials, clock));
    sources.push_back(
        std::make_unique<maintenance::RedfishSource>(cluster, power, controllers::bmcTargetWith));
    maintenance::CalendarSource::Settings calendar;
    calendar.feeds = options.calendars;
    calendar.own = [kept = std::make_shared<runtime::ConfigMapText>(cluster, options.kept)](
                       Reply<std::string> reply) { kept->read(std::move(reply)); };
    sources.push_back(std::make_unique<maintenance::CalendarSource>(
        std::make_unique<maintenance::CurlFetcher>(), clock, std::move(calendar)));
    if (!options.probes.empty())
        sources.push_back(std::make_unique<maintenance::ProbesSource>(
            std::make_unique<maintenance::CurlFetcher>(), options.probes));
    return sources;
}

} // namespace hp::app
