// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/gateway/Commands.h"
#include "backend/gateway/views/AlarmMemory.h"
#include "backend/gateway/views/FleetRow.h"
#include "backend/gateway/views/View.h"
#include "backend/runtime/Clock.h"
#include "model/rules/alarms/AlarmRegistry.h"

#include <functional>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <vector>

namespace hp::gateway {

/// The alarms of the site: what holds with a priority becomes one, people acknowledge and shelve
/// them, the view `alarms` shows them. Control thread.
class AlarmService final : public Commands
{
public:
    explicit AlarmService(runtime::Clock &clock);
    ~AlarmService() override;

    /// Where the book is kept: told its text a moment after it changed, and at the end. Before the
    /// first put().
    void keepIn(std::function<void(const std::string &)> save, const std::string &saved);
    /// The record keeps the book as well, so that it can be told of any instant; see
    /// AlarmMemory::onChange.
    void onNoticed(std::function<void(const Object &before, const Object &after)> told)
    {
        m_memory.onChange(std::move(told));
    }
    /// What the record kept of it; false when `saved` is none of its notes.
    bool recall(const Object &saved) { return m_memory.recall(saved); }
    void forget(const Object &saved) { m_memory.forget(saved); }
    /// These are the alarms of an instant that is over, as they were recalled: nothing happens to
    /// them any more. Where nothing was kept, what was worth an alarm then is shown as raised, at a
    /// time that nobody knows.
    void setPast() { m_isPast = true; }
    /// Told of everything that happens to an alarm.
    void onChange(std::function<void(const alarms::AlarmChange &)> told);

    /// What one machine has; replaces what it had.
    void put(const ObjectKey &machine, const EvaluatedMachine &evaluated);
    void remove(const ObjectKey &machine);
    /// Nothing is known of the machine any more: what was raised about it stays as it is.
    void leave(const ObjectKey &machine);
    /// What no machine has of itself; replaces what this family had. Keys begin with its name.
    void putFamily(const std::string &family, std::vector<alarms::AlarmSource> sources);
    /// Judges what was put; before `complete` nothing is taken for gone, as after a start when not
    /// every machine is known yet.
    void refresh(TimePoint now, bool complete);
    [[nodiscard]] std::shared_ptr<View> open(TimePoint now);
    [[nodiscard]] const alarms::AlarmRegistry &registry() const { return m_registry; }

    /// `alarm.acknowledge` {key}, `alarm.shelve` {key, for, reason}, `alarm.unshelve` {key}. With
    /// {keys} they are about all of these: the answer names those where it was done, and says why
    /// it was not at the last of the others.
    [[nodiscard]] Result<Json>
    run(const std::string &command, const Json &arguments, const Caller &caller) override;

private:
    /// One command about one alarm.
    [[nodiscard]] Result<alarms::AlarmChange> changeOne(const std::string &command,
                                                        const std::string &key,
                                                        const Json &arguments,
                                                        const std::string &caller);
    [[nodiscard]] Json changeAll(const std::string &command,
                                 const std::vector<std::string> &keys,
                                 const Json &arguments,
                                 const std::string &caller);
    void store(const alarms::AlarmChange &change);
    void show(TimePoint now);
    /// Who has an alarm open reads of it what its hold says at that moment.
    void reword(TimePoint now);
    void save();
    /// Makes the book of the instant.
    void replay(TimePoint at);

    runtime::Clock &m_clock;
    alarms::AlarmRegistry m_registry;
    AlarmMemory m_memory;
    bool m_isPast = false;
    std::map<std::string, alarms::AlarmSource> m_sources;
    std::set<std::string> m_reworded; ///< keys of m_sources since the last refresh
    std::map<ObjectKey, std::set<std::string>> m_byMachine; ///< keys of m_sources
    std::map<std::string, std::set<std::string>> m_byFamily; ///< the same
    std::function<void(const std::string &)> m_save;
    std::function<void(const alarms::AlarmChange &)> m_told;
    std::weak_ptr<View> m_view;
    bool m_shown = false; ///< the view says what the book says
    bool m_unsaved = false;
    Duration m_lastEvaluated{};
    Duration m_lastSaved{};
};

} // namespace hp::gateway
