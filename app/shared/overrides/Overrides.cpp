// SPDX-License-Identifier: Apache-2.0
#include "app/shared/overrides/Overrides.h"

#include "backend/overrides/OverrideRecovery.h"

#include <QLoggingCategory>

#include <utility>

Q_LOGGING_CATEGORY(lcOverriding, "holdpoint.overrides.start", QtInfoMsg)

namespace hp::app {

namespace {

overrides::OwnerView viewOf(const holds::Owner &owner)
{
    using Life = overrides::OwnerView::Life;
    overrides::OwnerView view;
    view.evidence = owner.says;
    switch (owner.liveness) {
    case holds::Liveness::Alive:
        view.life = Life::Working;
        break;
    case holds::Liveness::Silent:
        view.life = Life::Silent;
        break;
    case holds::Liveness::Failing:
        view.life = Life::Failing;
        break;
    case holds::Liveness::Missing:
        view.life = Life::Gone;
        break;
    case holds::Liveness::Unknown:
        break;
    }
    return view;
}

} // namespace

Overrides::Overrides(cluster::Cluster &cluster,
                     runtime::Clock &clock,
                     std::unique_ptr<overrides::AuditChain> audit,
                     Owners owners)
    : m_cluster(cluster)
    , m_clock(clock)
    , m_audit(std::move(audit))
    , m_sources(cluster,
                clock,
                [owners = std::move(owners)](const Object &, const machine::Hook &hook) {
                    return viewOf(owners(hook.owner));
                })
    , m_pipeline(cluster, clock, *m_audit, m_sources)
    , m_desk(m_pipeline, *m_audit)
{ }

Result<std::unique_ptr<Overrides>> Overrides::open(cluster::Cluster &cluster,
                                                   runtime::Clock &clock,
                                                   const std::string &auditFile,
                                                   Owners owners)
{
    auto audit = overrides::AuditChain::open(auditFile);
    if (!audit)
        return unexpected(audit.error());
    return std::unique_ptr<Overrides>(
        new Overrides(cluster, clock, std::move(*audit), std::move(owners)));
}

void Overrides::start()
{
    overrides::recoverOverrides(
        m_cluster, m_clock, *m_audit, [](int count) {
            if (count > 0)
                qCInfo(lcOverriding)
                    << count
                    << "overrides were on their way when Holdpoint ended; the audit says "
                       "what became of them";
        });
}

} // namespace hp::app
