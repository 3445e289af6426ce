// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/gateway/BulkGroup.h"
#include "backend/gateway/Commands.h"
#include "backend/gateway/views/View.h"
#include "backend/overrides/BulkRuns.h"
#include "model/rules/alarms/AlarmRegistry.h"

#include <QObject>

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace hp::gateway {

/// Overrides of many machines as clients of the gateway see them: the commands `bulk.*` and the
/// view `bulk`. Roles are those of a single override. Control thread.
class BulkService final : public QObject, public Commands
{
    Q_OBJECT
public:
    /// The machines that there are now, as far as the group asks for them.
    using World = std::function<Result<BulkWorld>(const BulkGroup &group)>;

    /// Where the alarms of plans that a rule stopped go, all of them at each change.
    using Alarms = std::function<void(std::vector<alarms::AlarmSource>)>;

    /// Runs and clock outlive this.
    BulkService(overrides::BulkRuns &runs,
                runtime::Clock &clock,
                std::shared_ptr<View> shown,
                World world,
                Alarms alarms = {});

    /// `bulk.plan` {action, cause or selector, …} gives {id}: the rows of that id in the view
    /// `bulk` follow. `bulk.start` {id, digest, reason, name, confirm, evenIfILeave},
    /// `bulk.approve` {id, digest, confirm}, `bulk.stop` {id} and `bulk.continue` {id} give the row
    /// of the plan.
    [[nodiscard]] Result<Json>
    run(const std::string &command, const Json &arguments, const Caller &caller) override;

private:
    [[nodiscard]] Result<Json> plan(const Json &arguments, const Caller &caller);
    [[nodiscard]] Result<Json> start(const Json &arguments, const Caller &caller);
    [[nodiscard]] Result<Json> approve(const Json &arguments, const Caller &caller);
    [[nodiscard]] Result<Json> stop(const Json &arguments, const Caller &caller);
    [[nodiscard]] Result<Json> resume(const Json &arguments, const Caller &caller);

    [[nodiscard]] Result<Json> shown(const Result<overrides::BulkRun> &run) const;
    void show(const QString &id);
    void showAlarms();

    overrides::BulkRuns &m_runs;
    runtime::Clock &m_clock;
    std::shared_ptr<View> m_shown;
    World m_world;
    Alarms m_alarms;
};

} // namespace hp::gateway
