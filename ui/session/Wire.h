// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Text.h"
#include "model/live/Frames.h"
#include "model/live/RowReader.h"

#include <QString>
#include <QVariantMap>

#include <simdjson.h>
#include <string_view>

/// Rows and frames of `/live` for the console: read out of the bytes that came, written as the text
/// that a socket takes. Included by .cpp files only.
namespace hp::ui::wire {

using Value = simdjson::dom::element;
using Object = simdjson::dom::object;

/// Rows are read where they stand; they live as long as the frame.
struct Side {
    using Text = QString;
    using Any = QVariantMap;
    using Rows = std::optional<Object>;
};

using Hello = live::BasicHello<Side>;
using Welcome = live::BasicWelcome<Side>;

/// "operator, viewer"
[[nodiscard]] QString listed(const std::vector<QString> &texts);
/// Rows that are not there are none.
[[nodiscard]] Object orEmpty(const std::optional<Object> &rows);
/// How a text may be shown: the texts of rows have no lines of their own (visible()), a document
/// has some (visibleLines()).
enum class Lines { Escaped, Kept };
[[nodiscard]] QString toQString(std::string_view text, Lines lines = Lines::Escaped);
/// Texts, numbers, flags, lists and maps as Qt values; numbers are double.
[[nodiscard]] QVariant variant(const Value &value, Lines lines);
[[nodiscard]] QVariantMap map(const Object &object, Lines lines);

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
            member = toQString(*found);
        return found.has_value();
    }
    static bool fill(const Value &value, std::string &member)
    {
        const auto found = text(value);
        if (found)
            member = *found;
        return found.has_value();
    }
    static bool fill(const Value &value, Object &member)
    {
        return value.get(member) == simdjson::SUCCESS;
    }
    static bool fill(const Value &value, QVariantMap &member)
    {
        const auto found = object(value);
        if (found)
            member = map(*found, Lines::Kept); // what a command answers may be a document
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

/// A row or a frame out of what came.
template<typename Type>
[[nodiscard]] Type read(const Object &object)
{
    Type result;
    Type::members(result, live::RowReader<Tree>(object));
    return result;
}

/// Writes the members of a frame as a text of JSON, in their order. It is never UTF-8 before the
/// socket makes it so.
class MemberWriter
{
public:
    explicit MemberWriter(QString &text)
        : m_text(text)
    { }

    template<typename Member>
    void operator()(std::string_view name, const Member &member) const
    {
        if (!m_text.endsWith(QLatin1Char('{')))
            m_text += QLatin1Char(',');
        quote(latin(name));
        m_text += QLatin1Char(':');
        write(member);
    }
    template<typename Member>
    void given(std::string_view name, const Member &member) const
    {
        if constexpr (requires { member.has_value(); }) {
            if (member)
                (*this)(name, *member);
        } else if (!member.isEmpty()) {
            (*this)(name, member);
        }
    }

private:
    static QString latin(std::string_view text)
    {
        return QLatin1String(text.data(), static_cast<int>(text.size()));
    }
    void write(const QString &member) const { quote(member); }
    void write(int member) const { m_text += QString::number(member); }
    void write(const QVariant &member) const;
    void write(const QVariantMap &member) const;
    template<live::Worded Enum>
    void write(Enum member) const
    {
        quote(latin(live::toWord(member)));
    }
    template<live::Row Inner>
    void write(const Inner &member) const
    {
        m_text += QLatin1Char('{');
        Inner::members(member, *this);
        m_text += QLatin1Char('}');
    }
    void quote(const QString &text) const;

    QString &m_text;
};

/// A frame as it goes over the wire.
template<typename Frame>
[[nodiscard]] QString frameText(const Frame &frame)
{
    QString text = QStringLiteral("{");
    const MemberWriter each(text);
    each("op", Frame::op);
    Frame::members(frame, each);
    return text + QLatin1Char('}');
}

/// A frame that came. Its bytes and what was read of them belong to it; it stays where it is.
class Received
{
public:
    explicit Received(const QString &message);
    Received(const Received &) = delete;
    Received &operator=(const Received &) = delete;

    /// It is one object.
    [[nodiscard]] bool isFrame() const { return m_isFrame; }
    /// What it is; ask only a frame for this and all else.
    [[nodiscard]] live::Op op() const { return read<live::FrameHead>(m_object).op; }
    template<typename Frame>
    [[nodiscard]] Frame as() const
    {
        return read<Frame>(m_object);
    }

private:
    QByteArray m_bytes; ///< Qt has made UTF-16 of it, and what reads it takes UTF-8
    simdjson::dom::parser m_parser;
    Object m_object;
    bool m_isFrame = false;
};

} // namespace hp::ui::wire
