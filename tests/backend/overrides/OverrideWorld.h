// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/overrides/OverridePipeline.h"
#include "tests/backend/embedded/EmbeddedFixture.h"
#include "tests/support/cluster/InterceptedCluster.h"

#include <QStringList>
#include <QTemporaryDir>

#include <functional>
#include <memory>
#include <set>
#include <string>

namespace hp::test {

/// A Machine that waits in preTerminate for an owner that went silent, in an embedded cluster on a
/// clock that stands still; and the way overrides go there, with an audit of its own.
struct OverrideWorld {
    static constexpr const char *space = "contract";

    ~OverrideWorld();
    explicit OverrideWorld(overrides::PipelineSettings settings = {});

    /// The Machine gets this role.
    [[nodiscard]] bool setRole(const char *role);
    void remove(const std::string &name);
    Result<cluster::Written>
    patch(const cluster::Kind &kind, const ObjectKey &key, const char *body, bool status = false);
    /// The same without waiting for it: of what is asked for after this it is the first.
    void patchSoon(const cluster::Kind &kind,
                   const ObjectKey &key,
                   const char *body,
                   cluster::Subresource subresource = cluster::Subresource::None);
    Object read(const cluster::Kind &kind, const ObjectKey &key);
    Object machine() { return read(cluster::kinds::machine(), {space, "w-7"}); }
    /// Names of its preTerminate hooks.
    QStringList hooks();
    overrides::Ticket preview(overrides::Action action = overrides::Action::RemoveHook);
    overrides::Ticket preview(overrides::OverrideRequest request, const std::string &by = "anna");
    /// The process dies where it stands, and another one begins with what is on disk.
    void restart();
    /// Everything that a guard may ask for, over the connection "<by>-1".
    static overrides::Commitment shown(const overrides::Ticket &ticket, const char *by = "anna");
    /// What a second person shows who looked at it, by typing the digits.
    static overrides::Approval
    approval(const overrides::Ticket &ticket, const char *by = "bert", const char *session = "");
    /// None after a restart: previews and what was committed are gone with the process.
    const overrides::Ticket *find(const overrides::Ticket &ticket) const
    {
        const auto it = pipeline->tickets().find(ticket.id);
        return it == pipeline->tickets().end() ? nullptr : &it->second;
    }
    const overrides::Ticket &now(const overrides::Ticket &ticket)
    {
        return pipeline->tickets().at(ticket.id);
    }
    void pass(Duration time);
    /// Changes the file of the audit behind its back, past its own triggers.
    void breakAudit(const char *statement);
    /// "committed", "approved", "sent" or how it ended, by row.
    QStringList auditResults();

    overrides::PipelineSettings settings{};
    /// Called when a patch goes out that is no dry run.
    std::function<void()> onSend{};
    /// Identities whose token was revoked, and connections that are gone.
    std::set<std::string> revoked{};
    std::set<std::string> gone{};
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
