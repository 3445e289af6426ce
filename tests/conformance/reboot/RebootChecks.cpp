// SPDX-License-Identifier: Apache-2.0
#include "tests/conformance/reboot/RebootChecks.h"

#include "model/resource/Conditions.h"
#include "model/rules/power/RebootAnnotation.h"
#include "tests/conformance/machine/CaseText.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <set>

namespace hp::conformance {

namespace {

/// The value of a status path of the case file: dots, "condition.X" and
/// "rebootHolds[client].field".
Json statusValue(const Object &host, const std::string &path)
{
    if (path.starts_with("condition.")) {
        const auto condition = Conditions(host.at("/status/conditions")).get(path.substr(10));
        return condition ? Json(condition->status) : Json();
    }
    const std::size_t open = path.find("rebootHolds[");
    if (open != std::string::npos) {
        const std::size_t close = path.find(']', open);
        const std::string client = path.substr(open + 12, close - open - 12);
        for (const Json &hold : host.at("/status/provisioning/rebootHolds")) {
            const std::string key = hold.value("key", "");
            if (key == client || key.ends_with('/' + client))
                return hold.value(path.substr(close + 2), Json());
        }
        return {};
    }
    std::string pointer = "/status/" + path;
    std::replace(pointer.begin(), pointer.end(), '.', '/');
    return host.at(pointer);
}

/// Whether a status may have this; what it never has would always be unset.
bool isOfAStatus(const std::string &path)
{
    static const std::set<std::string> known = {"poweredOn",
                                                "powerState",
                                                "powerStateObservedAt",
                                                "operationalStatus",
                                                "errorType",
                                                "errorMessage",
                                                "errorCount",
                                                "lastUpdated",
                                                "provisioning.state",
                                                "provisioning.ID",
                                                "provisioning.lastPoweredOn",
                                                "provisioning.pendingRebootSince",
                                                "provisioning.powerAction",
                                                "provisioning.rebootHolds",
                                                "rebootHolds",
                                                "condition.PowerStateKnown",
                                                "condition.Ready",
                                                "condition.Manageable",
                                                "condition.AvailableForProvisioning",
                                                "condition.Provisioned",
                                                "condition.Progressing",
                                                "condition.Healthy"};
    return std::any_of(known.begin(), known.end(), [&path](const std::string &name) {
        return path.starts_with(name)
            && (path.size() == name.size() || path[name.size()] == '.' || path[name.size()] == '[');
    });
}

/// A request as its remediator means it: `"force":false` says nothing, and facts/reboot.md 6.1 and
/// facts/machine-api.md 6.1 quote its value with and without.
Json meant(const std::string &key, const Json &value)
{
    const bool isRemediators = key.starts_with("reboot.metal3.io/capbm-")
        || key.starts_with("reboot.metal3.io/metal3-remediation-");
    Json request = isRemediators && value.is_string()
        ? Json::parse(value.get<std::string>(), nullptr, false)
        : Json();
    if (!request.is_object())
        return value;
    if (request.value("force", Json()) == false)
        request.erase("force");
    return request;
}

bool sameRequests(const Json &wanted, const Json &actual)
{
    return wanted.is_object() && wanted.size() == actual.size()
        && std::all_of(wanted.items().begin(), wanted.items().end(), [&actual](const auto &one) {
               return actual.contains(one.key())
                   && meant(one.key(), one.value()) == meant(one.key(), actual[one.key()]);
           });
}

constexpr TimePoint never =
    TimePoint::min(); // a stamp that was never set is older than every other

TimePoint stampIn(const Json &value)
{
    return value.is_string() ? parseTime(value.get<std::string>()).value_or(never) : never;
}

bool statusMatches(const RebootWorld &world, const std::string &path, const Json &expected)
{
    const Object host = world.host();
    const Json actual = statusValue(host, path);
    const std::string word = expected.is_string() ? expected.get<std::string>() : std::string();
    if (word == "$unset")
        return actual.is_null();
    if (word == "$any")
        return !actual.is_null();
    if (word == "$unchanged")
        return actual == statusValue(world.hostAtStart(), path);
    if (word.starts_with("$gt:"))
        return stampIn(actual) > stampIn(statusValue(host, word.substr(4)));
    if (word == "$ge:now")
        return stampIn(actual) >= world.start();
    if (!word.empty() && word.front() == '$')
        return false;
    if (expected == 0 && actual.is_null())
        return true;
    return actual == expected;
}

std::string joined(const std::vector<std::string> &words)
{
    std::string text;
    for (const std::string &word : words)
        text += (text.empty() ? "" : ", ") + word;
    return '[' + text + ']';
}

void checkAnnotations(const RebootWorld &world, const Json &then, Failures &failures)
{
    const Object host = world.host();
    const RemediationStage *stage = world.remediation();
    Json reboot = Json::object();
    for (const rules::RebootAnnotation &request : rules::rebootAnnotations(host))
        reboot[stage ? stage->shown(request.key) : request.key] = request.value;
    if (then.contains("annotations") && !sameRequests(then["annotations"], reboot))
        failures.push_back("reboot annotations are " + reboot.dump() + ", not "
                           + then["annotations"].dump());
    const Json &stored = host.at("/metadata/annotations");
    const Json all = stored.is_object() ? stored : Json::object();
    if (then.contains("annotationsAll") && then["annotationsAll"] != all)
        failures.push_back("annotations are " + all.dump() + ", not "
                           + then["annotationsAll"].dump());
}

void checkOrder(const RebootWorld &world, const Json &order, Failures &failures)
{
    const std::vector<std::string> &lines = world.log().lines();
    auto from = lines.begin();
    for (const Json &wanted : order) {
        from = std::find(from, lines.end(), wanted.get<std::string>());
        if (from == lines.end()) {
            failures.push_back("'" + wanted.get<std::string>() + "' is not where it should be in "
                               + joined(lines));
            return;
        }
        ++from;
    }
}

/// What may be told of a host, in the words of `order`.
bool isTold(const std::string &word)
{
    static const std::set<std::string> lines = {"status.pendingRebootSince written",
                                                "status.lastPoweredOn written",
                                                "observed On",
                                                "observed Off",
                                                "holds changed",
                                                "key accepted",
                                                "heldSince set",
                                                "annotation removed",
                                                "annotation removed by client",
                                                "key added",
                                                "key removed",
                                                "node backed up",
                                                "Node deleted",
                                                "Node gone"};
    static const std::set<std::string> resets = {"On",
                                                 "ForceOn",
                                                 "ForceOff",
                                                 "GracefulShutdown",
                                                 "GracefulRestart",
                                                 "ForceRestart",
                                                 "PowerCycle",
                                                 "PushPowerButton",
                                                 "Nmi"};
    return lines.contains(word) || resets.contains(word);
}

void checkNever(const RebootWorld &world, const Json &forbidden, Failures &failures)
{
    const std::vector<std::string> lines = world.log().lines();
    for (const Json &given : forbidden) {
        const std::string word = given.get<std::string>();
        if (!isTold(word))
            failures.push_back("never: nobody would tell of " + given.dump());
        if (std::find(lines.begin(), lines.end(), word) != lines.end())
            failures.push_back('\'' + word + "' must never be, and is in " + joined(lines));
    }
}

void checkObjects(const RebootWorld &world, const Json &objects, Failures &failures)
{
    for (const auto &[what, expected] : objects.items()) {
        if (what == "host") {
            if (expected != "gone" || world.host())
                failures.push_back("the host is still there");
        } else if (what == "status writes") {
            if (expected != world.statusWrites())
                failures.push_back("status was written " + std::to_string(world.statusWrites())
                                   + " times");
        } else if (what == "BMC reads at least") {
            if (world.bmc().reads < expected.get<int>())
                failures.push_back("the BMC was read " + std::to_string(world.bmc().reads)
                                   + " times");
        } else if (what == "metric metal3_delete_without_powering_off_total") {
            if (expected != world.deletedWithoutPoweringOff())
                failures.push_back("counted " + std::to_string(world.deletedWithoutPoweringOff())
                                   + " deletions without powering off");
        } else if (!world.remediation()
                   || !world.remediation()->check(what, expected, world.host(), failures)) {
            failures.push_back("unknown object of then: " + what);
        }
    }
}

} // namespace

void checkReboot(const RebootWorld &world, const Json &then, Failures &failures)
{
    unknownKeys(then,
                {"bmcActions",
                 "status",
                 "annotations",
                 "annotationsAll",
                 "events",
                 "never",
                 "order",
                 "objects"},
                "then",
                failures);
    if (then.empty())
        failures.emplace_back("the case judges nothing");
    const Object host = world.host();
    const std::vector<std::string> &posts = world.bmc().posts;
    if (then.contains("bmcActions") && then["bmcActions"] != Json(posts))
        failures.push_back("the BMC got " + joined(posts) + ", not " + then["bmcActions"].dump());
    for (const auto &[path, expected] : member(then, "status").items()) {
        if (!isOfAStatus(path))
            failures.push_back("no status has a " + path);
        if (!statusMatches(world, path, expected))
            failures.push_back("status." + path + " is " + statusValue(host, path).dump() + ", not "
                               + expected.dump());
    }
    checkAnnotations(world, then, failures);
    for (const Json &event : member(then, "events")) {
        unknownKeys(event, {"type", "reason", "message", "count"}, "events[]", failures);
        const int count = world.events(event);
        if (count != event.value("count", 1))
            failures.push_back("event " + event.value("reason", "") + " was told "
                               + std::to_string(count) + " times");
    }
    checkNever(world, member(then, "never"), failures);
    checkOrder(world, then.value("order", Json::array()), failures);
    checkObjects(world, then.value("objects", Json::object()), failures);
}

} // namespace hp::conformance
