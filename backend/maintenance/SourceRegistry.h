// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/maintenance/sources/MaintenanceSource.h"

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace hp::maintenance {

/// The sources that are switched on, and whom to ask about one MachineMaintenance. Lives on the
/// control thread.
class SourceRegistry
{
public:
    using Sources = std::vector<std::unique_ptr<MaintenanceSource>>;

    explicit SourceRegistry(Sources sources)
        : m_sources(std::move(sources))
    { }

    [[nodiscard]] const Sources &sources() const { return m_sources; }
    /// Null when there is none of that name.
    [[nodiscard]] MaintenanceSource *source(const std::string &name) const;

    /// What a watcher would find now, by its kind of look.
    void events(MaintenanceSource &source, const Fleet &fleet, Reply<EventPoll> reply) const;
    void mismatches(MaintenanceSource &source, const Fleet &fleet, Reply<EventPoll> reply) const;
    void targets(MaintenanceSource &source, const Fleet &fleet, Reply<EventPoll> reply) const;

    /// What the source of `maintenance` says now; Unknown when there is none or when it does not
    /// answer. Findings of the watchers are looked at again. `fleet` is the Machine of the
    /// maintenance with its Node and host; without a Machine all of it is empty.
    void ask(const Object &maintenance,
             const Fleet &fleet,
             std::function<void(EventAnswer)> answer) const;

private:
    Sources m_sources;
};

} // namespace hp::maintenance
