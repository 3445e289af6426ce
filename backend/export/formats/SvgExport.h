// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/export/Exporter.h"
#include "backend/export/formats/SvgPicture.h"

namespace hp::exports {

/// The swimlanes as a picture of fixed width.
class SvgExport final : public Exporter
{
public:
    explicit SvgExport(Sink &sink)
        : m_out(sink)
    { }

    void add(const incident::Fact *, const std::vector<incident::Entry> &) override { }
    void finish(const Story &story) override
    {
        m_out << "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" << svgPicture(story, true);
        m_out.flush();
    }
    [[nodiscard]] bool ok() const override { return m_out.ok(); }

private:
    Output m_out;
};

} // namespace hp::exports
