// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/api/catalog/ResourceCatalog.h"
#include "backend/api/table/TableWriter.h"
#include "backend/api/wire/MediaTypes.h"
#include "backend/cluster/Cluster.h"
#include "backend/http/HttpExchange.h"
#include "backend/runtime/Clock.h"
#include "model/base/Error.h"

#include <deque>
#include <map>
#include <string>
#include <unordered_map>
#include <vector>

namespace hp::api {

/// Writes objects in the shape that a client asked for. Lives on the control thread, because ages
/// in tables come from its clock and because watches share what it wrote.
class ObjectWriter
{
public:
    ObjectWriter(const ResourceCatalog &catalog, const runtime::Clock &clock);

    [[nodiscard]] http::HttpResponse object(const ServedResource &resource,
                                            const Representation &shape,
                                            const Object &object,
                                            int status);
    [[nodiscard]] http::HttpResponse list(const ServedResource &resource,
                                          const Representation &shape,
                                          const std::vector<Object> &objects,
                                          const std::string &resourceVersion);

    /// One line of a watch. The same change in the same shape is written once, however many watch
    /// it.
    [[nodiscard]] http::Chunk event(const ServedResource &resource,
                                    const Representation &shape,
                                    TableWriter::Header header,
                                    const cluster::WatchEvent &event);
    enum class Bookmark { Plain, InitialEventsEnd };
    [[nodiscard]] http::Chunk bookmark(const ServedResource &resource,
                                       const Representation &shape,
                                       const std::string &resourceVersion,
                                       Bookmark kind);
    /// The last line of a watch that cannot go on.
    [[nodiscard]] static http::Chunk errorEvent(const Error &error);

    /// How often a line was written, and not taken from those already written.
    [[nodiscard]] std::uint64_t written() const { return m_written; }

private:
    [[nodiscard]] const TableWriter &tableOf(const ServedResource &resource);
    [[nodiscard]] static Object viewOf(const ServedResource &resource, const Object &object);
    [[nodiscard]] std::string body(const ServedResource &resource,
                                   const Representation &shape,
                                   TableWriter::Header header,
                                   const Object &object);
    void remember(std::string key, const http::Chunk &chunk);

    const ResourceCatalog &m_catalog;
    const runtime::Clock &m_clock;
    std::map<const ServedResource *, TableWriter> m_tables{};
    std::unordered_map<std::string, http::Chunk> m_lines{};
    std::deque<std::string> m_order{}; ///< keys of m_lines, oldest first
    std::size_t m_bytes = 0;
    std::uint64_t m_written = 0;
};

} // namespace hp::api
