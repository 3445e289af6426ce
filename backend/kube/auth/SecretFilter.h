// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <vector>

namespace hp::kube {

/// What a plugin printed, fit to be shown: without these secrets and what looks like one (see
/// withoutSecrets()); colours and control characters are taken out.
[[nodiscard]] std::string shownOf(const std::string &text, const std::vector<std::string> &secrets);

} // namespace hp::kube
