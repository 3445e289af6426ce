// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/export/Story.h"
#include "model/base/Json.h"
#include "model/base/Result.h"

#include <cstdint>
#include <string>
#include <vector>

namespace hp::exports {

inline constexpr const char *manifestFile = "manifest.json";
inline constexpr const char *transitionsFile = "transitions.jsonl";
inline constexpr const char *statesFile = "states.jsonl";

struct BundledFile {
    std::string name{};
    std::uint64_t bytes = 0;
    std::string sha256{}; ///< 64 hexadecimal digits
};

/// What a bundle says about itself: enough to check it and to open it again.
struct Manifest {
    std::string tool{};
    incident::Incident incident{}; ///< as it was exported, redacted
    incident::Preset preset = incident::Preset::Internal;
    std::string cluster{};
    double timeScale = 1.0;
    TimePoint end{};
    std::uint64_t facts = 0;
    std::uint64_t drops = 0;
    Duration clockSkew{};
    std::vector<incident::GapRow> gaps{};
    /// "whole", or why the states of objects are left out; empty in a bundle from before there
    /// were any.
    std::string states{};
    /// What was usual of the hooks that held, when the bundle was made; empty in older ones.
    incident::UsualOfLanes usual{};
    KnownLimits limits{}; ///< empty in older bundles
    std::vector<BundledFile> files{};
};

inline constexpr const char *wholeStates = "whole";

/// When holds are late, as the documents beside it say it.
[[nodiscard]] LimitsOfHolds limitsOf(const Manifest &manifest);

/// The text of manifest.json.
[[nodiscard]] std::string toText(const Manifest &manifest);
/// Errors are Invalid, one sentence without the name of the bundle.
[[nodiscard]] Result<Manifest> manifestFrom(const std::string &text);

} // namespace hp::exports
