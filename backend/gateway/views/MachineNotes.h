// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/gateway/views/KeptNotes.h"
#include "model/base/Time.h"

#include <functional>
#include <map>
#include <optional>
#include <string>

namespace hp::gateway {

/// What somebody wrote down about a machine, and when.
struct MachineNote {
    std::string uid{}; ///< of the machine; empty: an older record did not say
    std::string text{}; ///< at most what a row of a table has room for
    std::string by{};
    std::optional<TimePoint> at{};
};

/// The last note on each machine (`note.add`), for the rows of the machine and of its holds; all of
/// them are marks in its timeline. Like HoldMemory it is kept as objects of the record and recalled
/// from them. Control thread.
class MachineNotes
{
public:
    /// The kind under which the record keeps one.
    static constexpr const char *kind = "MachineNote";

    /// Hears of everything that is to be kept, as HoldMemory::onChange.
    void onChange(std::function<void(const Object &before, const Object &after)> told)
    {
        m_notes.onChange(std::move(told));
    }
    /// Goes on from what was kept: the machine that it is about; none when `saved` is not ours.
    std::optional<ObjectKey> recall(const Object &saved);
    /// What was kept is no more.
    std::optional<ObjectKey> forgetKept(const Object &saved);

    void set(const ObjectKey &machine,
             const std::string &uid,
             const std::string &text,
             const std::string &by,
             TimePoint now);
    /// The machine is gone: another one of its name has no note.
    void drop(const ObjectKey &machine);
    /// This is the machine of its name now: drops what was noted about another one, which may have
    /// gone and been made again between two looks.
    void dropOfOthers(const Object &machine);

    /// Null when there is none.
    [[nodiscard]] const MachineNote *of(const Object &machine) const;

private:
    std::map<ObjectKey, MachineNote> m_byMachine{};
    KeptNotes m_notes{"n"};
};

} // namespace hp::gateway
