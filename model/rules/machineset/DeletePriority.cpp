// SPDX-License-Identifier: Apache-2.0
#include "model/rules/machineset/DeletePriority.h"

#include "model/messages/Machine.h"
#include "model/resource/Machine.h"

#include <algorithm>
#include <cmath>
#include <tuple>
#include <utility>

namespace hp::rules {

namespace {

constexpr double mustGo = 100;
constexpr double shouldGo = 50; ///< also the limit that the age of a Machine approaches
constexpr double withoutNode = 40;
constexpr double mayGo = 20;
constexpr double mustStay = 0;
constexpr double ageScaleSeconds = 8'640'000; ///< a hundred days

/// 0 for a Machine of now, towards 50 with age; one without a time or from the future is young.
double oldestScore(const SetMachine &machine, TimePoint now)
{
    if (!machine.created || *machine.created >= now)
        return mustStay;
    const double age = std::chrono::duration<double>(now - *machine.created).count();
    return shouldGo * (1 - std::exp(-age / ageScaleSeconds));
}

/// Sorts by what is left when the priorities are equal; smaller goes first.
std::tuple<bool, bool, TimePoint::rep, const ObjectKey &> tieBreak(const SetMachine &machine,
                                                                   DeletePolicy policy)
{
    // One without a time counts as young, as in its score.
    TimePoint::rep age = machine.created.value_or(TimePoint::max()).time_since_epoch().count();
    if (policy == DeletePolicy::Newest)
        age = -age;
    else if (policy == DeletePolicy::Random)
        age = 0;
    return {!machine.annotated, !machine.hasError, age, machine.key};
}

Message whyChosen(const SetMachine &machine, DeletePolicy policy)
{
    if (machine.annotated)
        return say::machineIsAnnotated(machine::deleteMachine);
    if (machine.hasError)
        return say::machineHasError();
    switch (policy) {
    case DeletePolicy::Random:
        return machine.nodeName.empty() ? say::machineHasNoNodeToLose()
                                        : say::machineIsChosenByPolicy("Random");
    case DeletePolicy::Newest:
        return say::machineIsChosenByPolicy("Newest");
    case DeletePolicy::Oldest:
        return say::machineIsChosenByPolicy("Oldest");
    }
    return {};
}

} // namespace

std::optional<DeletePolicy> deletePolicy(std::string_view text)
{
    if (text.empty() || text == "Random")
        return DeletePolicy::Random;
    if (text == "Newest")
        return DeletePolicy::Newest;
    if (text == "Oldest")
        return DeletePolicy::Oldest;
    return std::nullopt;
}

double deletePriority(const SetMachine &machine, DeletePolicy policy, TimePoint now)
{
    if (machine.deleting)
        return mustGo;
    const bool marked = machine.annotated || machine.hasError;
    switch (policy) {
    case DeletePolicy::Random:
        if (marked)
            return shouldGo;
        return machine.nodeName.empty() ? withoutNode : mayGo;
    case DeletePolicy::Newest:
        return marked ? mustGo : mustGo - oldestScore(machine, now);
    case DeletePolicy::Oldest:
        return marked ? mustGo : oldestScore(machine, now);
    }
    return mustStay;
}

std::vector<ChosenMachine>
chooseForDeletion(std::vector<std::shared_ptr<const SetMachine>> machines,
                  std::size_t count,
                  DeletePolicy policy,
                  TimePoint now)
{
    using Ranked = std::pair<double, std::shared_ptr<const SetMachine>>;
    std::vector<Ranked> ranked;
    ranked.reserve(machines.size());
    for (auto &machine : machines) {
        const double priority = deletePriority(*machine, policy, now);
        ranked.emplace_back(priority, std::move(machine));
    }
    const auto first = [policy](const Ranked &one, const Ranked &other) {
        if (one.first != other.first)
            return one.first > other.first;
        return tieBreak(*one.second, policy) < tieBreak(*other.second, policy);
    };
    const auto end = ranked.begin() + static_cast<std::ptrdiff_t>(std::min(count, ranked.size()));
    std::partial_sort(ranked.begin(), end, ranked.end(), first);

    std::vector<ChosenMachine> chosen;
    for (auto it = ranked.begin(); it != end; ++it) {
        Message why = whyChosen(*it->second, policy);
        chosen.push_back({std::move(it->second), std::move(why)});
    }
    return chosen;
}

} // namespace hp::rules
