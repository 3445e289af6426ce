// SPDX-License-Identifier: Apache-2.0
#include "tests/conformance/ClusterApiCases.h"

#include "model/base/JsonTree.h"
#include "model/rules/capi/CapiControlPlane.h"
#include "model/rules/capi/CapiDrain.h"
#include "model/rules/capi/CapiOverride.h"
#include "model/rules/capi/CapiWhy.h"
#include "tests/conformance/machine/CaseText.h"
#include "tests/conformance/machine/Match.h"
#include "tests/model/rules/capi/CapiWorld.h"

#include <nlohmann/json.hpp>

namespace hp::conformance {

namespace {

using Failures = std::vector<std::string>;

const TimePoint clusterApiStart = *parseTime("2026-01-10T12:00:00Z");

const char *nameOf(capi::DeletionStep step)
{
    switch (step) {
    case capi::DeletionStep::NotDeleting:
        return "NotDeleting";
    case capi::DeletionStep::Unknown:
        return "Unknown";
    case capi::DeletionStep::PreDrainHook:
        return "PreDrainHook";
    case capi::DeletionStep::Drain:
        return "Drain";
    case capi::DeletionStep::Volumes:
        return "Volumes";
    case capi::DeletionStep::PreTerminateHook:
        return "PreTerminateHook";
    case capi::DeletionStep::Infrastructure:
        return "Infrastructure";
    case capi::DeletionStep::Bootstrap:
        return "Bootstrap";
    case capi::DeletionStep::Node:
        return "Node";
    case capi::DeletionStep::Completed:
        break;
    }
    return "Completed";
}

const char *nameOf(holds::StuckState state)
{
    switch (state) {
    case holds::StuckState::Holding:
        return "Holding";
    case holds::StuckState::Progress:
        return "Progress";
    case holds::StuckState::Failed:
        return "Failed";
    case holds::StuckState::Unknown:
        return "Unknown";
    case holds::StuckState::Working:
        break;
    }
    return "Working";
}

const char *nameOf(capi::KeepReason reason)
{
    switch (reason) {
    case capi::KeepReason::None:
        return "None";
    case capi::KeepReason::Paused:
        return "Paused";
    case capi::KeepReason::OneAtATime:
        return "OneAtATime";
    case capi::KeepReason::GoesLast:
        return "GoesLast";
    case capi::KeepReason::Unreachable:
        return "Unreachable";
    case capi::KeepReason::NoOther:
        return "NoOther";
    case capi::KeepReason::Learner:
        return "Learner";
    case capi::KeepReason::DeletedTogether:
        return "DeletedTogether";
    case capi::KeepReason::Quorum:
        break;
    }
    return "Quorum";
}

Json timeJson(const std::optional<TimePoint> &time)
{
    return time ? Json(formatTime(*time)) : Json();
}

Json holdJson(const holds::Hold &hold)
{
    return {{"kind", holds::toString(hold.kind)},
            {"name", hold.name},
            {"owner", hold.owner.raw},
            {"state", holds::toString(hold.state)},
            {"reason", hold.reason.text()},
            {"evidence", hold.evidence.text()},
            {"since", timeJson(hold.since)},
            {"priority", hold.priority}};
}

Json causeJson(const std::optional<holds::WhyStuck> &why)
{
    if (!why)
        return nullptr;
    Json json = {{"rule", why->rule},
                 {"sentence", why->sentence.sentence()},
                 {"waitingAt", why->waitingAt},
                 {"hold", why->hold},
                 {"owner", why->owner},
                 {"state", nameOf(why->look)},
                 {"next", why->next.text()},
                 {"since", timeJson(why->since)},
                 {"priority", why->priority},
                 {"exits", Json::array()},
                 {"facts", Json::array()}};
    for (const holds::Exit &exit : why->exits)
        json["exits"].push_back({{"kind", exit.kind}, {"text", exit.text.text()}});
    for (const holds::StuckFact &fact : why->facts)
        json["facts"].push_back({{"text", fact.text.text()},
                                 {"source", fact.source.text()},
                                 {"at", timeJson(fact.at)}});
    return json;
}

Json drainJson(const capi::CapiView &view, TimePoint now)
{
    Json json = {{"skipped", Json::array()},
                 {"waits", Json::array()},
                 {"evicts", Json::array()},
                 {"next", Json::array()},
                 {"passedBecause", capi::drainIsSkippedBecause(view, now).text()}};
    const auto plan = capi::drainPlan(view, now);
    for (const capi::PodPlan &one : plan) {
        const char *list = one.behavior == capi::DrainBehavior::Skip ? "skipped"
            : one.behavior == capi::DrainBehavior::WaitCompleted     ? "waits"
                                                                     : "evicts";
        json[list].push_back(one.pod.name());
    }
    for (const capi::PodPlan &one : capi::drainBatch(plan))
        json["next"].push_back(one.pod.name());
    return json;
}

Json writeJson(const capi::CapiWrite &write)
{
    if (write.form == capi::CapiWrite::Form::None)
        return nullptr;
    const char *form = write.form == capi::CapiWrite::Form::JsonPatch ? "json"
        : write.form == capi::CapiWrite::Form::MergePatch             ? "merge"
                                                                      : "delete";
    return {{"form", form},
            {"kind", write.kind},
            {"name", write.key.name},
            {"uid", write.uid},
            {"revision", write.revision},
            {"body", parseJson(write.body)}};
}

Json pageOf(const capi::CapiView &view, TimePoint now)
{
    Json page = {{"holds", Json::array()}, {"holding", Json::array()}};
    for (const holds::Hold &hold : capi::holdsOf(view, now)) {
        page["holds"].push_back(holdJson(hold));
        if (holds::isHolding(hold.state))
            page["holding"].push_back(hold.name);
    }
    const capi::Deletion deletion = capi::deletionOf(view.machine);
    page["deletion"] = {{"step", nameOf(deletion.step)},
                        {"since", timeJson(deletion.since)},
                        {"isAbout", deletion.isAbout}};
    page["drain"] = drainJson(view, now);
    page["volumes"] = {{"passedBecause", capi::volumesAreSkippedBecause(view, now).text()}};
    const capi::Keep keep = capi::keepOf(view);
    page["etcd"] = {{"members", keep.etcd.members},
                    {"unhealthy", keep.etcd.unhealthy},
                    {"allowed", keep.etcd.allows()},
                    {"keeps", nameOf(keep.reason)}};
    page["health"] = Json::array();
    for (const Object &check : view.healthChecks) {
        const capi::HealthCount count = capi::healthCountOf(check);
        page["health"].push_back({{"name", check.name()},
                                  {"unhealthy", count.unhealthy},
                                  {"most", count.most},
                                  {"stops", count.stops}});
    }
    page["nodeUnreachable"] = capi::isNodeUnreachable(view);
    page["cause"] = causeJson(capi::whyStuck(view, now));
    return page;
}

void checkOverride(const capi::CapiView &view, const Json &given, TimePoint now, Failures &failures)
{
    unknownKeys(given, {"action", "hook", "owner", "limit", "expect"}, "overrides[]", failures);
    if (member(given, "expect").empty())
        failures.emplace_back("overrides[]: expects nothing");
    const auto action = capi::capiActionFrom(given.value("action", ""));
    if (!action) {
        failures.push_back("overrides[]: no action " + given.value("action", ""));
        return;
    }
    capi::CapiRequest request;
    request.action = *action;
    request.hook = given.value("hook", "");
    request.owner = given.value("owner", view.machine.annotation(request.hook).value_or(""));
    if (const auto limit = caseDuration(given.value("limit", "")))
        request.limit = *limit;
    const capi::OverrideAdvice advice = capi::overrideAdvice(request, view, now);
    Json shown = {{"refused", advice.refusal.text()},
                  {"warnings", Json::array()},
                  {"write", writeJson(advice.write)},
                  {"instead", writeJson(advice.instead)},
                  {"next", advice.next.text()}};
    for (const Message &warning : advice.warnings)
        shown["warnings"].push_back(warning.text());
    match(member(given, "expect"), shown, "override " + given.value("action", ""), failures);
}

} // namespace

CaseResult runClusterApiCase(const Json &given)
{
    CaseResult result{given.value("id", "?"), given.value("area", "?"), {}, {}};
    unknownKeys(given,
                {"id", "area", "profile", "title", "given", "when", "then", "source", "note"},
                "case",
                result.failures);
    const Json &world = member(given, "given");
    unknownKeys(world, {"objects", "env"}, "given", result.failures);
    const Json &then = member(given, "then");
    unknownKeys(then, {"clusterApi"}, "then", result.failures);
    const Json &wanted = member(then, "clusterApi");
    const CaseText text(clusterApiStart);
    std::vector<Object> objects;
    for (const Json &one : text.resolve(member(world, "objects"))) {
        Json object = one;
        Json &metadata = object["metadata"];
        if (!metadata.contains("namespace") && object.value("kind", "") != "Node")
            metadata["namespace"] = "default";
        if (!metadata.contains("uid"))
            metadata["uid"] = "uid-" + metadata.value("name", "");
        if (!metadata.contains("resourceVersion"))
            metadata["resourceVersion"] = "1";
        objects.emplace_back(std::move(object));
    }
    const std::string ref = wanted.value("ref", "");
    capi::CapiView view = test::capiViewOf(objects, ref.substr(ref.rfind('/') + 1));
    if (!view.machine && !ref.empty())
        result.failures.push_back("there is no machine " + ref);
    const Json &env = member(world, "env");
    if (!env.is_null())
        unknownKeys(env, {"workload"}, "given.env", result.failures);
    if (const Json &workload = member(env, "workload"); !workload.is_null()) {
        unknownKeys(workload, {"unreadSince"}, "given.env.workload", result.failures);
        view.workloadReadable = false;
        view.workloadUnreadSince = text.time(workload.value("unreadSince", ""));
    }
    TimePoint now = clusterApiStart;
    for (const Json &step : member(given, "when")) {
        unknownKeys(step, {"advance"}, "when[]", result.failures);
        if (const auto by = caseDuration(step.value("advance", "")))
            now += *by;
        else
            result.failures.push_back("advance is " + step.dump() + ", not a duration");
    }
    Json page = wanted;
    page.erase("ref");
    page.erase("overrides");
    if (page.empty() && member(wanted, "overrides").empty())
        result.failures.emplace_back("the case judges nothing");
    match(page, pageOf(view, now), "clusterApi", result.failures);
    for (const Json &one : member(wanted, "overrides"))
        checkOverride(view, one, now, result.failures);
    return result;
}

} // namespace hp::conformance
