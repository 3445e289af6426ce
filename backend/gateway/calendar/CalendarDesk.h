// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/cluster/Cluster.h"
#include "backend/gateway/calendar/CalendarRows.h"
#include "backend/gateway/commands/Commands.h"
#include "backend/gateway/views/View.h"
#include "backend/maintenance/windows/WindowBook.h"
#include "backend/runtime/Clock.h"
#include "backend/runtime/Informer.h"
#include "model/rules/holds/Baseline.h"
#include "model/rules/maintenance/MaintenanceSettings.h"
#include "model/rules/maintenance/event/ProviderEvent.h"

#include <QObject>

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace hp::gateway {

/// The view `calendar` (docs/protocol.md): windows, maintenances, how long they will take and what
/// does not go together; and the same as iCalendar. Made anew after a change, and once a minute
/// because openings begin and end. Control thread.
class CalendarDesk final : public QObject, public Commands
{
    Q_OBJECT
public:
    struct Parts {
        cluster::Cluster *cluster = nullptr;
        runtime::Clock *clock = nullptr;
        const maintenance::Occurrences *calendar = nullptr;
        const runtime::Informer *machines = nullptr; ///< live
        holds::BaselineLookup baselines{};
        std::shared_ptr<View> shown{};
        /// What was imported before; NotFound when nothing was.
        std::function<Result<std::string>()> kept{};
        /// Keeps what was imported, instead of what was imported before.
        std::function<Result<Done>(const std::string &ics)> keep{};
    };

    /// What is passed in outlives this.
    explicit CalendarDesk(Parts parts);
    ~CalendarDesk() override;

    void start();
    void stop();
    /// `calendar.export` gives {text}: windows and maintenances as a calendar of people takes them
    /// (RFC 5545). `calendar.import` {text, preview} keeps planned work in that form,
    /// `calendar.add` {summary, start, end, machines, zones, code, note, preview} one piece of work
    /// more, both for operators; they give {entries, faults, conflicts}, and with `preview` nothing
    /// is kept.
    [[nodiscard]] Result<Json>
    run(const std::string &command, const Json &arguments, const Caller &caller) override;

    /// What `calendar.export` gives.
    [[nodiscard]] std::string exported();

private:
    [[nodiscard]] Result<Json> import(const Json &arguments);
    [[nodiscard]] Result<Json> add(const Json &arguments);
    [[nodiscard]] Result<Json> take(const std::string &text, bool keeps);
    [[nodiscard]] Json conflictsWith(const std::vector<maintenance::ProviderEvent> &events);
    void changed();
    void show();
    [[nodiscard]] CalendarSight sight(TimePoint now);
    [[nodiscard]] Object machineOf(const Object &maintenance) const;

    Parts m_parts;
    runtime::Informer m_windows;
    runtime::Informer m_maintenances;
    maintenance::WindowBook m_book;
    maintenance::MaintenanceSettings m_settings{};
    bool m_planned = false; ///< a look after a change
    bool m_stopped = false;
};

} // namespace hp::gateway
