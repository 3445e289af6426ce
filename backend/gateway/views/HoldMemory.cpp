// SPDX-License-Identifier: Apache-2.0
#include "backend/gateway/views/HoldMemory.h"

#include "model/base/JsonFields.h"
#include "model/resource/JsonPointer.h"

#include <nlohmann/json.hpp>
#include <string_view>
#include <utility>

namespace hp::gateway {

namespace {

bool isDeletionHook(const holds::Hold &hold)
{
    return hold.kind == holds::HoldKind::PreDrain || hold.kind == holds::HoldKind::PreTerminate;
}

std::string causeOf(const holds::WhyStuck &why)
{
    return why.rule + '/' + why.waitingAt + '/' + why.hold;
}

std::optional<TimePoint> timeIn(const Json &json)
{
    return json.is_string() ? parseTime(json.get_ref<const std::string &>()) : std::nullopt;
}

} // namespace

Json HoldMemory::contentOf(const Known &known)
{
    Json observed = Json::object();
    for (const auto &[key, time] : known.notes.observed)
        observed[key] = formatMicroTime(time);
    return {{"deleting", known.deleting},
            {"holding", known.holding},
            {"observed", std::move(observed)},
            {"addedLate", known.notes.addedLate}};
}

holds::HoldNotes HoldMemory::notesOf(const ObjectKey &machine) const
{
    const auto it = m_known.find(machine);
    return it == m_known.end() ? holds::HoldNotes() : it->second.notes;
}

bool HoldMemory::knows(const Object &machine) const
{
    const auto it = m_known.find(machine.key());
    return it != m_known.end() && it->second.uid == machine.uid();
}

std::optional<TimePoint> HoldMemory::knownSince(const ObjectKey &machine,
                                                const std::optional<holds::WhyStuck> &why) const
{
    const auto said = m_said.find(machine);
    return why && said != m_said.end() && said->second.cause == causeOf(*why)
        ? std::optional(said->second.since)
        : std::nullopt;
}

bool HoldMemory::note(const Object &machine, const std::vector<holds::Hold> &holds, TimePoint now)
{
    const ObjectKey key = machine.key();
    Known &known = m_known[key];
    if (known.uid != machine.uid()) {
        if (!known.uid.empty())
            m_said.erase(key); // of another machine that had this name
        known = Known();
    }
    Known next;
    next.uid = machine.uid();
    next.deleting = machine.isDeleting();
    for (const holds::Hold &hold : holds) {
        const std::string name = hold.key();
        const bool holding = isHolding(hold.state);
        const auto before = known.holding.find(name);
        next.holding[name] = holding;
        const bool same = before != known.holding.end() && before->second == holding;
        next.notes.observed[name] = same ? known.notes.observed[name] : now;
        const bool late = known.deleting && before == known.holding.end() && isDeletionHook(hold);
        if (late || known.notes.addedLate.contains(name))
            next.notes.addedLate[name] = true;
    }
    const bool changed = next.notes.observed != known.notes.observed
        || next.notes.addedLate != known.notes.addedLate;
    next.isAsKept = known.isAsKept && !changed && next.deleting == known.deleting
        && next.holding == known.holding;
    known = std::move(next);
    keep(key, now);
    return changed;
}

std::optional<TimePoint> HoldMemory::seenSince(const ObjectKey &machine,
                                               const std::optional<holds::WhyStuck> &why,
                                               TimePoint now)
{
    if (!why) {
        if (m_said.erase(machine) > 0)
            keep(machine, now);
        return std::nullopt;
    }
    const std::string cause = causeOf(*why);
    Said &said = m_said[machine];
    if (said.cause != cause) {
        said = {cause, now};
        keep(machine, now);
    }
    return said.since;
}

void HoldMemory::forget(const ObjectKey &machine)
{
    m_known.erase(machine);
    m_said.erase(machine);
    const auto kept = m_kept.find(machine);
    if (kept == m_kept.end())
        return;
    if (m_told)
        m_told(kept->second, {});
    m_kept.erase(kept);
}

void HoldMemory::returnToKept(const ObjectKey &machine)
{
    const auto known = m_known.find(machine);
    if (known != m_known.end() && known->second.isAsKept)
        return;
    m_known.erase(machine);
    m_said.erase(machine);
    if (const auto kept = m_kept.find(machine); kept != m_kept.end())
        (void)recall(Object(kept->second));
}

void HoldMemory::forgetKept(const Object &saved)
{
    const auto kept = m_kept.find(saved.key());
    if (kept == m_kept.end() || kept->second.uid() != saved.uid())
        return;
    m_kept.erase(kept);
    returnToKept(saved.key());
}

void HoldMemory::keep(const ObjectKey &machine, TimePoint now)
{
    if (!m_told)
        return;
    const auto known = m_known.find(machine);
    if (known == m_known.end())
        return;
    const auto said = m_said.find(machine);
    const bool nothing = known->second.holding.empty() && said == m_said.end();
    const auto kept = m_kept.find(machine);
    if (nothing && kept == m_kept.end())
        return;
    Json json = contentOf(known->second);
    if (said != m_said.end())
        json["said"] = {{"cause", said->second.cause},
                        {"since", formatMicroTime(said->second.since)}};
    Object before = kept == m_kept.end() ? Object() : kept->second;
    if (before && before.at("/notes") == json)
        return;
    Object after(
        Json{{"kind", kind},
             {"metadata",
              {{"namespace", machine.ns},
               {"name", machine.name},
               {"uid", "notes-" + known->second.uid},
               // Several things may be noticed at one time.
               {"resourceVersion", formatMicroTime(now) + '-' + std::to_string(++m_revision)}}},
             {"notes", std::move(json)}});
    m_kept[machine] = after.atRest();
    m_told(before, after);
}

std::optional<ObjectKey> HoldMemory::recall(const Object &saved)
{
    const Json &notes = saved.at("/notes");
    if (saved.kind() != kind || !notes.is_object())
        return std::nullopt;
    Known known;
    known.uid = saved.uid().substr(std::string_view("notes-").size());
    known.deleting = flagOf(notes, "deleting");
    for (const auto &[key, holding] : memberOf(notes, "holding").items())
        known.holding[key] = holding.is_boolean() && holding.get<bool>();
    for (const auto &[key, time] : memberOf(notes, "observed").items()) {
        if (const auto at = timeIn(time))
            known.notes.observed[key] = *at;
    }
    for (const auto &[key, late] : memberOf(notes, "addedLate").items())
        known.notes.addedLate[key] = late.is_boolean() && late.get<bool>();
    known.isAsKept = true;
    const ObjectKey machine = saved.key();
    m_said.erase(machine);
    if (const Json said = notes.value("said", Json()); said.is_object()) {
        if (const auto since = timeIn(said.value("since", Json())))
            m_said[machine] = {textOf(said, "cause"), *since};
    }
    m_known[machine] = std::move(known);
    m_kept[machine] = saved.atRest();
    return machine;
}

} // namespace hp::gateway
