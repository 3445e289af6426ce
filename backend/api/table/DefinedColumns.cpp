// SPDX-License-Identifier: Apache-2.0
#include "backend/api/table/DefinedColumns.h"

#include "backend/api/table/HumanDuration.h"
#include "backend/api/table/JsonPath.h"
#include "model/base/JsonFields.h"

#include <nlohmann/json.hpp>
#include <utility>

namespace hp::api {

namespace {

/// The cell of apiextensions' table convertor: values of the wrong type give an empty cell.
Json cellOf(const std::string &type, const std::vector<const Json *> &found, TimePoint now)
{
    if (found.empty() || found.front()->is_null())
        return nullptr;
    const Json &value = *found.front();
    if (type == "integer")
        return value.is_number_integer() ? value : Json();
    if (type == "number")
        return value.is_number() ? value : Json();
    if (type == "boolean")
        return value.is_boolean() ? value : Json();
    if (type == "date")
        return value.is_string() ? Json(ageOf(value.get_ref<const std::string &>(), now)) : Json();
    std::string text;
    for (const Json *item : found) {
        if (!text.empty())
            text += ' ';
        text += item->is_string() ? item->get<std::string>() : item->dump();
    }
    return text;
}

Column columnOf(const Json &printer)
{
    Column column{.name = textOf(printer, "name"),
                  .type = textOf(printer, "type"),
                  .format = textOf(printer, "format"),
                  .description = textOf(printer, "description")};
    if (const auto it = printer.find("priority"); it != printer.end() && it->is_number_integer())
        column.priority = it->get<int>();
    const auto path = JsonPath::parse(textOf(printer, "jsonPath"));
    const auto pointer = path ? path->pointer() : std::nullopt;
    column.steady = column.type != "date";
    // An age is asked for again and again; most are one value, which needs no tree.
    if (!column.steady && pointer) {
        column.cell = [pointer = *pointer](const Object &object, TimePoint now) {
            return cellOf("date", {&object.at(pointer)}, now);
        };
        return column;
    }
    column.cell = [path, type = column.type](const Object &object, TimePoint now) {
        return path ? cellOf(type, path->find(object.json()), now) : Json();
    };
    return column;
}

} // namespace

Columns definedColumns(const Json &definedVersion)
{
    Columns columns{nameColumn()};
    if (definedVersion.is_object() && definedVersion.contains("additionalPrinterColumns")) {
        for (const Json &printer : definedVersion["additionalPrinterColumns"]) {
            if (printer.is_object())
                columns.push_back(columnOf(printer));
        }
    }
    if (columns.size() == 1)
        columns.push_back(ageColumn());
    return columns;
}

} // namespace hp::api
