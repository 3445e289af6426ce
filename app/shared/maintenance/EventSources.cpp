// SPDX-License-Identifier: Apache-2.0
#include "app/shared/maintenance/EventSources.h"

#include "app/shared/Random.h"
#include "backend/controllers/hostpower/BmcAccess.h"
#include "backend/maintenance/fetch/CurlFetcher.h"
#include "backend/maintenance/sources/aws/AwsSource.h"
#include "backend/maintenance/sources/calendar/CalendarSource.h"
#include "backend/maintenance/sources/lab/LabSource.h"
#include "backend/maintenance/sources/redfish/RedfishSource.h"

#include <QtGlobal>

#include <memory>

namespace hp::app {

namespace {

std::string variable(const char *name)
{
    return qEnvironmentVariable(name).toStdString();
}

std::unique_ptr<maintenance::EventSource> aws(runtime::Clock &clock)
{
    maintenance::aws::AwsSource::Settings settings;
    settings.calls.endpoint = variable("AWS_ENDPOINT_URL");
    settings.calls.credentials = [] { return maintenance::aws::readCredentials(variable); };
    settings.calls.random = random;
    settings.homeRegion = variable("AWS_REGION");
    return std::make_unique<maintenance::aws::AwsSource>(
        std::make_unique<maintenance::CurlFetcher>(), clock, std::move(settings));
}

} // namespace

SourceOptions sourceOptions(const Options &options)
{
    SourceOptions sources;
    sources.calendars = options.maintenanceCalendars;
    sources.ownCalendar = options.dataDir + '/' + ownCalendarFile;
    return sources;
}

maintenance::SourceDesk::Sources makeSources(const SourceOptions &options,
                                             cluster::Cluster &cluster,
                                             drivers::PowerDriver &power,
                                             runtime::Clock &clock)
{
    maintenance::SourceDesk::Sources sources;
    if (options.inLab)
        sources.push_back(std::make_unique<maintenance::LabSource>(cluster));
    sources.push_back(aws(clock));
    sources.push_back(
        std::make_unique<maintenance::RedfishSource>(cluster, power, controllers::bmcTargetWith));
    maintenance::CalendarSource::Settings calendar;
    calendar.feeds = options.calendars;
    calendar.ownFile = options.ownCalendar;
    sources.push_back(std::make_unique<maintenance::CalendarSource>(
        std::make_unique<maintenance::CurlFetcher>(), clock, std::move(calendar)));
    return sources;
}

} // namespace hp::app
