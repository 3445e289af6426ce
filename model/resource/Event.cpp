// SPDX-License-Identifier: Apache-2.0
#include "model/resource/Event.h"

#include <initializer_list>
#include <nlohmann/json.hpp>

namespace hp::event {

namespace {

const std::string &firstTextOf(const Object &event, std::initializer_list<const char *> places)
{
    static const std::string nothing;
    for (const char *place : places) {
        if (const std::string &text = event.text(place); !text.empty())
            return text;
    }
    return nothing;
}

std::optional<TimePoint> firstTimeOf(const Object &event,
                                     std::initializer_list<const char *> places)
{
    for (const char *place : places) {
        if (const auto at = parseTime(event.text(place)))
            return at;
    }
    return std::nullopt;
}

} // namespace

const std::string &reporterOf(const Object &event)
{
    return firstTextOf(event,
                       {"/reportingComponent",
                        "/reportingController",
                        "/source/component",
                        "/deprecatedSource/component"});
}

std::optional<TimePoint> lastTime(const Object &event)
{
    return firstTimeOf(event,
                       {"/series/lastObservedTime",
                        "/lastTimestamp",
                        "/deprecatedLastTimestamp",
                        "/eventTime",
                        "/metadata/creationTimestamp"});
}

std::optional<TimePoint> firstTime(const Object &event)
{
    return firstTimeOf(event,
                       {"/firstTimestamp",
                        "/deprecatedFirstTimestamp",
                        "/eventTime",
                        "/metadata/creationTimestamp"});
}

std::int64_t timesTold(const Object &event)
{
    for (const char *place : {"/series/count", "/count", "/deprecatedCount"}) {
        const Json &count = event.at(place);
        if (count.is_number_integer() && count.get<std::int64_t>() > 0)
            return count.get<std::int64_t>();
    }
    return 1;
}

const std::string &messageOf(const Object &event)
{
    return firstTextOf(event, {"/message", "/note"});
}

} // namespace hp::event
