// SPDX-License-Identifier: Apache-2.0
#include "model/messages/Exit.h"
#include "model/messages/Fact.h"
#include "model/messages/Next.h"
#include "model/messages/Stuck.h"
#include "model/resource/BareMetalHost.h"
#include "model/resource/Conditions.h"
#include "model/resource/Machine.h"
#include "model/rules/holds/Next.h"
#include "model/rules/holds/OwnerReport.h"
#include "model/rules/holds/Sentence.h"
#include "model/rules/holds/Stage.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

namespace hp::holds {

namespace {

using namespace std::chrono_literals;

/// An Event that was told so often is no single mishap.
constexpr std::int64_t repeats = 3;

/// A condition of the Machine or its Node that tells of trouble, in their own words: what is False
/// with a reason, and is no hook that only may hold one day.
struct Trouble {
    Condition condition{};
    std::string where{};
    ConditionTime since{};
};

/// In the form of an owner's report, and of no hook that the machine has: nobody tells it anew.
bool isOfGoneHook(const Object &machine, const std::string &type)
{
    constexpr std::array points{machine::HookPoint::PreCreate,
                                machine::HookPoint::PreDrain,
                                machine::HookPoint::PreTerminate};
    const bool isReport = (type.ends_with("Succeeded") || type.ends_with("Succeed"))
        && (type.starts_with("PreCreate") || type.starts_with("PreDrain")
            || type.starts_with("PreTerminate"));
    return isReport && std::ranges::none_of(points, [&](machine::HookPoint point) {
               return std::ranges::any_of(machine::hooks(machine, point),
                                          [&](const machine::Hook &hook) {
                                              const auto types = reportTypes(point, hook.name);
                                              return std::ranges::find(types, type) != types.end();
                                          });
           });
}

/// Kubelets and problem detectors tell of trouble by True, agents of their work by "…Ready".
bool tellsTrouble(const Condition &ofNode)
{
    const std::string &type = ofNode.type;
    constexpr std::array goodWhenTrue{std::string_view("Ready"),
                                      std::string_view("IsVoter"),
                                      std::string_view("Healthy"),
                                      std::string_view("Available")};
    const bool isGood = std::ranges::any_of(
        goodWhenTrue, [&type](std::string_view ending) { return type.ends_with(ending); });
    return isGood ? ofNode.status == "False" : ofNode.status == "True";
}

/// The first that is more than a warning, else the first warning.
std::optional<Trouble> troubleOf(const Object &object, bool isNode, TimePoint now)
{
    constexpr std::array calm{std::string_view(machine::condition::creatable),
                              std::string_view(machine::condition::drainable),
                              std::string_view(machine::condition::drained),
                              std::string_view(machine::condition::terminable),
                              std::string_view(machine::condition::instanceExists),
                              std::string_view(machine::condition::paused),
                              std::string_view("Ready"),
                              // Draino's note of a drain, told while the Node is cordoned.
                              std::string_view("DrainScheduled")};
    const Json &list = object.at("/status/conditions");
    if (!list.is_array())
        return std::nullopt;
    const ConditionsIn conditions(list);
    std::optional<Trouble> found;
    for (const Json &one : list) {
        if (!one.is_object() || !one.contains("type") || !one["type"].is_string())
            continue;
        const auto condition = conditions.get(one["type"].get<std::string>());
        if (!condition || std::ranges::find(calm, condition->type) != calm.end()
            || (!isNode && isOfGoneHook(object, condition->type)))
            continue;
        const bool troubles = isNode ? tellsTrouble(*condition)
                                     : condition->status == "False" && !condition->reason.empty()
                && condition->severity != "Info" && condition->severity != "None";
        // The problem detector warns of a Node that restarts something often, and that runs.
        const bool isWarning = isNode && condition->type.starts_with("Frequent");
        if (!troubles || (isWarning && found))
            continue;
        found = Trouble{*condition,
                        (isNode ? "Node status.conditions[" : "status.conditions[")
                            + condition->type + ']',
                        timeOf(object, condition->type, now)};
        if (!isWarning)
            break;
    }
    return found;
}

WhyStuck conditionTells(const Case &c, const Trouble &trouble)
{
    const Condition &condition = trouble.condition;
    WhyStuck why;
    why.waitingAt = "condition";
    why.hold = condition.type;
    why.look = StuckState::Unknown;
    why.priority = latePriority(c);
    setSince(why, trouble.since);
    const std::string &words = condition.message.empty() ? condition.reason : condition.message;
    const bool isOfNode = trouble.where.starts_with("Node");
    const std::size_t room = isOfNode ? 70 : 80;
    // Its reason says what of a message that has to be cut would go.
    const bool isNamed = words.size() > room && condition.reason != condition.type
        && words.find(condition.reason) == std::string::npos;
    const std::string told = abridged(isNamed ? condition.reason + ": " + words : words, room);
    const Message head = isOfNode
        ? say::nodeReports(shortName(c.view.node.name()),
                           condition.status == "True" ? condition.type : condition.type + " False",
                           told)
        : say::conditionIsFalse(condition.type, told);
    why.sentence = fit({{head, ageSince(why.since, c.now)}});
    why.facts.insert(why.facts.begin(), {quoted(words), quoted(trouble.where), why.since});
    addEvidence(why, c);
    why.exits = {{say::cureWhatItComplainsAbout(), "fix"}};
    why.next = say::getsOnWhenCured();
    return why;
}

std::optional<WhyStuck> conditionFails(const Case &c)
{
    auto trouble = troubleOf(c.view.machine, false, c.now);
    if (!trouble && c.view.node)
        trouble = troubleOf(c.view.node, true, c.now);
    return trouble ? std::optional(conditionTells(c, *trouble)) : std::nullopt;
}

/// An error that stands in a status, whoever wrote it.
std::optional<WhyStuck> statusTellsError(const Case &c)
{
    const std::string &message = c.view.machine.text("/status/errorMessage");
    if (message.empty())
        return std::nullopt;
    WhyStuck why;
    why.waitingAt = "error";
    why.hold = "status.errorMessage";
    why.look = StuckState::Unknown;
    why.priority = latePriority(c);
    why.since = why.cause = parseTime(c.view.machine.text("/status/lastUpdated"));
    why.sentence = fit({{say::statusTells(shortened(message, 110)), ageSince(why.since, c.now)}});
    why.facts = {{quoted(message), quoted("status.errorMessage"), why.since}};
    addEvidence(why, c);
    why.exits = {{say::cureWhatItComplainsAbout(), "fix"}};
    why.next = say::getsOnWhenCured();
    return why;
}

/// Nobody knows the cause, but the record tells of the same failure again and again.
std::optional<WhyStuck> failsAgainAndAgain(const Case &c)
{
    // A call to the provider has rows of its own, which know when it is over.
    constexpr std::array calls{std::string_view("FailedCreate"),
                               std::string_view("FailedUpdate"),
                               std::string_view("FailedDelete")};
    const auto sign = std::ranges::find_if(c.view.events, [&](const EventSign &one) {
        return one.warning && one.count >= repeats && isCurrent(one, c.now)
            && !(one.kind == "Machine" && std::ranges::find(calls, one.reason) != calls.end())
            && !(one.reason == "PowerManagementError"
                 && c.view.host.text("/status/errorType").empty());
    });
    if (sign == c.view.events.end())
        return std::nullopt;
    const std::string words = providersWords(*sign);
    WhyStuck why;
    why.waitingAt = "events";
    why.hold = sign->reason;
    why.owner = sign->reporter;
    why.look = StuckState::Unknown;
    why.priority = 3;
    why.since = why.cause = sign->first;
    why.sentence = fit({{say::toldAgainAndAgain(sign->reason, sign->count, abridged(words, 70)),
                         ageSince(why.since, c.now),
                         say::causeIsNotKnown()},
                        {say::toldAgainAndAgain(sign->reason, sign->count, abridged(words, 90)),
                         ageSince(why.since, c.now)}});
    why.facts = {factOf(*sign)};
    why.exits = {
        {say::lookAt(sign->reporter.empty() ? sign->kind + ' ' + sign->object : sign->reporter),
         "owner"}};
    why.next = say::getsOnWhenCured();
    return why;
}

} // namespace

std::optional<WhyStuck> whyNodeReports(const Case &c)
{
    const auto trouble = troubleOf(c.view.node, true, c.now);
    return trouble ? std::optional(conditionTells(c, *trouble)) : std::nullopt;
}

const std::vector<Cause> &conditionCauses()
{
    static const std::vector<Cause> causes{{"condition fails", conditionFails}};
    return causes;
}

const std::vector<Cause> &reportedCauses()
{
    static const std::vector<Cause> causes{{"status tells an error", statusTellsError},
                                           {"fails again and again", failsAgainAndAgain}};
    return causes;
}

} // namespace hp::holds
