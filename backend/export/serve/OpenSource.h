// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/incident/Fact.h"
#include "model/incident/LineSource.h"

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace hp::exports {

/// Opens the record for one pass; called on the thread that exports.
using OpenSource = std::function<Result<std::unique_ptr<incident::FactSource>>(
    const std::vector<std::string> &machines, TimePoint from, TimePoint to)>;

/// Opens the states of all objects in the same way.
using OpenStates =
    std::function<Result<std::unique_ptr<incident::LineSource>>(TimePoint from, TimePoint to)>;

} // namespace hp::exports
