// SPDX-License-Identifier: Apache-2.0
#include "backend/gateway/views/MachineRows.h"

#include "backend/gateway/views/ObjectYaml.h"
#include "model/base/JsonFields.h"
#include "model/base/JsonTree.h"
#include "model/live/RowJson.h"
#include "model/rules/drain/PodFilter.h"
#include "model/rules/holds/HookState.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

namespace hp::gateway {

namespace {

constexpr std::size_t newestEvents = 50;

using Rows = std::map<std::string, std::string>;

/// API times have seconds or microseconds; the protocol always has microseconds.
std::string restamped(const std::string &text)
{
    return timeOrEmpty(parseTime(text));
}

void addMachine(Rows &rows, const MachineDetail &detail)
{
    const Object &machine = detail.judged.view.machine;
    Json row = toJson(fleetRow(detail.judged));
    row["providerId"] = machine::providerId(machine);
    row["addresses"] = machine.at("/status/addresses").is_array() ? machine.at("/status/addresses")
                                                                  : Json::array();
    row["instanceState"] = machine.annotation(machine::instanceState).value_or("");
    row["finalizers"] = machine.at("/metadata/finalizers").is_array()
        ? machine.at("/metadata/finalizers")
        : Json::array();
    row["errorReason"] = machine.text("/status/errorReason");
    row["errorMessage"] = machine.text("/status/errorMessage");
    rows["machine"] = compactJson(row);
}

void addWhy(Rows &rows, const MachineDetail &detail)
{
    const auto &why = detail.judged.why;
    if (!why)
        return;
    Json facts = Json::array();
    for (const holds::Fact &fact : why->facts)
        facts.push_back(
            {{"text", fact.text}, {"source", fact.source}, {"at", timeOrEmpty(fact.at)}});
    Json exits = Json::array();
    for (const holds::Exit &exit : why->exits)
        exits.push_back({{"text", exit.text}, {"kind", exit.kind}});
    rows["why"] = compactJson({{"sentence", why->sentence},
                               {"facts", facts},
                               {"exits", exits},
                               {"next", why->next},
                               {"waitingAt", why->waitingAt},
                               {"hold", why->hold},
                               {"owner", why->owner},
                               {"rule", why->rule},
                               {"priority", why->priority},
                               {"since", timeOrEmpty(why->since)},
                               {"causeAt", timeOrEmpty(why->cause)},
                               {"seenAt", timeOrEmpty(detail.seen)}});
}

void addHooks(Rows &rows, const Object &machine)
{
    for (const holds::HookHold &hold : holds::hookHolds(machine)) {
        const std::string point = machine::toString(hold.point);
        Json row = {{"point", point},
                    {"name", hold.hook.name},
                    {"owner", hold.hook.owner},
                    {"state", holds::toString(hold.state)},
                    {"reason", hold.reason},
                    {"since", timeOrEmpty(hold.since)}};
        if (hold.report) {
            row["report"] = {{"type", hold.report->type},
                             {"status", hold.report->status},
                             {"reason", hold.report->reason},
                             {"message", hold.report->message}};
        }
        rows["hook/" + point + '/' + hold.hook.name] = compactJson(row);
    }
}

void addConditions(Rows &rows, const Object &machine)
{
    const Json &list = machine.at("/status/conditions");
    if (!list.is_array())
        return;
    for (std::size_t i = 0; i < list.size(); ++i) {
        const std::string at = "/status/conditions/" + std::to_string(i);
        const std::string &type = machine.text(at + "/type");
        if (type.empty())
            continue;
        rows["condition/" + type] =
            compactJson({{"type", type},
                         {"status", machine.text(at + "/status")},
                         {"reason", machine.text(at + "/reason")},
                         {"severity", machine.text(at + "/severity")},
                         {"message", machine.text(at + "/message")},
                         {"since", restamped(machine.text(at + "/lastTransitionTime"))}});
    }
}

void addDrain(Rows &rows, const MachineDetail &detail)
{
    const Object &machine = detail.judged.view.machine;
    if (!machine.isDeleting())
        return;
    const bool drained = machine::conditionIs(machine, machine::condition::drained, "True");
    const bool refused = machine::conditionIs(machine, machine::condition::drained, "False");
    const bool held =
        holds::pointState(machine, machine::HookPoint::PreDrain).state == holds::HoldState::Holding
        && !machine::hooks(machine, machine::HookPoint::PreDrain).empty();
    const Json record =
        Json::parse(machine.annotation(machine::drainRecord).value_or("{}"), nullptr, false);
    const auto member = [&record](const char *key, Json otherwise) {
        return record.is_object() && record.contains(key) ? record[key] : std::move(otherwise);
    };
    rows["drain"] = compactJson(
        {{"state",
          drained       ? "drained"
              : held    ? "waiting"
              : refused ? "blocked"
                        : "draining"},
         {"podsLeft", std::count_if(detail.pods.begin(), detail.pods.end(), rules::countsForDrain)},
         {"attempts", member("attempts", 0)},
         {"nextAttempt", member("nextAttempt", "")},
         {"blocking", member("blocking", Json::array())}});
}

void addNode(Rows &rows, const Object &node)
{
    if (!node)
        return;
    Json taints = Json::array();
    for (const Json &taint : node.at("/spec/taints")) {
        if (taint.is_object())
            taints.push_back(taint.value("key", "") + ':' + taint.value("effect", ""));
    }
    std::string since;
    const Json &conditions = node.at("/status/conditions");
    for (std::size_t i = 0; conditions.is_array() && i < conditions.size(); ++i) {
        const std::string at = "/status/conditions/" + std::to_string(i);
        if (node.text(at + "/type") == "Ready")
            since = restamped(node.text(at + "/lastTransitionTime"));
    }
    rows["node"] = compactJson({{"name", node.name()},
                                {"ready", nodeReady(node)},
                                {"readySince", since},
                                {"cordoned", machine::isCordoned(node)},
                                {"taints", taints}});
}

void addHost(Rows &rows, const Object &host)
{
    if (!host)
        return;
    rows["host"] = compactJson(
        {{"ns", host.ns()},
         {"name", host.name()},
         {"online", host.at("/spec/online")},
         {"poweredOn", host.at("/status/poweredOn")},
         {"powerState", std::string(live::toWord(powerOf(host)))},
         {"observedAt", restamped(host.text("/status/powerStateObservedAt"))},
         {"state", host.text("/status/provisioning/state")},
         {"lastPoweredOn", restamped(host.text("/status/provisioning/lastPoweredOn"))},
         {"pendingRebootSince", restamped(host.text("/status/provisioning/pendingRebootSince"))},
         {"action", host.text("/status/provisioning/powerAction/type")},
         {"actionDeadline", restamped(host.text("/status/provisioning/powerAction/deadline"))},
         {"errorType", host.text("/status/errorType")},
         {"errorMessage", host.text("/status/errorMessage")},
         {"errorCount", host.at("/status/errorCount")}});
    constexpr std::string_view base = "reboot.metal3.io";
    const Json &annotations = host.at("/metadata/annotations");
    if (!annotations.is_object())
        return;
    for (const auto &[key, value] : annotations.items()) {
        if (key != base && key.compare(0, base.size() + 1, std::string(base) + '/') != 0)
            continue;
        Json row{{"key", key},
                 {"mode", "soft"},
                 {"state", "requested"},
                 {"acceptedAt", ""},
                 {"heldSince", ""}};
        // The controller's acknowledgement tells the mode it acts on and whether Off was seen
        // since.
        const Json &holds = host.at("/status/provisioning/rebootHolds");
        for (std::size_t i = 0; holds.is_array() && i < holds.size(); ++i) {
            const std::string at = "/status/provisioning/rebootHolds/" + std::to_string(i);
            if (host.text(at + "/key") != key
                && std::string(base) + '/' + host.text(at + "/key") != key)
                continue;
            if (!host.text(at + "/mode").empty())
                row["mode"] = host.text(at + "/mode");
            row["acceptedAt"] = restamped(host.text(at + "/acceptedAt"));
            row["heldSince"] = restamped(host.text(at + "/heldSince"));
            if (!row["heldSince"].get_ref<const std::string &>().empty())
                row["state"] = "held";
        }
        rows["key/" + key] = compactJson(row);
    }
}

std::string eventTime(const Object &event)
{
    for (const char *pointer :
         {"/lastTimestamp", "/eventTime", "/firstTimestamp", "/metadata/creationTimestamp"}) {
        if (const std::string at = restamped(event.text(pointer)); !at.empty())
            return at;
    }
    return {};
}

} // namespace

void addEvents(Rows &rows, const std::vector<Object> &events)
{
    std::vector<std::pair<std::string, const Object *>> newest;
    for (const Object &event : events)
        newest.emplace_back(eventTime(event), &event);
    std::sort(newest.begin(), newest.end(), [](const auto &a, const auto &b) {
        return a.first > b.first;
    });
    newest.resize(std::min(newest.size(), newestEvents));
    for (const auto &[at, event] : newest) {
        const Json &count = event->at("/count");
        rows["event/" + event->uid()] = compactJson(
            {{"type", event->text("/type")},
             {"reason", event->text("/reason")},
             {"message", event->text("/message")},
             {"object",
              event->text("/involvedObject/kind") + '/' + event->text("/involvedObject/name")},
             {"source", event->text("/reportingComponent")},
             {"at", at},
             {"count", count.is_number_integer() ? count : Json(1)}});
    }
}

Rows machineRows(const MachineDetail &detail)
{
    Rows rows;
    const holds::StuckView &view = detail.judged.view;
    if (!view.machine)
        return rows;
    addMachine(rows, detail);
    addWhy(rows, detail);
    addHooks(rows, view.machine);
    addConditions(rows, view.machine);
    addDrain(rows, detail);
    addNode(rows, view.node);
    addHost(rows, view.host);
    addEvents(rows, detail.events);
    rows["yaml"] = compactJson({{"text", objectYaml(view.machine.json())}});
    return rows;
}

} // namespace hp::gateway
