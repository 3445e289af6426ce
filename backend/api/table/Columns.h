// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Json.h"
#include "model/base/Time.h"
#include "model/resource/Object.h"

#include <functional>
#include <string>
#include <vector>

namespace hp::api {

/// One column of a meta.k8s.io Table and how to fill it.
struct Column {
    std::string name{};
    std::string type = "string"; ///< "string", "integer", "number", "boolean", "date"
    std::string format{}; ///< "name" for the first column
    std::string description{};
    int priority = 0; ///< above 0 only with -o wide
    std::function<Json(const Object &object, TimePoint now)> cell{};
    bool steady = false; ///< the cell depends on the object alone, not on the time
};

using Columns = std::vector<Column>;

/// The column every table starts with.
[[nodiscard]] Column nameColumn();
/// The age of metadata.creationTimestamp.
[[nodiscard]] Column ageColumn();

} // namespace hp::api
