// SPDX-License-Identifier: Apache-2.0
#include "ui/session/Wire.h"

#include "model/base/JsonTree.h"
#include "model/base/Text.h"
#include "model/messages/Messages.h"

#include <cmath>
#include <nlohmann/json.hpp>

namespace hp::ui::wire {

QString listed(const std::vector<QString> &texts)
{
    return QStringList(texts.begin(), texts.end()).join(QLatin1String(", "));
}

Object orEmpty(const std::optional<Object> &rows)
{
    // A default-constructed object has no document behind it and may not be read.
    static simdjson::dom::parser parser;
    static const Object empty = parser.parse(std::string_view("{}")).get_object().value();
    return rows.value_or(empty);
}

QString toQString(std::string_view text, Lines lines)
{
    return QString::fromStdString(lines == Lines::Kept ? visibleLines(text) : visible(text));
}

Message Tree::message(const Value &value)
{
    const std::string text = simdjson::minify(value);
    return messageFromJson(parseJson(text), say::formOf).value_or(Message());
}

QVariant variant(const Value &value, Lines lines)
{
    switch (value.type()) {
    case simdjson::dom::element_type::STRING:
        return toQString(value.get_string().value_unsafe(), lines);
    case simdjson::dom::element_type::BOOL:
        return value.get_bool().value_unsafe();
    case simdjson::dom::element_type::INT64:
    case simdjson::dom::element_type::UINT64:
    case simdjson::dom::element_type::DOUBLE:
        return value.get_double().value_unsafe();
    case simdjson::dom::element_type::OBJECT:
        return map(Object(value.get_object().value_unsafe()), lines);
    case simdjson::dom::element_type::ARRAY: {
        QVariantList list;
        const simdjson::dom::array entries = value.get_array().value_unsafe();
        for (const Value entry : entries)
            list.append(variant(entry, lines));
        return list;
    }
    case simdjson::dom::element_type::NULL_VALUE:
        break;
    }
    return {};
}

QVariantMap map(const Object &object, Lines lines)
{
    QVariantMap result;
    for (const auto &[key, value] : object)
        result.insert(toQString(key), variant(value, lines));
    return result;
}

void MemberWriter::write(const QVariantMap &member) const
{
    m_text += QLatin1Char('{');
    for (auto it = member.begin(); it != member.end(); ++it) {
        if (it != member.begin())
            m_text += QLatin1Char(',');
        quote(it.key());
        m_text += QLatin1Char(':');
        write(it.value());
    }
    m_text += QLatin1Char('}');
}

void MemberWriter::write(const QVariant &member) const
{
    switch (member.typeId()) {
    case QMetaType::UnknownType:
    case QMetaType::Nullptr:
        m_text += QLatin1String("null");
        break;
    case QMetaType::Bool:
        m_text += member.toBool() ? QLatin1String("true") : QLatin1String("false");
        break;
    case QMetaType::QVariantMap:
        write(member.toMap());
        break;
    case QMetaType::QStringList:
    case QMetaType::QVariantList: {
        m_text += QLatin1Char('[');
        const QVariantList list = member.toList();
        for (qsizetype i = 0; i < list.size(); ++i) {
            if (i > 0)
                m_text += QLatin1Char(',');
            write(list[i]);
        }
        m_text += QLatin1Char(']');
        break;
    }
    case QMetaType::Int:
    case QMetaType::UInt:
    case QMetaType::LongLong:
    case QMetaType::ULongLong:
        m_text += member.toString();
        break;
    case QMetaType::Double:
    case QMetaType::Float: {
        // Whole numbers as such: some readers take nothing else for a count.
        const double number = member.toDouble();
        m_text += !std::isfinite(number) ? QStringLiteral("null")
            : number == std::floor(number) && std::abs(number) < 1e15
            ? QString::number(static_cast<qint64>(number))
            : QString::number(number, 'g', 17);
        break;
    }
    default:
        quote(member.toString());
        break;
    }
}

void MemberWriter::quote(const QString &text) const
{
    m_text += QLatin1Char('"');
    for (const QChar c : text) {
        if (c == QLatin1Char('"') || c == QLatin1Char('\\'))
            m_text += QLatin1Char('\\');
        if (c.unicode() < 0x20)
            m_text += QStringLiteral("\\u%1").arg(int(c.unicode()), 4, 16, QLatin1Char('0'));
        else
            m_text += c;
    }
    m_text += QLatin1Char('"');
}

Received::Received(const QString &message)
    : m_bytes(message.toUtf8())
{
    m_isFrame =
        m_parser.parse(m_bytes.constData(), static_cast<std::size_t>(m_bytes.size())).get(m_object)
        == simdjson::SUCCESS;
}

} // namespace hp::ui::wire
