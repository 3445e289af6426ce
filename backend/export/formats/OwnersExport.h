// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Json.h"
#include "model/incident/OwnerFigures.h"

#include <cstdint>
#include <string>
#include <vector>

namespace hp::exports {

/// What the owners of hooks cost in [from, to), as it is exported.
struct OwnersStory {
    std::string cluster{};
    TimePoint from{};
    TimePoint to{};
    std::vector<incident::OwnerFigures> owners{};
};

/// `{cluster, from, to, owners: […]}`, durations in seconds (docs/exports.md).
[[nodiscard]] Json ownersJson(const OwnersStory &story);
/// A line an owner, RFC 4180, durations in seconds.
[[nodiscard]] std::string ownersCsv(const OwnersStory &story);
/// A page that needs nothing else.
[[nodiscard]] std::string ownersHtml(const OwnersStory &story);
/// The share of late ones, "25 %"; a dash while it is not known what is usual.
[[nodiscard]] std::string lateText(std::int64_t late, std::int64_t judged);

} // namespace hp::exports
