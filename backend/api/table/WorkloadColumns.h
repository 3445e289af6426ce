// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/api/table/Columns.h"

#include <string>

namespace hp::api {

/// The columns of Deployments, Jobs, Services, ServiceAccounts, roles and webhook configurations
/// (k8s.io/kubernetes/pkg/printers/internalversion); empty for other kinds.
[[nodiscard]] Columns workloadColumns(const std::string &kind);

} // namespace hp::api
