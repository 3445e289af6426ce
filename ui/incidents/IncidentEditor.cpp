// SPDX-License-Identifier: Apache-2.0
#include "ui/incidents/IncidentEditor.h"

#include "model/live/TimelineRows.h"
#include "ui/session/LiveValues.h"
#include "ui/session/RowFields.h"

#include <QJSValue>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <utility>

namespace hp::ui {

namespace {

using namespace std::chrono_literals;

/// Shorter than a person waits before they leave, longer than between two words.
constexpr auto saveDelay = 2s;
constexpr qsizetype maxAside = 50;
const QString memoryKey = QStringLiteral("incidents/drafts");
const QString titleMember = QStringLiteral("title");
const QString summaryMember = QStringLiteral("summary_md");
const QString rangeMember = QStringLiteral("range");
const QString fromMember = QStringLiteral("from");
const QString toMember = QStringLiteral("to");
const QString marksMember = QStringLiteral("marks");
const QString machinesMember = QStringLiteral("machines");
const QString changedMember = QStringLiteral("changed_at");
const QString incidentMember = QStringLiteral("incident");

QVariantMap rangeOf(const QString &from, const QString &to)
{
    QVariantMap range{{fromMember, from}};
    if (!to.isEmpty())
        range.insert(toMember, to);
    return range;
}

} // namespace

IncidentEditor::IncidentEditor(GatewaySession &session, PageMemory *memory, QObject *parent)
    : QObject(parent)
    , m_session(session)
    , m_memory(memory)
{
    recall();
    // What was asked for when the connection went is asked for again.
    connect(&session, &GatewaySession::welcomed, this, &IncidentEditor::pump);
    connect(&session, &GatewaySession::welcomed, this, &IncidentEditor::saveSoon);
}

IncidentEditor::~IncidentEditor() = default;

IncidentEditor *IncidentEditor::create(QQmlEngine *engine, QJSEngine *)
{
    GatewaySession *session = GatewaySession::create(engine, nullptr);
    return session ? new IncidentEditor(*session, PageMemory::create(engine, nullptr)) : nullptr;
}

QVariantList IncidentEditor::drafts() const
{
    QVariantList drafts;
    for (auto kept = m_aside.rbegin(); kept != m_aside.rend(); ++kept)
        drafts.append(QVariantMap{{QStringLiteral("number"), kept->number},
                                  {titleMember, kept->draft.value(titleMember).toString()},
                                  {machinesMember, kept->draft.value(machinesMember)}});
    return drafts;
}

QString IncidentEditor::undoable() const
{
    if (!m_removed)
        return {};
    const QString title = m_removed->draft.value(titleMember).toString();
    return !title.isEmpty() ? title
        : !m_removed->id.isEmpty()
        ? m_removed->id
        : m_removed->draft.value(machinesMember).toStringList().join(QStringLiteral(", "));
}

QVariantList IncidentEditor::entries() const
{
    const QVariantMap marks = m_draft.value(marksMember).toMap();
    QVariantList marked;
    for (const QVariant &one : m_found) {
        QVariantMap entry = one.toMap();
        const QVariantMap mark = marks.value(entry.value(QStringLiteral("id")).toString()).toMap();
        if (const QVariant importance = mark.value(QStringLiteral("importance"));
            importance.isValid())
            entry.insert(QStringLiteral("importance"), importance);
        entry.insert(QStringLiteral("comment_md"),
                     mark.value(QStringLiteral("comment_md")).toString());
        marked.append(entry);
    }
    return marked;
}

void IncidentEditor::setFormat(const QString &format)
{
    if (format == m_textLane.format)
        return;
    m_textLane.format = format;
    m_textLane.asked = -1;
    m_preview.clear();
    emit previewChanged();
    pump();
}

void IncidentEditor::setPreset(const QString &preset)
{
    if (preset == m_preset)
        return;
    m_preset = preset;
    ++m_text;
    m_preview.clear(); // it may tell more than this one does
    emit previewChanged();
    pump();
}

void IncidentEditor::start(const QStringList &machines, const QString &from, const QString &to)
{
    const QVariantMap begun{{machinesMember, machines},
                            {rangeMember, rangeOf(from, to)},
                            {QStringLiteral("status"), QStringLiteral("open")}};
    leave();
    show({++m_lastNumber, {}, begun, begun});
}

void IncidentEditor::propose(const QStringList &machines)
{
    Proposed proposed;
    proposed.at = instantAt(m_session.now()).value_or(TimePoint());
    for (const QString &key : machines) {
        if (const FleetRow *row = m_session.fleet()->find(key))
            proposed.machines.push_back(*row);
    }
    const IncidentProposal proposal = proposeIncident(proposed.machines, std::nullopt, proposed.at);
    QVariantMap begun{{machinesMember, machines},
                      {rangeMember, rangeOf(QString::fromStdString(formatTime(proposal.from)), {})},
                      {QStringLiteral("status"), QStringLiteral("open")}};
    if (!proposal.title.isEmpty())
        begun.insert(titleMember, proposal.title);
    if (!proposal.story.isEmpty())
        begun.insert(summaryMember, proposal.story);
    leave();
    show({++m_lastNumber, {}, begun, begun});
    m_proposed = std::move(proposed);
}

void IncidentEditor::growProposal()
{
    // What is on its way to the backend stays as it was sent.
    if (!m_proposed || m_saving || !m_id.isEmpty())
        return;
    const Proposed proposed = *std::exchange(m_proposed, std::nullopt);
    if (m_draft.value(summaryMember) != m_stored.value(summaryMember))
        return;
    const QString story =
        proposeIncident(proposed.machines, deedsAmong(m_found), proposed.at).story;
    if (story.isEmpty())
        return;
    m_stored.insert(summaryMember, story);
    QVariantMap draft = m_draft;
    draft.insert(summaryMember, story);
    setDraft(std::move(draft), false);
}

void IncidentEditor::resume(int number)
{
    const auto kept = std::ranges::find(m_aside, number, &Kept::number);
    if (kept == m_aside.end())
        return;
    const Kept wanted = *kept;
    m_aside.erase(kept);
    leave();
    show(wanted);
    saveSoon();
}

void IncidentEditor::leave()
{
    m_waiting.reset();
    const Kept left = present();
    if (isOpen() && left.isDirty()) {
        m_aside.append(left);
        while (m_aside.size() > maxAside)
            m_aside.removeFirst();
        // One that is on its way already is told apart by its number when the answer comes.
        if (!m_saving && !m_conflict && maySave())
            save();
    }
    m_saving = false;
}

void IncidentEditor::show(Kept kept)
{
    m_number = kept.number;
    m_id = std::move(kept.id);
    m_stored = std::move(kept.stored);
    m_proposed.reset();
    m_conflict = false;
    m_trouble.clear();
    m_found.clear();
    m_facts.clear();
    m_preview.clear();
    setDraft(std::move(kept.draft), true);
    emit previewChanged();
}

bool IncidentEditor::maySave() const
{
    return m_session.mayWrite() && !m_session.replay()->isActive() && !m_session.isUnheard()
        && !m_session.identity().isEmpty();
}

void IncidentEditor::saveSoon()
{
    m_waiting.reset();
    if (!isOpen() || !isDirty())
        return;
    m_waiting = std::make_unique<QObject>();
    m_session.clock().after(saveDelay, m_waiting.get(), [this] {
        if (isOpen() && isDirty() && !m_conflict && !m_saving && maySave())
            save();
    });
}

void IncidentEditor::keep()
{
    if (!m_memory)
        return;
    QJsonArray all;
    const auto add = [&all](const Kept &kept, const char *as) {
        all.append(QJsonObject{{QStringLiteral("as"), QLatin1String(as)},
                               {QStringLiteral("id"), kept.id},
                               {QStringLiteral("stored"), QJsonObject::fromVariantMap(kept.stored)},
                               {QStringLiteral("draft"), QJsonObject::fromVariantMap(kept.draft)},
                               {QStringLiteral("removed"), kept.removed}});
    };
    for (const Kept &kept : std::as_const(m_aside))
        add(kept, "aside");
    if (m_removed)
        add(*m_removed, "removed");
    if (isOpen() && isDirty())
        add(present(), "open");
    m_memory->keep(memoryKey,
                   all.isEmpty()
                       ? QString()
                       : QString::fromUtf8(QJsonDocument(all).toJson(QJsonDocument::Compact)));
}

void IncidentEditor::recall()
{
    const QString text = m_memory ? m_memory->text(memoryKey) : QString();
    const QJsonArray all = QJsonDocument::fromJson(text.toUtf8()).array();
    for (const QJsonValue &each : all) {
        const QJsonObject one = each.toObject();
        const Kept kept{++m_lastNumber,
                        one.value(QStringLiteral("id")).toString(),
                        one.value(QStringLiteral("stored")).toObject().toVariantMap(),
                        one.value(QStringLiteral("draft")).toObject().toVariantMap(),
                        one.value(QStringLiteral("removed")).toBool()};
        const QString as = one.value(QStringLiteral("as")).toString();
        if (kept.draft.isEmpty())
            continue;
        if (as == QLatin1String("removed"))
            m_removed = kept;
        else if (as == QLatin1String("open"))
            show(kept);
        else
            m_aside.append(kept);
    }
}

void IncidentEditor::addRange(const QString &machine, const QString &from, const QString &to)
{
    if (!isOpen())
        return start({machine}, from, to);
    QVariantMap draft = m_draft;
    QStringList machines = draft.value(machinesMember).toStringList();
    if (!machines.contains(machine))
        machines.append(machine);
    draft.insert(machinesMember, machines);
    const QVariantMap range = draft.value(rangeMember).toMap();
    const auto known = rowOf<live::RangeRow>(range);
    const auto wanted = rowOf<live::RangeRow>(rangeOf(from, to));
    // Without an end it goes on.
    const bool later = known.to && wanted.to > known.to;
    const auto stays = [&range](const QString &end) { return range.value(end).toString(); };
    draft.insert(
        rangeMember,
        rangeOf(wanted.from < known.from ? from : stays(fromMember), later ? to : stays(toMember)));
    setDraft(std::move(draft), true);
}

void IncidentEditor::load(const QString &id)
{
    const auto draft = std::ranges::find(m_aside, id, &Kept::id);
    if (draft != m_aside.end())
        return resume(draft->number);
    m_session.commands()->send(QStringLiteral("incident.get"),
                               {{QStringLiteral("id"), id}},
                               [this, id](const CommandAnswer &answer) {
                                   if (!answer.ok()) {
                                       m_trouble = answer.message;
                                       emit changed();
                                       return;
                                   }
                                   const QVariantMap stored =
                                       answer.result.value(incidentMember).toMap();
                                   if (id == m_id)
                                       return store(stored);
                                   leave();
                                   show({++m_lastNumber, id, stored, stored});
                               });
}

void IncidentEditor::store(const QVariantMap &incident)
{
    m_id = incident.value(QStringLiteral("id")).toString();
    m_stored = incident;
    m_conflict = false;
    m_trouble.clear();
    setDraft(incident, true);
}

void IncidentEditor::close()
{
    leave();
    show({});
}

void IncidentEditor::set(const QString &member, const QVariant &value)
{
    QVariantMap draft = m_draft;
    if (value.userType() == qMetaTypeId<QJSValue>()) // a list of QML
        draft.insert(member, value.value<QJSValue>().toVariant());
    else if (value.isValid())
        draft.insert(member, value);
    else
        draft.remove(member);
    setDraft(std::move(draft), member == machinesMember);
}

void IncidentEditor::setRange(const QString &from, const QString &to)
{
    QVariantMap draft = m_draft;
    draft.insert(rangeMember, rangeOf(from, to));
    setDraft(std::move(draft), true);
}

void IncidentEditor::mark(const QString &entry, const QString &importance, const QString &comment)
{
    QVariantMap marks = m_draft.value(marksMember).toMap();
    QVariantMap mark = marks.value(entry).toMap();
    if (!importance.isEmpty())
        mark.insert(QStringLiteral("importance"), importance);
    if (comment.isEmpty())
        mark.remove(QStringLiteral("comment_md"));
    else
        mark.insert(QStringLiteral("comment_md"), comment);
    if (mark.isEmpty())
        marks.remove(entry);
    else
        marks.insert(entry, mark);
    set(marksMember, marks);
    emit entriesChanged();
}

void IncidentEditor::setDraft(QVariantMap draft, bool scope)
{
    m_draft = std::move(draft);
    ++m_text;
    if (scope) {
        ++m_scope;
        emit entriesChanged();
    }
    keep();
    saveSoon();
    emit changed();
    pump();
}

QVariantMap IncidentEditor::patch() const
{
    if (m_id.isEmpty())
        return m_draft;
    QVariantMap patch;
    for (auto member = m_draft.begin(); member != m_draft.end(); ++member) {
        if (m_stored.value(member.key()) != member.value())
            patch.insert(member.key(), member.value());
    }
    for (auto member = m_stored.begin(); member != m_stored.end(); ++member) {
        if (!m_draft.contains(member.key()))
            patch.insert(member.key(), QVariant::fromValue(nullptr));
    }
    // A merge patch would keep an end that was taken away, and marks too.
    if (patch.contains(rangeMember)) {
        QVariantMap range = patch.value(rangeMember).toMap();
        if (!range.contains(QStringLiteral("to")))
            range.insert(QStringLiteral("to"), QVariant::fromValue(nullptr));
        patch.insert(rangeMember, range);
    }
    if (patch.contains(marksMember)) {
        QVariantMap marks = patch.value(marksMember).toMap();
        const QVariantMap before = m_stored.value(marksMember).toMap();
        for (auto mark = before.begin(); mark != before.end(); ++mark) {
            if (!marks.contains(mark.key())) {
                marks.insert(mark.key(), QVariant::fromValue(nullptr));
                continue;
            }
            QVariantMap kept = marks.value(mark.key()).toMap();
            for (const QString &member : mark.value().toMap().keys()) {
                if (!kept.contains(member))
                    kept.insert(member, QVariant::fromValue(nullptr));
            }
            marks.insert(mark.key(), kept);
        }
        patch.insert(marksMember, marks);
    }
    return patch;
}

void IncidentEditor::save()
{
    QVariantMap incident = patch();
    if (!m_id.isEmpty())
        incident.insert(changedMember, m_stored.value(changedMember));
    send(incident);
}

void IncidentEditor::saveOver()
{
    QVariantMap incident = patch();
    incident.remove(changedMember);
    send(incident);
}

void IncidentEditor::send(const QVariantMap &incident)
{
    if (m_saving)
        return;
    m_saving = true;
    m_trouble.clear();
    emit changed();
    QVariantMap arguments{{incidentMember, incident}};
    if (!m_id.isEmpty())
        arguments.insert(QStringLiteral("id"), m_id);
    m_session.commands()->send(
        QStringLiteral("incident.save"),
        arguments,
        [this, sent = present()](const CommandAnswer &answer) { saved(sent, answer); });
}

void IncidentEditor::saved(const Kept &sent, const CommandAnswer &answer)
{
    const auto aside = std::ranges::find(m_aside, sent.number, &Kept::number);
    const bool isPresent = sent.number == m_number;
    if (isPresent)
        m_saving = false;
    if (!answer.ok()) {
        if (isPresent) {
            m_conflict = answer.code == QLatin1String("Conflict");
            m_trouble = answer.message;
        }
        emit changed();
        return;
    }
    const QVariantMap stored = answer.result.value(incidentMember).toMap();
    // What was typed while it was saved is still to be saved.
    const auto over = [&](const QVariantMap &typed) {
        QVariantMap draft = stored;
        for (auto member = typed.begin(); member != typed.end(); ++member) {
            if (sent.draft.value(member.key()) != member.value())
                draft.insert(member.key(), member.value());
        }
        return draft;
    };
    if (isPresent) {
        const QVariantMap typed = m_draft;
        store(stored);
        if (typed != sent.draft)
            setDraft(over(typed), true);
    } else if (aside != m_aside.end()) {
        aside->draft = over(aside->draft);
        aside->id = stored.value(QStringLiteral("id")).toString();
        aside->stored = stored;
        if (!aside->isDirty())
            m_aside.erase(aside);
        keep();
        emit changed();
    }
}

void IncidentEditor::adoptTheirs()
{
    m_removed = present();
    load(m_id);
}

void IncidentEditor::remove()
{
    const Kept gone = present();
    const auto done = [this, gone](bool isRemoved) {
        m_removed = gone;
        m_removed->removed = isRemoved;
        m_draft = m_stored; // nothing of it is to be saved
        m_waiting.reset();
        show({});
    };
    if (gone.id.isEmpty())
        return done(false);
    m_session.commands()->send(
        QStringLiteral("incident.remove"),
        {{QStringLiteral("id"), m_id}, {changedMember, m_stored.value(changedMember)}},
        [this, gone, done](const CommandAnswer &answer) {
            if (answer.ok() && gone.number == m_number)
                return done(true);
            if (!answer.ok())
                m_trouble = answer.message;
            emit changed();
        });
}

void IncidentEditor::undo()
{
    if (!m_removed)
        return;
    const Kept kept = *m_removed;
    const auto back = [this, kept] {
        m_removed.reset();
        leave();
        show(kept);
    };
    if (!kept.removed)
        return back();
    m_session.commands()->send(QStringLiteral("incident.restore"),
                               {{QStringLiteral("id"), kept.id}},
                               [this, back](const CommandAnswer &answer) {
                                   if (answer.ok())
                                       return back();
                                   m_trouble = answer.message;
                                   emit changed();
                               });
}

void IncidentEditor::restore(const QString &id)
{
    if (m_removed && m_removed->removed && m_removed->id == id)
        return undo(); // with what was typed over it
    m_session.commands()->send(QStringLiteral("incident.restore"),
                               {{QStringLiteral("id"), id}},
                               [this, id](const CommandAnswer &answer) {
                                   if (answer.ok())
                                       return load(id);
                                   m_trouble = answer.message;
                                   emit changed();
                               });
}

void IncidentEditor::pump()
{
    if (!isOpen())
        return;
    ask(m_entriesLane, m_scope, &IncidentEditor::entriesReceived);
    if (!m_textLane.format.isEmpty())
        ask(m_textLane, m_text, &IncidentEditor::textReceived);
}

void IncidentEditor::ask(Lane &lane,
                         int revision,
                         void (IncidentEditor::*done)(const CommandAnswer &))
{
    if (lane.waiting || lane.asked == revision || m_session.identity().isEmpty())
        return;
    lane.asked = revision;
    lane.waiting = true;
    QVariantMap arguments{{incidentMember, patch()},
                          {QStringLiteral("format"), lane.format},
                          {QStringLiteral("preset"),
                           &lane == &m_entriesLane ? QStringLiteral("internal") : m_preset}};
    if (!m_id.isEmpty())
        arguments.insert(QStringLiteral("id"), m_id);
    // Of another document, or in another form, it is no answer by then; pump() asks again.
    const auto isWanted =
        [this, &lane, format = lane.format, number = m_number, preset = m_preset] {
            return format == lane.format && number == m_number
                && (&lane == &m_entriesLane || preset == m_preset);
        };
    m_session.commands()->send(QStringLiteral("incident.preview"),
                               arguments,
                               [this, &lane, isWanted, done](const CommandAnswer &answer) {
                                   lane.waiting = false;
                                   if (answer.outcome == QLatin1String("lost")) {
                                       lane.asked = -1; // asked again after the welcome
                                       return;
                                   }
                                   const bool isTaken = isWanted();
                                   if (isTaken)
                                       (this->*done)(answer);
                                   pump();
                                   if (!isTaken && &lane == &m_entriesLane)
                                       emit entriesChanged(); // `reading` is another one
                               });
}

void IncidentEditor::entriesReceived(const CommandAnswer &answer)
{
    if (answer.ok()) {
        m_found = answer.result.value(QStringLiteral("entries")).toList();
        m_facts = answer.result;
        m_facts.remove(QStringLiteral("entries"));
        // Not those of the document before, or of another range.
        if (m_entriesLane.asked == m_scope)
            growProposal();
    } else {
        m_trouble = answer.message;
        emit changed();
    }
    emit entriesChanged();
}

void IncidentEditor::textReceived(const CommandAnswer &answer)
{
    m_preview =
        answer.ok() ? answer.result.value(QStringLiteral("text")).toString() : answer.message;
    emit previewChanged();
}

} // namespace hp::ui

#include "moc_IncidentEditor.cpp"
