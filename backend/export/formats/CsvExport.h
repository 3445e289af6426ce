// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/export/Exporter.h"

#include <string>

namespace hp::exports {

/// One row an entry, RFC 4180, UTF-8, ISO 8601 times, safe to open in a spreadsheet. Streams.
class CsvExport final : public Exporter
{
public:
    explicit CsvExport(Sink &sink);

    void add(const incident::Fact *fact, const std::vector<incident::Entry> &entries) override;
    void finish(const Story &story) override;
    [[nodiscard]] bool ok() const override { return m_out.ok(); }

private:
    Output m_out;
};

/// What the columns mean, as a Tabular Data Package (datapackage.json) for `file`.
[[nodiscard]] std::string csvDescription(const std::string &file);

} // namespace hp::exports
