// SPDX-License-Identifier: Apache-2.0
#include "model/rules/holds/StuckView.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace hp::holds {

namespace {

std::optional<TimePoint> firstOf(const Object &event, std::initializer_list<const char *> fields)
{
    for (const char *field : fields) {
        if (const auto at = parseTime(event.text(field)))
            return at;
    }
    return std::nullopt;
}

std::int64_t timesTold(const Object &event)
{
    for (const char *field : {"/series/count", "/count"}) {
        const Json &count = event.at(field);
        if (count.is_number_integer() && count.get<std::int64_t>() > 0)
            return count.get<std::int64_t>();
    }
    return 1;
}

EventSign signFrom(const Object &event)
{
    EventSign sign;
    sign.kind = event.text("/involvedObject/kind");
    sign.object = event.text("/involvedObject/name");
    sign.reason = event.text("/reason");
    sign.message = event.text("/message");
    sign.reporter = event.text("/reportingComponent").empty() ? event.text("/source/component")
                                                              : event.text("/reportingComponent");
    sign.warning = event.text("/type") == "Warning";
    sign.count = timesTold(event);
    sign.last = firstOf(event,
                        {"/series/lastObservedTime",
                         "/lastTimestamp",
                         "/eventTime",
                         "/metadata/creationTimestamp"});
    sign.first = firstOf(event, {"/firstTimestamp", "/eventTime", "/metadata/creationTimestamp"});
    return sign;
}

bool isAlike(const EventSign &one, const EventSign &other)
{
    return one.kind == other.kind && one.object == other.object && one.reason == other.reason
        && one.warning == other.warning;
}

void addTo(EventSign &known, const EventSign &more)
{
    known.count += more.count;
    if (more.first && (!known.first || *more.first < *known.first))
        known.first = more.first;
    if (*more.last > *known.last) {
        known.last = more.last;
        known.message = more.message;
        known.reporter = more.reporter;
    }
}

} // namespace

std::vector<EventSign> eventSigns(const std::vector<Object> &events)
{
    std::vector<EventSign> signs;
    for (const Object &event : events) {
        const EventSign sign = signFrom(event);
        if (sign.reason.empty() || !sign.last)
            continue;
        const auto known = std::find_if(
            signs.begin(), signs.end(), [&](const EventSign &one) { return isAlike(one, sign); });
        if (known == signs.end())
            signs.push_back(sign);
        else
            addTo(*known, sign);
    }
    std::stable_sort(signs.begin(), signs.end(), [](const EventSign &one, const EventSign &other) {
        return *one.last > *other.last;
    });
    return signs;
}

} // namespace hp::holds
