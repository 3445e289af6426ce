// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/api/table/Columns.h"
#include "backend/api/wire/ListMetadata.h"
#include "backend/api/wire/MediaTypes.h"

#include <string>
#include <unordered_map>
#include <vector>

namespace hp::api {

/// Writes meta.k8s.io Tables of one kind as text, so that ten thousand rows need no tree. Cells
/// that depend on nothing but the object are remembered until the object changes. Lives on the
/// control thread.
class TableWriter
{
public:
    explicit TableWriter(Columns columns);

    enum class Header { With, Without }; ///< a watch sends the columns only once

    /// Cells may be remembered only of objects as they are stored: what a dry run answers has the
    /// revision of something else.
    enum class Remember { Nothing, Cells };

    [[nodiscard]] std::string write(const std::vector<Object> &objects,
                                    const ListMetadata &metadata,
                                    const Representation &representation,
                                    Header header,
                                    TimePoint now,
                                    Remember remember = Remember::Nothing) const;

private:
    /// The steady cells of one revision of an object.
    struct Cells {
        std::string revision{};
        std::string text{}; ///< each as JSON, which has no line end, with a line end
    };

    void writeCells(std::string &text,
                    const std::string &steady,
                    const Object &object,
                    TimePoint now) const;
    [[nodiscard]] std::string steadyCells(const Object &object, TimePoint now) const;
    [[nodiscard]] const std::string &rememberedCells(const Object &object, TimePoint now) const;

    Columns m_columns;
    std::string m_definitions{}; ///< the columnDefinitions array
    mutable std::unordered_map<std::string, Cells> m_cells{}; ///< by uid
};

/// Whether metadata.managedFields goes along. Rows of a table leave it: nobody reads it there, and
/// it is a third of their size (facts/kube-api.md 1.3).
enum class FieldOwners { Take, Leave };

/// PartialObjectMetadata of an object: its metadata and nothing else.
[[nodiscard]] std::string
partialMetadata(const Object &object, const std::string &metaVersion, FieldOwners owners);

} // namespace hp::api
