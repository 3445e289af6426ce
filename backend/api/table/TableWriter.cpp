// SPDX-License-Identifier: Apache-2.0
#include "backend/api/table/TableWriter.h"

#include "model/base/JsonText.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

namespace hp::api {

namespace {

/// Objects whose cells are kept; beyond, all are forgotten and made again when they are needed.
constexpr std::size_t maxRemembered = 50'000;

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
                               const ListMetadata &metadata,
                               const Representation &representation,
                               Header header,
                               TimePoint now,
                               Remember remember) const
{
    std::string text = R"({"kind":"Table","apiVersion":"meta.k8s.io/)" + representation.metaVersion
        + R"(","metadata":)" + metadata.json() + R"(,"columnDefinitions":)"
        + (header == Header::With ? m_definitions : "[]") + R"(,"rows":[)";
    if (m_cells.size() > std::max(maxRemembered, 2 * objects.size()))
        m_cells.clear();
    bool first = true;
    for (const Object &listed : objects) {
        // A copy: what is read of it goes with its row, and not with the whole list.
        const Object object = listed;
        text += first ? R"({"cells":[)" : R"(,{"cells":[)";
        first = false;
        if (remember == Remember::Cells && !object.uid().empty())
            writeCells(text, rememberedCells(object, now), object, now);
        else
            writeCells(text, steadyCells(object, now), object, now);
        text += ']';
        if (representation.rowObject == RowObject::Whole)
            text += ",\"object\":" + object.bytes();
        else if (representation.rowObject == RowObject::Metadata)
            text += ",\"object\":"
                + partialMetadata(object, representation.metaVersion, FieldOwners::Leave);
        text += '}';
    }
    text += "]}";
    return text;
}

void TableWriter::writeCells(std::string &text,
                             const std::string &steady,
                             const Object &object,
                             TimePoint now) const
{
    std::size_t at = 0;
    bool first = true;
    for (const Column &column : m_columns) {
        if (!std::exchange(first, false))
            text += ',';
        if (!column.steady) {
            text += dumped(column.cell(object, now));
            continue;
        }
        const std::size_t end = steady.find('\n', at);
        text.append(steady, at, end - at);
        at = end + 1;
    }
}

std::string TableWriter::steadyCells(const Object &object, TimePoint now) const
{
    std::string text;
    for (const Column &column : m_columns) {
        if (column.steady)
            text += dumped(column.cell(object, now)) + '\n';
    }
    return text;
}

const std::string &TableWriter::rememberedCells(const Object &object, TimePoint now) const
{
    Cells &cells = m_cells[object.uid()];
    if (cells.revision != object.resourceVersion() || cells.revision.empty()) {
        cells.text = steadyCells(object, now);
        cells.text.shrink_to_fit();
        cells.revision = object.resourceVersion();
    }
    return cells.text;
}

std::string
partialMetadata(const Object &object, const std::string &metaVersion, FieldOwners owners)
{
    std::string_view metadata =
        jsonTextAt(object.bytes(), "/metadata").value_or(std::string_view("{}"));
    if (!metadata.starts_with('{'))
        metadata = "{}";
    // They stand first in the text.
    if (owners == FieldOwners::Leave && !object.managedFields().empty()) {
        const auto managed = jsonTextAt(metadata, "/managedFields");
        if (managed)
            metadata.remove_prefix(static_cast<std::size_t>(managed->data() - metadata.data())
                                   + managed->size());
        if (metadata.starts_with(','))
            metadata.remove_prefix(1);
    }
    std::string text = R"({"kind":"PartialObjectMetadata","apiVersion":"meta.k8s.io/)" + metaVersion
        + R"(","metadata":)";
    if (!metadata.starts_with('{'))
        text += '{';
    text += metadata;
    return text += '}';
}

} // namespace hp::api
