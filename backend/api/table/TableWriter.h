// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/api/table/columns/Columns.h"
#include "backend/api/wire/MediaTypes.h"

#include <string>
#include <vector>

namespace hp::api {

/// Writes meta.k8s.io Tables of one kind as text, so that ten thousand rows need no tree.
class TableWriter
{
public:
    explicit TableWriter(Columns columns);

    enum class Header { With, Without }; ///< a watch sends the columns only once

    [[nodiscard]] std::string write(const std::vector<Object> &objects,
                                    const std::string &resourceVersion,
                                    const Representation &representation,
                                    Header header,
                                    TimePoint now) const;

private:
    Columns m_columns;
    std::string m_definitions{}; ///< the columnDefinitions array
};

/// PartialObjectMetadata of an object: its metadata and nothing else.
[[nodiscard]] std::string partialMetadata(const Object &object, const std::string &metaVersion);

} // namespace hp::api
