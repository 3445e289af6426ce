// SPDX-License-Identifier: Apache-2.0
#include "model/rules/metal/MetalDecision.h"

#include "model/messages/Metal.h"
#include "model/messages/Next.h"
#include "model/resource/BareMetalHost.h"
#include "model/resource/Conditions.h"
#include "model/resource/Machine.h"
#include "model/rules/metal/HostChoice.h"
#include "model/rules/metal/HostClaim.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <string_view>
#include <utility>

namespace hp::rules {

namespace {

namespace state = host::state;
using metal::provisioningState;

struct MetalRow {
    const char *name;
    bool (*applies)(const MetalView &);
    MetalDecision (*decide)(const MetalView &);
};

/// It reads Off, it is read still, and it was not told to start. Silence is no Off.
bool isOffNow(const Object &host)
{
    const host::PowerStatus power = host::powerStatusOf(host);
    const bool starts = power.powerAction && power.powerAction->type == ResetType::On;
    return power.poweredOn == false && !starts
        && !Conditions(host.at("/status/conditions")).is(host::condition::powerStateKnown, "False");
}

MetalDecision answer(MetalAnswer answer, Message reason)
{
    MetalDecision decision;
    decision.answer = answer;
    decision.reason = std::move(reason);
    return decision;
}

MetalDecision take(MetalStep step, Object patch, MetalAnswer then, Message reason)
{
    MetalDecision decision = answer(then, std::move(reason));
    decision.step = step;
    decision.patch = std::move(patch);
    return decision;
}

bool isOurs(const MetalView &v)
{
    return metal::isConsumer(v.host, v.machine);
}

bool isIn(const MetalView &v, std::initializer_list<std::string_view> states)
{
    return std::find(states.begin(), states.end(), provisioningState(v.host)) != states.end();
}

bool isThere(const MetalView &v)
{
    return isOurs(v)
        && isIn(v,
                {state::provisioned,
                 state::externallyProvisioned,
                 state::unmanaged,
                 state::registering});
}

/// A Machine that had an instance fails for good without it, and one that is being deleted is let
/// go of with its Node.
bool absenceIsFinal(const MetalView &v)
{
    return v.machine.isDeleting() || !machine::providerId(v.machine).empty();
}

MetalDecision read()
{
    return take(MetalStep::ReadHost, {}, MetalAnswer::Waiting, say::hostMayHaveChanged());
}

MetalDecision refused(const Error &error)
{
    return answer(MetalAnswer::Refused, quoted(error.message));
}

using Annotations = decltype(MetalDecision::annotations);

/// What the Machine keeps about its host: where it is, and what it does.
Annotations marksFor(const Object &host)
{
    Annotations marks{{host::hostAnnotation, toString(host.key())}};
    if (const std::string &now = provisioningState(host); !now.empty())
        marks.emplace_back(machine::instanceState, now);
    return marks;
}

bool isMarked(const Object &machine, const Object &host)
{
    const Annotations marks = marksFor(host);
    return std::all_of(marks.begin(), marks.end(), [&machine](const auto &mark) {
        return machine.annotation(mark.first) == mark.second;
    });
}

MetalDecision mark(const Object &host, Message reason)
{
    MetalDecision decision = answer(MetalAnswer::Waiting, std::move(reason));
    decision.annotations = marksFor(host);
    return decision;
}

// clang-format off
const MetalRow existsRows[] = {
{"bad name", [](const MetalView &v) { return v.badName.has_value(); },
    [](const MetalView &v) { return refused(*v.badName); }},
{"read", [](const MetalView &v) { return v.fromCache && absenceIsFinal(v) && !isThere(v); },
    [](const MetalView &) { return read(); }},
{"no host", [](const MetalView &v) { return !v.host; },
    [](const MetalView &) { return answer(MetalAnswer::Absent, say::machineHasNoBareMetalHost()); }},
{"not ours", [](const MetalView &v) { return !isOurs(v); },
    [](const MetalView &v) { return answer(MetalAnswer::Absent, say::hostIsNotOfMachine(v.host.name())); }},
{"there", isThere,
    [](const MetalView &v) { return answer(MetalAnswer::Done, say::hostIsInState(v.host.name(), provisioningState(v.host))); }},
{"not there", [](const MetalView &) { return true; },
    [](const MetalView &v) { return answer(MetalAnswer::Absent, say::hostIsNotProvisioned(v.host.name())); }},
};

const MetalRow createRows[] = {
{"bad name", [](const MetalView &v) { return v.badName.has_value(); },
    [](const MetalView &v) { return refused(*v.badName); }},
{"mark", [](const MetalView &v) { return isOurs(v) && !isMarked(v.machine, v.host); },
    [](const MetalView &v) { return mark(v.host, say::hostIsNoted(v.host.name())); }},
{"complete", [](const MetalView &v) { return isOurs(v) && metal::claimPatch(v.host, v.machine); },
    [](const MetalView &v) {
        return take(MetalStep::PatchHost, metal::claimPatch(v.host, v.machine), MetalAnswer::Waiting,
                    say::hostIsToldWhatToRun(v.host.name()));
    }},
{"claimed", isOurs,
    [](const MetalView &v) { return answer(MetalAnswer::Waiting, say::hostIsBeingProvisioned(v.host.name())); }},
{"claim", [](const MetalView &v) { return v.host && metal::mayTakeNamed(v.host); },
    [](const MetalView &v) {
        return take(MetalStep::PatchHost, metal::claimPatch(v.host, v.machine), MetalAnswer::Done,
                    say::hostIsClaimed(v.host.name()));
    }},
// Another host is chosen only when this one is known not to be the Machine's.
{"read", [](const MetalView &v) { return v.fromCache; }, [](const MetalView &) { return read(); }},
{"bad selector", [](const MetalView &v) { return v.badSelector.has_value(); },
    [](const MetalView &v) { return refused(*v.badSelector); }},
{"ask", [](const MetalView &v) { return !v.chosen; },
    [](const MetalView &) { return take(MetalStep::ChooseHost, {}, MetalAnswer::Waiting, say::freeHostIsWanted()); }},
{"none", [](const MetalView &v) { return !*v.chosen; },
    [](const MetalView &) { return answer(MetalAnswer::NoHost, say::noHostIsAvailable()); }},
{"choose", [](const MetalView &) { return true; },
    [](const MetalView &v) { return mark(*v.chosen, say::hostIsChosen(v.chosen->name())); }},
};

const MetalRow removeRows[] = {
{"read", [](const MetalView &v) { return v.fromCache && !isOurs(v); },
    [](const MetalView &) { return read(); }},
{"nothing", [](const MetalView &v) { return !isOurs(v); },
    [](const MetalView &) { return answer(MetalAnswer::Done, say::noHostBelongsToMachine()); }},
{"deprovision", [](const MetalView &v) { return static_cast<bool>(metal::deprovisionPatch(v.host)); },
    [](const MetalView &v) {
        return take(MetalStep::PatchHost, metal::deprovisionPatch(v.host), MetalAnswer::Waiting,
                    say::hostIsToBeDeprovisioned(v.host.name()));
    }},
{"deprovisioning", [](const MetalView &v) { return isIn(v, {state::provisioning, state::provisioned, state::deprovisioning}); },
    [](const MetalView &v) { return answer(MetalAnswer::Waiting, say::hostIsInState(v.host.name(), provisioningState(v.host))); }},
// Nobody deprovisions it, so being off is all that can be waited for.
{"powered on", [](const MetalView &v) {
        return isIn(v, {state::externallyProvisioned}) && !metal::staysOn(v.host)
            && !isOffNow(v.host);
    },
    [](const MetalView &v) { return answer(MetalAnswer::Waiting, say::hostIsNotOffYet(v.host.name())); }},
{"release", [](const MetalView &) { return true; },
    [](const MetalView &v) {
        return take(MetalStep::PatchHost, metal::releasePatch(v.host), MetalAnswer::Done, say::hostIsFreeAgain(v.host.name()));
    }},
};
// clang-format on

template<std::size_t N>
MetalDecision firstMatch(const MetalRow (&rows)[N], const MetalView &view)
{
    const auto row = std::find_if(
        std::begin(rows), std::end(rows), [&view](const MetalRow &r) { return r.applies(view); });
    MetalDecision decision = row->decide(view);
    decision.row = row->name;
    return decision;
}

} // namespace

MetalDecision decideMetalExists(const MetalView &view)
{
    return firstMatch(existsRows, view);
}

MetalDecision decideMetalCreate(const MetalView &view)
{
    return firstMatch(createRows, view);
}

MetalDecision decideMetalRemove(const MetalView &view)
{
    return firstMatch(removeRows, view);
}

std::vector<std::string> metalRows()
{
    std::vector<std::string> names;
    for (const MetalRow &row : existsRows)
        names.push_back(std::string("exists: ") + row.name);
    for (const MetalRow &row : createRows)
        names.push_back(std::string("create: ") + row.name);
    for (const MetalRow &row : removeRows)
        names.push_back(std::string("remove: ") + row.name);
    return names;
}

} // namespace hp::rules
