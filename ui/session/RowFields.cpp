// SPDX-License-Identifier: Apache-2.0
#include "ui/session/RowFields.h"

#include "ui/languages/Translated.h"

namespace hp::ui {

std::optional<QVariant> VariantTree::find(const QVariantMap &row, std::string_view name)
{
    const auto it = row.find(QLatin1String(name.data(), static_cast<int>(name.size())));
    return it == row.end() ? std::nullopt : std::optional(*it);
}

std::optional<std::string> VariantTree::text(const QVariant &value)
{
    return value.typeId() == QMetaType::QString ? std::optional(value.toString().toStdString())
                                                : std::nullopt;
}

std::optional<double> VariantTree::number(const QVariant &value)
{
    const bool isNumber = value.typeId() == QMetaType::Double || value.typeId() == QMetaType::Int
        || value.typeId() == QMetaType::LongLong;
    return isNumber ? std::optional(value.toDouble()) : std::nullopt;
}

std::optional<bool> VariantTree::flag(const QVariant &value)
{
    return value.typeId() == QMetaType::Bool ? std::optional(value.toBool()) : std::nullopt;
}

std::optional<QVariantMap> VariantTree::object(const QVariant &value)
{
    return value.typeId() == QMetaType::QVariantMap ? std::optional(value.toMap()) : std::nullopt;
}

Message VariantTree::message(const QVariant &value)
{
    return messageOf(value);
}

bool VariantTree::fill(const QVariant &value, QString &member)
{
    if (value.typeId() != QMetaType::QString)
        return false;
    member = value.toString();
    return true;
}

} // namespace hp::ui
