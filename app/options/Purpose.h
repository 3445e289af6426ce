// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/options/Options.h"

#include <QString>
#include <QUrl>

namespace hp::app {

/// Where a person's console connects to: they sign over it, so never without TLS.
[[nodiscard]] QUrl personsUrl(const std::string &address);

/// What may run once at a time on a screen: a backend of a data directory, a console of the same
/// connections, or a file that is looked at. Different ones run side by side. `dataDir` is used
/// where the options name none.
[[nodiscard]] QString purposeOf(const Options &options, const std::string &dataDir);

/// What a start says that found its console running: what it did there, and which of its options
/// a console that runs does not take over.
[[nodiscard]] std::string takenOver(const Options &options);

} // namespace hp::app
