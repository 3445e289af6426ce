// SPDX-License-Identifier: Apache-2.0
#include "model/resource/Event.h"
#include "model/rules/holds/StuckView.h"

#include <algorithm>

namespace hp::holds {

namespace {

EventSign signFrom(const Object &event)
{
    EventSign sign;
    sign.kind = event.text("/involvedObject/kind");
    sign.object = event.text("/involvedObject/name");
    sign.reason = event.text("/reason");
    sign.message = event::messageOf(event);
    sign.reporter = event::reporterOf(event);
    sign.warning = event.text("/type") == "Warning";
    sign.count = event::timesTold(event);
    sign.last = event::lastTime(event);
    sign.first = event::firstTime(event);
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
