// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Result.h"

#include <string>

namespace hp::incident {

/// Lines of a text in their order, told once from first to last, without their ends.
class LineSource
{
public:
    LineSource() = default;
    LineSource(const LineSource &) = delete;
    LineSource &operator=(const LineSource &) = delete;
    virtual ~LineSource() = default;

    /// False after the last one.
    [[nodiscard]] virtual Result<bool> next(std::string &line) = 0;
};

} // namespace hp::incident
