// SPDX-License-Identifier: Apache-2.0

#include "app/ctl/Report.h"
#include "model/base/JsonFields.h"
#include "model/live/ConnectionRows.h"
#include "model/live/RowJson.h"

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>
#include <tuple>
#include <utility>
#include <vector>

namespace hp::app {

std::vector<ClusterSum> clusterSums(const Json &fleetRows, const Json &connectionRows)
{
    std::map<std::string, ClusterSum> sums;
    for (const Json &json : fleetRows) {
        const auto row = live::fromJson<live::FleetRow>(json);
        if (row.cluster.empty())
            continue;
        ClusterSum &sum = sums[row.cluster];
        sum.cluster = row.cluster;
        sum.object = row.clusterObject();
        sum.add(row);
        const auto stream = connectionRows.find("stream/nodes of " + sum.object);
        if (stream != connectionRows.end())
            sum.unseen = live::fromJson<live::StreamRow>(*stream).since;
    }
    std::vector<ClusterSum> list;
    for (auto &[name, sum] : sums)
        list.push_back(std::move(sum));
    std::ranges::stable_sort(list, std::greater(), [](const ClusterSum &sum) {
        return std::tuple(sum.overdue, sum.late, sum.holding);
    });
    return list;
}

TableLine clusterHeadings()
{
    return {"CLUSTER", "MACHINES", "HOLDING", "LATE", "OVERDUE", "OLDEST", "NOT SEEN FOR"};
}

TableLine clusterLine(const ClusterSum &sum, TimePoint now)
{
    const auto age = [now](const live::Instant &since) {
        return since ? formatAge(std::max(now - *since, Duration(0))) : std::string("-");
    };
    return {sum.cluster,
            std::to_string(sum.machines),
            std::to_string(sum.holding),
            std::to_string(sum.late),
            std::to_string(sum.overdue),
            age(sum.oldest),
            age(sum.unseen)};
}

std::string
clustersText(const std::vector<ClusterSum> &sums, TimePoint now, const TableStyle &style)
{
    if (sums.empty())
        return "No machine belongs to a cluster of Cluster API.\n";
    std::vector<TableLine> lines{clusterHeadings()};
    for (const ClusterSum &sum : sums)
        lines.push_back(clusterLine(sum, now));
    return tableText(lines, style);
}

Json clustersJson(const std::vector<ClusterSum> &sums)
{
    const auto instant = [](const live::Instant &at) {
        return at ? Json(formatTime(*at)) : Json();
    };
    Json list = Json::array();
    for (const ClusterSum &sum : sums)
        list.push_back({{"cluster", sum.cluster},
                        {"object", sum.object},
                        {"machines", sum.machines},
                        {"holding", sum.holding},
                        {"late", sum.late},
                        {"overdue", sum.overdue},
                        {"oldest", instant(sum.oldest)},
                        {"unseenSince", instant(sum.unseen)}});
    return list;
}

Json ofCluster(const Json &rows, const std::string &cluster)
{
    if (cluster.empty())
        return rows;
    Json own = Json::object();
    for (const auto &[key, row] : rows.items()) {
        if (textOf(row, "cluster") == cluster)
            own[key] = row;
    }
    return own;
}

} // namespace hp::app
