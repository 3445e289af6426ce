// SPDX-License-Identifier: Apache-2.0
#include "app/ctl/Answered.h"
#include "app/ctl/CtlCommands.h"
#include "app/ctl/ProgressLine.h"
#include "app/ctl/Report.h"
#include "backend/history/store/RecordCopy.h"
#include "backend/http/credentials/DirectoryLock.h"

#include <algorithm>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <optional>

namespace hp::app {

namespace {

constexpr const char *recordFile = "history.db";

Result<history::RecordPlace> placeOf(const char *option, const std::string &text)
{
    if (text.starts_with("postgres://") || text.starts_with("postgresql://"))
        return history::parseRecordUrl(text);
    if (text.empty() || text.find("://") != std::string::npos)
        return unexpected(ErrorCode::Invalid,
                          std::string(option) + ": '" + text
                              + "' is not a data directory, a history file or postgres://…");
    history::RecordPlace place;
    std::error_code ignored;
    place.file = std::filesystem::is_directory(text, ignored) ? text + '/' + recordFile : text;
    return place;
}

/// Keeps backends away from the data directory that a file lies in.
Result<std::optional<http::DirectoryLock>> lockOf(const history::RecordPlace &place)
{
    if (place.isShared())
        return std::optional<http::DirectoryLock>();
    const std::string folder = std::filesystem::path(place.file).parent_path().string();
    const auto directory = http::DataDirectory::open(folder.empty() ? "." : folder);
    if (!directory)
        return unexpected(directory.error());
    auto lock = http::DirectoryLock::take(*directory);
    if (!lock)
        return unexpected(lock.error());
    return std::optional<http::DirectoryLock>(std::move(*lock));
}

/// Which cluster of a shared record is meant.
Result<std::string> clusterOf(const history::RecordPlace &from, const std::string &wanted)
{
    const auto all = history::clustersIn(from);
    if (!all)
        return unexpected(all.error());
    std::string names;
    for (const std::string &name : *all)
        names += (names.empty() ? "" : ", ") + name;
    if (wanted.empty() && all->size() == 1)
        return all->front();
    if (std::ranges::count(*all, wanted) > 0)
        return wanted;
    return unexpected(ErrorCode::Invalid,
                      (wanted.empty() ? "--cluster says which one is meant: "
                                      : "there is no cluster '" + wanted + "' in it: ")
                          + from.shown() + " has " + (names.empty() ? std::string("none") : names));
}

} // namespace

Result<std::string> runRecordCommand(const CtlOptions &options)
{
    const auto from = placeOf("--from", options.from);
    if (!from)
        return unexpected(from.error());
    const auto to = placeOf("--to", options.to);
    if (!to)
        return unexpected(to.error());
    if (from->shown() == to->shown())
        return unexpected(ErrorCode::Invalid, "--from and --to are the same record");
    history::RecordSide source{*from, {}};
    history::RecordSide target{*to, {}};
    if (from->isShared()) {
        auto cluster = clusterOf(*from, options.cluster);
        if (!cluster)
            return unexpected(cluster.error());
        source.cluster = std::move(*cluster);
    }
    if (to->isShared()) {
        target.cluster = from->isShared() ? source.cluster : options.cluster;
        if (target.cluster.empty())
            return unexpected(ErrorCode::Invalid,
                              "record copy to a server needs --cluster, the uid of the namespace "
                              "kube-system, or HOST:DIRECTORY of an own cluster: docs/history.md");
    }
    // Both folders may be one, and it is locked once.
    const auto first = lockOf(*from);
    if (!first)
        return unexpected(first.error());
    const bool isSameFolder = !from->isShared() && !to->isShared()
        && std::filesystem::path(from->file).parent_path()
            == std::filesystem::path(to->file).parent_path();
    const auto second =
        isSameFolder ? Result<std::optional<http::DirectoryLock>>(std::nullopt) : lockOf(*to);
    if (!second)
        return unexpected(second.error());
    const WaitingLine waiting("copying the record");
    const auto copied = history::copyRecord(source, target);
    if (!copied)
        return unexpected(copied.error());
    std::vector<TableLine> lines{{"TABLE", "ROWS", "SHA-256"}};
    Json tables = Json::array();
    for (const history::CopiedTable &table : *copied) {
        lines.push_back({table.name, std::to_string(table.rows), table.digest});
        tables.push_back({{"table", table.name}, {"rows", table.rows}, {"sha256", table.digest}});
    }
    return rendered(options.output,
                    {tableText(lines, options.output.style) + "copied and read again: "
                         + to->shown() + " is what " + from->shown() + " was\n",
                     {{"from", from->shown()}, {"to", to->shown()}, {"tables", tables}},
                     {to->shown()}});
}

} // namespace hp::app
