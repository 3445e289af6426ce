// SPDX-License-Identifier: Apache-2.0
#include "backend/lab/EventDecision.h"

#include "backend/cluster/Kind.h"
#include "backend/lab/Read.h"
#include "model/base/Power.h"

#include <nlohmann/json.hpp>

namespace hp::lab {

namespace {

const cluster::Kind &kind()
{
    return cluster::kinds::labProviderEvent();
}

bool isAhead(const Object &event)
{
    const std::string &state = event.text("/spec/state");
    return state.empty() || state == "scheduled" || state == "started";
}

bool endsWithWork(const Object &event)
{
    const std::string &code = event.text("/spec/code");
    return code.starts_with("instance-") || code.starts_with("system-");
}

/// The server is on by a start that came after the event.
bool startedAnew(const Object &bmc, TimePoint announced)
{
    const auto last = parseTime(bmc.text("/status/lastReset/at"));
    return last && *last > announced && bmc.text("/status/powerState") == toString(PowerState::On)
        && bmc.text("/status/lastReset/type") != toString(ResetType::ForceOff);
}

} // namespace

Plan decideEvent(const EventView &view, TimePoint now)
{
    Plan plan;
    const Object &event = view.event;
    if (!event || !isAhead(event) || !endsWithWork(event) || flagAt(event, "/spec/stays"))
        return plan;
    const std::string &about = event.text("/status/about");
    const auto announced = parseTime(event.text("/status/announcedAt"));
    if (about.empty() || !announced) {
        if (view.machine)
            plan.mergeStatus(
                kind(),
                event.key(),
                {{"about", view.machine.uid()}, {"announcedAt", formatMicroTime(now)}});
        return plan;
    }
    const bool replaced = view.machine.uid() != about;
    if (!replaced && !startedAnew(view.bmc, *announced))
        return plan;
    plan.why = replaced ? "the Machine that it was for is gone" : "its server was rebooted";
    plan.mergeSpec(kind(), event.key(), {{"spec", {{"state", "completed"}}}});
    return plan;
}

} // namespace hp::lab
