// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/history/lanes/Actor.h"

#include <deque>
#include <list>
#include <map>
#include <string>

namespace hp::history {

/// One write with who made it, as the store that took it tells.
struct WriteNote {
    std::string kind{};
    ObjectKey key{};
    std::string resourceVersion{}; ///< that the write produced
    bool removed = false;
    Actor actor{};
};

/// The newest writes, kept until the watch brings the same revision. Bounded: an old note that
/// nobody asked for makes room.
class WriteNotes
{
public:
    void add(WriteNote note);
    /// Who made this revision; empty when not known.
    [[nodiscard]] Actor actorOf(const Object &object) const;
    /// Who made the write that removed the object; empty when not known.
    [[nodiscard]] Actor removerOf(const Object &object) const;

private:
    using Key = std::pair<std::string, ObjectKey>;
    std::deque<Key> m_order{};
    std::map<Key, std::list<WriteNote>> m_notes{}; ///< few each; an empty deque takes 600 B
};

} // namespace hp::history
