// SPDX-License-Identifier: Apache-2.0
#include "model/rules/maintenance/WindowSpec.h"

#include "model/messages/Window.h"
#include "model/resource/Machine.h"
#include "model/rules/maintenance/DateRule.h"

#include <algorithm>
#include <cctype>
#include <nlohmann/json.hpp>

namespace hp::maintenance {

namespace {

using std::chrono::hours;
using std::chrono::minutes;
using std::chrono::seconds;

constexpr Duration minWindow = minutes(1);
constexpr Duration maxWindow = hours(7 * 24);
/// Drain budget and power budget together (facts/maintenance.md 3).
constexpr Duration defaultMinRemaining = minutes(30);
constexpr const char *exampleTime = "2026-12-24T00:00:00Z";

Unexpected fault(const Object &window, const std::string &field, Message what)
{
    return faultOf(window.name(), field, std::move(what));
}

/// "23:00" or "23:00:30"; nullopt for anything else.
std::optional<Duration> timeOfDay(const std::string &text)
{
    const auto two = [&text](std::size_t at, int most) {
        const auto digit = [&text](std::size_t i) {
            return std::isdigit(static_cast<unsigned char>(text[i])) ? text[i] - '0' : 100;
        };
        const int value = digit(at) * 10 + digit(at + 1);
        return value <= most ? value : -1;
    };
    const bool withSeconds = text.size() == 8;
    if ((text.size() != 5 && !withSeconds) || text[2] != ':' || (withSeconds && text[5] != ':'))
        return std::nullopt;
    const int hour = two(0, 23);
    const int minute = two(3, 59);
    const int second = withSeconds ? two(6, 59) : 0;
    if (hour < 0 || minute < 0 || second < 0)
        return std::nullopt;
    return hours(hour) + minutes(minute) + seconds(second);
}

/// The name is used as a path below the system's zones.
bool looksLikeZone(const std::string &name)
{
    const bool plain = std::all_of(name.begin(), name.end(), [](unsigned char c) {
        return std::isalnum(c) || c == '/' || c == '_' || c == '-' || c == '+';
    });
    return plain && !name.empty() && name.front() != '/' && name.size() <= 64;
}

std::set<std::string> strings(const Json &list)
{
    std::set<std::string> items;
    for (const Json &item : list.is_array() ? list : Json::array()) {
        if (item.is_string())
            items.insert(item.get<std::string>());
    }
    return items;
}

WindowSelector selectorOf(const Object &window)
{
    WindowSelector selector;
    selector.machines = strings(window.at("/spec/selector/machines"));
    selector.roles = strings(window.at("/spec/selector/roles"));
    selector.zones = strings(window.at("/spec/selector/zones"));
    const Json &labels = window.at("/spec/selector/matchLabels");
    if (labels.is_object()) {
        for (const auto &[key, value] : labels.items())
            selector.labels[key] = value.is_string() ? value.get<std::string>() : value.dump();
    }
    return selector;
}

Result<Openings> excludesOf(const Object &window)
{
    Openings excludes;
    const Json &list = window.at("/spec/excludes");
    for (std::size_t i = 0; list.is_array() && i < list.size(); ++i) {
        const std::string at = "/spec/excludes/" + std::to_string(i);
        const std::string field = "excludes[" + std::to_string(i) + ']';
        const auto from = parseTime(window.text(at + "/from"));
        const auto until = parseTime(window.text(at + "/until"));
        if (!from || !until)
            return fault(window, field, say::fromAndUntilMustBeTimes(exampleTime));
        if (*until <= *from)
            return fault(window, field, say::untilIsNotAfterFrom());
        excludes.push_back({*from, *until});
    }
    return united(std::move(excludes));
}

/// The duration of a field, or `otherwise` when the field is missing.
std::optional<Duration> durationOf(const Object &window, const char *field, Duration otherwise)
{
    const Json &value = window.at(std::string("/spec/") + field);
    if (value.is_null())
        return otherwise;
    return value.is_string() ? parseDuration(value.get_ref<const std::string &>()) : std::nullopt;
}

} // namespace

bool WindowSelector::isEmpty() const
{
    return machines.empty() && roles.empty() && zones.empty() && labels.empty();
}

bool WindowSelector::selects(const Object &machine) const
{
    const auto agrees = [](const std::set<std::string> &wanted, const std::string &has) {
        return wanted.empty() || wanted.contains(has);
    };
    return agrees(machines, machine.name())
        && agrees(roles, machine.label(machine::roleLabel).value_or(""))
        && agrees(zones, machine.label(machine::zoneLabel).value_or(""))
        && std::all_of(labels.begin(), labels.end(), [&machine](const auto &label) {
               return machine.label(label.first) == label.second;
           });
}

Unexpected faultOf(const std::string &window, const std::string &field, Message what)
{
    const std::string path = "spec." + field;
    Unexpected fault = invalid(say::fieldOfWindow(path, window, std::move(what)));
    fault.error.detail = path;
    return fault;
}

Result<WindowSpec> parseWindow(const Object &window)
{
    WindowSpec spec;
    spec.name = window.name();
    auto rule = parseDateRule(window.text("/spec/rrule"));
    if (!rule)
        return fault(window, "rrule", rule.error().said);
    spec.rule = std::move(*rule);

    const std::string start = window.text("/spec/start");
    const auto at = timeOfDay(start);
    if (!at)
        return fault(window, "start", say::isNoLocalTime('"' + start + '"'));
    spec.timeOfDay = *at;

    const auto length = durationOf(window, "duration", Duration(0));
    if (!length || *length < minWindow || *length > maxWindow)
        return fault(window, "duration", say::lengthIsOutOfRange());
    spec.length = *length;

    spec.timezone = window.at("/spec/timezone").is_null() ? "UTC" : window.text("/spec/timezone");
    if (!looksLikeZone(spec.timezone))
        return fault(window, "timezone", say::isNoZoneName('"' + spec.timezone + '"'));

    auto excludes = excludesOf(window);
    if (!excludes)
        return unexpected(excludes.error());
    spec.excludes = std::move(*excludes);

    if (!window.at("/spec/pausedUntil").is_null()) {
        spec.pausedUntil = parseTime(window.text("/spec/pausedUntil"));
        if (!spec.pausedUntil)
            return fault(window, "pausedUntil", say::mustBeTimeSuchAs(exampleTime));
    }

    const auto least = durationOf(window, "minRemaining", defaultMinRemaining);
    if (!least || *least < Duration(0))
        return fault(window, "minRemaining", say::mustBeDuration());
    if (*least > spec.length)
        return fault(window, "minRemaining", say::nothingCanEverBegin());
    spec.minRemaining = *least;
    spec.selector = selectorOf(window);
    return spec;
}

} // namespace hp::maintenance
