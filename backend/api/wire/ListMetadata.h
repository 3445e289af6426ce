// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <optional>
#include <string>

namespace hp::api {

/// metav1.ListMeta: what a list says of itself, in each of its shapes.
struct ListMetadata {
    std::string resourceVersion{};
    std::string more{}; ///< the token for the page that follows; empty: nothing does
    std::optional<std::size_t> remaining{}; ///< how many follow, where that is known

    [[nodiscard]] std::string json() const;
};

} // namespace hp::api
