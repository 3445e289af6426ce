// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/export/BundleKey.h"
#include "backend/export/ExportRun.h"
#include "backend/export/Manifest.h"
#include "model/incident/LineSource.h"

#include <QTemporaryDir>

#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace hp::exports {

/// What a bundle shall hold.
enum class BundleContent {
    Everything, ///< all text formats, the columns' description, the schema, and states as they come
    Transitions, ///< only what is needed to open it again
};

/// Why a bundle of this preset has no states: they tell every name.
[[nodiscard]] std::string leftOutFor(incident::Preset preset);

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
    /// After the run, as often as it gives true: adds so many of the lines that are left of the
    /// states of objects. More than a bundle may hold are left out, all of them.
    [[nodiscard]] Result<bool> storeStates(incident::LineSource &states, int lines);
    /// After the run: there will be no states, for this reason.
    void leaveStatesOut(const std::string &why) { m_states = why; }
    /// Before pack(): the backend whose record it is out of vouches for it; null: nobody does.
    void signWith(std::shared_ptr<const BundleKey> key) { m_key = std::move(key); }
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
    std::unique_ptr<Part> m_statesPart{};
    std::string m_states{}; ///< for the manifest
    std::shared_ptr<const BundleKey> m_key{};
};

} // namespace hp::exports
