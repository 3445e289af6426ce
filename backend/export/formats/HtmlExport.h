// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/export/Exporter.h"

namespace hp::exports {

/// One page that needs nothing else: styles and swimlanes inline, no script, no network, light and
/// dark, a style for printing. A table says what the picture shows.
class HtmlExport final : public Exporter
{
public:
    explicit HtmlExport(Sink &sink)
        : m_out(sink)
    { }

    void add(const incident::Fact *, const std::vector<incident::Entry> &) override { }
    void finish(const Story &story) override;
    [[nodiscard]] bool ok() const override { return m_out.ok(); }

private:
    void head(const Story &story);
    void facts(const Story &story);
    void picture(const Story &story);
    void timeline(const Story &story);
    void holds(const Story &story);
    void gaps(const Story &story);
    void texts(const Story &story);

    Output m_out;
};

} // namespace hp::exports
