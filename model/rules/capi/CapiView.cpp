// SPDX-License-Identifier: Apache-2.0
#include "model/rules/capi/CapiView.h"

#include "model/base/JsonFields.h"
#include "model/base/Text.h"
#include "model/messages/ClusterApi.h"
#include "model/messages/Fact.h"
#include "model/messages/Next.h"
#include "model/messages/Override.h"
#include "model/resource/LabelSelector.h"
#include "model/resource/Machine.h"
#include "model/resource/MachinePool.h"
#include "model/rules/drain/PodFilter.h"
#include "model/rules/holds/Sentence.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <nlohmann/json.hpp>

namespace hp::capi {

using machine::HookPoint;

namespace {

/// A message of a controller has five lines with three names each; more is of somebody else.
constexpr std::size_t maxLines = 32;
constexpr std::size_t maxNames = 3;

struct StepReason {
    const char *reason;
    DeletionStep step;
};

constexpr std::array<StepReason, 8> stepReasons{
    {{"WaitingForPreDrainHook", DeletionStep::PreDrainHook},
     {"DrainingNode", DeletionStep::Drain},
     {"WaitingForVolumeDetach", DeletionStep::Volumes},
     {"WaitingForPreTerminateHook", DeletionStep::PreTerminateHook},
     {"WaitingForInfrastructureDeletion", DeletionStep::Infrastructure},
     {"WaitingForBootstrapDeletion", DeletionStep::Bootstrap},
     {"DeletingNode", DeletionStep::Node},
     {"DeletionCompleted", DeletionStep::Completed}}};

constexpr std::array<StepReason, 4> oldSteps{
    {{"PreDrainDeleteHookSucceeded", DeletionStep::PreDrainHook},
     {"DrainingSucceeded", DeletionStep::Drain},
     {"VolumeDetachSucceeded", DeletionStep::Volumes},
     {"PreTerminateDeleteHookSucceeded", DeletionStep::PreTerminateHook}}};

std::optional<TimePoint> startOf(const StepStarts &starts, DeletionStep step)
{
    switch (step) {
    case DeletionStep::PreDrainHook:
        return starts.preDrainHook;
    case DeletionStep::Drain:
        return starts.drain;
    case DeletionStep::Volumes:
        return starts.volumes;
    case DeletionStep::PreTerminateHook:
        return starts.preTerminateHook;
    default:
        return std::nullopt;
    }
}

void addState(Deletion &deletion, const ReportedState &state, const Object &machine)
{
    deletion.reason = state.condition.reason;
    deletion.message = state.condition.message;
    deletion.place = state.place;
    const auto start = startOf(stepStartsOf(machine), deletion.step);
    deletion.since = start ? start : state.since;
    deletion.isAbout = !start && state.since;
}

/// By the old conditions: what changed last and is False is where it stands.
void addOldState(Deletion &deletion, const Object &machine)
{
    std::optional<ReportedState> latest;
    bool passedAll = false;
    for (const auto &[type, step] : oldSteps) {
        const auto state = reported(machine, type);
        if (!state)
            continue;
        passedAll = step == DeletionStep::PreTerminateHook && state->condition.status == "True";
        if (state->condition.status != "False")
            continue;
        if (!latest || (state->since && latest->since && *state->since > *latest->since)) {
            latest = state;
            deletion.step = step;
        }
    }
    if (latest)
        addState(deletion, *latest, machine);
    else if (passedAll)
        deletion.step = DeletionStep::Infrastructure;
}

std::string_view takeWord(std::string_view &text, std::string_view end)
{
    const std::size_t at = text.find(end);
    const std::string_view word = text.substr(0, at);
    text = at == std::string_view::npos ? std::string_view() : text.substr(at + end.size());
    return word;
}

int leadingNumber(std::string_view text)
{
    int number = 0;
    std::from_chars(text.data(), text.data() + text.size(), number);
    return std::max(0, number);
}

/// The number behind "(" of "(2 more)", "(... 2 more)".
int moreIn(std::string_view text)
{
    const std::size_t open = text.find('(');
    if (open == std::string_view::npos || text.find(" more)", open) == std::string_view::npos)
        return 0;
    text.remove_prefix(open + 1);
    return leadingNumber(text);
}

std::vector<std::string_view> linesOf(std::string_view text)
{
    std::vector<std::string_view> lines;
    while (!text.empty() && lines.size() < maxLines)
        lines.push_back(takeWord(text, "\n"));
    return lines;
}

std::vector<std::string> namesIn(std::string_view list)
{
    std::vector<std::string> names;
    while (!list.empty() && names.size() < maxNames) {
        std::string_view one = trimmed(takeWord(list, ","));
        one = one.substr(0, one.find(' '));
        if (!one.empty() && one.front() != '(' && !one.starts_with("..."))
            names.emplace_back(one);
    }
    return names;
}

void readCause(DrainLine &line, std::string_view cause)
{
    constexpr std::string_view budget = "The disruption budget ";
    constexpr std::string_view counted = "needs ";
    line.says = std::string(cause);
    if (cause.starts_with("deletionTimestamp set")) {
        line.kind = DrainLine::Kind::Terminating;
    } else if (cause.starts_with("waiting for completion")) {
        line.kind = DrainLine::Kind::Completes;
    } else if (const std::size_t at = cause.find(budget); at != std::string_view::npos) {
        line.kind = DrainLine::Kind::Budget;
        cause.remove_prefix(at + budget.size());
        line.budget = std::string(takeWord(cause, " "));
        line.isCounted = cause.starts_with(counted);
        if (line.isCounted) {
            cause.remove_prefix(counted.size());
            line.needs = leadingNumber(takeWord(cause, " healthy pods and has "));
            line.has = leadingNumber(cause);
        }
    } else if (cause.find("disruption budget") != std::string_view::npos) {
        line.kind = DrainLine::Kind::Budget;
    } else if (cause.starts_with("failed to evict Pod")) {
        line.kind = DrainLine::Kind::Refused;
        takeWord(cause, ", ");
        if (!cause.empty())
            line.says = std::string(cause);
    }
}

bool stays(const Object &machine)
{
    return machine && !machine.isDeleting();
}

std::optional<TimePoint> drainStarted(const CapiView &view)
{
    const auto start = stepStartsOf(view.machine).drain;
    if (start)
        return start;
    const Deletion deletion = deletionOf(view.machine);
    return deletion.step == DeletionStep::Drain ? deletion.since : std::nullopt;
}

bool isOver(const std::optional<TimePoint> &start,
            const std::optional<Duration> &limit,
            TimePoint now)
{
    return start && limit && now - *start >= *limit;
}

/// It names its Node, or one last look for its provider id finds one.
bool hasNode(const CapiView &view)
{
    const std::string &id = providerIdOf(view.machine);
    return !nodeNameOf(view.machine).empty()
        || (!id.empty() && view.node.text("/spec/providerID") == id);
}

/// From v1.14 on, which alone writes down when a wait for hooks began, a machine whose server goes
/// already is neither drained nor are its volumes waited for.
Message serverGoesAlready(const CapiView &view)
{
    const Object &server = view.infrastructure;
    const bool knowsHow = stepStartsOf(view.machine).preDrainHook.has_value();
    return knowsHow && server.isDeleting()
            && deletionOf(view.machine).step < DeletionStep::PreTerminateHook
        ? say::capiObjectGoesAlready(server.kind(), holds::shortName(server.name()))
        : Message();
}

bool isShort(const Object &set)
{
    return set && replicasOf(set) > readyReplicasOf(set);
}

} // namespace

Deletion deletionOf(const Object &machine)
{
    Deletion deletion;
    if (!machine.isDeleting())
        return deletion;
    deletion.step = DeletionStep::Unknown;
    deletion.since = machine.deletionTimestamp();
    if (!machine.hasFinalizer(finalizerOf(machine))) {
        deletion.step = DeletionStep::Completed;
        return deletion;
    }
    const auto state = reported(machine, "Deleting");
    if (!state || state->condition.status != "True") {
        if (state)
            deletion.place = state->place;
        addOldState(deletion, machine);
        return deletion;
    }
    deletion.failed = state->condition.reason == "InternalError"
        || state->condition.message.starts_with("Error ");
    for (const auto &[reason, step] : stepReasons) {
        if (state->condition.reason == reason)
            deletion.step = step;
    }
    addState(deletion, *state, machine);
    return deletion;
}

std::vector<DrainLine> drainLinesOf(const std::string &message)
{
    std::vector<DrainLine> lines;
    for (std::string_view text : linesOf(message)) {
        if (!text.starts_with("* Pod"))
            continue;
        DrainLine line;
        const std::string_view pods = takeWord(text, ": ");
        const std::size_t names = pods.find(' ', 2);
        if (names == std::string_view::npos)
            continue;
        for (const std::string &name : namesIn(pods.substr(names))) {
            const std::size_t slash = name.find('/');
            if (slash != std::string::npos)
                line.pods.push_back({name.substr(0, slash), name.substr(slash + 1)});
        }
        line.more = moreIn(pods);
        readCause(line, text);
        if (!line.pods.empty())
            lines.push_back(std::move(line));
    }
    return lines;
}

VolumeReport volumeReportOf(const std::string &message)
{
    VolumeReport report;
    for (std::string_view text : linesOf(message)) {
        if (!text.starts_with("* "))
            continue;
        // Names follow the last colon but for those of the words before them.
        const std::string_view head = takeWord(text, ": ");
        const bool stray = head.find("not matching") != std::string_view::npos;
        for (std::string &name : namesIn(text))
            (stray ? report.strays : report.claims).push_back(std::move(name));
        report.more += moreIn(text);
    }
    return report;
}

bool isNodeUnreachable(const CapiView &view)
{
    if (view.node)
        return rules::isUnreachable(view.node);
    // Where nobody looks into its cluster Cluster API does. It says the same of a Node that has
    // never reported, and has other reasons where it does not find out itself.
    const auto state = reported(view.machine, "NodeReady");
    return state && state->condition.status == "Unknown"
        && state->condition.reason == "NodeReadyUnknown"
        && state->condition.message.find("not yet reported") == std::string::npos;
}

std::string controlPlaneKindOf(const CapiView &view)
{
    if (!view.controlPlane.kind().empty())
        return view.controlPlane.kind();
    const std::string owner = controllerOf(view.machine).kind;
    return owner.ends_with("ControlPlane") ? owner : controlPlaneOf(view.cluster).kind;
}

Message stepsAreSkippedBecause(const CapiView &view)
{
    if (view.cluster.isDeleting())
        return say::capiClusterIsDeleted();
    if (!hasNode(view))
        return say::thereIsNoNodeDrain();
    if (view.controlPlane.isDeleting())
        return say::capiControlPlaneIsDeleted();
    const bool known = view.controlPlaneKnown || !view.controlPlaneMachines.empty();
    if (!known || isManagedElsewhere(view.controlPlane))
        return {};
    const bool oneStays = std::ranges::any_of(view.controlPlaneMachines, stays)
        || (isControlPlaneMachine(view.machine) && stays(view.machine));
    return oneStays ? Message() : say::capiNoControlPlaneStays();
}

Message drainIsSkippedBecause(const CapiView &view, TimePoint now)
{
    if (Message all = stepsAreSkippedBecause(view); !all.empty())
        return all;
    if (view.machine.annotation(excludeDrain))
        return say::drainIsExcludedByAnnotation();
    // v1.14 writes the time down and does neither this nor the wait for volumes again behind it,
    // whatever holds the machine later.
    if (stepStartsOf(view.machine).preTerminateHook)
        return say::drainIsOver(holds::shortName(view.machine.name()));
    if (Message goes = serverGoesAlready(view); !goes.empty())
        return goes;
    if (isOver(drainStarted(view), limitOf(view.machine, Limit::Drain), now))
        return say::capiDrainLimitIsOver();
    return {};
}

Message volumesAreSkippedBecause(const CapiView &view, TimePoint now)
{
    if (Message all = stepsAreSkippedBecause(view); !all.empty())
        return all;
    if (view.machine.annotation(excludeVolumeDetach))
        return say::capiVolumesAreExcluded();
    if (stepStartsOf(view.machine).preTerminateHook)
        return say::capiVolumesAreOver(holds::shortName(view.machine.name()));
    if (Message goes = serverGoesAlready(view); !goes.empty())
        return goes;
    if (isNodeUnreachable(view))
        return say::kubeletNodeDoesNotReport(view.node ? view.node.name()
                                                       : nodeNameOf(view.machine));
    auto start = stepStartsOf(view.machine).volumes;
    const Deletion deletion = deletionOf(view.machine);
    if (!start && deletion.step == DeletionStep::Volumes)
        start = deletion.since;
    if (isOver(start, limitOf(view.machine, Limit::VolumeDetach), now))
        return say::capiVolumeLimitIsOver();
    return {};
}

std::vector<AnnotationHook> annotationHooks(const Object &object)
{
    std::vector<AnnotationHook> hooks;
    const Json &annotations = object.at("/metadata/annotations");
    if (!annotations.is_object())
        return hooks;
    for (const auto &[point, prefix] : {std::pair(HookPoint::PreDrain, preDrainPrefix),
                                        std::pair(HookPoint::PreTerminate, preTerminatePrefix)}) {
        const std::string_view head = prefix;
        for (const auto &[key, value] : annotations.items()) {
            if (!key.starts_with(head) || !value.is_string())
                continue;
            const auto text = value.get<std::string>();
            AnnotationHook hook{point, key, key, text, text, false};
            const std::string rest = key.substr(head.size());
            hook.nameless = rest.empty() || rest == "/";
            if (rest.size() > 1 && rest.front() == '/')
                hook.name = rest.substr(1);
            if (rest.empty() && point == HookPoint::PreTerminate && text == k3sHook) {
                hook.nameless = false;
                hook.name = k3sHook;
                hook.owner.clear();
            }
            hooks.push_back(std::move(hook));
        }
    }
    return hooks;
}

bool checkSelects(const Object &check, const Object &machine)
{
    const std::string &cluster = check.text("/spec/clusterName");
    if (!cluster.empty() && cluster != clusterNameOf(machine))
        return false;
    const Json &selector = check.at("/spec/selector");
    const auto read = LabelSelector::fromJson(selector.is_null() ? Json::object() : selector);
    return read && read->matches(machine);
}

Pause pauseOf(const CapiView &view)
{
    const auto state = reported(view.machine, "Paused");
    const bool says = state && state->condition.status == "True";
    Pause pause;
    if (says)
        pause.since = state->since;
    if (isPausedCluster(view.cluster)) {
        pause.name = "spec.paused";
        pause.ofCluster = true;
    } else if (isPausedByAnnotation(view.machine)) {
        pause.name = pausedAnnotation;
    } else if (says) {
        pause.ofCluster = state->condition.message.find("spec.paused") != std::string::npos;
        pause.name = pause.ofCluster ? "spec.paused" : pausedAnnotation;
    }
    return pause;
}

holds::Impact impactOf(const CapiView &view)
{
    if (isControlPlaneMachine(view.machine))
        return holds::Impact::ControlPlane;
    const bool serves = view.node ? machine::conditionIs(view.node, "Ready", "True")
                                  : reportedIs(view.machine, "NodeHealthy", "True");
    const bool missed =
        view.machine.isDeleting() ? isShort(view.machineSet) : !serves || isShort(view.machineSet);
    return missed ? holds::Impact::Capacity : holds::Impact::None;
}

const holds::SiteView &siteOf(const CapiView &view)
{
    static const holds::SiteView none;
    return view.site ? *view.site : none;
}

} // namespace hp::capi
