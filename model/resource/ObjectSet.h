// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/resource/Object.h"

#include <cstddef>
#include <iterator>
#include <set>
#include <string>
#include <tuple>
#include <utility>

namespace hp {

/// Orders objects by namespace and name, as their keys do, without keeping keys beside them.
struct ObjectOrder {
    using is_transparent = void;

    bool operator()(const Object &a, const Object &b) const
    {
        return std::tie(a.ns(), a.name()) < std::tie(b.ns(), b.name());
    }
    bool operator()(const Object &a, const ObjectKey &b) const
    {
        return std::tie(a.ns(), a.name()) < std::tie(b.ns, b.name);
    }
    bool operator()(const ObjectKey &a, const Object &b) const
    {
        return std::tie(a.ns, a.name) < std::tie(b.ns(), b.name());
    }
};

/// What an object takes that is kept: its text and what is kept beside it.
[[nodiscard]] inline std::size_t costOf(const Object &object)
{
    constexpr std::size_t besideText = 512;
    return object.bytes().size() + besideText;
}

/// Objects at rest of one kind, one of a key. An object that takes the place of another of its key
/// stays where that was, so pointers to it last.
class ObjectSet
{
public:
    using Objects = std::set<Object, ObjectOrder>;
    using const_iterator = Objects::const_iterator;

    [[nodiscard]] const_iterator begin() const { return m_objects.begin(); }
    [[nodiscard]] const_iterator end() const { return m_objects.end(); }
    [[nodiscard]] std::size_t size() const { return m_objects.size(); }
    /// Of all of them together.
    [[nodiscard]] std::size_t cost() const { return m_cost; }
    /// The first of a namespace, or the first of all when that is empty.
    [[nodiscard]] const_iterator from(const std::string &ns) const
    {
        return m_objects.lower_bound(ObjectKey{ns, {}});
    }
    /// Null when there is none.
    [[nodiscard]] const Object *find(const ObjectKey &key) const
    {
        const auto it = m_objects.find(key);
        return it == m_objects.end() ? nullptr : &*it;
    }
    /// Adds it, or puts it in the place of the one that has its key. `resting` has no tree.
    const Object &put(const Object &resting)
    {
        m_cost += costOf(resting);
        const auto it = m_objects.lower_bound(resting);
        if (it == m_objects.end() || ObjectOrder()(resting, *it))
            return *m_objects.insert(it, resting);
        m_cost -= costOf(*it);
        const auto next = std::next(it);
        auto node = m_objects.extract(it);
        node.value() = resting;
        return *m_objects.insert(next, std::move(node));
    }
    void erase(const ObjectKey &key)
    {
        if (const auto it = m_objects.find(key); it != m_objects.end()) {
            m_cost -= costOf(*it);
            m_objects.erase(it);
        }
    }

private:
    Objects m_objects{};
    std::size_t m_cost = 0;
};

} // namespace hp
