// SPDX-License-Identifier: Apache-2.0
#include "backend/api/ObjectWriter.h"

#include "backend/api/table/BuiltInColumns.h"
#include "backend/api/table/DefinedColumns.h"
#include "backend/api/wire/EventView.h"
#include "model/base/ApiStatus.h"

#include <nlohmann/json.hpp>
#include <utility>

namespace hp::api {

namespace {

const char *nameOf(cluster::WatchEventType type)
{
    switch (type) {
    case cluster::WatchEventType::Added:
        return "ADDED";
    case cluster::WatchEventType::Modified:
        return "MODIFIED";
    case cluster::WatchEventType::Deleted:
        return "DELETED";
    case cluster::WatchEventType::Bookmark:
        break;
    }
    return "BOOKMARK";
}

std::string line(const char *type, const std::string &object)
{
    return std::string(R"({"type":")") + type + R"(","object":)" + object + "}\n";
}

std::string shapeKey(const Representation &shape, TableWriter::Header header)
{
    return std::to_string(static_cast<int>(shape.shape)) + shape.metaVersion
        + std::to_string(static_cast<int>(shape.rowObject))
        + (shape.shape == AnswerShape::Table && header == TableWriter::Header::With ? "h" : "-");
}

} // namespace

ObjectWriter::ObjectWriter(const runtime::Clock &clock)
    : m_clock(clock)
{ }

const TableWriter &ObjectWriter::tableOf(const ServedResource &resource)
{
    const auto known = m_tables.find(&resource);
    if (known != m_tables.end())
        return known->second;
    const bool isBuiltIn = resource.definedVersion().is_null();
    Columns columns = isBuiltIn ? builtInColumns(resource.kind) : Columns();
    if (columns.empty())
        columns = definedColumns(resource.definedVersion());
    return m_tables.emplace(&resource, TableWriter(std::move(columns))).first->second;
}

Object ObjectWriter::viewOf(const ServedResource &resource, const Object &object)
{
    return resource.serving == Serving::EventsView
        ? Object(eventsViewOf(object.json()), object.managedFields())
        : object;
}

std::string ObjectWriter::body(const ServedResource &resource,
                               const Representation &shape,
                               TableWriter::Header header,
                               const Object &object)
{
    if (shape.shape == AnswerShape::Metadata)
        return partialMetadata(object, shape.metaVersion, FieldOwners::Take);
    const Object view = viewOf(resource, object);
    if (shape.shape == AnswerShape::Table)
        return tableOf(resource).write(
            {view}, {view.resourceVersion(), {}, {}}, shape, header, m_clock.now());
    return view.bytes();
}

http::HttpResponse ObjectWriter::object(const ServedResource &resource,
                                        const Representation &shape,
                                        const Object &object,
                                        int status)
{
    http::HttpResponse response;
    response.status = status;
    response.body = body(resource, shape, TableWriter::Header::With, object);
    return response;
}

http::HttpResponse ObjectWriter::list(const ServedResource &resource,
                                      const Representation &shape,
                                      const std::vector<Object> &objects,
                                      const ListMetadata &metadata)
{
    http::HttpResponse response;
    std::vector<Object> views;
    const bool translated = resource.serving == Serving::EventsView;
    if (translated) {
        views.reserve(objects.size());
        for (const Object &object : objects)
            views.push_back(viewOf(resource, object));
    }
    const std::vector<Object> &items = translated ? views : objects;
    if (shape.shape == AnswerShape::Table) {
        response.body = tableOf(resource).write(items,
                                                metadata,
                                                shape,
                                                TableWriter::Header::With,
                                                m_clock.now(),
                                                TableWriter::Remember::Cells);
        return response;
    }
    const bool partial = shape.shape == AnswerShape::Metadata;
    std::string &text = response.body;
    text = R"({"kind":")" + (partial ? "PartialObjectMetadataList" : resource.listKind())
        + R"(","apiVersion":")"
        + (partial ? "meta.k8s.io/" + shape.metaVersion : resource.apiVersion())
        + R"(","metadata":)" + metadata.json() + R"(,"items":[)";
    if (partial) {
        const char *comma = "";
        for (const Object &item : items)
            text += std::exchange(comma, ",")
                + partialMetadata(item, shape.metaVersion, FieldOwners::Take);
        text += "]}";
        return response;
    }
    // The objects go out as they are stored: however many lists are under way, none is a copy.
    static const http::Chunk between = http::chunkOf(",");
    static const http::Chunk close = http::chunkOf("]}");
    response.more.reserve(2 * items.size() + 1);
    for (const Object &item : items) {
        if (!response.more.empty())
            response.more.push_back(between);
        response.more.push_back(item.sharedBytes());
    }
    response.more.push_back(close);
    return response;
}

std::shared_ptr<const EventText>
ObjectWriter::events(const ServedResource &resource,
                     const Representation &shape,
                     TableWriter::Header header,
                     const std::vector<cluster::WatchEvent> &events)
{
    std::string key = resource.qualified() + ' ' + resource.version + ' ' + shapeKey(shape, header);
    // A table has ages in it, which are right for a second only.
    if (shape.shape == AnswerShape::Table)
        key += ' ' + formatTime(m_clock.now());
    return m_lines.of(key, events, [&](const cluster::WatchEvent &event, std::size_t index) {
        const auto with = index == 0 ? header : TableWriter::Header::Without;
        return line(nameOf(event.type), body(resource, shape, with, event.object));
    });
}

http::Chunk ObjectWriter::bookmark(const ServedResource &resource,
                                   const Representation &shape,
                                   const std::string &resourceVersion,
                                   Bookmark kind)
{
    Json metadata{{"resourceVersion", resourceVersion}, {"creationTimestamp", nullptr}};
    if (kind == Bookmark::InitialEventsEnd)
        metadata["annotations"] = {{"k8s.io/initial-events-end", "true"}};
    const bool partial = shape.shape == AnswerShape::Metadata;
    const Object object(
        Json{{"kind", partial ? "PartialObjectMetadata" : resource.kind},
             {"apiVersion", partial ? "meta.k8s.io/" + shape.metaVersion : resource.apiVersion()},
             {"metadata", std::move(metadata)}});
    if (shape.shape != AnswerShape::Table)
        return std::make_shared<const std::string>(line("BOOKMARK", object.bytes()));
    // A table has no place for annotations but the object of a row, so that one has to be there.
    Representation row = shape;
    if (row.rowObject == RowObject::None && kind == Bookmark::InitialEventsEnd)
        row.rowObject = RowObject::Metadata;
    return std::make_shared<const std::string>(
        line("BOOKMARK",
             tableOf(resource).write({object},
                                     {resourceVersion, {}, {}},
                                     row,
                                     TableWriter::Header::Without,
                                     m_clock.now())));
}

http::Chunk ObjectWriter::errorEvent(const Error &error)
{
    return std::make_shared<const std::string>(line(
        "ERROR", toJson(statusFrom(error)).dump(-1, ' ', false, Json::error_handler_t::replace)));
}

} // namespace hp::api
