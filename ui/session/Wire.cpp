// SPDX-License-Identifier: Apache-2.0
#include "ui/session/Wire.h"

#include "model/base/Time.h"
#include "model/messages/Messages.h"

#include <nlohmann/json.hpp>

namespace hp::ui::wire {

namespace {

/// A default-constructed object has no document behind it and may not be read.
Object emptyObject()
{
    static simdjson::dom::parser parser;
    static const Object empty = parser.parse(std::string_view("{}")).get_object().value();
    return empty;
}

} // namespace

QString toQString(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

QString text(const Object &object, std::string_view key)
{
    std::string_view found;
    return object[key].get(found) == simdjson::SUCCESS ? toQString(found) : QString();
}

bool flag(const Object &object, std::string_view key)
{
    bool found = false;
    return object[key].get(found) == simdjson::SUCCESS && found;
}

double number(const Object &object, std::string_view key)
{
    double found = 0;
    return object[key].get(found) == simdjson::SUCCESS ? found : 0;
}

double time(const Object &object, std::string_view key)
{
    std::string_view found;
    if (object[key].get(found) != simdjson::SUCCESS)
        return 0;
    const auto parsed = parseTime(found);
    return parsed ? static_cast<double>(parsed->time_since_epoch().count()) / 1000.0 : 0;
}

Object object(const Object &object, std::string_view key)
{
    Object found;
    return object[key].get(found) == simdjson::SUCCESS ? found : emptyObject();
}

Message Tree::message(const Value &value)
{
    const std::string text = simdjson::minify(value);
    return messageFromJson(Json::parse(text, nullptr, false), say::formOf).value_or(Message());
}

live::BasicSaid<QString> said(const Object &object, std::string_view key)
{
    live::BasicSaid<QString> found;
    live::RowReader<Tree>(object).said(key, found);
    return found;
}

QVariant variant(const Value &value)
{
    switch (value.type()) {
    case simdjson::dom::element_type::STRING:
        return toQString(value.get_string().value_unsafe());
    case simdjson::dom::element_type::BOOL:
        return value.get_bool().value_unsafe();
    case simdjson::dom::element_type::INT64:
    case simdjson::dom::element_type::UINT64:
    case simdjson::dom::element_type::DOUBLE:
        return value.get_double().value_unsafe();
    case simdjson::dom::element_type::OBJECT:
        return map(Object(value.get_object().value_unsafe()));
    case simdjson::dom::element_type::ARRAY: {
        QVariantList list;
        const simdjson::dom::array entries = value.get_array().value_unsafe();
        for (const Value entry : entries)
            list.append(variant(entry));
        return list;
    }
    case simdjson::dom::element_type::NULL_VALUE:
        break;
    }
    return {};
}

QVariantMap map(const Object &object)
{
    QVariantMap result;
    for (const auto &[key, value] : object)
        result.insert(toQString(key), variant(value));
    return result;
}

} // namespace hp::ui::wire
