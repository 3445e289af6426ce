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

Because becauseFrom(std::string_view text)
{
    constexpr std::string_view approved = "approved by ";
    Because because{std::string(text), {}, false, {}};
    const std::size_t open = text.rfind('(');
    if (open == std::string_view::npos || !text.ends_with(')')
        || (open > 0 && text[open - 1] != ' '))
        return because;
    Because found;
    std::string_view rest = text.substr(open + 1, text.size() - open - 2);
    while (!rest.empty()) {
        const std::size_t comma = rest.find(", ");
        const std::string_view word = rest.substr(0, comma);
        if (word.starts_with(approved))
            found.approver = word.substr(approved.size());
        else if (word == "break-glass")
            found.breakGlass = true;
        else if (word.size() == 2 && word[0] == 'G' && word[1] >= '0' && word[1] <= '5')
            found.guard = word;
        else
            return because;
        rest.remove_prefix(comma == std::string_view::npos ? rest.size() : comma + 2);
    }
    found.reason = text.substr(0, open > 0 ? open - 1 : 0);
    return found;
}

std::string toString(const Because &because)
{
    std::string brackets;
    const auto add = [&brackets](const std::string &words) {
        if (!words.empty())
            brackets += (brackets.empty() ? "" : ", ") + words;
    };
    add(because.approver.empty() ? std::string() : "approved by " + because.approver);
    add(because.breakGlass ? "break-glass" : "");
    add(because.guard);
    if (brackets.empty())
        return because.reason;
    return because.reason + (because.reason.empty() ? "(" : " (") + brackets + ')';
}

bool endsHold(EntryKind kind)
{
    return kind == EntryKind::HoldReleased || kind == EntryKind::HoldOverridden
        || kind == EntryKind::HoldBypassed || kind == EntryKind::HoldVanished;
}

bool isTimeKnown(const Entry &entry)
{
    return entry.timeSource != TimeSource::Reported || entry.eventTime < entry.recordedTime;
}

} // namespace hp::incident
