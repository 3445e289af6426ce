// SPDX-License-Identifier: Apache-2.0
#include "tests/conformance/machine/StoryChecks.h"

#include "backend/gateway/views/MachineRows.h"
#include "model/resource/Conditions.h"
#include "model/rules/capi/CapiHooks.h"
#include "model/rules/capi/CapiStatus.h"
#include "tests/conformance/machine/Match.h"

#include <functional>
#include <nlohmann/json.hpp>
#include <regex>

namespace hp::conformance {

namespace {

using Failures = std::vector<std::string>;
using Mark = std::function<bool(const Observed &)>;

/// Without a reference every Machine is meant: most cases have but one.
bool isAt(const Object &object, const CaseRef &ref)
{
    if (ref.kind.empty())
        return object && object.kind() == "Machine";
    if (!object || object.kind() != ref.kind || object.name() != ref.key.name)
        return false;
    return object.ns().empty() || object.ns() == ref.key.ns;
}

/// The change after which `holds` is true of the object and before which it was not.
Mark becomes(const std::string &ref, std::function<bool(const Object &)> holds)
{
    return [place = caseRef(ref), holds = std::move(holds)](const Observed &seen) {
        return isAt(seen.after, place) && holds(seen.after)
            && (!seen.before || !holds(seen.before));
    };
}

Mark gone(const std::string &ref)
{
    return [place = caseRef(ref)](const Observed &seen) {
        return isAt(seen.before, place) && !seen.after;
    };
}

Mark conditionIs(const std::string &ref, const std::string &type, const std::string &status)
{
    return becomes(ref, [type, status](const Object &object) {
        return Conditions(object.at("/status/conditions")).is(type, status);
    });
}

Mark phaseIs(const std::string &ref, const std::string &phase)
{
    return becomes(ref,
                   [phase](const Object &object) { return object.text("/status/phase") == phase; });
}

/// The object may go with its last one.
Mark finalizersGo(const std::string &ref)
{
    return [emptied = becomes(ref,
                              [](const Object &object) {
                                  return isEmptyValue(object.at("/metadata/finalizers"));
                              }),
            left = gone(ref)](const Observed &seen) { return emptied(seen) || left(seen); };
}

bool isCall(const std::string &word)
{
    return word == "exists" || word == "create" || word == "update" || word == "delete";
}

/// An empty name is every Machine's.
Mark called(const std::string &machine, const std::string &call)
{
    if (!isCall(call))
        return {};
    return [machine, call](const Observed &seen) {
        return (machine.empty() || seen.machine == machine) && seen.call == call;
    };
}

/// "delete", "m1.delete", or "m1" with a call beside it, or {"m1": "delete"}.
Mark calledAs(const Json &provider, const std::string &call)
{
    if (provider.is_object() && provider.size() == 1 && provider.begin()->is_string())
        return called(provider.begin().key(), provider.begin()->get<std::string>());
    if (!provider.is_string())
        return {};
    const std::string text = provider.get<std::string>();
    const std::size_t dot = text.rfind('.');
    if (!call.empty())
        return called(text, call);
    return dot == std::string::npos ? called({}, text)
                                    : called(text.substr(0, dot), text.substr(dot + 1));
}

Mark told(const Json &event, const std::string &ref)
{
    const Json wanted = event.is_string() ? Json{{"reason", event}} : event;
    return [wanted, place = caseRef(ref)](const Observed &seen) {
        const bool isOf = place.kind.empty()
            || (seen.after.text("/involvedObject/kind") == place.kind
                && seen.after.text("/involvedObject/name") == place.key.name);
        return seen.after && seen.after.kind() == "Event" && isOf
            && matches(wanted, seen.after.json());
    };
}

Mark markFrom(const std::string &text)
{
    static const std::regex deleted(R"((\S+/\S+)\s+(?:is )?(?:deleted|gone|removed))");
    static const std::regex finalizer(R"((?:(\S+/\S+)\s+)?finalizers? removed)");
    static const std::regex phase(R"((?:(\S+/\S+)\s+)?(?:status\.)?phase[ =](\S+))");
    static const std::regex condition(
        R"((?:(\S+/\S+)\s+)?(?:condition )?(?:conditions\[)?([\w.-]+)\]?[ =](True|False|Unknown))");
    static const std::regex provider(R"(provider[. /](?:(\S+?)[. /])?(\w+))");
    static const std::regex event(R"(event (\w+))");
    std::smatch found;
    if (std::regex_match(text, found, finalizer))
        return finalizersGo(found[1]);
    if (std::regex_match(text, found, deleted))
        return gone(found[1]);
    if (std::regex_match(text, found, phase))
        return phaseIs(found[1], found[2]);
    if (std::regex_match(text, found, condition))
        return conditionIs(found[1], found[2], found[3]);
    if (std::regex_match(text, found, provider))
        return called(found[1], found[2]);
    return std::regex_match(text, found, event) ? told(found[1].str(), {}) : Mark();
}

bool allAbsent(const Object &object, const Json &pointers)
{
    for (const Json &pointer : pointers) {
        if (!isEmptyValue(valueAt(object.json(), pointer.get<std::string>())))
            return false;
    }
    return true;
}

Mark markFrom(const Json &mark, Failures &failures)
{
    if (mark.is_string())
        return markFrom(mark.get<std::string>());
    unknownKeys(mark,
                {"ref",
                 "match",
                 "absent",
                 "deleted",
                 "type",
                 "condition",
                 "status",
                 "phase",
                 "event",
                 "provider",
                 "call"},
                "order[]",
                failures);
    if (!mark.is_object())
        return {};
    const std::string ref = mark.value("ref", "");
    if (mark.contains("event"))
        return told(mark["event"], ref);
    if (mark.contains("provider"))
        return calledAs(mark["provider"], mark.value("call", ""));
    if (mark.value("deleted", false))
        return gone(ref);
    if (const Json &type = mark.contains("condition") ? mark["condition"] : member(mark, "type");
        type.is_string())
        return conditionIs(ref, type.get<std::string>(), mark.value("status", "True"));
    if (mark.contains("phase"))
        return phaseIs(ref, mark["phase"].get<std::string>());
    if (!mark.contains("match") && !mark.contains("absent"))
        return {};
    return becomes(ref, [mark](const Object &object) {
        return (!mark.contains("match") || matches(mark["match"], object.json()))
            && allAbsent(object, member(mark, "absent"));
    });
}

void checkUnchanged(const std::vector<Object> &contents,
                    const std::string &ref,
                    const std::string &pointer,
                    Failures &failures)
{
    Json known;
    for (const Object &content : contents) {
        const Json value = valueAt(content.json(), pointer);
        if (!isEmptyValue(known) && value != known) {
            failures.push_back("invariant: " + ref + pointer + " was " + known.dump()
                               + " and became " + value.dump());
            return;
        }
        known = value;
    }
}

/// The object that a check names, or the only Machine there is.
Object machineOf(World &world, const Json &then)
{
    if (then.contains("ref"))
        return world.get(caseRef(then["ref"].get<std::string>()));
    const std::vector<Object> all = world.list("Machine", {});
    return all.size() == 1 ? all.front() : Object();
}

Json listOf(const std::vector<Condition> &conditions)
{
    Json list = Json::array();
    for (const Condition &one : conditions)
        list.push_back({{"type", one.type},
                        {"status", one.status},
                        {"reason", one.reason},
                        {"severity", one.severity},
                        {"message", one.message}});
    return list;
}

gateway::MachineDetail detailOf(World &world, const Object &machine)
{
    gateway::MachineDetail detail;
    holds::StuckView view;
    view.machine = machine;
    if (const std::string &node = machine::nodeName(machine); !node.empty()) {
        view.node = world.get({"Node", {{}, node}});
        for (const Object &pod : world.list("Pod", {})) {
            if (pod.text("/spec/nodeName") == node)
                detail.pods.push_back(pod);
        }
    }
    const std::string host = machine.annotation("metal3.io/BareMetalHost").value_or("");
    if (const std::size_t slash = host.find('/'); slash != std::string::npos)
        view.host = world.get({"BareMetalHost", {host.substr(0, slash), host.substr(slash + 1)}});
    for (const Object &event : world.list("Event", {})) {
        if (event.text("/involvedObject/name") == machine.name())
            detail.events.push_back(event);
    }
    detail.evaluated = gateway::evaluated(std::move(view), world.now());
    return detail;
}

} // namespace

void checkOrder(World &world, const CheckContext &, const Json &then, Failures &failures)
{
    if (!then.is_array() || then.empty()) {
        failures.emplace_back("order is not a list of marks");
        return;
    }
    const std::vector<Observed> story = world.history().all();
    std::size_t from = 0;
    for (const Json &entry : then) {
        const Mark mark = markFrom(entry, failures);
        if (!mark) {
            failures.push_back("order: cannot read " + entry.dump());
            return;
        }
        std::size_t at = from;
        while (at < story.size() && !mark(story[at]))
            ++at;
        if (at == story.size()) {
            bool early = false;
            for (std::size_t i = 0; i < from; ++i)
                early |= mark(story[i]);
            failures.push_back("order: " + entry.dump()
                               + (early ? " came before what it should follow" : " never came"));
            return;
        }
        from = at;
    }
}

void checkInvariant(World &world, const CheckContext &context, const Json &then, Failures &failures)
{
    if (then.is_array() && !then.empty()) {
        for (const Json &entry : then)
            checkInvariant(world, context, entry, failures);
        return;
    }
    unknownKeys(then, {"ref", "match", "absent", "unchanged"}, "invariant", failures);
    const bool saysSomething = member(then, "match").is_object() || !member(then, "absent").empty()
        || !member(then, "unchanged").empty();
    if (!saysSomething)
        failures.push_back("invariant says nothing: " + then.dump());
    const std::string ref = then.is_object() ? then.value("ref", "") : "";
    CaseRef place = caseRef(ref);
    if (const auto *kind = World::kindNamed(place.kind); kind && !kind->namespaced)
        place.key.ns.clear();
    const std::vector<Object> contents = world.history().contentsOf(place.kind, place.key);
    if (contents.empty())
        failures.push_back("invariant: " + ref + " was never there");
    for (const Json &pointer : member(then, "unchanged"))
        checkUnchanged(contents, ref, pointer.get<std::string>(), failures);
    for (const Object &content : contents) {
        Failures broken;
        if (then.is_object() && then.contains("match"))
            match(then["match"], content.json(), ref, broken);
        if (!allAbsent(content, member(then, "absent")))
            broken.push_back(ref + " has something of " + member(then, "absent").dump());
        if (broken.empty())
            continue;
        failures.push_back("invariant, at revision " + content.resourceVersion() + ": "
                           + broken.front());
        return;
    }
}

void checkConsole(World &world, const CheckContext &, const Json &then, Failures &failures)
{
    const Object machine = machineOf(world, then);
    if (!machine) {
        failures.push_back("console: no Machine to show");
        return;
    }
    Json page = {
        {"hooks", Json::array()}, {"conditions", Json::array()}, {"events", Json::array()}};
    for (const auto &[name, text] : gateway::machineRows(detailOf(world, machine))) {
        const Json row = Json::parse(text, nullptr, false);
        const std::size_t slash = name.find('/');
        if (slash == std::string::npos)
            page[name] = row;
        else
            page[name.substr(0, slash) + 's'].push_back(row);
    }
    // What the fleet shows of a Machine can be named without going through its page.
    for (const auto &[key, value] : member(page, "machine").items()) {
        if (!page.contains(key))
            page[key] = value;
    }
    Json wanted = then;
    wanted.erase("ref");
    match(wanted, page, "console", failures);
}

void checkCapi(World &world, const CheckContext &, const Json &then, Failures &failures)
{
    unknownKeys(
        then, {"ref", "annotations", "error", "phase", "conditions", "deleting"}, "capi", failures);
    const Object machine = machineOf(world, then);
    if (!machine) {
        failures.push_back("capi: no Machine to convert");
        return;
    }
    const auto converted = capi::annotationsFor(machine);
    Json shown = {{"annotations", converted.value},
                  {"phase", capi::phaseFor(machine)},
                  {"conditions", listOf(capi::conditionsFor(machine))},
                  {"deleting", listOf({capi::deletingFor(machine)}).front()}};
    if (!converted.faults.empty())
        shown["error"] = capi::joined(converted.faults);
    Json wanted = then;
    wanted.erase("ref");
    match(wanted, shown, "capi", failures);
    if (!then.contains("error") && !converted.faults.empty())
        failures.push_back("capi: " + capi::joined(converted.faults));
}

} // namespace hp::conformance
