// SPDX-License-Identifier: Apache-2.0
#include "app/ctl/Answered.h"
#include "app/ctl/CtlCommands.h"
#include "app/ctl/Download.h"
#include "app/ctl/ForecastText.h"
#include "app/ctl/LiveClient.h"
#include "backend/maintenance/calendar/IcalOccurrences.h"
#include "backend/whatif/Forecast.h"
#include "model/base/JsonTree.h"
#include "model/live/RowJson.h"
#include "model/live/TimelineRows.h"
#include "model/resource/BareMetalHost.h"
#include "model/resource/Machine.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <set>

namespace hp::app {

namespace {

constexpr const char *rackLabel = "topology.kubernetes.io/rack";
/// So far ahead maintenance windows are looked at.
constexpr Duration windowsAhead = std::chrono::hours(7 * 24);

/// What a copy is made of. Secrets are not among it.
struct CopiedKind {
    const char *path;
    const char *apiVersion;
    const char *kind;
};
constexpr std::array<CopiedKind, 6> copiedKinds{{
    {"/apis/machine.openshift.io/v1beta1/machines", "machine.openshift.io/v1beta1", "Machine"},
    {"/apis/machine.openshift.io/v1beta1/machinesets",
     "machine.openshift.io/v1beta1",
     "MachineSet"},
    {"/apis/metal3.io/v1alpha1/baremetalhosts", "metal3.io/v1alpha1", "BareMetalHost"},
    {"/apis/policy/v1/poddisruptionbudgets", "policy/v1", "PodDisruptionBudget"},
    {"/api/v1/pods", "v1", "Pod"},
    {"/apis/holdpoint.dev/v1alpha1/maintenancewindows",
     "holdpoint.dev/v1alpha1",
     "MaintenanceWindow"},
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
        snapshot.usual[{lane.label.substr(0, space),
                        lane.label.substr(space + 1),
                        lane.detail,
                        machine.label(machine::roleLabel).value_or("")}] = {
            lengthOf(lane.usual->p50),
            lengthOf(lane.usual->p95),
            static_cast<std::size_t>(lane.usual->n)};
    }
    return Done{};
}

/// The machines whose hosts are in the rack.
std::set<ObjectKey> machinesIn(const std::string &rack, const std::vector<Object> &objects)
{
    std::set<ObjectKey> machines;
    for (const Object &host : objects) {
        const std::string &consumer = host.text("/spec/consumerRef/name");
        const bool isThere =
            host.label(host::bmcGroupLabel) == rack || host.label(rackLabel) == rack;
        if (host.kind() != "BareMetalHost" || !isThere || consumer.empty())
            continue;
        const std::string &ns = host.text("/spec/consumerRef/namespace");
        machines.insert({ns.empty() ? host.ns() : ns, consumer});
    }
    return machines;
}

bool isNamed(const Object &object, const std::string &name)
{
    return name == object.name() || name == toString(object.key());
}

/// A window, and when it is open within the time that is looked at.
struct WindowMeant {
    maintenance::WindowSpec spec{};
    maintenance::Openings openings{};
};

Result<WindowMeant>
windowMeant(const std::string &name, const std::vector<Object> &objects, TimePoint now)
{
    const auto found = std::ranges::find_if(objects, [&name](const Object &object) {
        return object.kind() == "MaintenanceWindow" && isNamed(object, name);
    });
    if (found == objects.end())
        return unexpected(ErrorCode::NotFound, "there is no MaintenanceWindow " + name);
    auto spec = maintenance::parseWindow(*found);
    if (!spec)
        return unexpected(spec.error());
    const maintenance::IcalOccurrences calendar;
    auto openings = maintenance::openingsOf(calendar, *spec, now, now + windowsAhead);
    if (!openings)
        return unexpected(openings.error());
    openings = maintenance::without(*openings, spec->excludes);
    if (openings->empty())
        return unexpected(ErrorCode::NotFound,
                          "the window " + name + " does not open within "
                              + formatAge(windowsAhead));
    return WindowMeant{std::move(*spec), std::move(*openings)};
}

bool hasHost(const Object &machine, const std::vector<Object> &objects)
{
    return std::ranges::any_of(objects, [&machine](const Object &host) {
        return host.kind() == "BareMetalHost"
            && host.text("/spec/consumerRef/name") == machine.name();
    });
}

/// Those that the window is for. Control planes are never touched by a maintenance.
Result<std::vector<Object>> machinesOf(const WindowMeant &window,
                                       const std::vector<Object> &objects)
{
    std::vector<Object> meant;
    for (const Object &object : objects) {
        if (object.kind() == "Machine" && !object.isDeleting()
            && object.text("/status/phase") == machine::phase::running
            && object.label(machine::roleLabel) != "master" && window.spec.selector.selects(object))
            meant.push_back(object);
    }
    if (meant.empty())
        return unexpected(ErrorCode::NotFound,
                          "the window " + window.spec.name
                              + " is for no machine that runs and is not of the control plane");
    return meant;
}

/// Those that are meant, but for those of a set or rack that are being deleted already.
Result<std::vector<Object>> machinesMeant(const CtlOptions &options,
                                          const std::vector<Object> &objects)
{
    const std::set<ObjectKey> inRack = machinesIn(options.rack, objects);
    std::vector<Object> meant;
    std::size_t deleting = 0;
    for (const Object &object : objects) {
        if (object.kind() != "Machine")
            continue;
        if (!options.machine.empty()) {
            if (isNamed(object, options.machine))
                meant.push_back(object);
        } else if (options.set.empty() ? inRack.contains(object.key())
                                       : object.label(machine::setLabel) == options.set) {
            if (object.isDeleting())
                ++deleting;
            else
                meant.push_back(object);
        }
    }
    if (!meant.empty()) {
        if (!options.machine.empty() && meant.size() > 1)
            return unexpected(ErrorCode::Invalid,
                              "several machines have the name " + options.machine
                                  + ": give the namespace, as in " + toString(meant.front().key()));
        return meant;
    }
    if (!options.machine.empty())
        return unexpected(ErrorCode::NotFound, "there is no machine " + options.machine);
    const std::string place =
        options.set.empty() ? "in the rack " + options.rack : "of the set " + options.set;
    return unexpected(ErrorCode::NotFound,
                      deleting > 0 ? "all machines " + place + " are being deleted already"
                                   : "there is no machine " + place);
}

/// "Retiring worker-1", "Upgrading 3 machines of workers".
std::string actionText(const CtlOptions &options, const whatif::Question &question)
{
    const std::size_t count = question.retired.size();
    const std::string machines = std::to_string(count) + (count == 1 ? " machine" : " machines");
    if (options.action == "maintain")
        return "Maintaining " + machines + " (" + std::to_string(question.atOnce)
            + " at a time) in the window " + options.window;
    const std::string verb = options.action == "upgrade" ? "Upgrading "
        : options.action == "replace"                    ? "Replacing "
                                                         : "Retiring ";
    if (!options.machine.empty())
        return verb + question.retired.front().name;
    std::string text =
        verb + machines + (options.set.empty() ? " in rack " + options.rack : " of " + options.set);
    if (question.atOnce > 0)
        text += " (" + std::to_string(question.atOnce) + " at a time)";
    return text;
}

/// What is asked, of the snapshot.
Result<whatif::Question> questionOf(const CtlOptions &options, const std::vector<Object> &meant)
{
    whatif::Question question;
    for (const Object &machine : meant)
        question.retired.push_back(machine.key());
    if (const auto time = parseDuration(options.assumed); time && !options.assumed.empty())
        question.assumed.hook = whatif::Usual{*time, 3 * *time};
    if (options.action == "upgrade" || options.action == "maintain")
        question.atOnce = *whatif::maxUnavailableOf(
            options.maxUnavailable.empty() ? "1" : options.maxUnavailable, meant.size());
    if (options.action == "replace" && !meant.front().label(machine::setLabel))
        return unexpected(ErrorCode::Invalid,
                          "nothing replaces " + meant.front().name()
                              + ": it is not of a MachineSet; see whatif retire");
    return question;
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
    WindowMeant window;
    if (!options.window.empty()) {
        auto found = windowMeant(options.window, *objects, snapshot.at);
        if (!found)
            return unexpected(found.error());
        window = std::move(*found);
    }
    const auto meant =
        options.window.empty() ? machinesMeant(options, *objects) : machinesOf(window, *objects);
    if (!meant)
        return unexpected(meant.error());
    auto question = questionOf(options, *meant);
    if (!question)
        return unexpected(question.error());
    if (!options.window.empty()) {
        for (const Object &machine : *meant) {
            if (hasHost(machine, *objects))
                question->inPlace.insert(machine.key());
        }
        // Nothing happens before.
        snapshot.at = std::max(snapshot.at, window.openings.front().start);
        question->limit = window.openings.back().end - snapshot.at;
        question->openings = std::move(window.openings);
        question->leastLeft = window.spec.minRemaining;
        question->window = options.window;
    }
    snapshot.objects = std::move(*objects);
    std::vector<std::string> names;
    for (const Object &machine : *meant) {
        if (const auto added = addUsual(client, machine, snapshot); !added)
            return unexpected(added.error());
        names.push_back(toString(machine.key()));
    }
    const auto forecast = whatif::forecast(snapshot, *question);
    if (!forecast)
        return unexpected(forecast.error());
    const std::string action = actionText(options, *question)
        + (options.window.empty() ? "" : " from " + formatTime(snapshot.at));
    if (options.output.format == CtlFormat::Svg)
        return forecastPicture(*forecast, action);
    Json json = jsonOf(*forecast);
    json["action"] = options.action;
    json["machines"] = names;
    return rendered(
        options.output,
        {forecastText(*forecast, action, options.output.style), std::move(json), std::move(names)});
}

} // namespace hp::app
