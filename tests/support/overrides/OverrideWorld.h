// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/overrides/OverridePipeline.h"
#include "tests/support/cluster/InterceptedCluster.h"
#include "tests/support/embedded/EmbeddedFixture.h"

#include <QStringList>
#include <QTemporaryDir>

#include <memory>
#include <string>

namespace hp::test {

/// A Machine that waits in preTerminate for an owner that went silent, in an embedded cluster on a
/// clock that stands still; and the way overrides go there, with an audit of its own.
struct OverrideWorld {
    static constexpr const char *space = "contract";

    explicit OverrideWorld(overrides::PipelineSettings settings = {});

    /// The Machine gets this role.
    [[nodiscard]] bool setRole(const char *role);
    void remove(const std::string &name);
    Result<cluster::Written>
    patch(const cluster::Kind &kind, const ObjectKey &key, const char *body, bool status = false);
    Object read(const cluster::Kind &kind, const ObjectKey &key);
    Object machine() { return read(cluster::kinds::machine(), {space, "w-7"}); }
    /// Names of its preTerminate hooks.
    QStringList hooks();
    overrides::Ticket preview(overrides::Action action = overrides::Action::RemoveHook);
    overrides::Ticket preview(overrides::OverrideRequest request);
    /// Everything that a guard may ask for.
    static overrides::Commitment shown(const overrides::Ticket &ticket, const char *by = "anna");
    const overrides::Ticket &now(const overrides::Ticket &ticket)
    {
        return pipeline->tickets().at(ticket.id);
    }
    void pass(Duration time);
    /// Changes the file of the audit behind its back, past its own triggers.
    void breakAudit(const char *statement);
    /// "opens" or how it ended, by row.
    QStringList auditResults();

    EmbeddedFixture fixture{};
    InterceptedCluster door;
    QTemporaryDir directory{};
    overrides::OwnerView owner{overrides::OwnerView::Liveness::Silent,
                               quoted("last acted 46 m ago")};
    std::unique_ptr<overrides::AuditChain> audit;
    overrides::OverrideSources sources;
    std::unique_ptr<overrides::OverridePipeline> pipeline;
};

} // namespace hp::test
