// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Json.h"
#include "tests/conformance/CaseReport.h"

#include <string>

namespace hp::conformance {

/// The area of cases about Cluster API: they have the form of the other cases of a machine, and
/// nothing is reconciled in them. `given` has objects of both clusters and
/// `env: {"workload": {"unreadSince": "T0-5m"}}` where the workload cluster cannot be read; `when`
/// moves the time; `then.clusterApi` is {ref, holding, holds, deletion, drain, volumes, etcd,
/// health, cause, overrides: [{action, hook, owner, limit, expect}]}.
inline constexpr const char *clusterApiArea = "cluster-api";

/// Plays one of them.
[[nodiscard]] CaseResult runClusterApiCase(const Json &given);

} // namespace hp::conformance
