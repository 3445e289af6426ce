// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Json.h"

#include <cstdint>
#include <optional>
#include <string>

namespace hp::rules {

/// spec.maxUnhealthy, read: a number or a percentage of the watched Machines.
class MaxUnhealthy
{
public:
    /// The default: as many as are watched.
    MaxUnhealthy() = default;
    /// An integer, an integer in quotes, or a percentage; null is the default. Anything else is
    /// garbage(), in which case nothing may be remediated.
    explicit MaxUnhealthy(const Json &value);

    /// Why it cannot be read; empty when it can.
    [[nodiscard]] const std::string &garbage() const { return m_garbage; }
    /// How many of `watched` may be unhealthy: percentages round down, nothing is below zero.
    [[nodiscard]] std::int64_t of(std::int64_t watched) const;
    /// As it was given, "40%", "-1": the form in which messages name it.
    [[nodiscard]] std::string text(std::int64_t watched) const;

private:
    std::optional<std::int64_t> m_number{};
    bool m_percent = false;
    std::string m_text{};
    std::string m_garbage{};
};

} // namespace hp::rules
