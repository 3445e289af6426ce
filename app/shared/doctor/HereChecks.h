// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/options/Options.h"
#include "app/shared/doctor/Finding.h"
#include "model/base/Time.h"

namespace hp::app {

// What can be seen on this host. Everything is only read; the directory of `options` is set.

/// Whether the data directory is closed to others, has room, and can be made durable.
[[nodiscard]] Findings checkDirectory(const Options &options);
/// Certificates of our own and those that options name, and when they end.
[[nodiscard]] Findings checkCertificates(const Options &options, TimePoint now);
/// The databases of the directory, or the record that --history names.
[[nodiscard]] Findings checkDatabases(const Options &options);
/// The audit of overrides, against its keys and what the record knows of it.
[[nodiscard]] Findings checkAudit(const Options &options);

} // namespace hp::app
