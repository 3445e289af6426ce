// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/gateway/commands/Commands.h"
#include "backend/gateway/views/View.h"
#include "backend/overrides/OverridePipeline.h"

#include <QObject>

#include <memory>

namespace hp::gateway {

/// Overrides as clients of the gateway see them: the commands `override.*`, the views `overrides`
/// and `audit`. Who does what is who the front says they are, never what a frame says. Control
/// thread.
class OverrideDesk final : public QObject, public Commands
{
    Q_OBJECT
public:
    /// Where the rows go.
    struct Shown {
        std::shared_ptr<View> overrides{};
        std::shared_ptr<View> audit{};
    };

    /// Pipeline and audit outlive this.
    OverrideDesk(overrides::OverridePipeline &pipeline, overrides::AuditChain &audit, Shown shown);

    /// `override.preview` {action, machine or host, …} gives {id}: the row of that id in the view
    /// `overrides` follows. `override.commit` {id, digest, reason, name, breakGlass},
    /// `override.approve` {id, digest}, `override.abort` {id} give the row.
    [[nodiscard]] Result<Json>
    run(const std::string &command, const Json &arguments, const Caller &caller) override;

private:
    void show(const QString &id);
    void showAudit();

    overrides::OverridePipeline &m_pipeline;
    overrides::AuditChain &m_audit;
    Shown m_shown;
    std::int64_t m_shownRows = -1;
};

} // namespace hp::gateway
