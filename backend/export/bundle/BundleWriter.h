// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/export/ExportRun.h"
#include "backend/export/bundle/Manifest.h"

#include <QTemporaryDir>

#include <memory>
#include <string>
#include <vector>

namespace hp::exports {

/// What a bundle shall hold.
enum class BundleContent {
    Everything, ///< all text formats, the columns' description and the schema
    Transitions, ///< only what is needed to open it again
};

/// Makes a `.holdpoint` file: the formats go to a folder of their own while the record is read, and
/// are packed at the end, so that no size of a record fills the memory. Equal exports give equal
/// bytes.
class BundleWriter
{
public:
    /// `folder` is where the temporary folder goes; empty: where the system has such.
    BundleWriter(BundleContent content, const std::string &folder);
    ~BundleWriter();

    /// Fails when the temporary folder cannot be written.
    [[nodiscard]] Result<Done> open();
    /// For the run; they live as long as this.
    [[nodiscard]] std::vector<Exporter *> exporters() const;
    /// After the run.
    [[nodiscard]] Result<Done> pack(const ExportRun &run, const std::string &path);
    /// Where a caller that has no place of its own may pack to; goes with this.
    [[nodiscard]] std::string ownPath() const;

private:
    class Part;

    [[nodiscard]] Result<Done> addText(const char *name, std::string_view text);

    BundleContent m_content;
    QTemporaryDir m_folder;
    std::vector<std::unique_ptr<Part>> m_parts{};
};

} // namespace hp::exports
