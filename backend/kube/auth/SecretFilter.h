// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <vector>

namespace hp::kube {

/// What a plugin printed, fit to be shown: the given secrets and what looks like one (bearer and
/// web tokens, private keys, values named password, secret or token) are replaced, colours and
/// control characters are taken out.
[[nodiscard]] std::string withoutSecrets(const std::string &text,
                                         const std::vector<std::string> &secrets);

} // namespace hp::kube
