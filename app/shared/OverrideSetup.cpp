// SPDX-License-Identifier: Apache-2.0
#include "app/shared/OverrideSetup.h"

#include "backend/history/lanes/HookLane.h"
#include "backend/history/store/RecordNotes.h"
#include "backend/overrides/AuditContent.h"
#include "backend/overrides/OverrideRecovery.h"
#include "model/incident/Entry.h"

#include <QLoggingCategory>

#include <utility>

Q_LOGGING_CATEGORY(lcOverriding, "holdpoint.overrides.start", QtInfoMsg)

namespace hp::app {

namespace {

constexpr auto tryAgainAfter = std::chrono::seconds(1);

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

/// The lane that it ends; empty when it ends none.
std::string laneOf(const overrides::OverrideRequest &request)
{
    return request.action == overrides::Action::RemoveHook
        ? history::toString(history::HookLane{toString(request.point), request.hook.name})
        : std::string();
}

/// "owner is dead, OPS-42 (approved by bert, G4)", as an export takes it apart again.
std::string becauseOf(const overrides::Ticket &ticket)
{
    return toString(incident::Because{ticket.commitment.reason,
                                      ticket.approvedBy,
                                      ticket.approvedBy.empty() && ticket.goesAlone(),
                                      toString(ticket.preview.guard.level)});
}

} // namespace

OverrideSetup::OverrideSetup(Parts parts, std::unique_ptr<overrides::AuditChain> audit)
    : m_parts(std::move(parts))
    , m_audit(anchored(std::move(audit), m_parts.record))
    , m_sources(
          *m_parts.cluster,
          *m_parts.clock,
          [ownerOf = m_parts.ownerOf](const Object &, const machine::Hook &hook) {
              return viewOf(ownerOf(hook.owner));
          },
          m_parts.kindOf)
    , m_pipeline(*m_parts.cluster,
                 *m_parts.clock,
                 *m_audit,
                 m_sources,
                 {m_parts.policy,
                  m_parts.send,
                  m_parts.authorOf,
                  m_parts.may,
                  m_parts.isPresent,
                  m_parts.kindOf})
    , m_bulk(m_pipeline, *m_audit, *m_parts.clock, m_parts.policy.bulk)
    , m_service(m_pipeline,
                *m_audit,
                *m_parts.clock,
                {m_parts.views->publish("overrides"),
                 m_parts.views->publish("audit", gateway::Audience::People),
                 m_parts.alarms},
                &m_bulk)
    , m_bulkService(m_bulk,
                    *m_parts.clock,
                    m_parts.views->publish("bulk", gateway::Audience::People),
                    m_parts.bulkWorld,
                    m_parts.planAlarms)
{
    if (!m_parts.auditNamespace.empty()) {
        m_auditConfigMap = std::make_unique<AuditConfigMap>(*m_parts.cluster,
                                                            m_parts.auditNamespace,
                                                            m_audit->name(),
                                                            [this] { m_service.check(); });
        m_audit->anchorIn(
            {std::string("the ConfigMap ") + AuditConfigMap::name,
             [this] { return m_auditConfigMap->known(); },
             [this](const overrides::ChainHead &head) { m_auditConfigMap->keep(head); },
             [this] { m_auditConfigMap->forget(); }});
    }
    QObject::connect(&m_pipeline,
                     &overrides::OverridePipeline::changed,
                     &m_service,
                     [this](const QString &id) { record(id.toStdString()); });
    QObject::connect(
        &m_bulk, &overrides::BulkRuns::changed, &m_service, &gateway::OverrideService::showAudit);
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
    if (!m_parts.note || machine.name.empty())
        return;
    const std::string what = std::string(infoOf(ticket.preview.request.action).verb) + " on "
        + toString(ticket.preview.patch.key);
    if (m_parts.expect && ticket.state == overrides::TicketState::Sending)
        m_parts.expect({machine,
                        overrides::kindWord(ticket.preview.patch),
                        ticket.preview.patch.key,
                        laneOf(ticket.preview.request),
                        ticket.commitment.by,
                        becauseOf(ticket)});
    if (ticket.approvedAt && m_recorded.insert("approval " + id).second)
        m_parts.note(machine,
                     "approval",
                     what + " for " + ticket.commitment.by + ", approved",
                     ticket.approvedBy);
    if (!ticket.acceptedAt || !m_recorded.insert("override " + id).second)
        return;
    m_parts.note(machine, "override", what + ": " + becauseOf(ticket), ticket.commitment.by);
}

Result<std::unique_ptr<OverrideSetup>> OverrideSetup::open(Parts parts)
{
    auto audit = overrides::AuditChain::open(parts.auditFile, parts.auditKeyFile);
    if (!audit)
        return unexpected(audit.error());
    return std::unique_ptr<OverrideSetup>(new OverrideSetup(std::move(parts), std::move(*audit)));
}

std::unique_ptr<overrides::AuditChain>
OverrideSetup::anchored(std::unique_ptr<overrides::AuditChain> audit,
                        const history::RecordPlace &record)
{
    auto opened = history::RecordNotes::open(record);
    if (!opened) {
        qCWarning(lcOverriding).noquote() << "the record does not keep the head of the audit:"
                                          << QString::fromStdString(opened.error().message);
        return audit;
    }
    const auto notes = std::make_shared<history::RecordNotes>(std::move(*opened));
    const std::string note = overrides::auditNote(audit->name());
    // A record of one backend knows of one audit: what it knows of another one is missing.
    for (const std::string &other :
         record.isShared() ? std::vector<std::string>() : notes->names(overrides::auditNote({}))) {
        if (other != note)
            audit->anchorIn({"the record",
                             [notes, other] {
                                 return overrides::chainHeadFrom(notes->value(other).value_or(""));
                             },
                             {},
                             [this, notes, other] { keepNote(notes, other, {}); }});
    }
    audit->anchorIn({"the record",
                     [notes, note]() -> std::optional<overrides::ChainHead> {
                         return overrides::chainHeadFrom(notes->value(note).value_or(""));
                     },
                     [this, notes, note](const overrides::ChainHead &head) {
                         keepNote(notes, note, toText(head));
                     },
                     {}});
    return audit;
}

/// What the record does not take now it is given again, the newest of it, until it does: it is only
/// waited for a moment.
void OverrideSetup::keepNote(const std::shared_ptr<history::RecordNotes> &notes,
                             const std::string &note,
                             const std::string &text)
{
    const auto kept = notes->keep(note, text);
    if (kept) {
        m_unkept.erase(note);
        return;
    }
    const bool isWaiting = m_unkept.contains(note);
    m_unkept[note] = text;
    if (isWaiting)
        return;
    qCWarning(lcOverriding).noquote() << "the head of the audit waits for the record:"
                                      << QString::fromStdString(kept.error().message);
    tryNoteAgain(notes, note);
}

void OverrideSetup::tryNoteAgain(const std::shared_ptr<history::RecordNotes> &notes,
                                 const std::string &note)
{
    m_parts.clock->after(tryAgainAfter, &m_pipeline, [this, notes, note] {
        const auto text = m_unkept.find(note);
        if (text == m_unkept.end())
            return;
        if (notes->keep(note, text->second))
            m_unkept.erase(text);
        else
            tryNoteAgain(notes, note);
    });
}

void OverrideSetup::start()
{
    if (m_auditConfigMap)
        m_auditConfigMap->start();
    if (const auto sealed = m_audit->sealOlderRows(m_parts.clock->now()); !sealed)
        qCWarning(lcOverriding).noquote() << QString::fromStdString(sealed.error().message);
    overrides::recoverOverrides(
        *m_parts.cluster, *m_parts.clock, *m_audit, [this](int count) {
            // How far each plan came is in the rows that were closed just now.
            m_bulk.recover();
            if (!m_bulk.runs().empty())
                qCInfo(lcOverriding)
                    << m_bulk.runs().size()
                    << "overrides of many machines wait for a person to continue them";
            if (count > 0)
                qCInfo(lcOverriding)
                    << count
                    << "overrides were on their way when Holdpoint ended; the audit says "
                       "what became of them";
            if (count > 0 || !m_bulk.runs().empty())
                m_service.check(); // these rows come from no override that it follows
        });
}

} // namespace hp::app
