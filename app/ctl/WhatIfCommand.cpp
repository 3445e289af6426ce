// SPDX-License-Identifier: Apache-2.0
#include "app/ctl/Answered.h"
#include "app/ctl/CtlCommands.h"
#include "app/ctl/Download.h"
#include "app/ctl/LiveClient.h"
#include "backend/whatif/Forecast.h"
#include "model/base/JsonTree.h"
#include "model/live/RowJson.h"
#include "model/live/TimelineRows.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

namespace hp::app {

namespace {

/// What a copy is made of. Secrets are not among it.
struct CopiedKind {
    const char *path;
    const char *apiVersion;
    const char *kind;
};
constexpr std::array<CopiedKind, 5> copiedKinds{{
    {"/apis/machine.openshift.io/v1beta1/machines", "machine.openshift.io/v1beta1", "Machine"},
    {"/apis/machine.openshift.io/v1beta1/machinesets",
     "machine.openshift.io/v1beta1",
     "MachineSet"},
    {"/apis/metal3.io/v1alpha1/baremetalhosts", "metal3.io/v1alpha1", "BareMetalHost"},
    {"/apis/policy/v1/poddisruptionbudgets", "policy/v1", "PodDisruptionBudget"},
    {"/api/v1/pods", "v1", "Pod"},
}};

Result<std::vector<Object>> objectsOf(const CtlOptions &options)
{
    std::vector<Object> objects;
    for (const CopiedKind &kind : copiedKinds) {
        const auto text = fetchText(options, {"GET", kind.path, {}, TokenRole::Viewer});
        if (!text)
            return unexpected(text.error());
        const Json list = parseJson(*text);
        for (Json item : list.value("items", Json::array())) {
            // The items of a list do not say what they are.
            item["apiVersion"] = kind.apiVersion;
            item["kind"] = kind.kind;
            objects.emplace_back(std::move(item));
        }
    }
    return objects;
}

Duration lengthOf(double seconds)
{
    return std::chrono::duration_cast<Duration>(std::chrono::duration<double>(seconds));
}

/// What the backend knows of the hooks of a machine: it is with the lanes of its timeline.
Result<Done> addUsual(LiveClient &client, const Object &machine, whatif::Snapshot &snapshot)
{
    const auto rows = client.view("timeline/1h", {{"object", toString(machine.key())}});
    if (!rows)
        return unexpected(rows.error());
    for (const auto &[key, json] : rows->items()) {
        if (!key.starts_with("lane/"))
            continue;
        const auto lane = live::fromJson<live::LaneRow>(json);
        const std::size_t space = lane.label.find(' ');
        if (lane.kind != "hook" || !lane.usual || space == std::string::npos)
            continue;
        snapshot.usual[{
            lane.label.substr(0, space),
            lane.label.substr(space + 1),
            lane.detail,
            machine.label("machine.openshift.io/cluster-api-machine-role").value_or("")}] = {
            lengthOf(lane.usual->p50),
            lengthOf(lane.usual->p95),
            static_cast<std::size_t>(lane.usual->n)};
    }
    return Done{};
}

bool isMeant(const Object &machine, const CtlOptions &options)
{
    if (machine.kind() != "Machine")
        return false;
    const auto set = machine.label("machine.openshift.io/cluster-api-machineset");
    return options.machine.empty()
        ? set == options.set
        : options.machine == machine.name() || options.machine == toString(machine.key());
}

} // namespace

Result<std::string> runWhatIfCommand(LiveClient &client, const CtlOptions &options)
{
    auto objects = objectsOf(options);
    if (!objects)
        return unexpected(objects.error());
    whatif::Snapshot snapshot;
    if (const auto seen = client.view("connection", Json::object()); !seen)
        return unexpected(seen.error());
    snapshot.at = client.serverNow().value_or(TimePoint{});
    snapshot.objects = std::move(*objects);
    whatif::Question question;
    for (const Object &object : snapshot.objects) {
        if (!isMeant(object, options))
            continue;
        question.retired.push_back(object.key());
        if (const auto added = addUsual(client, object, snapshot); !added)
            return unexpected(added.error());
    }
    if (question.retired.empty())
        return unexpected(ErrorCode::NotFound,
                          options.machine.empty() ? "there is no machine of the set " + options.set
                                                  : "there is no machine " + options.machine);
    const auto forecast = whatif::forecast(snapshot, question);
    if (!forecast)
        return unexpected(forecast.error());
    std::vector<std::string> names;
    for (const ObjectKey &machine : question.retired)
        names.push_back(toString(machine));
    return rendered(options.output, {textOf(*forecast), jsonOf(*forecast), std::move(names)});
}

} // namespace hp::app
