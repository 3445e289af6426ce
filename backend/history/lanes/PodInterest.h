// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/resource/Object.h"

#include <map>
#include <set>
#include <string>

namespace hp::history {

/// Which pods beside those of a drain tell something of a hold: those of a Deployment that owns a
/// hook, and those in the namespaces of budgets that stop a drain now. Of all others, and there may
/// be very many, the record takes no notice.
class PodInterest
{
public:
    /// Either may be null; true when other pods matter now than before.
    bool machineChanged(const Object &before, const Object &after);
    [[nodiscard]] bool matters(const Object &pod) const;

private:
    std::set<std::string> m_owners{}; ///< owner strings of all hooks ever seen: they are few
    std::map<std::string, std::set<std::string>> m_blocked{}; ///< namespaces by uid of the Machine
};

} // namespace hp::history
