// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/export/Story.h"
#include "backend/export/serve/ExportEndpoint.h"
#include "backend/gateway/IncidentService.h"
#include "backend/gateway/views/ViewSource.h"
#include "backend/history/store/HistoryStore.h"
#include "backend/history/store/RecordPlace.h"
#include "backend/http/credentials/DataDirectory.h"
#include "backend/runtime/Clock.h"
#include "model/incident/OwnerFigures.h"
#include "model/rules/holds/Baseline.h"
#include "model/rules/holds/Budgets.h"
#include "model/rules/metrics/Snapshot.h"

#include <QObject>

#include <atomic>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace hp::app {

/// Exports and incidents of a backend, composed: the record behind them, the audit of who took
/// what, the views `incidents` and `exports`. Lives on the control thread; what is passed in
/// outlives it.
class Exports
{
public:
    struct Parts {
        history::HistoryStore *history = nullptr;
        gateway::PublishedViews *views = nullptr;
        runtime::Clock *clock = nullptr;
        const http::DataDirectory *directory = nullptr;
        std::string cluster{};
        history::RecordPlace record{};
        std::string recordCluster{}; ///< what tells this cluster apart in the record
        holds::Budgets budgets{}; ///< of this site
        /// Whether the cluster has this machine now. May be null.
        std::function<bool(const ObjectKey &machine)> isThere{};
        /// How long holds were usually held, by now.
        std::function<std::map<holds::BaselineKey, holds::Baseline>()> usual{};
        /// The timeline of a machine has something new.
        std::function<void(const ObjectKey &machine)> timelineChanged{};
    };

    /// Fails when the folder of the incidents cannot be used.
    [[nodiscard]] static Result<std::unique_ptr<Exports>> open(Parts parts);
    ~Exports();

    /// The commands `incident.*`.
    [[nodiscard]] gateway::IncidentService &service() { return *m_service; }
    [[nodiscard]] std::vector<incident::Incident> incidents() const;
    /// Answers everything below /export.
    [[nodiscard]] http::HttpHandler &handler() { return *m_endpoint; }
    /// How long holds may take at this site, for bundles that are made from now on.
    void setBudgets(const holds::Budgets &budgets);
    /// Makes another key to sign bundles with; its fingerprint.
    [[nodiscard]] Result<std::string> rotateKey();
    /// What the owners of hooks cost in the last week, as it was read within the last hour.
    void addOwners(metrics::Snapshot &snapshot) const;
    /// Ends what was asked for with other tokens than these.
    void endAllBut(const http::TokenHashes &good);
    /// Ends what runs. Safe to call twice.
    void stop();

private:
    Exports(Parts parts, exports::IncidentStore incidentStore);

    void readOwners();
    void onDeed(const exports::ExportDeed &deed);
    void audit(const exports::ExportDeed &deed, const char *verb);
    void
    onListed(const char *verb, const incident::Incident &incident, const gateway::Caller &caller);
    void show(const exports::ExportDeed &deed);

    Parts m_parts;
    exports::IncidentStore m_incidentStore;
    std::shared_ptr<gateway::View> m_running;
    /// Read on the thread of the exports.
    std::shared_ptr<std::atomic<std::shared_ptr<const holds::Budgets>>> m_budgets;
    std::deque<std::string> m_over{}; ///< rows of exports that ended, oldest first
    std::vector<incident::OwnerFigures> m_owners{}; ///< of the last week
    QObject m_hourly{};
    std::unique_ptr<exports::ExportEndpoint> m_endpoint{};
    std::unique_ptr<gateway::IncidentService> m_service{};
};

/// When holds are late by these budgets and by what is usual, as the screens say it; for any
/// thread.
[[nodiscard]] exports::LimitsOfHolds limitsOfHolds(holds::Budgets budgets);

/// What is usual of the hooks of these machines, for an export that runs on another thread: the
/// roles that the machines have at `at`, or had last, are looked up at once, everything else is a
/// copy. What is known of a lane counts before what its like usually took.
[[nodiscard]] exports::UsualOf usualOfHooks(history::HistoryStore &store,
                                            std::map<holds::BaselineKey, holds::Baseline> usual,
                                            incident::UsualOfLanes ofLanes,
                                            const std::vector<std::string> &machines,
                                            TimePoint at);

} // namespace hp::app
