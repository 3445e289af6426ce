// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/api/EventLines.h"
#include "backend/api/ResourceCatalog.h"
#include "backend/api/table/TableWriter.h"
#include "backend/api/wire/ListMetadata.h"
#include "backend/api/wire/MediaTypes.h"
#include "backend/cluster/Cluster.h"
#include "backend/http/HttpExchange.h"
#include "backend/runtime/Clock.h"
#include "model/base/Error.h"

#include <map>
#include <memory>
#include <string>
#include <vector>

namespace hp::api {

/// Writes objects in the shape that a client asked for. Lives on the control thread, because ages
/// in tables come from its clock and because watches share what it wrote.
class ObjectWriter
{
public:
    explicit ObjectWriter(const runtime::Clock &clock);

    /// Before resources of another catalog are written: those of the last one may be gone.
    void forgetResources() { m_tables.clear(); }

    [[nodiscard]] http::HttpResponse object(const ServedResource &resource,
                                            const Representation &shape,
                                            const Object &object,
                                            int status);
    [[nodiscard]] http::HttpResponse list(const ServedResource &resource,
                                          const Representation &shape,
                                          const std::vector<Object> &objects,
                                          const ListMetadata &metadata);

    /// The lines of one delivery of a watch. The same changes in the same shape are written once,
    /// however many watch them. The header goes into the first line of a Table alone.
    [[nodiscard]] std::shared_ptr<const EventText>
    events(const ServedResource &resource,
           const Representation &shape,
           TableWriter::Header header,
           const std::vector<cluster::WatchEvent> &events);
    enum class Bookmark { Plain, InitialEventsEnd };
    [[nodiscard]] http::Chunk bookmark(const ServedResource &resource,
                                       const Representation &shape,
                                       const std::string &resourceVersion,
                                       Bookmark kind);
    /// The last line of a watch that cannot go on.
    [[nodiscard]] static http::Chunk errorEvent(const Error &error);

    /// How often a line was written, and not taken from those already written.
    [[nodiscard]] std::uint64_t written() const { return m_lines.written(); }

private:
    [[nodiscard]] const TableWriter &tableOf(const ServedResource &resource);
    [[nodiscard]] static Object viewOf(const ServedResource &resource, const Object &object);
    [[nodiscard]] std::string body(const ServedResource &resource,
                                   const Representation &shape,
                                   TableWriter::Header header,
                                   const Object &object);

    const runtime::Clock &m_clock;
    std::map<const ServedResource *, TableWriter> m_tables{};
    EventLines m_lines{};
};

} // namespace hp::api
