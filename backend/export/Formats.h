// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/export/Exporter.h"

#include <array>
#include <memory>
#include <string_view>

namespace hp::exports {

/// One text format that every program of ours writes. PDF and PNG need Gui and are made by who has
/// it; the bundle is made of these.
struct Format {
    const char *name; ///< as in --format and format=
    const char *file; ///< its name within a bundle
    const char *mediaType;
    std::unique_ptr<Exporter> (*make)(Sink &sink);
};

inline constexpr std::size_t formatCount = 7;
/// md, html, json, csv, trace, svg, jsonl.
[[nodiscard]] const std::array<Format, formatCount> &formats();
/// Null for a name that is none.
[[nodiscard]] const Format *formatOf(std::string_view name);
/// The media type of a bundle.
inline constexpr const char *bundleType = "application/vnd.holdpoint.bundle+zip";

} // namespace hp::exports
