// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/resource/Object.h"

#include <map>
#include <set>
#include <string>
#include <vector>

namespace hp::controllers {

/// Finds the Machines or the Nodes that share a provider id or an internal address, without looking
/// at all of them: a start with thousands of both would otherwise compare millions of pairs.
class LinkIndex
{
public:
    /// Feed every change of the informer in here.
    void change(const Object &before, const Object &after);
    /// Objects with the provider id or one of the internal addresses of `other`.
    [[nodiscard]] std::vector<ObjectKey> related(const Object &other) const;

private:
    std::map<std::string, std::set<ObjectKey>> m_keys{};
};

} // namespace hp::controllers
