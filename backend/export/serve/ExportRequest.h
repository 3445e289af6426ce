// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/export/BundleWriter.h"
#include "backend/export/Formats.h"
#include "backend/http/HttpExchange.h"
#include "model/base/Result.h"

#include <optional>
#include <string>

namespace hp::exports {

/// Of what time.
struct AskedRange {
    Duration since = std::chrono::hours(24); ///< back from now, without `from`
    std::optional<TimePoint> from{};
    std::optional<TimePoint> to{};
};

/// What somebody asked for below /export (docs/exports.md).
struct ExportRequest : AskedRange {
    std::string machine{}; ///< "namespace/name"; empty: an incident
    std::string incident{}; ///< id
    const Format *format = nullptr; ///< null: the bundle
    BundleContent content = BundleContent::Everything;
    incident::Preset preset = incident::Preset::Internal;
    /// Nobody named a range: that of the story is looked for in the time of `since`.
    bool findsStory = false;
};

enum class OwnersFormat { Html, Json, Csv };

/// What the owners of hooks cost; of the last week while nothing else is asked for.
struct OwnersRequest : AskedRange {
    OwnersFormat format = OwnersFormat::Html;
};

/// Reads /export/machine/<namespace>/<name> and /export/incident/<id> with format, preset, since,
/// from, to. NotFound for another path, Invalid for a parameter, in one sentence.
[[nodiscard]] Result<ExportRequest> exportRequestOf(const http::HttpRequest &request);
/// Reads /export/owners with format (html, json, csv), since, from, to. Invalid for a parameter, in
/// one sentence.
[[nodiscard]] Result<OwnersRequest> ownersRequestOf(const http::HttpRequest &request);
/// "worker-b-7.html": what a browser calls the file.
[[nodiscard]] std::string fileNameOf(const ExportRequest &request);

} // namespace hp::exports
