// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/kube/config/Kubeconfig.h"
#include "model/base/Result.h"

#include <string>
#include <string_view>

namespace hp::kube {

/// Reads the text of one kubeconfig, YAML or JSON; nothing at all is an empty one. Keys that nobody
/// knows are left alone. The error is Invalid: one sentence with `file`, line and key.
[[nodiscard]] Result<Kubeconfig> parseKubeconfig(std::string_view text, const std::string &file);

} // namespace hp::kube
