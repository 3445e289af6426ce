// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/export/Exporter.h"

#include <nlohmann/json.hpp>
#include <vector>

namespace hp::exports {

/// The entries of a draft for whoever builds it: hidden ones too, since they can be shown again.
/// Of more than `maxBytes` those stay that are key or that a person marked.
class EntriesPreview final : public Exporter
{
public:
    /// `incident` outlives this.
    EntriesPreview(const incident::Incident &incident, std::size_t maxBytes)
        : m_incident(incident)
        , m_maxBytes(maxBytes)
    { }

    void add(const incident::Fact *fact, const std::vector<incident::Entry> &entries) override;
    void finish(const Story &story) override;
    [[nodiscard]] bool ok() const override { return true; }

    /// `entries`, `left_out` and what all of them add up to; after finish().
    [[nodiscard]] const Json &shown() const { return m_shown; }

private:
    [[nodiscard]] bool stays(const incident::Entry &entry) const;

    const incident::Incident &m_incident;
    std::size_t m_maxBytes;
    std::vector<incident::Entry> m_entries{};
    std::uint64_t m_leftOut = 0;
    bool m_onlyKey = false;
    Json m_shown{};
};

} // namespace hp::exports
