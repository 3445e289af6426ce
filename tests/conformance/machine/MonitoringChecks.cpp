// SPDX-License-Identifier: Apache-2.0
#include "tests/conformance/machine/MonitoringChecks.h"

#include "tests/backend/metrics/MetricsPage.h"
#include "tests/conformance/machine/Match.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <optional>
#include <regex>
#include <sstream>

namespace hp::conformance {

namespace {

using test::MetricLine;
using Failures = std::vector<std::string>;

/// "unix(T0-1d)" is a Unix time; everything else is what it says.
Json wantedValue(const World &world, const Json &given)
{
    if (given.is_object()) {
        Json resolved = given;
        for (Json &item : resolved)
            item = wantedValue(world, item);
        return resolved;
    }
    if (!given.is_string())
        return given;
    const std::string text = given.get<std::string>();
    if (text.rfind("unix(", 0) != 0 || text.back() != ')')
        return given;
    const auto time = world.text().time(text.substr(5, text.size() - 6));
    if (!time)
        return given;
    return std::chrono::duration<double>(time->time_since_epoch()).count();
}

Json labelsOf(const std::map<std::string, std::string> &labels)
{
    Json json = Json::object();
    for (const auto &[name, value] : labels)
        json[name] = value;
    return json;
}

std::string shown(const MetricLine &line)
{
    std::ostringstream text;
    text << line.name << labelsOf(line.labels).dump() << ' ' << line.value;
    return text.str();
}

/// ">=1", "=0": as the counts of `provider` are written. nullopt for another text.
std::optional<bool> comparison(const std::string &wanted, double value)
{
    static const std::regex form("(>=|<=|=|>|<) *([0-9.]+)");
    std::smatch match;
    if (!std::regex_match(wanted, match, form))
        return std::nullopt;
    const double bound = std::stod(match[2]);
    const std::string sign = match[1];
    if (sign == "=")
        return value == bound;
    if (sign.size() == 2 && value == bound)
        return true;
    return sign[0] == '>' ? value > bound : value < bound;
}

/// Numbers of JSON are integers or not; those of Prometheus are not.
bool sameValue(const Json &wanted, double value)
{
    if (wanted.is_number())
        return wanted.get<double>() == value;
    if (wanted.is_string()) {
        if (const auto holds = comparison(wanted.get<std::string>(), value))
            return *holds;
    }
    if (matches(wanted, Json(value)))
        return true;
    const auto whole = static_cast<long long>(value);
    return static_cast<double>(whole) == value && matches(wanted, Json(whole));
}

std::string stateOf(const alerts::FiringAlert &alert)
{
    return alert.firingSince ? "firing" : "pending";
}

} // namespace

void checkMetrics(World &world, const CheckContext &, const Json &then, Failures &failures)
{
    const std::vector<MetricLine> lines = test::metricLines(world.scrape().page(), failures);
    for (const Json &entry : then) {
        unknownKeys(entry, {"name", "type", "labels", "value", "absent"}, "metrics[]", failures);
        const std::string name = entry.value("name", "");
        std::vector<MetricLine> found;
        std::copy_if(
            lines.begin(), lines.end(), std::back_inserter(found), [&](const MetricLine &line) {
                return line.name == name
                    && matches(entry.value("labels", Json::object()), labelsOf(line.labels));
            });
        if (entry.value("absent", false)) {
            if (!found.empty())
                failures.push_back("metric " + shown(found.front()) + " is there");
            continue;
        }
        const Json wanted = wantedValue(world, member(entry, "value"));
        if (found.empty()) {
            // $num and $exists have something to say about what is missing.
            if (!entry.contains("value") || !wanted.is_object() || !matches(wanted, Json()))
                failures.push_back("there is no metric " + entry.dump());
            continue;
        }
        if (entry.contains("type") && entry["type"] != found.front().type)
            failures.push_back("metric " + name + " is a " + found.front().type + ", expected "
                               + entry["type"].dump());
        const bool fits = !entry.contains("value")
            || std::any_of(found.begin(), found.end(), [&](const MetricLine &line) {
                   return sameValue(wanted, line.value);
               });
        if (!fits)
            failures.push_back("metric " + shown(found.front()) + ", expected " + wanted.dump());
    }
}

void checkAlerts(World &world, const CheckContext &, const Json &then, Failures &failures)
{
    const std::vector<alerts::FiringAlert> all = world.scrape().alerts();
    for (const Json &entry : then) {
        unknownKeys(entry,
                    {"name", "state", "severity", "labels", "summary", "absent"},
                    "alerts[]",
                    failures);
        const std::string name = entry.value("name", "");
        const alerts::AlertRule *rule = alerts::findRule(name);
        if (rule == nullptr) {
            failures.push_back("there is no alert rule " + name);
            continue;
        }
        if (entry.contains("severity") && entry["severity"] != rule->severity)
            failures.push_back("alert " + name + " is a " + rule->severity + ", expected "
                               + entry["severity"].dump());
        std::vector<alerts::FiringAlert> found;
        std::copy_if(all.begin(),
                     all.end(),
                     std::back_inserter(found),
                     [&](const alerts::FiringAlert &alert) {
                         return alert.rule == rule
                             && matches(entry.value("labels", Json::object()),
                                        labelsOf(alert.labels));
                     });
        const std::string state =
            entry.value("absent", false) ? "inactive" : entry.value("state", "firing");
        if (state == "inactive") {
            for (const alerts::FiringAlert &alert : found)
                failures.push_back("alert " + name + labelsOf(alert.labels).dump() + " is "
                                   + stateOf(alert));
            continue;
        }
        const auto inState =
            std::find_if(found.begin(), found.end(), [&](const alerts::FiringAlert &alert) {
                return stateOf(alert) == state;
            });
        if (inState == found.end())
            failures.push_back("alert " + name + " is "
                               + (found.empty() ? std::string("inactive") : stateOf(found.front()))
                               + ", expected " + state);
        else if (entry.contains("summary"))
            match(entry["summary"], inState->summary(), "summary of " + name, failures);
    }
}

} // namespace hp::conformance
