// SPDX-License-Identifier: Apache-2.0
#include "tests/conformance/machine/Checks.h"

#include "model/resource/Conditions.h"
#include "tests/conformance/machine/Match.h"
#include "tests/conformance/machine/MonitoringChecks.h"
#include "tests/conformance/machine/StoryChecks.h"

#include <algorithm>
#include <functional>
#include <map>
#include <nlohmann/json.hpp>

namespace hp::conformance {

namespace {

using Failures = std::vector<std::string>;

/// A kind that is not served has no objects, so whatever a case says of their absence would hold.
bool isServed(const std::string &kind, const std::string &where, Failures &failures)
{
    if (World::kindNamed(kind))
        return true;
    failures.push_back(where + " names a kind that is not served: " + kind);
    return false;
}

/// Likewise for what should be a list.
bool isList(const Json &given, const std::string &where, Failures &failures)
{
    if (!given.is_array())
        failures.push_back(where + " is not a list");
    return given.is_array();
}

void checkHttp(World &, const CheckContext &context, const Json &then, Failures &failures)
{
    unknownKeys(
        then, {"code", "reason", "message", "messageContains", "causes", "body"}, "http", failures);
    const HttpAnswer &answer = context.lastAnswer;
    const Json body = answer.body.is_object() ? answer.body : Json::object();
    if (then.contains("code") && then["code"] != answer.code)
        failures.push_back("http code is " + std::to_string(answer.code) + ", expected "
                           + then["code"].dump() + ": " + body.value("message", ""));
    for (const char *key : {"reason", "message"}) {
        if (then.contains(key))
            match(then[key], body.value(key, Json()), std::string("http ") + key, failures);
    }
    for (const Json &part : member(then, "messageContains")) {
        if (body.value("message", "").find(part.get<std::string>()) == std::string::npos)
            failures.push_back("http message lacks " + part.dump() + ": "
                               + body.value("message", ""));
    }
    if (then.contains("causes"))
        match(then["causes"], Object(body).at("/details/causes"), "http causes", failures);
    if (then.contains("body"))
        match(then["body"], body, "http body", failures);
}

void checkObjects(World &world, const CheckContext &, const Json &then, Failures &failures)
{
    if (!isList(then, "objects", failures))
        return;
    for (const Json &entry : then) {
        unknownKeys(entry, {"ref", "match", "absent", "deleted"}, "objects[]", failures);
        const std::string ref = entry.value("ref", "");
        if (!isServed(caseRef(ref).kind, "objects[]", failures))
            continue;
        const Object object = world.get(caseRef(ref));
        if (entry.value("deleted", false)) {
            if (object)
                failures.push_back(ref + " still exists");
            continue;
        }
        if (!object) {
            failures.push_back(ref + " does not exist");
            continue;
        }
        if (entry.contains("match"))
            match(entry["match"], object.json(), ref, failures);
        for (const Json &pointer : member(entry, "absent")) {
            if (!isPointer(pointer, ref, failures))
                continue;
            const Json value = valueAt(object.json(), pointer.get<std::string>());
            if (!isEmptyValue(value))
                failures.push_back(ref + pointer.get<std::string>() + " is " + value.dump()
                                   + ", expected nothing");
        }
    }
}

void checkConditions(World &world, const Json &then, bool absent, Failures &failures)
{
    const std::string where = absent ? "conditionAbsent" : "conditionNot";
    if (!isList(then, where, failures))
        return;
    for (const Json &entry : then) {
        unknownKeys(entry, {"ref", "type", "status"}, where + "[]", failures);
        const CaseRef ref = caseRef(entry.value("ref", ""));
        const Object object = world.get(ref);
        if (!object && !world.history().knows(ref.kind, ref.key.name))
            failures.push_back(where + ": " + entry.value("ref", "") + " was never there");
        const auto found = Conditions(object.at("/status/conditions")).get(entry.value("type", ""));
        if (found && (absent || found->status == entry.value("status", "")))
            failures.push_back(entry.value("ref", "") + " has " + found->type + '='
                               + found->status);
    }
}

bool eventFits(const Json &wanted, const Object &event)
{
    const std::string ref = wanted.value("ref", "*");
    if (ref != "*") {
        const CaseRef place = caseRef(ref);
        if (event.text("/involvedObject/kind") != place.kind
            || event.text("/involvedObject/name") != place.key.name)
            return false;
    }
    for (const char *key : {"type", "reason", "message"}) {
        if (wanted.contains(key) && !matches(wanted[key], event.at(std::string("/") + key)))
            return false;
    }
    return true;
}

int timesOf(const Object &event)
{
    for (const char *pointer : {"/series/count", "/count"}) {
        if (const Json &count = event.at(pointer); count.is_number_integer())
            return count.get<int>();
    }
    return 1;
}

std::string reasonsOf(const std::vector<Object> &events)
{
    std::string text;
    for (const Object &event : events)
        text += (text.empty() ? "" : ", ") + event.text("/reason") + " of "
            + event.text("/involvedObject/kind") + '/' + event.text("/involvedObject/name");
    return text.empty() ? "none" : text;
}

bool countHolds(const std::string &rule, int count)
{
    const std::size_t digits = rule.find_first_of("0123456789");
    if (digits == std::string::npos)
        return false;
    const int wanted = std::stoi(rule.substr(digits));
    const std::string op = rule.substr(0, digits);
    if (op == "=" || op == "==" || op.empty())
        return count == wanted;
    if (op == ">=")
        return count >= wanted;
    if (op == "<=")
        return count <= wanted;
    if (op == ">")
        return count > wanted;
    return op == "<" && count < wanted;
}

void checkEvents(World &world, const Json &then, bool wanted, Failures &failures)
{
    const std::string where = wanted ? "events" : "noEvents";
    if (!isList(then, where, failures))
        return;
    const std::vector<Object> events = world.list("Event", {});
    for (const Json &entry : then) {
        unknownKeys(entry, {"ref", "type", "reason", "message", "count"}, where + "[]", failures);
        if (const std::string ref = entry.value("ref", "*"); ref != "*")
            (void)isServed(caseRef(ref).kind, where + "[]", failures);
        int times = 0;
        for (const Object &event : events) {
            if (eventFits(entry, event))
                times += timesOf(event);
        }
        if (!wanted && times > 0)
            failures.push_back("there is an event " + entry.dump());
        const Json &count = member(entry, "count");
        const bool asOften = count.is_string() ? countHolds(count.get<std::string>(), times)
                                               : times > 0 && (count.is_null() || count == times);
        if (wanted && !asOften)
            failures.push_back("event " + entry.dump() + " was seen " + std::to_string(times)
                               + " times; there are: " + reasonsOf(events));
    }
}

void checkProvider(World &world, const CheckContext &, const Json &then, Failures &failures)
{
    for (const auto &[machine, calls] : then.items()) {
        if (!world.history().knows("Machine", machine))
            failures.push_back("provider names a Machine that was never there: " + machine);
        const test::ProviderCalls counted = world.providerCalls(machine);
        const std::map<std::string, int> known = {{"exists", counted.exists},
                                                  {"create", counted.create},
                                                  {"update", counted.update},
                                                  {"delete", counted.remove}};
        for (const auto &[call, rule] : calls.items()) {
            const auto it = known.find(call);
            if (it == known.end())
                failures.push_back("unknown key " + call + " in provider." + machine);
            else if (!countHolds(rule.get<std::string>(), it->second))
                failures.push_back("provider." + machine + '.' + call + " was called "
                                   + std::to_string(it->second) + " times, expected "
                                   + rule.get<std::string>());
        }
    }
}

void checkSequence(World &world,
                   const runtime::Controller &queue,
                   const ObjectKey &key,
                   const Json &sequence,
                   Failures &failures)
{
    for (const Json &step : sequence) {
        // An attempt takes its time budget before the next wait begins.
        for (int i = 0; i < 120 && !queue.nextRun(key); ++i)
            world.advance(std::chrono::seconds(1));
        const auto wait = queue.nextRun(key);
        const auto expected = caseDuration(step.get<std::string>());
        if (!wait || !expected || *wait != *expected) {
            failures.push_back("retryAfter is "
                               + (wait ? formatDuration(*wait) : std::string("nothing"))
                               + ", expected " + step.dump());
            return;
        }
        world.advance(*wait);
    }
}

void checkRetry(World &world, const CheckContext &, const Json &then, Failures &failures)
{
    unknownKeys(then, {"ref", "queue", "value", "sequence"}, "retryAfter", failures);
    const runtime::Controller *queue = world.queue(then.value("queue", ""));
    if (!queue) {
        failures.push_back("retryAfter: no queue " + then.value("queue", ""));
        return;
    }
    const ObjectKey key = caseRef(then.value("ref", "")).key;
    if (then.contains("sequence")) {
        checkSequence(world, *queue, key, then["sequence"], failures);
        return;
    }
    // Time may have passed since the wait began: what is left is at most the whole of it.
    const auto wait = queue->nextRun(key);
    const Json &value = member(then, "value");
    const auto most = value.is_string() ? caseDuration(value.get<std::string>()) : std::nullopt;
    if (!then.contains("value") || (!value.is_null() && !most)) {
        failures.push_back("retryAfter is for " + value.dump() + ", which is no duration");
        return;
    }
    if (most ? !wait || *wait > *most : wait.has_value())
        failures.push_back("retryAfter is "
                           + (wait ? formatDuration(*wait) : std::string("nothing")) + ", expected "
                           + value.dump());
}

std::vector<Object> selected(World &world, const Json &entry, Failures &failures)
{
    if (!isServed(entry.value("kind", ""), "a selection", failures))
        return {};
    std::vector<Object> found = world.list(entry.value("kind", ""), entry.value("selector", ""));
    if (entry.contains("deleting")) {
        const bool deleting = entry["deleting"].get<bool>();
        std::erase_if(found,
                      [deleting](const Object &object) { return object.isDeleting() != deleting; });
    }
    return found;
}

void checkCount(World &world, const CheckContext &, const Json &then, Failures &failures)
{
    if (!isList(then, "count", failures))
        return;
    for (const Json &entry : then) {
        unknownKeys(entry, {"kind", "selector", "n", "deleting"}, "count[]", failures);
        const std::size_t n = selected(world, entry, failures).size();
        if (member(entry, "n") != n)
            failures.push_back("there are " + std::to_string(n) + " of " + entry.dump());
    }
}

void checkEach(World &world, const CheckContext &, const Json &then, Failures &failures)
{
    unknownKeys(then, {"kind", "selector", "match", "deleting"}, "each", failures);
    const std::vector<Object> all = selected(world, then, failures);
    if (all.empty())
        failures.push_back("each: there is nothing of " + then.dump());
    for (const Object &object : all)
        match(member(then, "match"), object.json(), object.name(), failures);
}

void checkDeletingSet(World &world, const CheckContext &, const Json &then, Failures &failures)
{
    unknownKeys(then, {"kind", "selector", "names"}, "deletingSet", failures);
    Json query = then;
    query["deleting"] = true;
    Json names = Json::array();
    for (const Object &object : selected(world, query, failures))
        names.push_back(object.name());
    const Json &wanted = member(then, "names");
    if (wanted.is_array()) {
        match(Json{{"$sameSet", wanted}}, names, "deletingSet", failures);
        return;
    }
    unknownKeys(wanted, {"subsetOf", "n"}, "deletingSet.names", failures);
    const bool subset = std::all_of(names.begin(), names.end(), [&](const Json &name) {
        return std::find(wanted["subsetOf"].begin(), wanted["subsetOf"].end(), name)
            != wanted["subsetOf"].end();
    });
    if (!subset || wanted["n"] != names.size())
        failures.push_back("deletingSet is " + names.dump() + ", expected " + wanted.dump());
}

void checkDeletingCount(World &world, const CheckContext &, const Json &then, Failures &failures)
{
    const Json entry = then.is_object() ? then : Json{{"n", then}};
    unknownKeys(entry, {"kind", "selector", "n"}, "deletingCount", failures);
    const Json query = {{"kind", entry.value("kind", "Machine")},
                        {"selector", entry.value("selector", "")},
                        {"deleting", true}};
    const std::size_t n = selected(world, query, failures).size();
    if (member(entry, "n") != n)
        failures.push_back(std::to_string(n) + " are being deleted, expected "
                           + member(entry, "n").dump());
}

void checkTable(World &world, const CheckContext &context, const Json &then, Failures &failures)
{
    unknownKeys(then, {"columns", "wide", "row"}, "table", failures);
    const HttpAnswer answer = world.request(
        "GET", context.lastPath, {}, {}, "application/json;as=Table;v=v1;g=meta.k8s.io");
    Json columns = Json::array();
    Json wide = Json::array();
    std::vector<std::string> names;
    for (const Json &column : member(answer.body, "columnDefinitions")) {
        names.push_back(column.value("name", ""));
        (column.value("priority", 0) == 0 ? columns : wide).push_back(column["name"]);
    }
    match(Json{{"$exactly", then.value("columns", Json::array())}},
          columns,
          "table columns",
          failures);
    if (then.contains("wide"))
        match(Json{{"$exactly", then["wide"]}}, wide, "table wide columns", failures);
    Json rows = Json::array();
    for (const Json &row : member(answer.body, "rows")) {
        Json cells = Json::object();
        for (std::size_t i = 0; i < names.size() && i < row["cells"].size(); ++i)
            cells[names[i]] = row["cells"][i];
        rows.push_back(std::move(cells));
    }
    if (then.contains("row"))
        match(Json::array({then["row"]}), rows, "table rows", failures);
}

using Check = std::function<void(World &, const CheckContext &, const Json &, Failures &)>;

const std::map<std::string, Check> &checks()
{
    static const std::map<std::string, Check> all = {
        {"http", checkHttp},
        {"objects", checkObjects},
        {"conditionAbsent",
         [](World &w, const CheckContext &, const Json &t, Failures &f) {
             checkConditions(w, t, true, f);
         }},
        {"conditionNot",
         [](World &w, const CheckContext &, const Json &t, Failures &f) {
             checkConditions(w, t, false, f);
         }},
        {"events",
         [](World &w, const CheckContext &, const Json &t, Failures &f) {
             checkEvents(w, t, true, f);
         }},
        {"noEvents",
         [](World &w, const CheckContext &, const Json &t, Failures &f) {
             checkEvents(w, t, false, f);
         }},
        {"provider", checkProvider},
        {"retryAfter", checkRetry},
        {"count", checkCount},
        {"each", checkEach},
        {"deletingSet", checkDeletingSet},
        {"deletingCount", checkDeletingCount},
        {"table", checkTable},
        {"order", checkOrder},
        {"invariant", checkInvariant},
        {"console", checkConsole},
        {"capi", checkCapi},
        {"metrics", checkMetrics},
        {"alerts", checkAlerts},
    };
    return all;
}

} // namespace

void check(World &world, CheckContext &context, const Json &then, Failures &failures)
{
    const Json resolved = world.text().resolve(then);
    if (resolved.contains("http"))
        context.answerIsOpen = false;
    for (const auto &[key, expected] : resolved.items()) {
        const auto it = checks().find(key);
        if (it == checks().end())
            failures.push_back("cannot check " + key);
        else
            it->second(world, context, expected, failures);
    }
}

} // namespace hp::conformance
