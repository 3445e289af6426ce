// SPDX-License-Identifier: Apache-2.0
#include "backend/gateway/views/MachineRows.h"

#include "backend/gateway/views/HoldRows.h"
#include "backend/gateway/views/ObjectYaml.h"
#include "model/base/JsonFields.h"
#include "model/base/JsonTree.h"
#include "model/live/MachineRows.h"
#include "model/live/RowJson.h"
#include "model/resource/BareMetalHost.h"
#include "model/resource/Event.h"
#include "model/rules/capi/CapiDrain.h"
#include "model/rules/drain/DrainRecord.h"
#include "model/rules/drain/PodFilter.h"
#include "model/rules/holds/HookState.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

namespace hp::gateway {

namespace {

constexpr std::size_t newestEvents = 50;
/// Of the past the Machine is told as the record has it.
constexpr const char *keptByRecord =
    "# As the record keeps it: without managedFields, resourceVersion and user data.\n";

using Rows = std::map<std::string, std::string>;

std::vector<std::string> textsAt(const Object &object, const char *pointer)
{
    std::vector<std::string> texts;
    for (const Json &entry : object.at(pointer)) {
        if (entry.is_string())
            texts.push_back(entry.get<std::string>());
    }
    return texts;
}

live::MachineRow machineRow(const EvaluatedMachine &evaluated)
{
    const Object &machine = evaluated.view.machine;
    live::MachineRow row;
    row.fleet = fleetRow(evaluated);
    row.providerId = machine::providerId(machine);
    if (machine.at("/status/addresses").is_array()) {
        for (const Json &address : machine.at("/status/addresses"))
            row.addresses.push_back(live::fromJson<live::Address>(address));
    }
    row.instanceState = machine.annotation(machine::instanceState).value_or("");
    row.finalizers = textsAt(machine, "/metadata/finalizers");
    row.errorReason = machine.text("/status/errorReason");
    row.errorMessage = capi::isOfClusterApi(machine) ? capi::failureOf(machine)
                                                     : machine.text("/status/errorMessage");
    if (capi::isOfClusterApi(machine)) {
        for (const char *mark : {capi::remediateMachine,
                                 capi::skipRemediation,
                                 capi::excludeDrain,
                                 capi::excludeVolumeDetach}) {
            if (machine.annotation(mark))
                row.marks.emplace_back(mark);
        }
    }
    return row;
}

void addWhy(Rows &rows, const MachineDetail &detail)
{
    const auto &why = detail.evaluated.why;
    if (!why)
        return;
    live::WhyRow row;
    row.sentence = live::sentence(why->sentence);
    for (const holds::StuckFact &fact : why->facts)
        row.facts.push_back({live::clause(fact.text), live::clause(fact.source), fact.at});
    for (const holds::Exit &exit : why->exits)
        row.exits.push_back({live::phrase(exit.text), exit.kind});
    row.next = live::sentence(why->next);
    row.waitingAt = why->waitingAt;
    row.hold = why->hold;
    row.owner = why->owner;
    row.rule = why->rule;
    row.priority = why->priority;
    row.since = why->since;
    row.causeAt = why->cause;
    row.seenAt = detail.seen;
    rows["why"] = rowText(row);
}

void addHook(Rows &rows, const live::HookRow &row)
{
    rows["hook/" + row.point + '/' + row.name] = rowText(row);
}

void addCapiHooks(Rows &rows, const EvaluatedMachine &machine)
{
    for (const capi::AnnotationHook &hook : capi::annotationHooks(machine.view.machine)) {
        const auto hold = std::ranges::find_if(machine.holds, [&hook](const holds::Hold &one) {
            return one.kind == holds::kindOf(hook.point) && one.name == hook.name;
        });
        live::HookRow row;
        row.point = machine::toString(hook.point);
        row.name = hook.name;
        row.owner = hook.owner;
        if (hold != machine.holds.end()) {
            row.owner = hold->owner.shown();
            row.state = stateOnWire(hold->state);
            row.reason = live::clause(hold->reason);
            row.since = hold->since;
        }
        addHook(rows, row);
    }
}

void addHooks(Rows &rows, const EvaluatedMachine &evaluated)
{
    if (evaluated.capi)
        return addCapiHooks(rows, evaluated);
    const Object &machine = evaluated.view.machine;
    for (const holds::HookHold &hold : holds::hookHolds(machine)) {
        live::HookRow row;
        row.point = machine::toString(hold.point);
        row.name = hold.hook.name;
        row.owner = hold.hook.owner;
        row.state = stateOnWire(hold.state);
        row.reason = live::clause(hold.reason);
        row.since = hold.since;
        if (hold.report)
            row.report = {
                hold.report->type, hold.report->status, hold.report->reason, hold.report->message};
        addHook(rows, row);
    }
}

void addConditions(Rows &rows, const Object &machine)
{
    const Json &list = capi::isOfClusterApi(machine) ? capi::conditionsOf(machine)
                                                     : machine.at("/status/conditions");
    if (!list.is_array())
        return;
    for (const Json &condition : list) {
        live::ConditionRow row;
        row.type = textOf(condition, "type");
        if (row.type.empty())
            continue;
        row.status = textOf(condition, "status");
        row.reason = textOf(condition, "reason");
        row.severity = textOf(condition, "severity");
        row.message = textOf(condition, "message");
        row.since = parseTime(textOf(condition, "lastTransitionTime"));
        rows["condition/" + row.type] = rowText(row);
    }
}

std::int64_t countOfPods(const MachineDetail &detail)
{
    return std::ranges::count_if(detail.pods, rules::countsForDrain);
}

/// As the report of its controller has it, which names at most fifteen pods; by pods and budgets
/// where it names none.
void addCapiDrain(Rows &rows, const MachineDetail &detail)
{
    using capi::DeletionStep;
    const capi::Deletion deletion = capi::deletionOf(detail.evaluated.view.machine);
    live::DrainRow row;
    for (const capi::DrainLine &line : capi::drainObstacles(*detail.evaluated.capi, detail.now)) {
        row.podsLeft = row.podsLeft.value_or(0) + static_cast<std::int64_t>(line.pods.size())
            + static_cast<std::int64_t>(line.more);
        const bool isBlocked = line.kind == capi::DrainLine::Kind::Budget
            || line.kind == capi::DrainLine::Kind::Refused;
        for (const ObjectKey &pod : isBlocked ? line.pods : std::vector<ObjectKey>())
            row.blocking.push_back(
                {pod.ns, pod.name, line.budget, line.needs, line.has, line.says});
    }
    if (detail.evaluated.view.node && detail.seesPods)
        row.podsLeft = countOfPods(detail);
    row.state = deletion.step < DeletionStep::Drain ? "waiting"
        : deletion.step > DeletionStep::Drain       ? "drained"
        : row.blocking.empty()                      ? "draining"
                                                    : "blocked";
    rows["drain"] = rowText(row);
}

void addDrain(Rows &rows, const MachineDetail &detail)
{
    const Object &machine = detail.evaluated.view.machine;
    if (!machine.isDeleting())
        return;
    if (detail.evaluated.capi)
        return addCapiDrain(rows, detail);
    const bool drained = machine::conditionIs(machine, machine::condition::drained, "True");
    const bool refused = machine::conditionIs(machine, machine::condition::drained, "False");
    const bool held =
        holds::pointState(machine, machine::HookPoint::PreDrain).state == holds::HoldState::Holding
        && !machine::hooks(machine, machine::HookPoint::PreDrain).empty();
    const rules::DrainRecord record = rules::drainRecordOf(machine);
    live::DrainRow row;
    row.state = drained ? "drained" : held ? "waiting" : refused ? "blocked" : "draining";
    if (detail.seesPods)
        row.podsLeft = countOfPods(detail);
    row.attempts = record.attempts;
    row.nextAttempt = record.nextAttempt;
    for (const rules::BlockingPod &pod : record.blocking)
        row.blocking.push_back({pod.ns, pod.pod, pod.pdb, pod.needs, pod.has, pod.says});
    rows["drain"] = rowText(row);
}

void addNode(Rows &rows, const Object &node)
{
    if (!node)
        return;
    live::NodeRow row;
    row.name = node.name();
    row.ready = nodeReady(node);
    row.cordoned = machine::isCordoned(node);
    for (const Json &taint : node.at("/spec/taints")) {
        if (taint.is_object())
            row.taints.push_back(textOf(taint, "key") + ':' + textOf(taint, "effect"));
    }
    const Json &conditions = node.at("/status/conditions");
    for (std::size_t i = 0; conditions.is_array() && i < conditions.size(); ++i) {
        const std::string at = "/status/conditions/" + std::to_string(i);
        if (node.text(at + "/type") == "Ready")
            row.readySince = parseTime(node.text(at + "/lastTransitionTime"));
    }
    rows["node"] = rowText(row);
}

std::optional<bool> flagAt(const Object &object, const char *pointer)
{
    const Json &value = object.at(pointer);
    return value.is_boolean() ? std::optional(value.get<bool>()) : std::nullopt;
}

/// As the controller acknowledged it: the mode that it acts on, and whether Off was seen since.
live::KeyRow keyRow(const Object &host, const std::string &key)
{
    live::KeyRow row;
    row.key = key;
    row.mode = "soft";
    row.state = live::KeyState::Requested;
    const Json &holds = host.at("/status/provisioning/rebootHolds");
    for (std::size_t i = 0; holds.is_array() && i < holds.size(); ++i) {
        const std::string at = "/status/provisioning/rebootHolds/" + std::to_string(i);
        const std::string &accepted = host.text(at + "/key");
        if (accepted != key && "reboot.metal3.io/" + accepted != key)
            continue;
        if (!host.text(at + "/mode").empty())
            row.mode = host.text(at + "/mode");
        row.acceptedAt = parseTime(host.text(at + "/acceptedAt"));
        row.heldSince = parseTime(host.text(at + "/heldSince"));
        if (row.heldSince)
            row.state = live::KeyState::Held;
    }
    return row;
}

void addHost(Rows &rows, const Object &host)
{
    if (!host)
        return;
    live::HostRow row;
    row.ns = host.ns();
    row.name = host.name();
    row.description = host.text("/spec/description");
    row.online = flagAt(host, "/spec/online");
    row.poweredOn = flagAt(host, "/status/poweredOn");
    row.powerState = powerOf(host);
    row.observedAt = parseTime(host.text("/status/powerStateObservedAt"));
    row.state = host.text("/status/provisioning/state");
    row.lastPoweredOn = parseTime(host.text("/status/provisioning/lastPoweredOn"));
    row.pendingRebootSince = parseTime(host.text("/status/provisioning/pendingRebootSince"));
    row.action = host.text("/status/provisioning/powerAction/type");
    row.actionDeadline = parseTime(host.text("/status/provisioning/powerAction/deadline"));
    row.detached = host.annotation(hp::host::detachedAnnotation).has_value();
    row.paused = host.annotation(hp::host::pausedAnnotation).has_value();
    row.errorType = host.text("/status/errorType");
    row.errorMessage = host.text("/status/errorMessage");
    if (const Json &errors = host.at("/status/errorCount"); errors.is_number_integer())
        row.errorCount = errors.get<std::int64_t>();
    rows["host"] = rowText(row);
    const Json &annotations = host.at("/metadata/annotations");
    if (!annotations.is_object())
        return;
    for (const auto &[key, value] : annotations.items()) {
        if (key == "reboot.metal3.io" || key.starts_with("reboot.metal3.io/"))
            rows["key/" + key] = rowText(keyRow(host, key));
    }
}

} // namespace

void addEvents(Rows &rows, const std::vector<Object> &events)
{
    std::vector<std::pair<live::Instant, const Object *>> newest;
    for (const Object &event : events)
        newest.emplace_back(event::lastTime(event), &event);
    std::sort(newest.begin(), newest.end(), [](const auto &a, const auto &b) {
        return a.first > b.first;
    });
    newest.resize(std::min(newest.size(), newestEvents));
    for (const auto &[at, event] : newest) {
        live::EventRow row;
        row.type = event->text("/type");
        row.reason = event->text("/reason");
        row.message = event::messageOf(*event);
        row.object =
            event->text("/involvedObject/kind") + '/' + event->text("/involvedObject/name");
        row.source = event::reporterOf(*event);
        row.at = at;
        row.count = event::timesTold(*event);
        rows["event/" + event->uid()] = rowText(row);
    }
}

Rows goneMachineRows(const Object &machine, TimePoint gone)
{
    EvaluatedMachine last;
    last.view.machine = machine;
    live::MachineRow row = machineRow(last);
    row.gone = gone;
    return {{"machine", rowText(row)},
            {"yaml", rowText(live::YamlRow{keptByRecord + objectYaml(machine.json())})}};
}

Rows machineRows(const MachineDetail &detail)
{
    Rows rows;
    const holds::StuckView &view = detail.evaluated.view;
    if (!view.machine)
        return rows;
    rows["machine"] = rowText(machineRow(detail.evaluated));
    addWhy(rows, detail);
    addHooks(rows, detail.evaluated);
    addConditions(rows, view.machine);
    addDrain(rows, detail);
    addNode(rows, view.node);
    addHost(rows, view.host);
    addEvents(rows, detail.events);
    rows["yaml"] = rowText(
        live::YamlRow{(detail.isPast ? keptByRecord : "") + objectYaml(view.machine.json())});
    return rows;
}

} // namespace hp::gateway
