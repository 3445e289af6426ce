// SPDX-License-Identifier: Apache-2.0
#include "backend/whatif/Forecast.h"

#include "model/messages/WhatIf.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <tuple>
#include <utility>

namespace hp::whatif {

namespace {

constexpr int fewestRuns = 20;

/// Later than everything that ends.
Duration endOrNever(const std::optional<Duration> &end)
{
    return end.value_or(Duration::max());
}

/// From 1, the nearest one.
std::optional<Duration> atRank(const std::vector<std::optional<Duration>> &sorted, double rank)
{
    if (sorted.empty())
        return std::nullopt;
    const double place = std::clamp(rank, 1.0, static_cast<double>(sorted.size()));
    return sorted[static_cast<std::size_t>(place) - 1];
}

/// What holds it, in words.
Message holderOf(const ExpectedHold &hold)
{
    if (hold.kind == "bmc")
        return say::whatIfSilentBmc();
    if (hold.kind == "provider")
        return say::whatIfRemoval();
    if (hold.kind == "power")
        return say::whatIfPower();
    if (hold.kind == "window")
        return say::whatIfWindow(hold.name);
    if (hold.kind == "turn")
        return say::whatIfTurn();
    if (hold.kind == "ring")
        return say::whatIfRing(hold.name);
    if (hold.kind != "drain")
        return say::whatIfHook(hold.kind, hold.name, hold.owner);
    std::string budgets;
    for (const std::string &budget : hold.budgets)
        budgets += (budgets.empty() ? "" : ", ") + budget;
    return hold.budgets.empty()    ? say::whatIfDrain()
        : hold.budgets.size() == 1 ? say::whatIfDrainWithBudget(std::move(budgets))
                                   : say::whatIfDrainWithBudgets(std::move(budgets));
}

Result<Done> checked(const Snapshot &snapshot, const Question &question)
{
    if (question.runs < fewestRuns)
        return unexpected(ErrorCode::Invalid,
                          "a forecast needs at least " + std::to_string(fewestRuns) + " runs");
    if (question.retired.empty())
        return unexpected(ErrorCode::Invalid, "no machine is to be retired");
    for (const ObjectKey &key : question.retired) {
        const auto found = std::find_if(
            snapshot.objects.begin(), snapshot.objects.end(), [&key](const Object &object) {
                return object.kind() == "Machine" && object.key() == key
                    && object.apiVersion() == "machine.openshift.io/v1beta1";
            });
        if (found == snapshot.objects.end())
            return unexpected(ErrorCode::Invalid, say::whatIfNoMachine(toString(key)));
        if (found->isDeleting())
            return unexpected(ErrorCode::Invalid, say::whatIfIsDeleted(toString(key)));
        if (found->text("/status/phase") == "Failed")
            return unexpected(ErrorCode::Invalid, say::whatIfHasFailed(toString(key)));
    }
    return Done{};
}

/// From when the first of them began, and as long as both together.
void addTo(Held &held, const Held &more)
{
    const Duration from = std::min(held.from, more.from);
    if (held.to && more.to)
        held.to = from + (*held.to - held.from) + (*more.to - more.from);
    else
        held.to.reset();
    held.from = from;
    held.budgets.insert(more.budgets.begin(), more.budgets.end());
}

std::vector<ExpectedHold> holdsOf(const Question &question, const std::vector<Played> &runs)
{
    using Place = std::tuple<ObjectKey, std::string, std::string, std::string>;
    struct Seen {
        std::vector<std::optional<Duration>> from{};
        std::vector<std::optional<Duration>> length{};
        std::size_t lasting = 0;
        std::set<std::string> budgets{};
    };
    std::map<Place, Seen> seen;
    for (const Played &run : runs) {
        // A window that closes again holds several times, and so does a hook of each replacement:
        // in one run that is one hold.
        std::map<Place, Held> ofRun;
        for (const Held &held : run.held) {
            const Place place{held.machine, held.kind, held.name, held.owner};
            const auto [known, isFirst] = ofRun.try_emplace(place, held);
            if (!isFirst)
                addTo(known->second, held);
        }
        for (const auto &[place, held] : ofRun) {
            Seen &all = seen[place];
            all.from.push_back(held.from);
            all.length.push_back(held.to ? std::optional(*held.to - held.from) : std::nullopt);
            all.lasting += held.to ? 0 : 1;
            all.budgets.insert(held.budgets.begin(), held.budgets.end());
        }
    }
    std::vector<ExpectedHold> holds;
    for (auto &[place, all] : seen) {
        const auto &[machine, kind, name, owner] = place;
        holds.push_back({machine,
                         kind,
                         name,
                         owner,
                         spreadOf(all.from),
                         spreadOf(all.length),
                         all.from.size(),
                         all.lasting,
                         all.budgets});
    }
    // Those that replace them come last.
    const auto placeOf = [&question](const ObjectKey &machine) {
        return std::find(question.retired.begin(), question.retired.end(), machine)
            - question.retired.begin();
    };
    std::ranges::stable_sort(holds, {}, [&](const ExpectedHold &hold) {
        return std::pair(placeOf(hold.machine), endOrNever(hold.from.p50));
    });
    return holds;
}

} // namespace

Spread spreadOf(std::vector<std::optional<Duration>> values)
{
    std::sort(values.begin(), values.end(), [](const auto &one, const auto &other) {
        return endOrNever(one) < endOrNever(other);
    });
    // With these ranks one run more lies within p5 to p95 nine times out of ten.
    const auto count = static_cast<double>(values.size());
    return {atRank(values, std::floor(0.05 * (count + 1))),
            atRank(values, std::ceil(0.50 * count)),
            atRank(values, std::ceil(0.95 * (count + 1)))};
}

bool Forecast::expects(std::optional<Duration> ended) const
{
    return endOrNever(end.p5) <= endOrNever(ended) && endOrNever(ended) <= endOrNever(end.p95);
}

Result<Forecast>
forecast(const Snapshot &snapshot, const Question &question, const std::function<bool()> &goesOn)
{
    if (const auto judged = checked(snapshot, question); !judged)
        return unexpected(judged.error());
    std::vector<Played> runs;
    std::vector<std::optional<Duration>> ends;
    std::vector<std::size_t> missing;
    Forecast made;
    made.at = snapshot.at;
    for (int number = 0; number < question.runs; ++number) {
        auto run = play(snapshot, question, number, goesOn);
        if (!run)
            return unexpected(run.error());
        made.unended += run->end ? 0 : 1;
        ends.push_back(run->end);
        missing.push_back(run->missing);
        made.notes.add(run->notes);
        runs.push_back(std::move(*run));
    }
    made.runs = runs.size();
    made.end = spreadOf(std::move(ends));
    std::sort(missing.begin(), missing.end());
    made.missing = missing[(missing.size() * 95 + 99) / 100 - 1];
    made.holds = holdsOf(question, runs);
    return made;
}

live::ForecastRow rowOf(const Forecast &forecast, const Question &question, std::string action)
{
    live::ForecastRow row;
    row.action = std::move(action);
    for (const ObjectKey &machine : question.retired)
        row.machines.push_back(toString(machine));
    row.atOnce = static_cast<std::int64_t>(question.atOnce);
    row.at = forecast.at;
    row.runs = static_cast<std::int64_t>(forecast.runs);
    row.end = forecast.end;
    row.unended = static_cast<std::int64_t>(forecast.unended);
    row.surge = static_cast<std::int64_t>(forecast.missing);
    for (const ExpectedHold &hold : forecast.holds)
        row.holds.push_back({toString(hold.machine),
                             hold.kind,
                             hold.name,
                             hold.owner,
                             {hold.budgets.begin(), hold.budgets.end()},
                             live::clause(holderOf(hold)),
                             hold.from,
                             hold.length,
                             static_cast<std::int64_t>(hold.runs),
                             static_cast<std::int64_t>(hold.lasting)});
    for (const Message &note : forecast.notes.all())
        row.notes.push_back(live::sentence(note));
    return row;
}

} // namespace hp::whatif
