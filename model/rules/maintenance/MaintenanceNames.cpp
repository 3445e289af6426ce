// SPDX-License-Identifier: Apache-2.0
#include "model/rules/maintenance/MaintenanceNames.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <cstdint>

namespace hp::maintenance {

namespace {

/// Of the 63 that the name of an annotation may have, without "maintenance-".
constexpr std::size_t maxNameLength = 51;

} // namespace

std::string digestOf(const std::string &text)
{
    std::uint32_t hash = 2166136261U; // FNV-1a
    for (const unsigned char c : text)
        hash = (hash ^ c) * 16777619U;
    constexpr std::array digits{
        '0', '1', '2', '3', '4', '5', '6', '7', '8', '9', 'a', 'b', 'c', 'd', 'e', 'f'};
    std::string digest;
    for (int shift = 28; shift >= 0; shift -= 4)
        digest += digits[(hash >> shift) & 15U];
    return digest;
}

std::string rebootKey(const std::string &eventId)
{
    std::string name = eventId;
    std::replace_if(
        name.begin(),
        name.end(),
        [](unsigned char c) { return !std::isalnum(c) && c != '-' && c != '_' && c != '.'; },
        '-');
    const bool endsWell = !name.empty() && std::isalnum(static_cast<unsigned char>(name.back()));
    if (name != eventId || name.size() > maxNameLength || !endsWell)
        name = name.substr(0, maxNameLength - 9) + '-' + digestOf(eventId);
    return rebootKeyPrefix + name;
}

} // namespace hp::maintenance
