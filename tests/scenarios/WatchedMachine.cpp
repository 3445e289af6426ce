// SPDX-License-Identifier: Apache-2.0
#include "tests/scenarios/WatchedMachine.h"

#include "model/live/HoldRow.h"
#include "tests/scenarios/StuckTable.h"

#include <algorithm>
#include <regex>

namespace hp::scenarios {

namespace {

using namespace std::chrono_literals;

/// What has just happened need not be told yet.
constexpr Duration needNotBeToldYet = 5s;
/// A deletion that takes longer is not at rest.
constexpr Duration deletionIsLong = 15min;
/// Nobody needs to be told of a Node that is not ready for so long: it may be booting.
constexpr Duration nodeMayBoot = 5min;
/// A warning that was told so often, and not longer ago than this, goes on.
constexpr std::int64_t warningRepeats = 3;
constexpr Duration warningIsRecent = 5min;
/// Beside the time that was promised: what is asked every minute is asked in it.
constexpr Duration promiseMargin = 90s;

/// The latest instant that a told age such as "1 h 59 m" may mean.
Duration latestOf(const std::string &age)
{
    static const std::regex part(R"((\d+) (s|m|h|d))");
    Duration sum{};
    Duration unit = 1s;
    for (std::sregex_iterator at(age.begin(), age.end(), part); at != std::sregex_iterator();
         ++at) {
        const char word = (*at)[2].str().front();
        unit = word == 's' ? Duration(1s)
            : word == 'm'  ? Duration(1min)
            : word == 'h'  ? Duration(1h)
                           : Duration(24h);
        sum += unit * std::stol((*at)[1]);
    }
    return sum + unit;
}

/// Whatever the row says in English.
std::string everythingSaid(const live::WhyRow &why)
{
    std::string said = why.sentence.text + '\n' + why.next.text;
    for (const live::WhyExit &exit : why.exits) {
        if (exit.kind == "wait")
            said += '\n' + exit.text.text;
    }
    return said;
}

/// What is promised to be over within a time, by the words before that time.
std::map<std::string, Duration> promisesIn(const std::string &said)
{
    static const std::regex pattern(
        std::string("(acts in|next try in|is forced off in|opens in|begins again in|at the latest "
                    "in) (")
            + agePattern + ')',
        std::regex::icase);
    std::map<std::string, Duration> all;
    for (std::sregex_iterator at(said.begin(), said.end(), pattern); at != std::sregex_iterator();
         ++at)
        all.emplace((*at)[1], latestOf((*at)[2]));
    return all;
}

struct Cause {
    std::string rule{};
    std::string waitingAt{};
    std::string hold{};
    std::string fact{};
    bool operator==(const Cause &) const = default;
};

Cause causeOf(const live::WhyRow &why)
{
    // One row of the table stands for many faults of a Node, each with an age of its own; of all
    // others a new message is no new fault.
    std::string fact;
    if (why.rule == "Node shared, gone or not ready") {
        const std::string &said = why.sentence.text;
        fact = Violation{Property::AgesGrow, {}, {}, said.substr(0, said.find(". ")), {}}.kind();
    }
    return {why.rule, why.waitingAt, why.hold, fact};
}

} // namespace

void WatchedMachine::follow(TimePoint now, const Violates &violates)
{
    const auto found = m_view->rows().find("why");
    const std::string text = found == m_view->rows().end() ? std::string() : found->second;
    if (text != m_text) {
        m_text = text;
        const std::optional<live::WhyRow> before = std::move(m_why);
        m_why = text.empty() ? std::nullopt
                             : std::optional(live::fromJson<live::WhyRow>(parseJson(text)));
        followAge(before, violates);
        followPromises(before, now);
    }
    judgePromises(now, violates);
}

std::int64_t WatchedMachine::tries() const
{
    const auto drain = row<live::DrainRow>("drain");
    const auto host = row<live::HostRow>("host");
    return (drain ? drain->attempts : 0) + (host ? host->errorCount.value_or(0) : 0);
}

void WatchedMachine::followAge(const std::optional<live::WhyRow> &before,
                               const Violates &violates) const
{
    if (!before || !m_why || causeOf(*before) != causeOf(*m_why) || !before->since || !m_why->since
        || *m_why->since <= *before->since)
        return;
    violates(Property::AgesGrow,
             "since was " + formatTime(*before->since) + " ('" + before->sentence.text
                 + "') and is " + formatTime(*m_why->since) + " ('" + m_why->sentence.text + "')");
}

void WatchedMachine::followPromises(const std::optional<live::WhyRow> &before, TimePoint now)
{
    if (!before || !m_why || causeOf(*before) != causeOf(*m_why))
        m_promises.clear();
    if (!m_why)
        return;
    const auto said = promisesIn(everythingSaid(*m_why));
    std::erase_if(m_promises, [&](const auto &one) { return !said.contains(one.first); });
    for (const auto &[words, within] : said) {
        const Promise fresh{now, now + within, tries()};
        const auto [at, isNew] = m_promises.emplace(words, fresh);
        if (!isNew && at->second.tries == fresh.tries)
            continue;
        at->second = fresh;
        ++m_promised;
    }
}

void WatchedMachine::judgePromises(TimePoint now, const Violates &violates)
{
    for (auto &[words, promise] : m_promises) {
        if (promise.isJudged || now < promise.due + promiseMargin)
            continue;
        promise.isJudged = true;
        if (tries() != promise.tries)
            continue;
        violates(Property::ForecastsHold,
                 "'" + words + "' was to be over at " + formatTime(promise.due)
                     + " by what was said at " + formatTime(promise.saidAt)
                     + "; it is still said: '" + everythingSaid(*m_why) + '\'');
    }
}

/// What speaks against "nothing"; empty when nothing does.
std::string evidenceAgainst(const WatchedMachine &machine, const Json &holds, TimePoint now)
{
    for (const auto &[key, json] : holds.items()) {
        const auto hold = live::fromJson<live::HoldRow>(json);
        if (hold.machine == machine.name() && live::isHolding(hold.state))
            return "hold " + hold.hold + " holds: " + hold.reason.text;
    }
    const auto row = machine.row<live::MachineRow>("machine");
    if (!row || row->gone)
        return {};
    if (row->fleet.phase == "Failed" && row->fleet.phaseSince
        && now - *row->fleet.phaseSince > needNotBeToldYet)
        return "its phase is Failed";
    if (!row->errorMessage.empty() || !row->errorReason.empty())
        return "its status has an error: " + row->errorReason + ' ' + row->errorMessage;
    if (row->fleet.deleting && row->fleet.phaseSince && row->fleet.phase == "Deleting"
        && now - *row->fleet.phaseSince > deletionIsLong)
        return "it is being deleted since " + formatTime(*row->fleet.phaseSince);
    const auto node = machine.row<live::NodeRow>("node");
    if (node && node->ready != "True" && node->readySince && now - *node->readySince > nodeMayBoot)
        return "Node " + node->name + " is not ready since " + formatTime(*node->readySince);
    const auto host = machine.row<live::HostRow>("host");
    if (host && (!host->errorType.empty() || !host->errorMessage.empty()))
        return "its host has an error: " + host->errorType + ' ' + host->errorMessage;
    for (const auto &condition : machine.rows<live::ConditionRow>("condition/")) {
        if (condition.status == "False" && condition.severity == "Error" && condition.since
            && now - *condition.since > needNotBeToldYet)
            return "condition " + condition.type + " is False: " + condition.message;
    }
    for (const auto &event : machine.rows<live::EventRow>("event/")) {
        // What failed before the machine got to where it is is over.
        const bool isOver = event.at && row->fleet.phaseSince && *row->fleet.phaseSince > *event.at;
        if (event.type == "Warning" && event.reason.starts_with("Failed") && !isOver
            && event.count >= warningRepeats && event.at && now - *event.at < warningIsRecent)
            return event.reason + " was told " + std::to_string(event.count)
                + " times: " + event.message;
    }
    return {};
}

} // namespace hp::scenarios
