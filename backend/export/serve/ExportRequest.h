// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/export/BundleWriter.h"
#include "backend/export/Formats.h"
#include "backend/http/HttpExchange.h"
#include "model/base/Result.h"

#include <optional>
#include <string>

namespace hp::exports {

/// What somebody asked for below /export (docs/exports.md).
struct ExportRequest {
    std::string machine{}; ///< "namespace/name"; empty: an incident
    std::string incident{}; ///< id
    const Format *format = nullptr; ///< null: the bundle
    BundleContent content = BundleContent::Everything;
    incident::Preset preset = incident::Preset::Internal;
    Duration since = std::chrono::hours(24); ///< back from now, without `from`
    /// Nobody named a range: that of the story is looked for in the time of `since`.
    bool findsStory = false;
    std::optional<TimePoint> from{};
    std::optional<TimePoint> to{};
};

/// Reads /export/machine/<namespace>/<name> and /export/incident/<id> with format, preset, since,
/// from, to. NotFound for another path, Invalid for a parameter, in one sentence.
[[nodiscard]] Result<ExportRequest> exportRequestOf(const http::HttpRequest &request);
/// "worker-b-7.html": what a browser calls the file.
[[nodiscard]] std::string fileNameOf(const ExportRequest &request);

} // namespace hp::exports
