// SPDX-License-Identifier: Apache-2.0
#include "model/rules/holds/Budgets.h"

#include "model/resource/BareMetalHost.h"
#include "model/rules/maintenance/MaintenanceNames.h"
#include "model/rules/maintenance/MaintenanceSettings.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace hp::holds {

namespace {

using std::chrono::minutes;

struct Default {
    const char *key;
    minutes budget;
    bool isHook;
};

constexpr std::array<Default, 5> defaults{{
    {"preCreate", minutes(10), true},
    {"preDrain", minutes(30), true},
    {"drain", minutes(30), false},
    {"preTerminate", minutes(30), true},
    {"power.key", minutes(15), false},
}};

const Default *defaultFor(std::string_view key)
{
    const auto it = std::find_if(
        defaults.begin(), defaults.end(), [&](const Default &one) { return one.key == key; });
    return it == defaults.end() ? nullptr : it;
}

std::string keyOf(HoldKind kind)
{
    return kind == HoldKind::PowerKey ? toString(kind) : waitingAt(kind);
}

std::string knownKeys()
{
    std::string text;
    for (const Default &one : defaults)
        text += std::string(one.key) + ", ";
    return text + "POINT/HOOK, owner/OWNER";
}

} // namespace

std::string Budgets::set(const std::string &key, const std::string &text)
{
    const std::size_t slash = key.find('/');
    const std::string head = key.substr(0, slash);
    const bool hasTail = slash != std::string::npos && slash + 1 < key.size();
    const Default *point = defaultFor(head);
    const bool known = slash == std::string::npos
        ? point != nullptr
        : hasTail && (head == "owner" || (point && point->isHook));
    if (!known)
        return "'" + key + "' is not one of " + knownKeys();
    const auto budget = parseDuration(text);
    if (!budget || *budget <= Duration(0))
        return key + ": '" + text + "' is not a duration such as 45m";
    m_set[key] = *budget;
    return {};
}

void Budgets::set(const Budgets &others)
{
    for (const auto &[key, budget] : others.m_set)
        m_set[key] = budget;
}

Duration Budgets::of(HoldKind kind, const std::string &name, const std::string &owner) const
{
    if (kind == HoldKind::Detached)
        return Duration(0);
    const std::string point = keyOf(kind);
    for (const std::string &key : {point + '/' + name, "owner/" + owner, point}) {
        if (const auto it = m_set.find(key); it != m_set.end())
            return it->second;
    }
    // Work on a server takes as long as its maintenance may hold it.
    if (kind == HoldKind::PowerKey
        && (host::rebootPrefix + name).starts_with(maintenance::rebootKeyPrefix))
        return maintenance::MaintenanceSettings().maxHold;
    const Default *usual = defaultFor(point);
    return usual ? Duration(usual->budget) : Duration(0);
}

} // namespace hp::holds
