// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <string_view>
#include <vector>

/// The one place that knows what a secret looks like: in logs, in exports, in what servers and
/// plugins say.
namespace hp {

/// What stands in the place of a secret, unless something else is asked for.
inline constexpr const char *hiddenSecret = "[hidden]";

/// A word whose value is for nobody else: "password", "X-Auth-Token", "client_secret"; dashes,
/// underscores and capitals do not count.
[[nodiscard]] bool isSecretName(std::string_view word);

/// The text without the given secrets (of at least four bytes) and without what looks like one:
/// private keys, web tokens, what stands behind "Bearer" and "Basic", passwords in addresses, and
/// the values of names that end in one of the above; a passphrase goes to the end of its line.
/// Total and linear in the length of the text.
[[nodiscard]] std::string withoutSecrets(std::string_view text,
                                         const std::vector<std::string> &known = {},
                                         const char *place = hiddenSecret);

} // namespace hp
