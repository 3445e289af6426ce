// SPDX-License-Identifier: Apache-2.0
#include "app/shared/OverrideSetup.h"

#include "backend/overrides/OverrideRecovery.h"

#include <QLoggingCategory>

#include <utility>

Q_LOGGING_CATEGORY(lcOverriding, "holdpoint.overrides.start", QtInfoMsg)

namespace hp::app {

namespace {

overrides::OwnerView viewOf(const holds::Owner &owner)
{
    using Liveness = overrides::OwnerView::Liveness;
    overrides::OwnerView view;
    view.evidence = owner.says;
    switch (owner.liveness) {
    case holds::Liveness::Alive:
        view.liveness = Liveness::Working;
        break;
    case holds::Liveness::Silent:
        view.liveness = Liveness::Silent;
        break;
    case holds::Liveness::Failing:
        view.liveness = Liveness::Failing;
        break;
    case holds::Liveness::Missing:
        view.liveness = Liveness::Gone;
        break;
    case holds::Liveness::Unknown:
        break;
    }
    return view;
}

} // namespace

namespace {

/// Its write may be seen, in a moment or from now on: also one whose outcome is not known, and one
/// whose effect others saw before the record.
bool mayBeSeen(const overrides::Ticket &ticket)
{
    using overrides::TicketState;
    return ticket.state == TicketState::Delayed || ticket.state == TicketState::Sending
        || ticket.state == TicketState::Accepted || ticket.state == TicketState::Observed
        || ticket.state == TicketState::TimedOut;
}

/// "owner is dead, OPS-42; approved by bert, G4"
std::string becauseOf(const overrides::Ticket &ticket)
{
    std::string text = ticket.commitment.reason + "; ";
    if (!ticket.approvedBy.empty())
        text += "approved by " + ticket.approvedBy + ", ";
    else if (ticket.goesAlone())
        text += "break-glass, ";
    return text + toString(ticket.preview.guard.level);
}

} // namespace

OverrideSetup::OverrideSetup(Parts parts, std::unique_ptr<overrides::AuditChain> audit)
    : m_parts(std::move(parts))
    , m_audit(std::move(audit))
    , m_sources(*m_parts.cluster,
                *m_parts.clock,
                [ownerOf = m_parts.ownerOf](const Object &, const machine::Hook &hook) {
                    return viewOf(ownerOf(hook.owner));
                })
    , m_pipeline(*m_parts.cluster,
                 *m_parts.clock,
                 *m_audit,
                 m_sources,
                 {m_parts.policy, m_parts.send, m_parts.authorOf})
    , m_service(m_pipeline,
                *m_audit,
                *m_parts.clock,
                {m_parts.views->publish("overrides"),
                 m_parts.views->publish("audit", gateway::Audience::People),
                 m_parts.alarms})
{
    QObject::connect(&m_pipeline,
                     &overrides::OverridePipeline::changed,
                     &m_service,
                     [this](const QString &id) { record(id.toStdString()); });
}

void OverrideSetup::record(const std::string &id)
{
    const auto it = m_pipeline.tickets().find(id);
    if (it == m_pipeline.tickets().end()) {
        m_recorded.erase("approval " + id);
        m_recorded.erase("override " + id);
        return;
    }
    const overrides::Ticket &ticket = it->second;
    const ObjectKey &machine = ticket.preview.machine;
    if (!m_parts.record || machine.name.empty())
        return;
    if (m_parts.sending && ticket.state == overrides::TicketState::Sending)
        m_parts.sending(machine);
    const std::string what = std::string(infoOf(ticket.preview.request.action).verb) + " on "
        + toString(ticket.preview.patch.key);
    if (m_parts.expect)
        m_parts.expect(toString(ticket.preview.patch.target),
                       ticket.preview.patch.key,
                       mayBeSeen(ticket) ? becauseOf(ticket) : std::string());
    if (ticket.approvedAt && m_recorded.insert("approval " + id).second)
        m_parts.record(machine,
                       "approval",
                       what + " for " + ticket.commitment.by + ", approved",
                       ticket.approvedBy);
    if (!ticket.acceptedAt || !m_recorded.insert("override " + id).second)
        return;
    m_parts.record(
        machine, "override", what + " (" + becauseOf(ticket) + ')', ticket.commitment.by);
}

Result<std::unique_ptr<OverrideSetup>> OverrideSetup::open(Parts parts)
{
    auto audit = overrides::AuditChain::open(parts.auditFile);
    if (!audit)
        return unexpected(audit.error());
    return std::unique_ptr<OverrideSetup>(new OverrideSetup(std::move(parts), std::move(*audit)));
}

void OverrideSetup::start()
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
