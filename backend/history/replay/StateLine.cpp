// SPDX-License-Identifier: Apache-2.0
#include "backend/history/replay/StateLine.h"

#include "model/base/JsonFields.h"
#include "model/base/JsonTree.h"

#include <nlohmann/json.hpp>
#include <utility>

namespace hp::history {

namespace {

Unexpected wrongState(const std::string &why)
{
    return unexpected(ErrorCode::Invalid, "a line of the states " + why);
}

Json jsonOf(const RecordLine &line)
{
    Json budgets = Json::object();
    for (const auto &[key, budget] : line.budgets.entries())
        budgets[key] = formatDuration(budget);
    return {{"sort", "record"}, {"begins", formatMicroTime(line.begins)}, {"budgets", budgets}};
}

Json jsonOf(const UsualLine &line)
{
    return {{"sort", "usual"},
            {"point", line.key.point},
            {"name", line.key.name},
            {"owner", line.key.owner},
            {"role", line.key.role},
            {"p50", formatDuration(line.usual.p50)},
            {"p95", formatDuration(line.usual.p95)},
            {"n", line.usual.n}};
}

Json jsonOf(const StepLine &line)
{
    return {{"sort", "step"},
            {"was", formatMicroTime(line.step.was)},
            {"became", formatMicroTime(line.step.became)},
            {"after", line.step.afterTransition}};
}

Json jsonOf(const ObjectLine &line)
{
    Json json = {{"sort", "object"},
                 {"kind", line.kind},
                 {"namespace", line.key.ns},
                 {"name", line.key.name},
                 {"uid", line.uid},
                 {"seen", formatMicroTime(line.seen)}};
    if (line.form == ObjectLine::Form::Gone)
        json["gone"] = true;
    else
        json[line.form == ObjectLine::Form::Patch ? "patch" : "state"] = line.body;
    return json;
}

Result<StateLine> recordFrom(const Json &json)
{
    RecordLine line;
    const auto begins = parseTime(textOf(json, "begins"));
    if (!begins)
        return wrongState("does not say when the record starts");
    line.begins = *begins;
    const auto budgets = json.find("budgets");
    if (budgets == json.end() || !budgets->is_object())
        return StateLine(std::move(line));
    for (const auto &[key, budget] : budgets->items()) {
        const std::string error =
            line.budgets.set(key, budget.is_string() ? budget.get<std::string>() : std::string());
        if (!error.empty())
            return wrongState("has a wrong budget: " + error);
    }
    return StateLine(std::move(line));
}

Result<StateLine> usualFrom(const Json &json)
{
    UsualLine line;
    line.key = {
        textOf(json, "point"), textOf(json, "name"), textOf(json, "owner"), textOf(json, "role")};
    const auto p50 = parseDuration(textOf(json, "p50"));
    const auto p95 = parseDuration(textOf(json, "p95"));
    const auto n = json.find("n");
    if (!p50 || !p95 || n == json.end() || !n->is_number_unsigned())
        return wrongState("does not say what is usual");
    line.usual = {*p50, *p95, n->get<std::size_t>()};
    return StateLine(std::move(line));
}

Result<StateLine> stepFrom(const Json &json)
{
    const auto was = parseTime(textOf(json, "was"));
    const auto became = parseTime(textOf(json, "became"));
    const auto after = json.find("after");
    if (!was || !became || after == json.end() || !after->is_number_unsigned())
        return wrongState("does not say how the clock stepped");
    return StateLine(StepLine{{after->get<std::int64_t>(), 0, *was, *became}});
}

Result<StateLine> objectFrom(const Json &json)
{
    ObjectLine line;
    line.kind = textOf(json, "kind");
    line.key = {textOf(json, "namespace"), textOf(json, "name")};
    line.uid = textOf(json, "uid");
    const auto seen = parseTime(textOf(json, "seen"));
    if (line.kind.empty() || line.key.name.empty() || !seen)
        return wrongState("does not say of which object it is, or of when");
    line.seen = *seen;
    if (flagOf(json, "gone")) {
        line.form = ObjectLine::Form::Gone;
        return StateLine(std::move(line));
    }
    const auto whole = json.find("state");
    const auto patch = json.find("patch");
    if (whole != json.end() && whole->is_object()) {
        line.body = *whole;
    } else if (patch != json.end() && patch->is_array()) {
        line.form = ObjectLine::Form::Patch;
        line.body = *patch;
    } else {
        return wrongState("has no state of " + toString(line.key));
    }
    return StateLine(std::move(line));
}

} // namespace

std::string toText(const StateLine &line)
{
    return std::visit([](const auto &one) { return compactJson(jsonOf(one)); }, line);
}

Result<StateLine> stateLineFrom(std::string_view text)
{
    const Json json = parseJson(text);
    if (!json.is_object())
        return wrongState("is not a JSON object");
    const std::string &sort = textOf(json, "sort");
    if (sort == "record")
        return recordFrom(json);
    if (sort == "usual")
        return usualFrom(json);
    if (sort == "step")
        return stepFrom(json);
    if (sort == "object")
        return objectFrom(json);
    return wrongState("has the unknown sort '" + sort + "'");
}

} // namespace hp::history
