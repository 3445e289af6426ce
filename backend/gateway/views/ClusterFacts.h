// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/live/ConnectionRows.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace hp::gateway {

/// Everything about the cluster that only the host of it knows, as the view `connection` shows it;
/// of an embedded one all is empty.
struct ClusterFacts {
    /// The API server behind the backend, but for how far it can be believed.
    std::optional<live::ApiServerRow> server{};
    std::vector<live::CredentialLine> credentialLog{}; ///< the last lines, oldest first
    std::map<std::string, live::KindRow> kinds{}; ///< by plural.group
    std::vector<live::RightRow> rights{};
    std::map<std::string, live::GroupRow> groups{}; ///< by name
    std::optional<live::LeaseRow> lease{};
    /// Silence of the server's streams, by plural.group; those that are not there are as the
    /// backend's own copy says.
    std::map<std::string, std::string> streamTrouble{};
};

} // namespace hp::gateway
