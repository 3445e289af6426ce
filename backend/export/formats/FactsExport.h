// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/export/Exporter.h"

namespace hp::exports {

/// The facts themselves, one JSON object a line: what a bundle is opened again from. Streams.
class FactsExport final : public Exporter
{
public:
    explicit FactsExport(Sink &sink)
        : m_out(sink)
    { }

    void add(const incident::Fact *fact, const std::vector<incident::Entry> & /*entries*/) override
    {
        if (fact)
            m_out << incident::factLine(*fact) << "\n";
    }
    void finish(const Story & /*story*/) override { m_out.flush(); }
    [[nodiscard]] bool ok() const override { return m_out.ok(); }

private:
    Output m_out;
};

} // namespace hp::exports
