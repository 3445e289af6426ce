// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/resource/Object.h"

#include <memory>
#include <string>
#include <string_view>

namespace hp::lab {

/// status.conditions as Cluster API writes them: a reason and a message always, the generation that
/// was looked at, and a lastTransitionTime that moves with the status alone. Entries of others
/// stay.
class CapiConditions
{
public:
    CapiConditions(const Object &object, TimePoint now);
    ~CapiConditions();
    CapiConditions(const CapiConditions &) = delete;
    CapiConditions &operator=(const CapiConditions &) = delete;

    void set(std::string_view type,
             std::string_view status,
             const std::string &reason,
             const std::string &message = {});
    /// What is set from now on counts as set so much earlier: for a world that starts in the
    /// middle.
    void setEarlier(Duration by) { m_now -= by; }
    [[nodiscard]] std::string statusOf(std::string_view type) const;
    [[nodiscard]] std::string reasonOf(std::string_view type) const;
    [[nodiscard]] std::string messageOf(std::string_view type) const;
    [[nodiscard]] const Json &json() const;

private:
    [[nodiscard]] const Json *find(std::string_view type) const;

    std::unique_ptr<Json> m_list;
    TimePoint m_now;
    std::int64_t m_generation;
};

} // namespace hp::lab
