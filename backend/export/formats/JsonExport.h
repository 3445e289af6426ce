// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/export/Exporter.h"

namespace hp::exports {

/// `holdpoint.incident/v1` (docs/schemas): entries as they come, then what they add up to. Streams.
class JsonExport final : public Exporter
{
public:
    explicit JsonExport(Sink &sink);

    void add(const incident::Fact *fact, const std::vector<incident::Entry> &entries) override;
    void finish(const Story &story) override;
    [[nodiscard]] bool ok() const override { return m_out.ok(); }

private:
    Output m_out;
    bool m_any = false;
};

} // namespace hp::exports
