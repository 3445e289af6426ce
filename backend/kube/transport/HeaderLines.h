// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/kube/transport/Exchange.h"

#include <string>
#include <string_view>
#include <vector>

namespace hp::kube {

/// Takes what counts for us from one header line: Retry-After, Date and Warning.
void readHeader(std::string_view line, Answer &answer);

/// The texts of a Warning header, `299 - "text", 299 - "text"` (RFC 7234); others are left out.
[[nodiscard]] std::vector<std::string> warningTexts(std::string_view value);

/// Without line breaks and other control characters, which would begin a header of their own.
[[nodiscard]] std::string headerValue(std::string_view text);

/// A key of impersonation's "extra" as part of a header's name: what may not stand there is escaped
/// as %XX.
[[nodiscard]] std::string headerKey(std::string_view key);

} // namespace hp::kube
