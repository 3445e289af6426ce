// SPDX-License-Identifier: Apache-2.0
#include "tests/clusterapi/CapiWitness.h"

#include "model/base/JsonTree.h"

#include <QTest>

#include <algorithm>
#include <cctype>
#include <nlohmann/json.hpp>
#include <utility>

namespace hp::test {

namespace {

using namespace std::chrono_literals;

std::string textAt(const Json &row, const char *name)
{
    const auto it = row.find(name);
    return it != row.end() && it->is_string() ? it->get<std::string>() : std::string();
}

/// The look of every lane that has a state at that instant.
std::map<std::string, std::string> lanesAt(const Json &rows, TimePoint at)
{
    std::map<std::string, std::string> lanes;
    for (const auto &[key, row] : rows.items()) {
        if (!key.starts_with("span/"))
            continue;
        const auto from = parseTime(textAt(row, "from"));
        const auto to = parseTime(textAt(row, "to"));
        if (from && *from <= at && (!to || *to > at))
            lanes[textAt(row, "lane")] = textAt(row, "look");
    }
    return lanes;
}

/// The lanes that a row of the fleet speaks of, as it does.
std::map<std::string, std::string> lanesOfRow(const Json &row)
{
    std::map<std::string, std::string> lanes;
    std::string phase = textAt(row, "phase");
    std::ranges::transform(
        phase, phase.begin(), [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    lanes["phase"] = phase;
    for (const Json &hold : row["holds"]) {
        const std::string kind = textAt(hold, "kind");
        if (!kind.starts_with("hook."))
            continue;
        const std::string state = textAt(hold, "state");
        lanes["hook/" + kind.substr(5) + '/' + textAt(hold, "name")] = state == "Armed" ? "armed"
            : state == "Bypassed"                                                       ? "bypassed"
                                                                                        : "holding";
    }
    const std::string ready = textAt(row, "nodeReady");
    if (!ready.empty())
        lanes["node"] = ready == "True" ? "ready" : ready == "False" ? "notReady" : "unknown";
    if (const std::string power = textAt(row, "power"); power == "On" || power == "Off")
        lanes["power"] = power == "On" ? "on" : "off";
    const std::string at = textAt(row, "waitingAt");
    if (at == "volumes")
        lanes["volumes"] = "detaching";
    else if (at == "infrastructure" && row.value("deleting", false))
        lanes["infrastructure"] = "deleting";
    return lanes;
}

bool isCompared(const std::string &lane)
{
    return lane == "phase" || lane.starts_with("hook/");
}

} // namespace

void CapiWitness::look()
{
    Look look{m_site.now(), {}};
    const auto take = [&](const std::string &name) {
        const auto rows = m_site.view(name);
        QVERIFY2(rows.has_value(), name.c_str());
        look.views[name] = *rows;
    };
    // Ages in sentences are renewed where a view is opened.
    take("holds");
    take("fleet");
    for (const auto &[key, row] : look.views["fleet"].items())
        m_machines.insert(key);
    for (const std::string &key : m_machines)
        take("machine/" + key);
    m_seen.push_back(std::move(look));
    m_site.advance(1ms);
}

void CapiWitness::comparePast(const Look &look, std::string &told)
{
    for (const auto &[name, rows] : look.views) {
        const auto past = m_site.view(name, {{"at", formatMicroTime(look.at)}});
        if (!past) {
            told += name + " refused: " + past.error().message + '\n';
            continue;
        }
        // A page of one that is gone says so otherwise in the past.
        if (rows.empty() || (rows.contains("machine") && rows["machine"].contains("gone")))
            continue;
        for (const auto &[key, row] : rows.items()) {
            const auto then = past->find(key);
            // As the record keeps it: without what it never has.
            if (key == "yaml")
                continue;
            if (then == past->end())
                told += formatMicroTime(look.at) + ' ' + name + ' ' + key + " is not there then\n";
            else if (*then != row)
                told += formatMicroTime(look.at) + ' ' + name + ' ' + key + ": "
                    + Json::diff(row, *then).dump() + '\n';
        }
        for (const auto &[key, then] : past->items()) {
            if (!rows.contains(key))
                told += formatMicroTime(look.at) + ' ' + name + ' ' + key
                    + " is new: " + then.dump() + '\n';
        }
    }
}

void CapiWitness::compareTimeline(const Look &look,
                                  const std::string &machine,
                                  const Json &row,
                                  std::string &told)
{
    const auto rows = m_site.view("timeline/8760h", {{"object", machine}});
    QVERIFY2(rows.has_value(), machine.c_str());
    const auto lanes = lanesAt(*rows, look.at);
    const auto wanted = lanesOfRow(row);
    const auto differs = [&](const std::string &lane, const std::string &is) {
        told += formatMicroTime(look.at) + " timeline of " + machine + ": " + lane + " is '" + is
            + "', the view has " + Json(wanted).dump() + ", the lanes " + Json(lanes).dump() + '\n';
    };
    for (const auto &[lane, state] : wanted) {
        ++m_compared;
        const auto it = lanes.find(lane);
        const std::string is = it == lanes.end() ? std::string() : it->second;
        if (is != state)
            differs(lane, is);
    }
    for (const auto &[lane, state] : lanes) {
        // A row has only the hooks that hold something.
        if (isCompared(lane) && !wanted.contains(lane) && state != "armed")
            differs(lane, state);
    }
    const std::string drain = lanes.contains("drain") ? lanes.at("drain") : std::string();
    if (textAt(row, "waitingAt") == "drain" && drain != "draining" && drain != "blocked")
        differs("drain", drain);
}

std::string CapiWitness::differences()
{
    std::string told;
    for (const Look &look : m_seen) {
        comparePast(look, told);
        for (const auto &[key, row] : look.views.at("fleet").items())
            compareTimeline(look, key, row, told);
    }
    return told;
}

} // namespace hp::test
