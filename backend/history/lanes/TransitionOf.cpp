// SPDX-License-Identifier: Apache-2.0
#include "backend/history/lanes/TransitionOf.h"

#include "backend/cluster/Kind.h"
#include "model/resource/KeyText.h"

#include <algorithm>
#include <charconv>

namespace hp::history {

using incident::Fact;

namespace {

ObjectKey machineOf(const Fact &fact)
{
    return keyFrom(fact.machine).value_or(ObjectKey{{}, fact.machine});
}

/// "pods" of "pods: the watch was closed"; empty when the gap is one of everything.
std::string streamOf(const std::string &text)
{
    const std::size_t colon = text.find(": ");
    const std::string word = text.substr(0, colon);
    const auto &kinds = cluster::KindRegistry::instance().all();
    const bool isStream = colon != std::string::npos
        && std::any_of(kinds.begin(), kinds.end(), [&word](const cluster::Kind &kind) {
                              return kind.plural == word;
                          });
    return isStream ? word : std::string();
}

/// A fact names the kind alone; a kind that is not ours has no group then.
std::string groupOf(const std::string &kind)
{
    const auto &kinds = cluster::KindRegistry::instance().all();
    const auto known = std::find_if(
        kinds.begin(), kinds.end(), [&kind](const cluster::Kind &one) { return one.kind == kind; });
    return known == kinds.end() ? std::string() : known->group;
}

} // namespace

std::int64_t numberOf(const Fact &fact)
{
    const std::size_t slash = fact.id.find('/');
    if (slash == std::string::npos)
        return 0;
    std::int64_t number = 0;
    const char *end = fact.id.data() + fact.id.size();
    const auto read = std::from_chars(fact.id.data() + slash + 1, end, number);
    return read.ec == std::errc() && read.ptr == end && number > 0 ? number : 0;
}

Transition transitionOf(const Fact &fact)
{
    Transition transition;
    transition.id = numberOf(fact);
    transition.machine = machineOf(fact);
    transition.kind = fact.object.kind;
    transition.object = {fact.object.ns, fact.object.name};
    transition.uid = fact.object.uid;
    transition.lane = fact.lane;
    LaneState &state = transition.state;
    state.kind = fact.laneKind;
    state.label = fact.laneLabel;
    state.detail = fact.detail;
    state.shape = fact.sort == incident::FactSort::Moment ? Shape::Mark : Shape::Span;
    state.look = fact.to;
    state.text = fact.text;
    state.reason = fact.reason;
    transition.from = fact.from;
    transition.end = fact.end;
    transition.at = fact.at;
    transition.seen = fact.seen;
    transition.known = fact.reported ? Known::Reported : Known::Observed;
    transition.source = fact.source;
    transition.actor = fact.actor;
    return transition;
}

AuditEntry writeOf(const Fact &fact)
{
    AuditEntry write;
    write.at = fact.at;
    // "user (field manager)", or the one that is known.
    const std::size_t bracket = incident::managerIn(fact.actor);
    write.user = fact.actor.substr(0, bracket);
    if (bracket != std::string::npos)
        write.manager = fact.actor.substr(bracket + 2, fact.actor.size() - bracket - 3);
    write.verb = fact.to;
    write.kind = fact.object.kind;
    write.group = groupOf(fact.object.kind);
    write.object = {fact.object.ns, fact.object.name};
    write.uid = fact.object.uid;
    write.subresource = fact.reason;
    write.resourceVersion = fact.object.resourceVersion;
    write.digest = fact.digest;
    write.machine = machineOf(fact);
    return write;
}

Gap gapOf(const Fact &fact)
{
    Gap gap;
    gap.id = numberOf(fact);
    gap.from = fact.at;
    gap.to = fact.until;
    gap.stream = streamOf(fact.text);
    gap.cause = gap.stream.empty() ? fact.text : fact.text.substr(gap.stream.size() + 2);
    return gap;
}

} // namespace hp::history
