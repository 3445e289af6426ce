// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/kube/transport/Exchange.h"

#include <compare>
#include <cstdint>
#include <map>
#include <string>

namespace hp::kube {

/// What was asked of a server and how it answered, in the words of the server's own metrics.
struct RequestLabels {
    std::string verb{}; ///< get, list, watch, create, update, patch, delete
    std::string resource{}; ///< "machines", "pods/eviction"; empty outside the API groups
    int code = 0; ///< the status; 0: there was no usable answer
    auto operator<=>(const RequestLabels &) const = default;
};

/// Requests by what they were, each try counted.
using RequestCounts = std::map<RequestLabels, std::uint64_t>;

/// The labels of a request that was answered like this.
[[nodiscard]] RequestLabels labelsOf(const Request &request, int code);

} // namespace hp::kube
