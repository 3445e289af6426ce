// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <string_view>

namespace hp::bench {

/// The whole answer, headers included, to "METHOD path"; nullptr when there is none. `authorised`:
/// the request showed a token or a password.
[[nodiscard]] const std::string *answerTo(std::string_view what, bool authorised);

} // namespace hp::bench
