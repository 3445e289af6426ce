// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/options/Options.h"
#include "app/shared/cluster/ClusterHost.h"
#include "backend/gateway/views/PastViews.h"
#include "backend/gateway/views/SiteViews.h"
#include "backend/history/Recorder.h"
#include "backend/history/store/HistoryStore.h"
#include "backend/http/credentials/DataDirectory.h"
#include "backend/runtime/Clock.h"
#include "model/incident/Incident.h"

#include <memory>
#include <string>

namespace hp::app {

/// The record, for the views: what they see is recorded, and what they cannot see any more they
/// read from it: the past, timelines, how long holds like these were usually held. Lives on the
/// control thread; what is passed in outlives it, and nobody asks the views after it.
class RecordSetup
{
public:
    struct Parts {
        history::HistoryStore *store = nullptr;
        runtime::Clock *clock = nullptr;
        gateway::FleetObjects *objects = nullptr;
        holds::Budgets budgets{};
    };

    /// The record that the options name: the file of the directory, or a database that replicas
    /// share; then the host has to say which cluster it is.
    [[nodiscard]] static Result<std::unique_ptr<history::HistoryStore>>
    openStore(const Options &options,
              const http::DataDirectory &directory,
              ClusterHost &host,
              runtime::Clock &clock);

    explicit RecordSetup(const Parts &parts);
    RecordSetup(const RecordSetup &) = delete;
    RecordSetup &operator=(const RecordSetup &) = delete;

    [[nodiscard]] history::Recorder &recorder() { return m_recorder; }
    /// What the views read from it: all that a record has to say to them.
    [[nodiscard]] gateway::SiteViews::Parts viewParts();
    /// Where the incidents come from that are marked in the record.
    void markIncidents(std::function<std::vector<incident::Incident>()> incidents)
    {
        m_incidents = std::move(incidents);
    }
    /// How long holds may take at this site from now on.
    void setBudgets(const holds::Budgets &budgets) { m_past.setLimits(budgets); }
    /// What is recorded shows on the views.
    void showOn(gateway::SiteViews &views);

private:
    [[nodiscard]] gateway::FleetViews::Evaluation judgement();
    [[nodiscard]] gateway::FleetViews::Memory memory();
    [[nodiscard]] gateway::RowMap timelineOf(const gateway::TimelineAsk &ask, TimePoint asked);
    [[nodiscard]] std::string roleOf(const ObjectKey &machine, TimePoint at) const;

    Parts m_parts;
    history::Recorder m_recorder;
    gateway::PastViews m_past;
    std::function<std::vector<incident::Incident>()> m_incidents{};
};

} // namespace hp::app
