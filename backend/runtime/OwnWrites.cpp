// SPDX-License-Identifier: Apache-2.0
#include "backend/runtime/OwnWrites.h"

#include <charconv>

namespace hp::runtime {

Object OwnWrites::get(const ObjectKey &key)
{
    const Object cached = m_informer.get(key);
    const auto own = m_written.find(key);
    if (own == m_written.end())
        return cached;
    if (cached && cached.uid() == own->second.uid()
        && isNewer(own->second.resourceVersion(), cached.resourceVersion()))
        return own->second;
    m_written.erase(own);
    return cached;
}

void OwnWrites::remember(const Object &written)
{
    m_written[written.key()] = written.atRest();
}

bool isNewer(const std::string &revision, const std::string &other)
{
    const auto number = [](const std::string &text, std::uint64_t &value) {
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
        return error == std::errc() && end == text.data() + text.size();
    };
    std::uint64_t mine = 0;
    std::uint64_t theirs = 0;
    return number(revision, mine) && number(other, theirs) && mine > theirs;
}

} // namespace hp::runtime
