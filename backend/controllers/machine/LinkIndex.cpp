// SPDX-License-Identifier: Apache-2.0
#include "backend/controllers/machine/LinkIndex.h"

#include "model/resource/Machine.h"

namespace hp::controllers {

namespace {

/// Provider ids and addresses in one name space: the first character tells them apart.
std::vector<std::string> marksOf(const Object &nodeOrMachine)
{
    std::vector<std::string> marks;
    for (const std::string &address : machine::internalIps(nodeOrMachine))
        marks.push_back('a' + address);
    const std::string &providerId = nodeOrMachine.text("/spec/providerID");
    if (!providerId.empty())
        marks.push_back('p' + providerId);
    return marks;
}

} // namespace

void LinkIndex::change(const Object &before, const Object &after)
{
    const auto was = before ? marksOf(before) : std::vector<std::string>();
    const auto is = after ? marksOf(after) : std::vector<std::string>();
    if (was == is) // as with most changes
        return;
    for (const std::string &mark : was) {
        const auto it = m_keys.find(mark);
        if (it == m_keys.end())
            continue;
        it->second.erase(before.key());
        if (it->second.empty())
            m_keys.erase(it);
    }
    for (const std::string &mark : is)
        m_keys[mark].insert(after.key());
}

std::vector<ObjectKey> LinkIndex::related(const Object &other) const
{
    std::set<ObjectKey> found;
    for (const std::string &mark : marksOf(other)) {
        if (const auto it = m_keys.find(mark); it != m_keys.end())
            found.insert(it->second.begin(), it->second.end());
    }
    return {found.begin(), found.end()};
}

} // namespace hp::controllers
