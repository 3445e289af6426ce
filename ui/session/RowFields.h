// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/live/RowReader.h"

#include <QString>
#include <QVariantMap>

namespace hp::ui {

/// Members of a row as it came from the gateway (docs/protocol.md). What is missing or of another
/// type reads as empty.

/// Milliseconds since 1970, 0 for none.
[[nodiscard]] double instantOf(const QVariantMap &row, const char *key);
[[nodiscard]] QString wordOf(const QVariantMap &row, const char *key);
/// What the backend says there, in the language of the console.
[[nodiscard]] QString sentenceOf(const QVariantMap &row, const char *key);

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

template<live::Row Type>
[[nodiscard]] Type rowOf(const QVariantMap &map)
{
    Type row;
    Type::members(row, live::RowReader<VariantTree>(map));
    return row;
}

} // namespace hp::ui
