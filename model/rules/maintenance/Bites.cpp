// SPDX-License-Identifier: Apache-2.0
#include "model/rules/maintenance/Bites.h"

#include "model/messages/Maintenance.h"
#include "model/resource/BareMetalHost.h"
#include "model/resource/LabelSelector.h"
#include "model/resource/Machine.h"
#include "model/rules/holds/Drain.h"
#include "model/rules/holds/HoldKind.h"
#include "model/rules/maintenance/MaintenanceNames.h"
#include "model/rules/maintenance/Strategy.h"
#include "model/rules/power/RebootAnnotation.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

namespace hp::maintenance {

namespace {

bool staysInPlace(const BiteView &view)
{
    if (view.strategy.empty())
        return static_cast<bool>(view.host); // what metal does by default
    return view.strategy == toString(Strategy::PowerCycle)
        || view.strategy == toString(Strategy::Hold);
}

void addHookBites(std::vector<Bite> &bites,
                  const BiteView &view,
                  machine::HookPoint point,
                  const holds::BaselineLookup &baselines)
{
    const std::string role = view.machine.label(machine::roleLabel).value_or("");
    for (const machine::Hook &hook : machine::hooks(view.machine, point)) {
        Bite bite;
        bite.kind = holds::toString(holds::kindOf(point));
        bite.name = hook.name;
        bite.owner = hook.owner;
        bite.sentence = say::hookWillHold(hook.name, hook.owner, toString(point));
        const auto usual =
            baselines ? baselines({toString(point), hook.name, hook.owner, role}) : std::nullopt;
        if (usual && usual->n >= holds::minForBaseline)
            bite.usual = usual->p95;
        bites.push_back(std::move(bite));
    }
}

void addBudgetBites(std::vector<Bite> &bites, const BiteView &view)
{
    for (const Object &budget : view.budgets) {
        const Json &allowed = budget.at("/status/disruptionsAllowed");
        const bool never = holds::canNeverBeMet(budget);
        const bool none = allowed.is_number_integer() && allowed.get<int>() <= 0;
        const auto selector = LabelSelector::fromJson(budget.at("/spec/selector"));
        if ((!none && !never) || !selector)
            continue;
        const bool covers = std::ranges::any_of(view.pods, [&](const Object &pod) {
            return pod.ns() == budget.ns() && selector->matches(pod) && !pod.isDeleting();
        });
        if (!covers)
            continue;
        const std::string name = toString(budget.key());
        Bite bite;
        bite.kind = holds::toString(holds::HoldKind::DrainBudget);
        bite.name = name;
        bite.sentence = never ? say::budgetNeverLetsGo(name) : say::budgetLetsNoneGo(name);
        bites.push_back(std::move(bite));
    }
}

void addHostBites(std::vector<Bite> &bites, const BiteView &view)
{
    if (!view.host)
        return;
    for (const rules::RebootAnnotation &annotation : rules::rebootAnnotations(view.host)) {
        if (!annotation.keyed || annotation.key.starts_with(rebootKeyPrefix))
            continue;
        const std::string key = annotation.key.substr(std::string_view(host::rebootPrefix).size());
        bites.push_back({holds::toString(holds::HoldKind::PowerKey),
                         key,
                         key,
                         {},
                         say::keyWillKeepOff(key, view.host.name())});
    }
    if (view.host.annotation(host::pausedAnnotation))
        bites.push_back({holds::toString(holds::HoldKind::Paused),
                         view.host.name(),
                         "",
                         {},
                         say::pausedHostIsLeftAlone(view.host.name())});
    if (view.host.annotation(host::detachedAnnotation))
        bites.push_back({holds::toString(holds::HoldKind::Detached),
                         view.host.name(),
                         "",
                         {},
                         say::detachedHostKeepsPower(view.host.name())});
}

} // namespace

std::vector<Bite> bitesOf(const BiteView &view, const holds::BaselineLookup &baselines)
{
    std::vector<Bite> bites;
    if (!view.machine || view.strategy == toString(Strategy::Alert))
        return bites;
    const bool inPlace = staysInPlace(view);
    if (!inPlace)
        addHookBites(bites, view, machine::HookPoint::PreDrain, baselines);
    addBudgetBites(bites, view);
    if (!inPlace)
        addHookBites(bites, view, machine::HookPoint::PreTerminate, baselines);
    addHostBites(bites, view);
    return bites;
}

} // namespace hp::maintenance
