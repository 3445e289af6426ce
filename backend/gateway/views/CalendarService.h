// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/cluster/Cluster.h"
#include "backend/gateway/Commands.h"
#include "backend/gateway/views/CalendarRows.h"
#include "backend/gateway/views/View.h"
#include "backend/maintenance/calendar/WindowCache.h"
#include "backend/runtime/Clock.h"
#include "backend/runtime/ConfigMapText.h"
#include "backend/runtime/Informer.h"
#include "model/live/CalendarRows.h"
#include "model/rules/holds/Baseline.h"
#include "model/rules/maintenance/MaintenanceSettings.h"
#include "model/rules/maintenance/ProviderEvent.h"

#include <QObject>

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace hp::gateway {

/// The view `calendar` (docs/protocol.md): windows, maintenances, how long they will take and what
/// does not go together; and the same as iCalendar. Made anew after a change, and once a minute
/// because openings begin and end. Control thread.
class CalendarService final : public QObject, public Commands
{
    Q_OBJECT
public:
    struct Parts {
        cluster::Cluster *cluster = nullptr;
        runtime::Clock *clock = nullptr;
        const maintenance::Occurrences *calendar = nullptr;
        const runtime::Informer *machines = nullptr; ///< live
        const runtime::Informer *nodes = nullptr; ///< live
        maintenance::MaintenanceSettings settings{}; ///< what the site decides
        /// Our controllers carry maintenances out. In whose turn others do it is not known here.
        bool carriesOut = true;
        holds::BaselineLookup baselines{};
        std::shared_ptr<View> shown{};
        runtime::ConfigMapText *kept = nullptr; ///< what people planned
        std::string ns = "default"; ///< where windows are made that do not say where
        /// Host, pods and budgets around a machine; empty: nobody tells of them.
        std::function<maintenance::BiteView(const Object &machine)> around{};
    };

    /// What is passed in outlives this.
    explicit CalendarService(Parts parts);
    ~CalendarService() override;

    void start();
    void stop();
    /// `calendar.export` gives {text}: windows and maintenances as a calendar of people takes them
    /// (RFC 5545).
    [[nodiscard]] Result<Json>
    run(const std::string &command, const Json &arguments, const Caller &caller) override;
    /// And, once the cluster has answered: `calendar.import` {text, preview} keeps planned work in
    /// that form instead of what is kept, `calendar.add` {summary, start, end, machines, zones,
    /// code, note, preview} one piece of work more; they give {entries, faults, conflicts}, and
    /// with `preview` nothing is kept. `calendar.planned` gives {entries} of what is kept,
    /// `calendar.remove` {uid} takes one of them out. `calendar.setWindow` {name, namespace, spec,
    /// generation, preview} makes a MaintenanceWindow, or changes the one of that generation, and
    /// gives {key, openings, machines, conflicts}; `calendar.removeWindow` {name, namespace,
    /// generation} gives {spec}. All for operators but `planned`.
    void execute(const std::string &command,
                 const Json &arguments,
                 const Caller &caller,
                 Reply reply) override;

    /// What `calendar.export` gives.
    [[nodiscard]] std::string exported();

private:
    void import(const Json &arguments, const std::string &user, Reply reply);
    void add(const Json &arguments, const std::string &user, Reply reply);
    void planned(Reply reply);
    void remove(const Json &arguments, const std::string &user, Reply reply);
    void setWindow(const Json &arguments, const std::string &user, Reply reply);
    void removeWindow(const Json &arguments, const std::string &user, Reply reply);
    [[nodiscard]] Object windowOf(const Json &arguments) const;
    /// Refused: a fault that names the field.
    [[nodiscard]] Result<live::WindowAnswer> outlookOf(const Object &window);
    [[nodiscard]] Result<live::CalendarAnswer> previewOf(const std::string &text);
    [[nodiscard]] std::vector<live::Said>
    conflictsWith(const std::vector<maintenance::ProviderEvent> &events);
    void changed();
    void show();
    [[nodiscard]] CalendarSight sight(TimePoint now);

    Parts m_parts;
    runtime::Informer m_windows;
    runtime::Informer m_maintenances;
    maintenance::WindowCache m_store;
    bool m_planned = false; ///< a look after a change
    bool m_stopped = false;
};

} // namespace hp::gateway
