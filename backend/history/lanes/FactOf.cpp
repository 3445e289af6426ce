// SPDX-License-Identifier: Apache-2.0
#include "backend/history/lanes/FactOf.h"

namespace hp::history {

using incident::Fact;
using incident::FactSort;

namespace {

std::string machineOf(const ObjectKey &machine)
{
    return machine.name.empty() ? std::string() : toString(machine);
}

} // namespace

Fact factOf(const Transition &transition)
{
    Fact fact;
    fact.id = "t/" + std::to_string(transition.id);
    fact.sort = transition.state.shape == Shape::Mark ? FactSort::Moment : FactSort::State;
    fact.machine = machineOf(transition.machine);
    fact.object.kind = transition.kind;
    fact.object.ns = transition.object.ns;
    fact.object.name = transition.object.name;
    fact.object.uid = transition.uid;
    fact.lane = transition.lane;
    fact.laneKind = transition.state.kind;
    fact.laneLabel = transition.state.label;
    fact.detail = transition.state.detail;
    fact.from = transition.from;
    fact.to = transition.state.look;
    fact.text = transition.state.text;
    fact.reason = transition.state.reason;
    fact.end = transition.end;
    fact.at = transition.at;
    fact.seen = transition.seen;
    fact.reported = transition.known == Known::Reported;
    fact.source = transition.source;
    fact.actor = transition.actor;
    return fact;
}

Fact factOf(const AuditEntry &write)
{
    Fact fact;
    fact.id = "w/" + std::to_string(write.id);
    fact.sort = FactSort::Write;
    fact.machine = machineOf(write.machine);
    fact.object.kind = write.kind;
    fact.object.ns = write.object.ns;
    fact.object.name = write.object.name;
    fact.object.uid = write.uid;
    fact.object.resourceVersion = write.resourceVersion;
    fact.lane = "people";
    fact.laneKind = "people";
    fact.laneLabel = "People";
    fact.to = write.verb;
    fact.reason = write.subresource;
    fact.at = write.at;
    fact.seen = write.at;
    fact.source = "audit";
    fact.actor = toString(Actor{write.user, write.manager});
    fact.digest = write.digest;
    return fact;
}

Fact factOf(const Gap &gap)
{
    Fact fact;
    fact.id = "g/" + std::to_string(gap.id);
    fact.sort = FactSort::Gap;
    fact.lane = "gap";
    fact.laneKind = "gap";
    fact.laneLabel = "Gap";
    fact.text = gap.stream.empty() ? gap.cause : gap.stream + ": " + gap.cause;
    fact.at = gap.from;
    fact.seen = gap.from;
    fact.until = gap.to;
    fact.source = "recorder";
    return fact;
}

} // namespace hp::history
