// SPDX-License-Identifier: Apache-2.0
#include "backend/gateway/rows/ConnectionRows.h"

#include "model/base/Json.h"

#include <fstream>
#include <nlohmann/json.hpp>
#include <unistd.h>

namespace hp::gateway {

namespace {

const char *stateOf(const StreamInfo &stream)
{
    if (!stream.reason.empty())
        return "closed";
    return stream.synced ? "live" : "stale";
}

} // namespace

std::map<std::string, std::string> connectionRows(const ServerInfo &server,
                                                  const std::vector<StreamInfo> &streams,
                                                  std::uint64_t rssBytes,
                                                  std::size_t clients)
{
    std::map<std::string, std::string> rows;
    rows["backend"] = Json({{"version", server.version},
                            {"mode", server.mode},
                            {"cluster", server.cluster},
                            {"timeScale", server.timeScale},
                            {"startedAt", formatMicroTime(server.startedAt)},
                            {"rssBytes", rssBytes},
                            {"clients", clients},
                            {"dataDir", server.dataDir}})
                          .dump();
    for (const StreamInfo &stream : streams) {
        rows["stream/" + stream.resource] = Json({{"kind", stream.kind},
                                                  {"state", stateOf(stream)},
                                                  {"reason", stream.reason},
                                                  {"lastSign", formatMicroTime(stream.lastSign)},
                                                  {"objects", stream.objects}})
                                                .dump();
    }
    return rows;
}

std::string recordRow(const RecordInfo &record)
{
    // A megabyte of grain: the size is not worth a frame per batch.
    constexpr std::int64_t grain = 1024 * 1024;
    return Json({{"place", record.place},
                 {"shared", record.shared},
                 {"bytes", record.bytes / grain * grain},
                 {"capBytes", record.capBytes},
                 {"begins", record.begins ? Json(formatMicroTime(*record.begins)) : Json()},
                 {"lost", record.lost},
                 {"notice", record.notice}})
        .dump(-1, ' ', false, Json::error_handler_t::replace);
}

std::uint64_t residentMemory()
{
    std::ifstream statm("/proc/self/statm");
    std::uint64_t total = 0;
    std::uint64_t resident = 0;
    if (!(statm >> total >> resident))
        return 0;
    return resident * static_cast<std::uint64_t>(sysconf(_SC_PAGESIZE));
}

} // namespace hp::gateway
