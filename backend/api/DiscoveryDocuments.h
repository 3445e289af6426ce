// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/api/ResourceCatalog.h"
#include "model/base/Json.h"

#include <optional>
#include <string>

namespace hp::api {

/// The content type of aggregated discovery, both in Accept and in the answer.
extern const char *const aggregatedDiscoveryType;

/// Discovery documents (kube-api.md 1.2). Pure functions of the catalog; any thread.
[[nodiscard]] Json apiVersions(const std::string &serverAddress);
[[nodiscard]] Json apiGroupList(const ResourceCatalog &catalog);
/// nullopt when the group is not served.
[[nodiscard]] std::optional<Json> apiGroup(const ResourceCatalog &catalog,
                                           const std::string &group);
/// nullopt when the group version is not served.
[[nodiscard]] std::optional<Json> apiResourceList(const ResourceCatalog &catalog,
                                                  const GroupVersion &groupVersion);

enum class DiscoveryRoot { Core, Groups }; ///< "/api" and "/apis"
[[nodiscard]] Json aggregatedDiscovery(const ResourceCatalog &catalog, DiscoveryRoot root);

} // namespace hp::api
