// SPDX-License-Identifier: Apache-2.0
#include "backend/export/ExportRun.h"

#include <algorithm>
#include <utility>

namespace hp::exports {

using namespace incident;

namespace {

constexpr std::size_t maxBaselines = 10'000; ///< a manifest stays small

} // namespace

ExportRun::ExportRun(ExportSettings settings, FactSource &source, std::vector<Exporter *> exporters)
    : m_settings(std::move(settings))
    , m_source(source)
    , m_exporters(std::move(exporters))
    , m_redactor(m_settings.preset, m_settings.incident)
    , m_incident(m_settings.incident)
    , m_builder(m_settings.incident, [this](const EntryHold &hold) { return limitsOf(hold); })
    , m_digest(m_settings.incident)
    , m_lanes(m_settings.incident.from, m_settings.end)
{
    m_settings.cluster = m_redactor.cluster(m_settings.cluster);
}

Result<bool> ExportRun::step(int facts)
{
    if (m_finished)
        return false;
    Fact fact;
    for (int i = 0; i < facts; ++i) {
        const auto more = m_source.next(fact);
        if (!more)
            return unexpected(more.error());
        if (!*more) {
            finish();
            break;
        }
        store(std::move(fact));
    }
    if (!writersTakeMore())
        return unexpected(ErrorCode::Refused, "the client is gone");
    return !m_finished;
}

Result<Done> ExportRun::run()
{
    while (true) {
        const auto more = step(1000);
        if (!more)
            return unexpected(more.error());
        if (!*more)
            return Done{};
    }
}

bool ExportRun::writersTakeMore() const
{
    return std::all_of(m_exporters.begin(), m_exporters.end(), [](const Exporter *exporter) {
        return exporter->ok();
    });
}

void ExportRun::store(Fact raw)
{
    // The names tell what is usual, and the redaction may take them away.
    const bool holds = raw.laneKind == "hook" && raw.to == "holding";
    m_usualOfFact = holds && m_settings.usual ? m_settings.usual(raw) : Usual{};
    m_owner = raw.laneKind == "hook" ? raw.detail : std::string();
    const Fact fact = m_redactor.redacted(std::move(raw));
    if (m_usualOfFact.n > 0 && m_usual.size() < maxBaselines)
        m_usual[{fact.machine, fact.lane}] = m_usualOfFact;
    ++m_facts;
    m_lanes.add(fact);
    m_builder.add(fact, m_entries);
    handOver(&fact);
}

HoldLimits ExportRun::limitsOf(const EntryHold &hold)
{
    EntryHold asked = hold;
    if (!m_owner.empty())
        asked.owner = m_owner;
    const HoldLimits judged = m_settings.limits(asked, m_usualOfFact);
    const HoldLimits common = budgetOf(hold);
    const bool isOther = judged.late != common.late || judged.overdue != common.overdue;
    if (isOther && m_limits.size() < maxBaselines)
        m_limits[limitsKey(hold, m_usualOfFact)] = judged;
    return judged;
}

void ExportRun::handOver(const Fact *fact)
{
    for (Entry &entry : m_entries) {
        entry.redacted = m_settings.preset != Preset::Internal;
        entry.body = m_redactor.comment(std::move(entry.body));
        if (entry.hold && entry.hold->usual.n == 0) {
            if (const auto known = m_usual.find({entry.machine, entry.lane});
                known != m_usual.end())
                entry.hold->usual = known->second;
        }
        keep(entry);
    }
    for (Exporter *exporter : m_exporters)
        exporter->add(fact, m_entries);
    m_entries.clear();
}

void ExportRun::keep(const Entry &entry)
{
    m_digest.add(entry);
    m_lanes.addLate(entry);
    m_story.add(entry);
    if (entry.importance == Importance::Hidden || isRepeated(entry))
        return;
    if (!m_onlyKey && m_rows.size() >= m_settings.maxRows) {
        m_onlyKey = true;
        const auto others =
            std::stable_partition(m_rows.begin(), m_rows.end(), [](const Entry &row) {
                return row.importance == Importance::Key;
            });
        std::for_each(others, m_rows.end(), [this](const Entry &row) { fold(row); });
        m_rows.erase(others, m_rows.end());
        m_events.clear();
    }
    const bool shown = !m_onlyKey || entry.importance == Importance::Key;
    if (shown && m_rows.size() < m_settings.maxRows)
        m_rows.push_back(entry);
    else
        return fold(entry);
    m_rows.back().lastTime = entry.eventTime;
    if (entry.kind == EntryKind::Event && entry.body.empty())
        m_events.try_emplace({entry.machine, entry.summary}, m_rows.size() - 1);
}

/// An Event that says what an earlier one said is counted there: a row each would bury the others.
bool ExportRun::isRepeated(const Entry &entry)
{
    if (entry.kind != EntryKind::Event || !entry.body.empty())
        return false;
    const auto first = m_events.find({entry.machine, entry.summary});
    if (first == m_events.end() || m_rows[first->second].importance != entry.importance)
        return false;
    ++m_rows[first->second].times;
    m_rows[first->second].lastTime = entry.eventTime;
    return true;
}

void ExportRun::fold(const Entry &entry)
{
    FoldedRows &folded = m_folded[{entry.machine, entry.laneLabel}];
    if (folded.count == 0)
        folded.first = entry.eventTime;
    // One that was a row may stand for many Events.
    folded.count += entry.times;
    folded.first = std::min(folded.first, entry.eventTime);
    folded.last = std::max({folded.last, entry.eventTime, entry.lastTime});
}

void ExportRun::finish()
{
    m_builder.finish(m_settings.end, m_entries);
    handOver(nullptr);
    m_digest.finish(m_settings.end);
    m_lanes.finish(m_story.found(m_settings.end));
    m_incident = m_redactor.redacted(std::move(m_incident));
    const Story story{m_settings, m_incident, m_digest, m_lanes, m_rows, m_folded, m_facts};
    for (Exporter *exporter : m_exporters)
        exporter->finish(story);
    m_finished = true;
}

} // namespace hp::exports
