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

Overrides::Overrides(Parts parts, std::unique_ptr<overrides::AuditChain> audit)
    : m_parts(std::move(parts))
    , m_audit(std::move(audit))
    , m_sources(*m_parts.cluster,
                *m_parts.clock,
                [ownerOf = m_parts.ownerOf](const Object &, const machine::Hook &hook) {
                    return viewOf(ownerOf(hook.owner));
                })
    , m_pipeline(*m_parts.cluster, *m_parts.clock, *m_audit, m_sources)
    , m_desk(m_pipeline,
             *m_audit,
             {m_parts.views->publish("overrides"), m_parts.views->publish("audit")})
{ }

Result<std::unique_ptr<Overrides>> Overrides::open(Parts parts)
{
    auto audit = overrides::AuditChain::open(parts.auditFile);
    if (!audit)
        return unexpected(audit.error());
    return std::unique_ptr<Overrides>(new Overrides(std::move(parts), std::move(*audit)));
}

void Overrides::start()
{
    overrides::recoverOverrides(
        *m_parts.cluster, *m_parts.clock, *m_audit, [](int count) {
            if (count > 0)
                qCInfo(lcOverriding)
                    << count
                    << "overrides were on their way when Holdpoint ended; the audit says "
                       "what became of them";
        });
}

} // namespace hp::app
