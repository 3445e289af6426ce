// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/export/Exporter.h"
#include "backend/export/Story.h"
#include "model/base/Result.h"

#include <QByteArray>

#include <memory>
#include <string>

namespace hp::app {

/// The writer of `pdf` or `png`: what needs Gui, painted with the routine that paints the timeline
/// on screen. Needs a QGuiApplication.
[[nodiscard]] std::unique_ptr<exports::Exporter> painted(const std::string &format,
                                                         exports::Sink &sink);

/// The `pdf` or `png` of the changes in a bundle. May run on any thread. Errors: of the bundle, one
/// sentence.
[[nodiscard]] Result<QByteArray> paintedBundle(const std::string &bundleFile,
                                               const std::string &format);

/// The incident on A4: heading and lanes first, then facts, texts, timeline, holds and gaps; every
/// page has its number and the UTC time up to which the record was read. The same story gives the
/// same bytes.
[[nodiscard]] QByteArray pdfOf(const exports::Story &story);

/// Sets the time of creation that Qt took from the clock to one that follows from the record. The
/// length stays, so that no offset in the file moves.
void fixCreationDate(QByteArray &pdf, TimePoint time);

} // namespace hp::app
