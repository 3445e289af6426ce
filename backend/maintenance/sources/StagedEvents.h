// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Json.h"
#include "model/resource/Object.h"
#include "model/rules/maintenance/ProviderEvent.h"

#include <map>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

namespace hp::maintenance {

/// How ids of health events begin.
inline constexpr const char *healthIdPrefix = "health-";

inline constexpr const char *powerSupplyPart = "Power supply";
inline constexpr const char *fanPart = "Fan";
inline constexpr const char *drivePart = "Drive";

/// A power supply, a fan or a drive of a server.
struct ServerPart {
    std::string kind{}; ///< one of those above
    std::string path{}; ///< of its resource, or else what it is called
    Json paper{};
};

/// The documents of one BMC that speak of work to come; null or absent: it has no such document.
struct ServerDocuments {
    std::string systemPath{};
    std::string uuid{}; ///< of the system
    Json system{};
    Json bios{};
    Json biosSettings{}; ///< the staged ones
    std::vector<Json> tasks{};
    std::map<std::string, Json> inventory{}; ///< what updates are for, by path
    std::vector<ServerPart> parts{};
};

/// The inventory entries that a task of the update service installs to; empty: it names none, or
/// is no such task.
[[nodiscard]] std::vector<std::string> updateTargets(const Json &task);

/// What waits for the next start of the server and what is broken in it (facts/maintenance.md 6.2
/// and 6.3). A power supply or a fan beside others that are well only wants a person (5.3). Ids are
/// those of section 6: "redfish-<system uuid>-<task>", and for settings "redfish-<system
/// uuid>-settings-<digest of what is staged>"; for health "health-<digest of the address>" with the
/// time since when, if the BMC says it.
[[nodiscard]] std::vector<ProviderEvent> eventsOf(const ServerDocuments &documents,
                                                  const Object &machine);
/// One sentence about what is wrong with the work of that event, a task that failed or a version
/// that is not the one that was staged; empty: nothing.
[[nodiscard]] std::string verifyFaultOf(const ServerDocuments &documents,
                                        const std::string &eventId);

} // namespace hp::maintenance
