// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/live/RowReader.h"

#include <QString>
#include <QVariantMap>

namespace hp::ui {

/// How a live::RowReader looks into a row that came as a map.
struct VariantTree {
    using Object = QVariantMap;
    using Value = QVariant;

    static std::optional<QVariant> find(const QVariantMap &row, std::string_view name);
    static std::optional<std::string> text(const QVariant &value);
    static std::optional<double> number(const QVariant &value);
    static std::optional<bool> flag(const QVariant &value);
    static std::optional<QVariantMap> object(const QVariant &value);
    static Message message(const QVariant &value);
    static bool fill(const QVariant &value, QString &member);
    template<typename Function>
    static void forEach(const QVariant &value, const Function &function)
    {
        for (const QVariant &entry : value.toList())
            function(entry);
    }
};

/// The row that a KeyedRowsModel has: as the gadget it is kept in, or out of a map of its members.
/// What is missing or of another type reads as empty.
template<live::Row Type>
[[nodiscard]] Type rowOf(const QVariant &row)
{
    if constexpr (requires { Type::staticMetaObject; }) {
        return row.value<Type>();
    } else {
        Type result;
        Type::members(result, live::RowReader<VariantTree>(row.toMap()));
        return result;
    }
}

} // namespace hp::ui
