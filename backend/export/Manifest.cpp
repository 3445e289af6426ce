// SPDX-License-Identifier: Apache-2.0
#include "backend/export/Manifest.h"

#include "model/base/JsonFields.h"
#include "model/base/JsonTree.h"

#include <algorithm>
#include <cctype>
#include <cmath>
#include <nlohmann/json.hpp>

namespace hp::exports {

using namespace incident;

namespace {

constexpr const char *bundleFormat = "holdpoint.bundle/v1";
constexpr double maxBaselineSeconds = 1e9; ///< seconds; thirty years

std::uint64_t countOf(const Json &json, const char *name)
{
    const auto it = json.find(name);
    return it != json.end() && it->is_number_unsigned() ? it->get<std::uint64_t>() : 0;
}

Unexpected wrong(const std::string &why)
{
    return unexpected(ErrorCode::Invalid, "its manifest " + why);
}

bool isDigest(const std::string &text)
{
    return text.size() == 64 && std::all_of(text.begin(), text.end(), [](unsigned char c) {
               return std::isxdigit(c) != 0;
           });
}

/// Rows that make no sense are left out: nothing is checked or opened by them.
UsualOfLanes usualFrom(const Json &rows)
{
    const auto number = [](const Json &row, const char *name) {
        const auto it = row.find(name);
        return it != row.end() && it->is_number() ? it->get<double>() : -1.0;
    };
    UsualOfLanes lanes;
    for (const Json &row : rows) {
        if (!row.is_object() || textOf(row, "lane").empty())
            continue;
        const double n = number(row, "n");
        const Usual usual{number(row, "p50_s"),
                          number(row, "p95_s"),
                          n >= 1 && n < 1e9 ? static_cast<int>(n) : 0};
        if (usual.n > 0 && usual.p50 >= 0 && usual.p95 >= usual.p50
            && usual.p95 < maxBaselineSeconds)
            lanes[{textOf(row, "machine"), textOf(row, "lane")}] = usual;
    }
    return lanes;
}

KnownLimits limitsFrom(const Json &rows)
{
    const auto duration = [](const Json &row, const char *name) {
        const auto it = row.find(name);
        const double seconds = it != row.end() && it->is_number() ? it->get<double>() : 0;
        return seconds > 0 && seconds < maxBaselineSeconds ? Duration(std::llround(seconds * 1e6))
                                                           : Duration();
    };
    KnownLimits limits;
    for (const Json &row : rows) {
        if (!row.is_object())
            continue;
        const HoldLimits known{duration(row, "late_s"), duration(row, "overdue_s"), {}};
        const auto p95 = row.find("p95_s");
        const double usual = p95 != row.end() && p95->is_number() ? p95->get<double>() : 0;
        if (known.late > Duration() && known.overdue >= known.late)
            limits[{textOf(row, "kind"), textOf(row, "name"), textOf(row, "owner"), usual}] = known;
    }
    return limits;
}

} // namespace

LimitsOfHolds limitsOf(const Manifest &manifest)
{
    return [limits = manifest.limits](const EntryHold &hold, const Usual &usual) {
        const auto known = limits.find(limitsKey(hold, usual));
        return known == limits.end() ? budgetOf(hold) : known->second;
    };
}

std::string toText(const Manifest &manifest)
{
    nlohmann::ordered_json json = {
        {"format", bundleFormat},
        {"tool", manifest.tool},
        {"preset", toString(manifest.preset)},
        {"range",
         {{"from", formatMicroTime(manifest.incident.from)},
          {"to", formatMicroTime(manifest.end)}}},
        {"scope", {{"cluster", manifest.cluster}, {"machines", manifest.incident.machines}}},
        {"time_scale", manifest.timeScale},
        {"facts", manifest.facts},
        {"drops", manifest.drops},
        {"clock_skew_s", secondsOf(manifest.clockSkew)}};
    if (!manifest.states.empty())
        json["states"] = manifest.states;
    json["gaps"] = nlohmann::ordered_json::array();
    for (const GapRow &gap : manifest.gaps) {
        nlohmann::ordered_json row = {{"from", formatMicroTime(gap.from)}};
        if (gap.to)
            row["to"] = formatMicroTime(*gap.to);
        row["cause"] = gap.cause;
        json["gaps"].push_back(std::move(row));
    }
    for (const auto &[lane, usual] : manifest.usual)
        json["usual"].push_back({{"machine", lane.first},
                                 {"lane", lane.second},
                                 {"p50_s", usual.p50},
                                 {"p95_s", usual.p95},
                                 {"n", usual.n}});
    for (const auto &[key, limits] : manifest.limits)
        json["limits"].push_back({{"kind", std::get<0>(key)},
                                  {"name", std::get<1>(key)},
                                  {"owner", std::get<2>(key)},
                                  {"p95_s", std::get<3>(key)},
                                  {"late_s", secondsOf(limits.late)},
                                  {"overdue_s", secondsOf(limits.overdue)}});
    json["files"] = nlohmann::ordered_json::array();
    for (const BundledFile &file : manifest.files)
        json["files"].push_back(
            {{"name", file.name}, {"bytes", file.bytes}, {"sha256", file.sha256}});
    json["incident"] = nlohmann::ordered_json(toJson(manifest.incident));
    return json.dump(2, ' ', false, nlohmann::ordered_json::error_handler_t::replace) + '\n';
}

Result<Manifest> manifestFrom(const std::string &text)
{
    const Json json = parseJson(text);
    if (!json.is_object())
        return wrong("is not a JSON object");
    const std::string format = textOf(json, "format");
    if (format != bundleFormat)
        return wrong("is of the unknown format '" + format + "'");
    Manifest manifest;
    manifest.tool = textOf(json, "tool");
    const auto preset = presetOf(textOf(json, "preset"));
    if (!preset)
        return wrong("names no preset");
    manifest.preset = *preset;
    const auto definition = json.find("incident");
    if (definition == json.end())
        return wrong("has no incident");
    auto incident = incidentFromJson(*definition);
    if (!incident)
        return unexpected(incident.error());
    manifest.incident = std::move(*incident);
    const auto range = json.find("range");
    const auto end =
        range != json.end() && range->is_object() ? parseTime(textOf(*range, "to")) : std::nullopt;
    if (!end || *end <= manifest.incident.from)
        return wrong("has no range");
    manifest.end = *end;
    if (const auto scope = json.find("scope"); scope != json.end() && scope->is_object())
        manifest.cluster = textOf(*scope, "cluster");
    const auto scale = json.find("time_scale");
    manifest.timeScale = scale != json.end() && scale->is_number() ? scale->get<double>() : 1.0;
    manifest.states = textOf(json, "states");
    if (const auto usual = json.find("usual"); usual != json.end() && usual->is_array())
        manifest.usual = usualFrom(*usual);
    if (const auto limits = json.find("limits"); limits != json.end() && limits->is_array())
        manifest.limits = limitsFrom(*limits);
    manifest.facts = countOf(json, "facts");
    manifest.drops = countOf(json, "drops");
    if (const auto skew = json.find("clock_skew_s"); skew != json.end() && skew->is_number())
        manifest.clockSkew = Duration(std::llround(skew->get<double>() * 1e6));
    if (const auto gaps = json.find("gaps"); gaps != json.end() && gaps->is_array()) {
        for (const Json &gap : *gaps) {
            const auto from = gap.is_object() ? parseTime(textOf(gap, "from")) : std::nullopt;
            if (!from)
                return wrong("has a gap without a start");
            manifest.gaps.push_back(
                {{}, *from, parseTime(textOf(gap, "to")), textOf(gap, "cause")});
        }
    }
    const auto files = json.find("files");
    if (files == json.end() || !files->is_array())
        return wrong("lists no files");
    for (const Json &file : *files) {
        if (!file.is_object() || textOf(file, "name").empty() || !isDigest(textOf(file, "sha256")))
            return wrong("lists a file without a name or a checksum");
        manifest.files.push_back(
            {textOf(file, "name"), countOf(file, "bytes"), textOf(file, "sha256")});
    }
    return manifest;
}

} // namespace hp::exports
