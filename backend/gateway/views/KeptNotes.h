// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Json.h"
#include "model/resource/Object.h"

#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <utility>

namespace hp::gateway {

/// What the views noticed and no object tells, as objects of the record: `notes` under a kind and a
/// name. Control thread.
class KeptNotes
{
public:
    /// `writer` tells the revisions of several apart.
    explicit KeptNotes(std::string writer = {})
        : m_writer(std::move(writer))
    { }

    /// Hears of everything that is to be kept, as HoldMemory::onChange.
    void onChange(std::function<void(const Object &before, const Object &after)> told)
    {
        m_told = std::move(told);
    }
    [[nodiscard]] bool isHeard() const { return m_told != nullptr; }

    /// This was kept.
    void recall(const Object &saved) { m_kept[saved.uid()] = saved.atRest(); }
    /// It is no more; false when it was not known.
    bool forget(const Object &saved) { return m_kept.erase(saved.uid()) > 0; }

    /// Tells of it where somebody hears and it says something else than before.
    void keep(const char *kind, const std::string &name, Json notes, TimePoint now);
    /// It is not to be kept any more.
    void drop(const char *kind, const std::string &name);

private:
    std::string m_writer;
    std::map<std::string, Object> m_kept{}; ///< by uid, as it was told last
    std::uint64_t m_revision = 0;
    std::function<void(const Object &, const Object &)> m_told{};
};

} // namespace hp::gateway
