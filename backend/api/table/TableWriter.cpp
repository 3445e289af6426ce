// SPDX-License-Identifier: Apache-2.0
#include "backend/api/table/TableWriter.h"

#include <nlohmann/json.hpp>
#include <utility>

namespace hp::api {

namespace {

std::string dumped(const Json &json)
{
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

} // namespace

TableWriter::TableWriter(Columns columns)
    : m_columns(std::move(columns))
{
    Json definitions = Json::array();
    for (const Column &column : m_columns) {
        definitions.push_back({{"name", column.name},
                               {"type", column.type},
                               {"format", column.format},
                               {"description", column.description},
                               {"priority", column.priority}});
    }
    m_definitions = definitions.dump();
}

std::string TableWriter::write(const std::vector<Object> &objects,
                               const std::string &resourceVersion,
                               const Representation &representation,
                               Header header,
                               TimePoint now) const
{
    std::string text = R"({"kind":"Table","apiVersion":"meta.k8s.io/)" + representation.metaVersion
        + R"(","metadata":{"resourceVersion":)" + Json(resourceVersion).dump()
        + R"(},"columnDefinitions":)" + (header == Header::With ? m_definitions : "[]")
        + R"(,"rows":[)";
    bool first = true;
    for (const Object &object : objects) {
        text += first ? R"({"cells":[)" : R"(,{"cells":[)";
        first = false;
        bool firstCell = true;
        for (const Column &column : m_columns) {
            if (!firstCell)
                text += ',';
            firstCell = false;
            text += dumped(column.cell(object, now));
        }
        text += ']';
        if (representation.rowObject == RowObject::Whole)
            text += ",\"object\":" + object.bytes();
        else if (representation.rowObject == RowObject::Metadata)
            text += ",\"object\":" + partialMetadata(object, representation.metaVersion);
        text += '}';
    }
    text += "]}";
    return text;
}

std::string partialMetadata(const Object &object, const std::string &metaVersion)
{
    const Json &metadata = object.at("/metadata");
    std::string members = metadata.is_object() ? dumped(metadata) : "{}";
    if (!object.managedFields().empty())
        members.insert(1,
                       "\"managedFields\":" + textOf(object.managedFields())
                           + (members == "{}" ? "" : ","));
    return R"({"kind":"PartialObjectMetadata","apiVersion":"meta.k8s.io/)" + metaVersion
        + R"(","metadata":)" + members + '}';
}

} // namespace hp::api
