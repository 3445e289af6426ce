// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/incident/Entry.h"

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace hp::incident {

inline constexpr const char *schemaName = "holdpoint.incident/v1";

/// What a person decided about one entry.
struct EntryMark {
    std::optional<Importance> importance{};
    std::string comment{}; ///< Markdown

    bool operator==(const EntryMark &) const = default;
};

/// What a person put together: which part of the record, and what they say about it. Holdpoint
/// writes none of the texts; times and figures follow from the record (Digest). A value.
struct Incident {
    std::string id{};
    std::string ref{}; ///< "HP-2026-0042"
    std::string title{};
    std::string severity{}; ///< "1" to "4", or empty
    std::string status = "open"; ///< open, mitigated, resolved, closed
    std::string lead{};
    std::string summary{}; ///< Markdown, as all texts that follow
    std::string impact{};
    std::string detection{};
    std::string rootCause{};
    std::vector<std::string> roles{};
    std::vector<std::string> factors{};
    std::vector<std::string> wentWell{};
    std::vector<std::string> actions{};
    TimePoint from{};
    std::optional<TimePoint> to{}; ///< empty while it goes on
    std::vector<std::string> machines{}; ///< "namespace/name"
    std::map<std::string, EntryMark> marks{}; ///< by entry id
    std::map<std::string, TimePoint> stamps{}; ///< what a person set: started, detected, …
    std::string createdBy{};
    std::optional<TimePoint> createdAt{};
    std::optional<TimePoint> changedAt{};
    /// Members of a document that this version does not know; they are written out again.
    std::shared_ptr<const Json> unknown{};
};

/// As it is stored and as clients send it.
[[nodiscard]] Json toJson(const Incident &incident);
/// Errors are Invalid with one sentence that names the member. A title is at most 200 bytes, a text
/// 64 KiB; 50 machines, 10,000 marks.
[[nodiscard]] Result<Incident> incidentFromJson(const Json &json);

/// What clients send is held to more than what is read: older files may say what they like. Looks
/// at the members that `document` has. Invalid with one sentence that names the member.
[[nodiscard]] Result<Done> checkMembers(const Incident &incident, const Json &document);

} // namespace hp::incident
