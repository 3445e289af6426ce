// SPDX-License-Identifier: Apache-2.0
#include "model/incident/Entry.h"

#include <algorithm>
#include <array>

namespace hp::incident {

namespace {

constexpr std::array<const char *, 24> kinds{"hold.armed",    "hold.engaged",  "hold.late",
                                             "hold.overdue",  "hold.released", "hold.overridden",
                                             "hold.bypassed", "hold.vanished", "condition",
                                             "phase",         "drain",         "node",
                                             "power",         "maintenance",   "alarm",
                                             "ack",           "shelve",        "note",
                                             "approval",      "command",       "export",
                                             "connection",    "gap",           "event"};
constexpr std::array<const char *, 3> importances{"key", "normal", "hidden"};

template<typename Value, std::size_t size>
std::optional<Value> named(const std::array<const char *, size> &names, std::string_view text)
{
    const auto it =
        std::find_if(names.begin(), names.end(), [&](const char *name) { return text == name; });
    if (it == names.end())
        return std::nullopt;
    return static_cast<Value>(it - names.begin());
}

} // namespace

const char *toString(EntryKind kind)
{
    return kinds[static_cast<std::size_t>(kind)];
}

std::optional<EntryKind> entryKindOf(std::string_view text)
{
    return named<EntryKind>(kinds, text);
}

const char *toString(Importance importance)
{
    return importances[static_cast<std::size_t>(importance)];
}

std::optional<Importance> importanceOf(std::string_view text)
{
    return named<Importance>(importances, text);
}

const char *toString(TimeSource source)
{
    switch (source) {
    case TimeSource::Reported:
        return "reported";
    case TimeSource::Observed:
        return "observed";
    case TimeSource::Manual:
        break;
    }
    return "manual";
}

std::string holdLabel(const EntryHold &hold)
{
    if (hold.kind == "power.key")
        return "power key " + hold.name;
    return hold.point.empty() ? hold.name : hold.point + ' ' + hold.name;
}

bool endsHold(EntryKind kind)
{
    return kind == EntryKind::HoldReleased || kind == EntryKind::HoldOverridden
        || kind == EntryKind::HoldBypassed || kind == EntryKind::HoldVanished;
}

} // namespace hp::incident
