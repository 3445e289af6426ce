// SPDX-License-Identifier: Apache-2.0
#include "model/messages/Exit.h"
#include "model/messages/Fact.h"
#include "model/messages/Maintenance.h"
#include "model/messages/Next.h"
#include "model/messages/Stuck.h"
#include "model/resource/BareMetalHost.h"
#include "model/resource/Conditions.h"
#include "model/resource/ControlPlane.h"
#include "model/resource/LabelSelector.h"
#include "model/resource/Machine.h"
#include "model/rules/healthcheck/CheckRules.h"
#include "model/rules/holds/Case.h"
#include "model/rules/holds/Obstacles.h"
#include "model/rules/holds/Sentence.h"
#include "model/rules/holds/Stage.h"
#include "model/rules/maintenance/MachineLink.h"
#include "model/rules/maintenance/MaintenanceNames.h"
#include "model/rules/maintenance/MaintenanceSettings.h"
#include "model/rules/maintenance/Strategy.h"
#include "model/rules/maintenance/WindowOutlook.h"

#include <algorithm>
#include <cctype>
#include <nlohmann/json.hpp>

namespace hp::holds {

namespace {

bool nodeIsWell(const Case &c)
{
    return c.view.node && machine::conditionIs(c.view.node, "Ready", "True");
}

std::optional<WhyStuck> shortCircuited(const Case &c)
{
    const Object &machine = c.view.machine;
    if (machine.isDeleting() || nodeIsWell(c) || machine::nodeName(machine).empty())
        return std::nullopt;
    for (const Object &check : siteOf(c.view).healthChecks) {
        const auto selector = LabelSelector::fromJson(check.at("/spec/selector"));
        const ConditionsIn conditions(check.at("/status/conditions"));
        if (check.ns() != machine.ns() || !selector || !selector->matches(machine)
            || !conditions.is(healthcheck::condition::remediationAllowed, "False"))
            continue;
        const ConditionTime ready = timeOf(c.view.node, "Ready", c.now);
        const auto count = [&check](const char *field) {
            const Json &value = check.at(std::string("/status/") + field);
            return value.is_number_integer() ? value.get<int>() : 0;
        };
        const int expected = count("expectedMachines");
        const int unhealthy = expected - count("currentHealthy");
        WhyStuck why;
        why.waitingAt = "healthCheck";
        why.look = StuckState::Unknown;
        why.priority = 2;
        why.hold = check.name();
        why.owner = "machinehealthcheck/" + check.name();
        why.since = ready.at;
        why.cause = conditions.transitionTime(healthcheck::condition::remediationAllowed);
        const std::string node = shortName(machine::nodeName(machine));
        const std::string name = shortName(check.name());
        const Message head = c.view.node
            ? say::nodeNotReadyAndCheckMayNotAct(node, name, unhealthy, expected)
            : say::nodeGoneAndCheckMayNotAct(node, name, unhealthy, expected);
        const Message age = ageSince(why.since, c.now);
        const std::string stopped = c.view.node ? stoppedState(machine) : std::string();
        why.sentence = stopped.empty() ? fit({{head, age}, {head}})
                                       : fit({{say::nodeIsNotReadyInstanceIs(node, stopped),
                                               say::healthCheckMayNotAct(name),
                                               age},
                                              {head, age},
                                              {head}});
        why.facts = {
            {quoted(conditions.get(healthcheck::condition::remediationAllowed)->message),
             say::ofMachineHealthCheck("status.conditions[RemediationAllowed]", check.name()),
             why.cause},
            {say::nodeDoesNotReportReady(), quoted("Node status.conditions[Ready]"), why.since},
            ready.claim};
        why.exits = {{say::waitActsAgainWhenFewer(), "wait"},
                     {say::findWhatUnhealthyMachinesHave(), "fix"}};
        // Where most are unhealthy the check would delete the site.
        if (unhealthy * 2 <= expected)
            why.exits.push_back({say::raiseMaxUnhealthy(check.name()), "override"});
        why.next = say::healthCheckRemediatesMachineOnce();
        return why;
    }
    return std::nullopt;
}

using maintenance::Outlook;

/// The maintenance of the machine that is in one of these steps.
const Object *maintenanceAt(const Case &c, std::initializer_list<std::string_view> steps)
{
    for (const Object &one : siteOf(c.view).maintenances) {
        if (maintenance::concerns(one, c.view.machine)
            && std::ranges::find(steps, one.text("/status/maintenance")) != steps.end())
            return &one;
    }
    return nullptr;
}

const Object *waitingMaintenance(const Case &c)
{
    namespace step = maintenance::step;
    return maintenanceAt(c, {step::fresh, step::waiting, step::blocked});
}

/// As a hook in that state would be (product.md 4.2, "Priority").
int priorityAs(const Case &c, HoldState state)
{
    return priorityOf(HoldKind::PreDrain, state, {}, impactOf(c.view));
}

bool reasonIs(const Object &maintenance, std::string_view word)
{
    return maintenance.text("/status/reason").starts_with(word);
}

maintenance::Strategy strategyOf(const Case &c, const Object &one)
{
    maintenance::StrategyView asked;
    asked.code = one.text("/spec/eventcode");
    asked.strategy = one.text("/spec/strategy");
    asked.platform = maintenance::platformOf(c.view.machine, c.view.host);
    asked.lacksHost = asked.platform == maintenance::Platform::Metal && !c.view.host;
    asked.isMaster = machine::isOfControlPlane(c.view.machine, c.view.node);
    asked.spareHost = true; // what cannot be is told when it is tried
    return maintenance::chooseStrategy(asked).strategy;
}

/// What is done to the machine when nothing keeps the maintenance back any more.
Message workOf(const Case &c, const Object &one)
{
    switch (strategyOf(c, one)) {
    case maintenance::Strategy::Delete:
        return say::nodeIsDrainedAndMachineDeletedThen();
    case maintenance::Strategy::PowerCycle:
        return say::nodeIsDrainedAndServerStartedAnewThen();
    case maintenance::Strategy::Hold:
        return one.at("/spec/approved") == true ? say::nodeIsDrainedAndServerHeldOffThen()
                                                : say::waitsForApprovalThen();
    case maintenance::Strategy::Alert:
        break;
    }
    return say::personHasToActThen();
}

std::optional<maintenance::Opening> chosenOpening(const Object &one)
{
    const auto start = parseTime(one.text("/status/window/start"));
    if (!start)
        return std::nullopt;
    return maintenance::Opening{*start, parseTime(one.text("/status/window/end")).value_or(*start)};
}

maintenance::WindowOutlook outlookOf(const Case &c, const Object &one)
{
    return maintenance::windowOutlook(
        c.view.machine, siteOf(c.view).windows, chosenOpening(one), c.now);
}

/// After what keeps it back now: the next obstacle that is already there, or the work.
Message afterObstacle(const Case &c, const Object &one)
{
    if (one.annotation(maintenance::atOnce))
        return workOf(c, one);
    const auto outlook = outlookOf(c, one);
    switch (outlook.outlook) {
    case Outlook::NoWindows:
    case Outlook::Open:
        return workOf(c, one);
    case Outlook::NoneSelects:
        return say::noWindowSelectsItThen();
    default:
        return say::waitsForWindowThen(outlook.window);
    }
}

WhyStuck maintenanceOf(const Case &c, const Object &maintenance)
{
    WhyStuck why;
    why.waitingAt = "window";
    why.hold = maintenance.name();
    why.owner =
        maintenance.text("/spec/source").empty() ? "maintenance" : maintenance.text("/spec/source");
    why.since = parseTime(maintenance.text("/status/since"));
    if (!why.since)
        why.since = maintenance.creationTimestamp();
    why.cause = why.since;
    why.look = StuckState::Progress;
    why.facts = {{say::maintenanceIsBeDone(maintenance.text("/spec/eventcode")),
                  say::ofMachineMaintenance("spec.eventcode", maintenance.name()),
                  maintenance.creationTimestamp()}};
    if (const auto deadline = parseTime(maintenance.text("/spec/deadline")))
        why.facts.push_back({*deadline > c.now ? say::mustBeDoneBefore(formatTime(*deadline))
                                               : say::wasToBeDoneBefore(formatTime(*deadline)),
                             say::ofMachineMaintenance("spec.deadline", maintenance.name()),
                             deadline});
    why.exits = {{say::waitBeginsByItself(), "wait"}};
    return why;
}

/// The words of the maintenance itself, as the first fact.
void addReason(WhyStuck &why, const Object &maintenance)
{
    if (const std::string &reason = maintenance.text("/status/reason"); !reason.empty())
        why.facts.insert(why.facts.begin(),
                         {quoted(reason),
                          say::ofMachineMaintenance("status.reason", maintenance.name()),
                          why.since});
}

std::string codeOf(const Object &maintenance)
{
    return shortName(maintenance.text("/spec/eventcode"));
}

std::optional<WhyStuck> upgrading(const Case &c)
{
    const Object *maintenance = waitingMaintenance(c);
    if (!maintenance)
        return std::nullopt;
    for (const Object &version : siteOf(c.view).clusterVersions) {
        const ConditionsIn conditions(version.at("/status/conditions"));
        if (!conditions.is("Progressing", "True"))
            continue;
        WhyStuck why = maintenanceOf(c, *maintenance);
        const Condition progressing = *conditions.get("Progressing");
        why.cause = conditions.transitionTime("Progressing");
        if (why.cause && why.since)
            why.cause = std::max(*why.cause, *why.since);
        const std::string &to = version.text("/status/desired/version");
        const std::string code = codeOf(*maintenance);
        const Message head = to.empty() ? say::maintenanceWaitsForUpgrade(code)
                                        : say::maintenanceWaitsForUpgradeTo(code, shortName(to));
        const auto failing = conditions.get("Failing");
        const bool fails = failing && failing->status == "True" && !failing->message.empty();
        const std::string words = fails ? failing->message : progressing.message;
        const Message age = ageSince(why.since, c.now);
        why.sentence = fit({{head, age, quoted(words)},
                            {head, age, quoted(abridged(words, 70))},
                            {head, age, quoted(abridged(words, 50))},
                            {head, age}});
        why.facts.insert(
            why.facts.begin(),
            {progressing.message.empty() ? say::clusterIsUpgrading() : quoted(progressing.message),
             say::ofClusterVersion("status.conditions[Progressing]", version.name()),
             conditions.transitionTime("Progressing")});
        why.exits.front().text = say::waitBeginsAfterUpgrade();
        why.next = say::maintenanceBeginsInNextWindow();
        return why;
    }
    return std::nullopt;
}

/// How to take off the annotation that keeps the machine out of maintenance, in the order of
/// MaintenanceFacts::optOut(); empty: it is none.
Message optOutOf(const Case &c)
{
    const Object &host = c.view.host;
    const Object *set = setOf(c.view);
    if (c.view.machine.annotation(maintenance::optOut))
        return say::takeAnnotationOff(maintenance::optOut);
    if (set && set->annotation(maintenance::optOut))
        return say::takeAnnotationOffObject(maintenance::optOut,
                                            "MachineSet " + shortName(set->name()));
    if (c.view.machine.annotation(machine::externalRemediation))
        return {}; // it ends by itself
    for (const char *key : {host::pausedAnnotation, host::detachedAnnotation}) {
        if (host && host.annotation(key))
            return say::takeAnnotationOffObject(key, "BareMetalHost " + shortName(host.name()));
    }
    return {};
}

/// What is said of a machine while its maintenance is done as it should be.
bool isAsPlanned(const Message &head)
{
    return head.is(say::hostIsHeldOffForMaintenance) || head.is(say::maintenanceDrains)
        || head.is(say::maintenanceIsInWork) || head.is(say::maintenanceWaitsForNode)
        || head.is(say::maintenanceIsVerified);
}

/// The machine whose maintenance goes first, and what holds that; the second is empty when nothing
/// does but its own work, or none goes first.
std::pair<std::string, Message> machineBefore(const Case &c)
{
    for (const WaitEdge &edge : siteOf(c.view).waits) {
        if (edge.from != c.view.machine.key() || !edge.because.is(say::maintenanceOfItGoesFirst))
            continue;
        Message held = whatHolds(c.view, edge.to);
        return {shortName(edge.to.name), isAsPlanned(held) ? Message() : std::move(held)};
    }
    return {};
}

std::optional<WhyStuck> maintenanceBlocked(const Case &c)
{
    const Object *one = maintenanceAt(c, {maintenance::step::blocked});
    if (!one)
        return std::nullopt;
    WhyStuck why = maintenanceOf(c, *one);
    why.waitingAt = "maintenance";
    const std::string reason = maintenance::reasonInWords(*one);
    why.next = afterObstacle(c, *one);
    const auto blocked = [&](std::size_t most) {
        return reason.empty() ? say::maintenanceIsBlocked(codeOf(*one))
                              : say::maintenanceIsBlockedBy(codeOf(*one), shortened(reason, most));
    };
    const Message age = ageSince(why.since, c.now);
    if (const auto [before, held] = machineBefore(c); held.empty()) {
        why.sentence =
            fit({{blocked(120), age, why.next}, {blocked(120), age}, {blocked(90), age}});
    } else {
        const Message waits = say::maintenanceWaitsForThatOf(codeOf(*one), before);
        why.sentence =
            fit({{waits, held, age}, {waits, cutTo(held, 100), age}, {waits, cutTo(held, 90)}});
    }
    addReason(why, *one);
    const bool optedOut = reasonIs(*one, "OptedOut");
    const bool isLong =
        why.since && c.now - *why.since > maintenance::MaintenanceSettings().blockedTooLong;
    why.priority = isLong && !optedOut ? priorityAs(c, HoldState::Late) : 0;
    if (const Message exit = optedOut ? optOutOf(c) : Message(); !exit.empty()) {
        why.exits.front().text = say::waitInVainUnlessOptOutGoes();
        why.exits.push_back({exit, "override"});
    } else {
        why.exits.push_back({reasonIs(*one, "MaintenanceInProgress")
                                 ? say::lookAtMaintenanceInWork()
                                 : say::cureWhatBlocksMaintenance(),
                             "fix"});
    }
    return why;
}

/// Why a maintenance that waits for a window does, when its windows are the reason.
Message windowTrouble(const std::string &code, const maintenance::WindowOutlook &outlook)
{
    const std::string window = shortName(outlook.window);
    switch (outlook.outlook) {
    case Outlook::NoneSelects:
        return say::noWindowSelectsMaintenance(code);
    case Outlook::Invalid:
        return say::windowOfMaintenanceIsInvalid(code, outlook.fault);
    case Outlook::Paused:
        return say::windowOfMaintenanceIsPaused(code, window, formatTime(*outlook.at));
    case Outlook::Excluded:
        return say::windowOfMaintenanceExcludes(code, window, formatTime(*outlook.at));
    case Outlook::Never:
        return say::windowOfMaintenanceNeverOpens(code, window);
    default:
        return {};
    }
}

std::vector<Exit> windowExits(const maintenance::WindowOutlook &outlook)
{
    const std::string &window = outlook.window;
    switch (outlook.outlook) {
    case Outlook::NoneSelects:
        return {{say::waitInVainNoWindow(), "wait"},
                {say::makeWindowForMachine(), "fix"},
                {say::beginNowOutsideWindow(), "override"}};
    case Outlook::Invalid:
    case Outlook::Never:
        return {{say::waitInVainNoWindow(), "wait"},
                {say::correctWindow(window), "fix"},
                {say::beginNowOutsideWindow(), "override"}};
    case Outlook::Paused:
        return {{say::waitBeginsByItself(), "wait"}, {say::endPauseOfWindow(window), "fix"}};
    case Outlook::Excluded:
        return {{say::waitBeginsByItself(), "wait"}, {say::takeExclusionOff(window), "fix"}};
    default:
        break;
    }
    std::vector<Exit> exits{{say::waitBeginsByItself(), "wait"}};
    if (!outlook.isBarred) // a pause and an exclusion count for those that are to begin at once too
        exits.push_back({say::beginNowOutsideWindow(), "override"});
    return exits;
}

std::optional<WhyStuck> awaitingApproval(const Case &c)
{
    const Object *one = maintenanceAt(c, {maintenance::step::waiting});
    // The same word is used of what may begin outside of the windows when a person says so.
    const bool isHold = one && reasonIs(*one, "AwaitingApproval")
        && one->at("/spec/approved") != true && strategyOf(c, *one) == maintenance::Strategy::Hold;
    if (!isHold)
        return std::nullopt;
    WhyStuck why = maintenanceOf(c, *one);
    why.waitingAt = "approval";
    why.look = StuckState::Holding;
    why.priority = 3;
    why.sentence = fit({{say::maintenanceWaitsForApproval(
                             codeOf(*one), shortened(maintenance::reasonInWords(*one), 100)),
                         ageSince(why.since, c.now)}});
    addReason(why, *one);
    why.exits = {{say::waitSomebodyApproves(), "wait"},
                 {say::approveMaintenance(one->name()), "override"}};
    why.next = say::nodeIsDrainedAndServerHeldOffThen();
    return why;
}

std::optional<WhyStuck> windowClosed(const Case &c)
{
    const Object *one = maintenanceAt(c, {maintenance::step::waiting});
    if (!one)
        return std::nullopt;
    WhyStuck why = maintenanceOf(c, *one);
    const auto outlook = outlookOf(c, *one);
    const std::string code = codeOf(*one);
    const Message age = ageSince(why.since, c.now);
    const auto deadline = parseTime(one->text("/spec/deadline"));
    why.exits = windowExits(outlook);
    why.next = say::maintenanceBeginsWhenWindowOpens();
    if (const auto again = parseTime(one->text("/status/retryat"));
        again && *again > c.now && reasonIs(*one, "DrainGivenUp")) {
        why.sentence = fit({{say::maintenanceRests(code, *again - c.now),
                             age,
                             quoted(shortened(maintenance::reasonInWords(*one), 70))},
                            {say::maintenanceRests(code, *again - c.now), age}});
        why.exits = {{say::waitBeginsByItself(), "wait"},
                     {say::cureWhatDrainComplainsAbout(), "fix"}};
        why.next = afterObstacle(c, *one);
    } else if (const Message trouble = windowTrouble(code, outlook); !trouble.empty()) {
        const bool never =
            outlook.outlook != Outlook::Paused && outlook.outlook != Outlook::Excluded;
        why.sentence = fit({{trouble, age}});
        why.look = never ? StuckState::Holding : StuckState::Progress;
        why.priority = never ? priorityAs(c, HoldState::Late) : 0;
        if (never)
            why.next = say::maintenanceNeverBegins();
    } else if (deadline && outlook.at
               && *outlook.at > *deadline - maintenance::MaintenanceSettings().workBudget) {
        why.look = StuckState::Holding;
        why.priority = priorityAs(c, HoldState::Late);
        why.sentence = fit(
            {{say::windowOpensAfterDeadline(code, formatTime(*deadline), shortName(outlook.window)),
              age,
              say::opensIn(*outlook.at - c.now, formatTime(*outlook.at))},
             {say::windowOpensAfterDeadline(code, formatTime(*deadline), shortName(outlook.window)),
              age}});
        why.next = say::providerDoesItItselfThen();
    } else {
        const Message head = outlook.window.empty()
            ? say::maintenanceWaitsForAWindow(code)
            : say::maintenanceWaitsForWindow(code, shortName(outlook.window));
        const Message opens = outlook.at && *outlook.at > c.now
            ? say::opensIn(*outlook.at - c.now, formatTime(*outlook.at))
            : Message();
        why.sentence = fit({{head, age, opens}, {head, opens}, {head}});
    }
    why.facts.insert(why.facts.begin(),
                     {say::waitsForWindow(),
                      say::ofMachineMaintenance("status.maintenance", one->name()),
                      why.since});
    return why;
}

/// It failed, is left to a person, or was not begun in time.
std::optional<WhyStuck> maintenanceWantsPerson(const Case &c)
{
    namespace step = maintenance::step;
    const Object *one = maintenanceAt(c, {step::failed, step::manual, step::expired});
    if (!one || (isBeingSwitchedOn(c) && codeOf(*one) == maintenance::code::stateMismatch))
        return std::nullopt;
    WhyStuck why = maintenanceOf(c, *one);
    why.waitingAt = "maintenance";
    why.look = StuckState::Unknown;
    const std::string &at = one->text("/status/maintenance");
    const std::string code = codeOf(*one);
    // What its source says of it tells more than that it is for people.
    const std::string said = maintenance::reasonInWords(*one);
    const std::string &description = one->text("/spec/description");
    const bool isPlain =
        said == say::strategyIs("alert-only").text() || said == say::eventWantsPerson().text();
    const std::string reason = shortened(isPlain && !description.empty() ? description : said, 110);
    const Message age = ageSince(why.since, c.now);
    Message head;
    if (at == step::failed) {
        head = say::maintenanceFailed(code, reason);
        why.priority = priorityAs(c, HoldState::Overdue);
        why.exits = {{say::waitInVainMaintenanceFailed(), "wait"},
                     {say::cureWhatItComplainsAbout(), "fix"},
                     {say::deleteMaintenance(one->name()), "override"}};
        why.next = say::nothingIsDoneByItselfThen();
    } else if (at == step::manual) {
        head = say::maintenanceWantsPerson(code, reason);
        why.priority = priorityAs(c, HoldState::Late);
        why.exits = {{say::waitInVainPersonHasToAct(), "wait"}, {say::doItByHand(code), "fix"}};
        why.next = say::nothingIsDoneByItselfThen();
    } else {
        const auto deadline = parseTime(one->text("/spec/deadline"));
        head = say::maintenanceIsExpired(code, deadline ? formatTime(*deadline) : "?");
        why.exits = {{say::waitProviderDoesIt(), "wait"}};
        why.next = say::providerDoesItItselfThen();
    }
    why.sentence = fit({{head, age}});
    addReason(why, *one);
    return why;
}

/// The first pod on its Node that a budget without room keeps; empty when none does.
Message keptByBudget(const Case &c, const Object &maintenance)
{
    const auto refusal = firstRefusalAhead(c.view);
    if (!refusal)
        return {};
    const Object &budget = refusal->budgets.front();
    return say::maintenanceDrainsAndBudgetKeeps(codeOf(maintenance),
                                                shortBudget(budget.ns(), budget.name()),
                                                shortName(refusal->pod.name()));
}

/// The work is under way. What the deletion of the machine waits for is told by other rows.
std::optional<WhyStuck> maintenanceInWork(const Case &c)
{
    namespace step = maintenance::step;
    const Object *one =
        maintenanceAt(c, {step::draining, step::inProgress, step::returning, step::verifying});
    if (!one || c.view.machine.isDeleting())
        return std::nullopt;
    WhyStuck why = maintenanceOf(c, *one);
    why.waitingAt = "maintenance";
    const std::string &at = one->text("/status/maintenance");
    const Json &alerts = one->at("/status/alerts");
    if (alerts.is_array() && !alerts.empty()) {
        why.look = StuckState::Holding;
        why.priority = priorityAs(c, HoldState::Late);
    }
    const Message head = at == step::draining ? say::maintenanceDrains(codeOf(*one))
        : at == step::inProgress              ? say::maintenanceIsInWork(codeOf(*one))
        : at == step::returning               ? say::maintenanceWaitsForNode(codeOf(*one))
                                              : say::maintenanceIsVerified(codeOf(*one));
    const Message age = ageSince(why.since, c.now);
    const Message kept = at == step::draining ? keptByBudget(c, *one) : Message();
    why.sentence = kept.empty()
        ? fit({{head, age, quoted(shortened(maintenance::reasonInWords(*one), 90))}, {head, age}})
        : fit({{kept, age}});
    addReason(why, *one);
    why.exits = {{say::waitMaintenanceGoesOn(), "wait"},
                 {say::deleteMaintenance(one->name()), "override"}};
    why.next = at == step::draining ? workOf(c, *one) : say::nodeServesAgainThen();
    return why;
}

/// Nobody has looked at it yet.
std::optional<WhyStuck> maintenancePlanned(const Case &c)
{
    const Object *one = maintenanceAt(c, {maintenance::step::fresh});
    if (!one || c.view.machine.isDeleting())
        return std::nullopt;
    constexpr Duration mayTake = std::chrono::minutes(10);
    WhyStuck why = maintenanceOf(c, *one);
    why.waitingAt = "maintenance";
    const bool isLate = why.since && c.now - *why.since > mayTake;
    why.look = isLate ? StuckState::Unknown : StuckState::Working;
    why.priority = isLate ? priorityAs(c, HoldState::Late) : 0;
    if (!isLate && why.since)
        why.turns = *why.since + mayTake;
    why.sentence = fit({{say::maintenanceIsPlanned(codeOf(*one)), ageSince(why.since, c.now)}});
    why.next = afterObstacle(c, *one);
    return why;
}

} // namespace

const std::vector<Cause> &siteCauses()
{
    static const std::vector<Cause> causes{{"health check short-circuited", shortCircuited},
                                           {"cluster upgrading", upgrading},
                                           {"maintenance in work", maintenanceInWork}};
    return causes;
}

const std::vector<Cause> &waitingCauses()
{
    static const std::vector<Cause> causes{{"maintenance wants a person", maintenanceWantsPerson},
                                           {"maintenance blocked", maintenanceBlocked},
                                           {"maintenance not approved", awaitingApproval},
                                           {"window closed", windowClosed},
                                           {"maintenance planned", maintenancePlanned}};
    return causes;
}

} // namespace hp::holds
