// SPDX-License-Identifier: Apache-2.0
#include "backend/gateway/views/MachineNotes.h"

#include "model/base/JsonFields.h"
#include "model/base/Text.h"
#include "model/resource/KeyText.h"

#include <nlohmann/json.hpp>

namespace hp::gateway {

namespace {

/// Bytes; the whole note is in the timeline.
constexpr std::size_t maxShownNote = 300;

} // namespace

std::optional<ObjectKey> MachineNotes::recall(const Object &saved)
{
    const Json &notes = saved.at("/notes");
    const auto machine = keyFrom(saved.name());
    if (saved.kind() != kind || !machine || !notes.is_object())
        return std::nullopt;
    m_notes.recall(saved);
    m_byMachine[*machine] = {textOf(notes, "uid"),
                             textOf(notes, "text"),
                             textOf(notes, "by"),
                             parseTime(textOf(notes, "at"))};
    return machine;
}

std::optional<ObjectKey> MachineNotes::forgetKept(const Object &saved)
{
    const auto machine = keyFrom(saved.name());
    if (saved.kind() != kind || !machine || !m_notes.forget(saved))
        return std::nullopt;
    m_byMachine.erase(*machine);
    return machine;
}

void MachineNotes::set(const ObjectKey &machine,
                       const std::string &uid,
                       const std::string &text,
                       const std::string &by,
                       TimePoint now)
{
    const MachineNote &note = m_byMachine[machine] = {uid, shortened(text, maxShownNote), by, now};
    m_notes.keep(kind,
                 toString(machine),
                 {{"uid", uid}, {"text", note.text}, {"by", by}, {"at", formatMicroTime(now)}},
                 now);
}

void MachineNotes::drop(const ObjectKey &machine)
{
    if (m_byMachine.erase(machine) > 0)
        m_notes.drop(kind, toString(machine));
}

void MachineNotes::dropOfOthers(const Object &machine)
{
    if (of(machine) == nullptr)
        drop(machine.key());
}

const MachineNote *MachineNotes::of(const Object &machine) const
{
    const auto found = m_byMachine.find(machine.key());
    if (found == m_byMachine.end())
        return nullptr;
    const MachineNote &note = found->second;
    return note.uid.empty() || note.uid == machine.uid() ? &note : nullptr;
}

} // namespace hp::gateway
