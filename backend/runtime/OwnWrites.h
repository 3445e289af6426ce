// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/runtime/Informer.h"

#include <cstddef>
#include <map>

namespace hp::runtime {

/// Lets a reconciler read its own writes: until the informer has caught up, the object that the
/// last write returned is the one to decide on. Without it a pass that follows a write at once
/// would repeat what the write was about. Lives on the control thread.
class OwnWrites
{
public:
    explicit OwnWrites(const Informer &informer)
        : m_informer(informer)
    { }

    /// The newest content we know; null when the object does not exist.
    [[nodiscard]] Object get(const ObjectKey &key);
    void remember(const Object &written);
    void forget(const ObjectKey &key) { m_written.erase(key); }
    [[nodiscard]] std::size_t size() const { return m_written.size(); }

private:
    const Informer &m_informer;
    std::map<ObjectKey, Object> m_written{};
};

/// `revision` comes after `other`. Revisions that are not numbers compare as not newer.
[[nodiscard]] bool isNewer(const std::string &revision, const std::string &other);

} // namespace hp::runtime
