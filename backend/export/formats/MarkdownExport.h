// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/export/Exporter.h"

namespace hp::exports {

/// The post-mortem of product.md 5.3: front matter with the SHA-256 of everything below it, facts,
/// a person's texts, timeline, holds, overrides, gaps.
class MarkdownExport final : public Exporter
{
public:
    explicit MarkdownExport(Sink &sink)
        : m_out(sink)
    { }

    void add(const incident::Fact *, const std::vector<incident::Entry> &) override { }
    void finish(const Story &story) override;
    [[nodiscard]] bool ok() const override { return m_out.ok(); }

private:
    Output m_out;
};

} // namespace hp::exports
