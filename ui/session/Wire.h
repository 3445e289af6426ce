// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/live/RowReader.h"

#include <QString>
#include <QVariantMap>

#include <simdjson.h>
#include <string_view>

/// Reading members of the frames of docs/protocol.md. A member that is missing or of another type
/// reads as empty: a newer server must not break an older console. Included by .cpp files only.
namespace hp::ui::wire {

using Value = simdjson::dom::element;
using Object = simdjson::dom::object;

[[nodiscard]] QString text(const Object &object, std::string_view key);
[[nodiscard]] bool flag(const Object &object, std::string_view key);
[[nodiscard]] double number(const Object &object, std::string_view key);
/// Milliseconds since 1970 in UTC; 0 for none.
[[nodiscard]] double time(const Object &object, std::string_view key);
/// An empty object for none.
[[nodiscard]] Object object(const Object &object, std::string_view key);

/// How a live::RowReader looks into a frame.
struct Tree {
    using Object = wire::Object;
    using Value = wire::Value;

    static std::optional<Value> find(const Object &object, std::string_view name)
    {
        return got<Value>(object[name]);
    }
    static std::optional<std::string_view> text(const Value &value)
    {
        return got<std::string_view>(value);
    }
    static std::optional<double> number(const Value &value) { return got<double>(value); }
    static std::optional<bool> flag(const Value &value) { return got<bool>(value); }
    static std::optional<Object> object(const Value &value) { return got<Object>(value); }
    template<typename Function>
    static void forEach(const Value &value, const Function &function)
    {
        simdjson::dom::array list;
        if (value.get(list) != simdjson::SUCCESS)
            return;
        for (const Value entry : list)
            function(entry);
    }
    static Message message(const Value &value);
    static bool fill(const Value &value, QString &member)
    {
        const auto found = text(value);
        if (found)
            member = QString::fromUtf8(found->data(), static_cast<qsizetype>(found->size()));
        return found.has_value();
    }

private:
    template<typename Type, typename Source>
    static std::optional<Type> got(const Source &source)
    {
        Type found;
        return source.get(found) == simdjson::SUCCESS ? std::optional<Type>(found) : std::nullopt;
    }
};

/// Texts, numbers, flags, lists and maps as Qt values; numbers are double.
[[nodiscard]] QVariant variant(const Value &value);
[[nodiscard]] QVariantMap map(const Object &object);
[[nodiscard]] QString toQString(std::string_view text);
/// What a frame says, with the message beside it.
[[nodiscard]] live::BasicSaid<QString> said(const Object &object, std::string_view key);

} // namespace hp::ui::wire
