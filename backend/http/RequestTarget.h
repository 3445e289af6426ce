// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Result.h"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace hp::http {

/// The second word of a request line, taken apart.
struct RequestTarget {
    std::string raw{}; ///< path and query as they came, without a scheme and host
    std::string path{}; ///< percent-decoded
    std::vector<std::pair<std::string, std::string>> query{};
};

/// Reads origin-form, absolute-form and "*". Refuses what could mean another path to someone else:
/// broken percent escapes, an escaped slash or control character, "." and ".." segments.
[[nodiscard]] Result<RequestTarget> parseTarget(std::string_view target);

} // namespace hp::http
