// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string_view>
#include <vector>

namespace hp::crds {

/// One CustomResourceDefinition as it was written, in YAML.
struct Document {
    std::string_view path{}; ///< below resources/crds, such as "machines.yaml"
    std::string_view text{};
};

/// All definitions, compiled in.
[[nodiscard]] const std::vector<Document> &documents();

} // namespace hp::crds
