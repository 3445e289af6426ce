// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/JsonTree.h"
#include "model/live/Frames.h"
#include "model/live/RowReader.h"
#include "model/messages/Messages.h"

#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <vector>

/// Rows and frames for programs that read JSON with nlohmann_json. Included by .cpp files only.
namespace hp::live {

/// What frames carry as JSON.
struct JsonSide {
    using Text = std::string;
    using Any = Json;
    using Rows = Json;
};
/// The same for who sends rows that are texts of JSON already.
struct JsonTextSide {
    using Text = std::string;
    using Any = Json;
    using Rows = JsonText;
};

/// How a RowReader looks into a tree of nlohmann_json.
struct JsonTree {
    using Object = const Json *;
    using Value = const Json *;

    static std::optional<Value> find(Object object, std::string_view name)
    {
        const auto it = object->is_object() ? object->find(name) : object->end();
        return it == object->end() ? std::nullopt : std::optional<Value>(&*it);
    }
    static std::optional<std::string_view> text(Value value)
    {
        return value->is_string()
            ? std::optional<std::string_view>(value->get_ref<const std::string &>())
            : std::nullopt;
    }
    static std::optional<double> number(Value value)
    {
        return value->is_number() ? std::optional(value->get<double>()) : std::nullopt;
    }
    static std::optional<bool> flag(Value value)
    {
        return value->is_boolean() ? std::optional(value->get<bool>()) : std::nullopt;
    }
    static std::optional<Object> object(Value value)
    {
        return value->is_object() ? std::optional(value) : std::nullopt;
    }
    template<typename Function>
    static void forEach(Value value, const Function &function)
    {
        if (!value->is_array())
            return;
        for (const Json &entry : *value)
            function(&entry);
    }
    static Message message(Value value)
    {
        return messageFromJson(*value, say::formOf).value_or(Message());
    }
    static bool fill(Value value, Json &member)
    {
        member = *value;
        return true;
    }
    static bool fill(Value value, std::string &member)
    {
        const auto found = text(value);
        if (found)
            member = *found;
        return found.has_value();
    }
};

/// A default frame for what is no object, as fromJson() of a row.
template<typename Frame>
[[nodiscard]] Frame frameFrom(const Json &json)
{
    Frame frame;
    Frame::members(frame, RowReader<JsonTree>(&json));
    return frame;
}

/// Writes members as a text of JSON, in their order; what is no UTF-8 in them is replaced.
class MemberWriter
{
public:
    explicit MemberWriter(std::string &text)
        : m_text(text)
    { }

    template<typename Member>
    void operator()(std::string_view name, const Member &member) const
    {
        if (!m_text.empty() && m_text.back() != '{')
            m_text += ',';
        m_text.append("\"").append(name).append("\":");
        write(member);
    }
    template<typename Member>
    void given(std::string_view name, const Member &member) const
    {
        if constexpr (requires { member.has_value(); }) {
            if (member)
                (*this)(name, *member);
        } else if (!member.empty()) {
            (*this)(name, member);
        }
    }
    void said(std::string_view name, const Said &member) const
    {
        (*this)(name, member.text);
        if (!member.message.empty())
            (*this)(messageMember(name), toJson(member.message));
    }
    void saidGiven(std::string_view name, const Said &member) const
    {
        if (!member.text.empty())
            said(name, member);
    }
    template<typename Inner>
    void among(const Inner &row) const
    {
        Inner::members(row, *this);
    }
    void among(const JsonText &members) const
    {
        m_text += ',';
        m_text += members.text;
    }

private:
    void write(const JsonText &member) const { m_text += member.text; }
    void write(TimePoint member) const { quote(formatMicroTime(member)); }
    void write(const Instant &member) const
    {
        quote(member ? formatMicroTime(*member) : std::string());
    }
    void write(std::uint64_t member) const { m_text += std::to_string(member); }
    template<typename Entry>
    void write(const std::vector<Entry> &member) const
    {
        m_text += '[';
        const char *comma = "";
        for (const Entry &entry : member) {
            m_text += comma;
            write(entry);
            comma = ",";
        }
        m_text += ']';
    }
    template<typename Member>
    void write(const Member &member) const
    {
        if constexpr (Row<const Member>) {
            m_text += '{';
            Member::members(member, *this);
            m_text += '}';
        } else if constexpr (Worded<Member>) {
            m_text.append("\"").append(toWord(member)).append("\"");
        } else {
            quote(member);
        }
    }
    void quote(const std::string &member) const { appendCompactJson(member, m_text); }
    void quote(const Json &member) const { appendCompactJson(member, m_text); }

    std::string &m_text;
};

/// The members of a row or a frame without the braces around them.
template<typename Type>
[[nodiscard]] JsonText membersText(const Type &row)
{
    JsonText members;
    Type::members(row, MemberWriter(members.text));
    return members;
}

/// A frame as it goes over the wire.
template<typename Frame>
[[nodiscard]] std::string frameText(const Frame &frame)
{
    std::string text = "{";
    const MemberWriter each(text);
    each("op", Frame::op);
    Frame::members(frame, each);
    return text + '}';
}

} // namespace hp::live
