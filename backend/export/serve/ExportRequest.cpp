// SPDX-License-Identifier: Apache-2.0
#include "backend/export/serve/ExportRequest.h"

#include <algorithm>
#include <cctype>
#include <map>
#include <string_view>
#include <vector>

namespace hp::exports {

namespace {

std::vector<std::string> segments(std::string_view path)
{
    std::vector<std::string> parts;
    while (!path.empty()) {
        const std::size_t slash = path.find('/');
        parts.emplace_back(path.substr(0, slash));
        path.remove_prefix(slash == std::string_view::npos ? path.size() : slash + 1);
    }
    return parts;
}

Unexpected wrong(const std::string &parameter, const std::string &why)
{
    return unexpected(ErrorCode::Invalid, parameter + ": " + why);
}

Result<Done> readRange(const http::HttpRequest &request, AskedRange &wanted)
{
    if (const std::string text = request.param("since"); !text.empty()) {
        const auto since = parseDuration(text);
        if (!since || *since <= Duration(0))
            return wrong("since", "'" + text + "' is not a duration such as 2h");
        wanted.since = *since;
    }
    for (const auto &[name, member] :
         {std::pair{"from", &AskedRange::from}, std::pair{"to", &AskedRange::to}}) {
        const std::string text = request.param(name);
        if (text.empty())
            continue;
        wanted.*member = parseTime(text);
        if (!(wanted.*member))
            return wrong(name, "'" + text + "' is not a time such as 2026-11-20T13:16:05Z");
    }
    if (wanted.from && wanted.to && *wanted.to <= *wanted.from)
        return wrong("to", "the range ends before it starts");
    if (wanted.to && !wanted.from)
        return wrong("to", "needs a from");
    return Done{};
}

} // namespace

Result<ExportRequest> exportRequestOf(const http::HttpRequest &request)
{
    const auto parts = segments(request.path);
    ExportRequest wanted;
    if (parts.size() == 5 && parts[2] == "machine" && !parts[3].empty() && !parts[4].empty())
        wanted.machine = parts[3] + '/' + parts[4];
    else if (parts.size() == 4 && parts[2] == "incident" && !parts[3].empty())
        wanted.incident = parts[3];
    else
        return unexpected(ErrorCode::NotFound,
                          "exports are at /export/machine/<namespace>/<name>, "
                          "/export/incident/<id> and /export/owners");
    const std::string format = request.hasParam("format") ? request.param("format") : "html";
    wanted.format = formatOf(format);
    if (!wanted.format && format != "holdpoint")
        return wrong("format",
                     "'" + format
                         + "' is not one of md, html, json, csv, trace, svg, jsonl, holdpoint");
    if (request.param("content") == "transitions")
        wanted.content = BundleContent::Transitions;
    if (request.hasParam("preset")) {
        const auto preset = incident::presetOf(request.param("preset"));
        if (!preset)
            return wrong("preset",
                         "'" + request.param("preset")
                             + "' is not one of internal, partner, public");
        wanted.preset = *preset;
    }
    if (const auto read = readRange(request, wanted); !read)
        return unexpected(read.error());
    wanted.findsStory =
        !wanted.machine.empty() && !request.hasParam("since") && request.param("from").empty();
    return wanted;
}

Result<OwnersRequest> ownersRequestOf(const http::HttpRequest &request)
{
    static const std::map<std::string, OwnersFormat> formats{
        {"html", OwnersFormat::Html}, {"json", OwnersFormat::Json}, {"csv", OwnersFormat::Csv}};
    OwnersRequest wanted;
    wanted.since = std::chrono::hours(7 * 24);
    const std::string format = request.hasParam("format") ? request.param("format") : "html";
    const auto known = formats.find(format);
    if (known == formats.end())
        return wrong("format", "'" + format + "' is not one of html, json, csv");
    wanted.format = known->second;
    if (const auto read = readRange(request, wanted); !read)
        return unexpected(read.error());
    return wanted;
}

std::string fileNameOf(const ExportRequest &request)
{
    std::string name = request.machine.empty()
        ? request.incident
        : request.machine.substr(request.machine.find('/') + 1);
    std::replace_if(
        name.begin(),
        name.end(),
        [](unsigned char c) { return std::isalnum(c) == 0 && c != '-' && c != '.'; },
        '_');
    const std::string file = request.format ? request.format->file : "x.holdpoint";
    return name + file.substr(file.rfind('.'));
}

} // namespace hp::exports
