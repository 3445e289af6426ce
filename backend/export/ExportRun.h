// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/export/Exporter.h"
#include "model/incident/StoryRange.h"

#include <map>
#include <memory>
#include <string>
#include <vector>

namespace hp::exports {

/// One pass over the record that feeds any number of writers: facts are redacted, entries built,
/// figures added up. Goes on in steps, so that whoever runs it can show progress, wait for a slow
/// reader and stop at any time. What it keeps does not grow with the record. Belongs to one thread.
class ExportRun
{
public:
    /// Everything given outlives the run.
    ExportRun(ExportSettings settings,
              incident::FactSource &source,
              std::vector<Exporter *> exporters);

    /// Takes at most `facts` more. False when the last one was taken and everything is written.
    /// Errors: of the source; Refused when a writer's sink took no more.
    [[nodiscard]] Result<bool> step(int facts);
    /// All of it.
    [[nodiscard]] Result<Done> run();

    [[nodiscard]] std::uint64_t done() const { return m_facts; }
    [[nodiscard]] std::uint64_t expected() const { return m_source.expected(); }
    /// As they are after the last step.
    [[nodiscard]] const incident::Digest &digest() const { return m_digest; }
    [[nodiscard]] const incident::Incident &incident() const { return m_incident; }
    [[nodiscard]] const incident::Swimlanes &lanes() const { return m_lanes; }
    [[nodiscard]] const ExportSettings &settings() const { return m_settings; }
    [[nodiscard]] const std::vector<incident::Entry> &rows() const { return m_rows; }
    /// Of the hooks that held, as the facts name their machines and lanes once they are redacted.
    [[nodiscard]] const incident::UsualOfLanes &usual() const { return m_usual; }
    [[nodiscard]] const KnownLimits &limits() const { return m_limits; }

private:
    void store(incident::Fact raw);
    /// Gives the entries at hand to whoever adds up or writes.
    void handOver(const incident::Fact *fact);
    void keep(const incident::Entry &entry);
    [[nodiscard]] bool isRepeated(const incident::Entry &entry);
    void fold(const incident::Entry &entry);
    void finish();
    [[nodiscard]] bool writersTakeMore() const;

    /// Of the hold that the fact at hand tells of.
    [[nodiscard]] incident::HoldLimits limitsOf(const incident::EntryHold &hold);

    ExportSettings m_settings;
    incident::FactSource &m_source;
    std::vector<Exporter *> m_exporters;
    incident::Redactor m_redactor;
    incident::Incident m_incident; ///< redacted once everything is known
    incident::EntryBuilder m_builder;
    incident::Digest m_digest;
    incident::Swimlanes m_lanes;
    incident::StoryRange m_story{};
    std::vector<incident::Entry> m_entries{}; ///< of the fact at hand
    std::vector<incident::Entry> m_rows{};
    /// Of rows that tell of an Event the place in `m_rows`, by machine and what it says.
    std::map<std::pair<std::string, std::string>, std::size_t> m_events{};
    std::map<std::pair<std::string, std::string>, FoldedRows> m_folded{};
    incident::UsualOfLanes m_usual{};
    std::string m_owner{}; ///< that the fact at hand names of a hook, before it is redacted
    incident::Usual m_usualOfFact{};
    KnownLimits m_limits{};
    std::uint64_t m_facts = 0;
    bool m_onlyKey = false;
    bool m_finished = false;
};

} // namespace hp::exports
