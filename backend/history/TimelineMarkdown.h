// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Json.h"
#include "model/base/Time.h"

#include <string>

namespace hp::history {

/// The same timeline for a document: what timelineRows gave, as Markdown tables of lanes, of spans
/// with how long they took and who ended them, of moments, and of gaps. Times are UTC to the
/// second; a clock that runs `timeScale` times as fast as real time is said. `object` is
/// "namespace/name". Text of others cannot break the tables. Equal input gives equal bytes.
[[nodiscard]] std::string timelineMarkdown(const Json &rows,
                                           const std::string &object,
                                           TimePoint now,
                                           double timeScale = 1.0);

} // namespace hp::history
