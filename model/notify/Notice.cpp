// SPDX-License-Identifier: Apache-2.0
#include "model/notify/Notice.h"

#include "model/base/JsonFields.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

namespace hp::notify {

namespace {

constexpr std::array noticeEvents{Event::Raised,
                                  Event::Escalated,
                                  Event::Acknowledged,
                                  Event::Reopened,
                                  Event::Resolved,
                                  Event::Test};

std::vector<std::string> namesIn(const Json &json, const char *member)
{
    std::vector<std::string> names;
    if (const auto list = json.find(member); list != json.end() && list->is_array()) {
        for (const Json &name : *list) {
            if (name.is_string())
                names.push_back(name.get<std::string>());
        }
    }
    return names;
}

int numberIn(const Json &json, const char *member)
{
    const auto value = json.find(member);
    return value != json.end() && value->is_number_integer() ? value->get<int>() : 0;
}

} // namespace

const char *toString(Event event)
{
    switch (event) {
    case Event::Raised:
        return "raised";
    case Event::Escalated:
        return "escalated";
    case Event::Acknowledged:
        return "acknowledged";
    case Event::Reopened:
        return "reopened";
    case Event::Resolved:
        return "resolved";
    case Event::Test:
        return "test";
    }
    return "raised";
}

const std::vector<std::string> &severities()
{
    static const std::vector<std::string> words{"critical", "warning", "info"};
    return words;
}

const char *severityOf(int priority)
{
    return severities()[static_cast<std::size_t>(std::clamp(priority, 1, 3) - 1)].c_str();
}

Json toJson(const Notice &notice)
{
    return {{"event", toString(notice.event)},
            {"cluster", notice.cluster},
            {"site", notice.site},
            {"cause", notice.cause},
            {"episode", notice.episode},
            {"number", notice.number},
            {"priority", notice.priority},
            {"before", notice.before},
            {"summary", notice.summary},
            {"machines", notice.machines},
            {"owners", notice.owners},
            {"racks", notice.racks},
            {"since", formatMicroTime(notice.since)},
            {"at", formatMicroTime(notice.at)},
            {"by", notice.by}};
}

std::optional<Notice> noticeFromJson(const Json &json)
{
    const std::string &word = textOf(json, "event");
    const auto event =
        std::ranges::find_if(noticeEvents, [&word](Event one) { return word == toString(one); });
    const auto since = parseTime(textOf(json, "since"));
    const auto at = parseTime(textOf(json, "at"));
    if (event == noticeEvents.end() || !since || !at)
        return std::nullopt;
    Notice notice;
    notice.event = *event;
    notice.cluster = textOf(json, "cluster");
    notice.site = textOf(json, "site");
    notice.cause = textOf(json, "cause");
    notice.episode = textOf(json, "episode");
    notice.number = numberIn(json, "number");
    notice.priority = std::clamp(numberIn(json, "priority"), 1, 3);
    notice.before = numberIn(json, "before");
    notice.summary = textOf(json, "summary");
    notice.machines = namesIn(json, "machines");
    notice.owners = namesIn(json, "owners");
    notice.racks = namesIn(json, "racks");
    notice.since = *since;
    notice.at = *at;
    notice.by = textOf(json, "by");
    return notice;
}

} // namespace hp::notify
