// SPDX-License-Identifier: Apache-2.0
#include "model/live/RowJson.h"

#include "model/live/AlarmRow.h"
#include "model/live/FleetRow.h"
#include "model/live/HoldRow.h"
#include "model/live/MachineRows.h"
#include "model/live/OverrideRow.h"
#include "model/live/PowerRow.h"
#include "model/live/RowReader.h"
#include "model/messages/Messages.h"

#include <nlohmann/json.hpp>
#include <string>

namespace hp::live {

namespace {

/// Writes the members of a row into an object.
class RowWriter
{
public:
    explicit RowWriter(Json &object)
        : m_object(object)
    { }

    template<typename Member>
    void operator()(const char *name, const Member &member) const
    {
        m_object[name] = json(member);
    }
    template<typename Member>
    void given(const char *name, const Member &member) const
    {
        if constexpr (requires { member.has_value(); }) {
            if (member)
                m_object[name] = json(member);
        } else if (!member.empty()) {
            m_object[name] = json(member);
        }
    }
    template<typename Inner>
    void orNull(const char *name, const std::optional<Inner> &member) const
    {
        m_object[name] = member ? json(*member) : Json();
    }
    void said(const char *name, const Said &member) const { addSaid(m_object, name, member); }
    void said(const char *name, const std::vector<Said> &member) const
    {
        Json texts = Json::array();
        Json messages = Json::array();
        bool any = false;
        for (const Said &one : member) {
            texts.push_back(one.text);
            messages.push_back(toJson(one.message));
            any = any || !one.message.empty();
        }
        m_object[name] = std::move(texts);
        if (any)
            m_object[messagesMember(name)] = std::move(messages);
    }
    void seconds(const char *name, Duration member) const
    {
        m_object[name] = std::chrono::duration_cast<std::chrono::seconds>(member).count();
    }

private:
    template<typename Member>
    static Json json(const Member &member)
    {
        if constexpr (Row<const Member>) {
            Json object = Json::object();
            Member::members(member, RowWriter(object));
            return object;
        } else if constexpr (std::is_enum_v<Member>) {
            return std::string(toWord(member));
        } else {
            return member;
        }
    }
    template<Worded Enum>
    static Json json(const OpenWord<Enum, std::string> &member)
    {
        return member.value == Enum::Other ? Json(member.other) : json(member.value);
    }
    static Json json(TimePoint member) { return formatMicroTime(member); }
    template<typename Inner>
    static Json json(const std::optional<Inner> &member)
    {
        return member ? json(*member) : Json("");
    }
    template<typename Entry>
    static Json json(const std::vector<Entry> &member)
    {
        Json list = Json::array();
        for (const Entry &entry : member)
            list.push_back(json(entry));
        return list;
    }

    Json &m_object;
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
    static bool fill(Value value, std::string &member)
    {
        const auto found = text(value);
        if (found)
            member = *found;
        return found.has_value();
    }
};

} // namespace

void addSaid(Json &object, const char *name, const Said &said)
{
    object[name] = said.text;
    if (!said.message.empty())
        object[messageMember(name)] = toJson(said.message);
}

template<Row Type>
Json toJson(const Type &row)
{
    Json object = Json::object();
    Type::members(row, RowWriter(object));
    return object;
}

template<Row Type>
Type fromJson(const Json &json)
{
    Type row;
    Type::members(row, RowReader<JsonTree>(&json));
    return row;
}

template Json toJson(const FleetRow &);
template Json toJson(const HoldRow &);
template HoldRow fromJson(const Json &);
template Json toJson(const HoldSummary &);
template HoldSummary fromJson(const Json &);
template Json toJson(const AlarmRow &);
template AlarmRow fromJson(const Json &);
template Json toJson(const AlarmSummary &);
template AlarmSummary fromJson(const Json &);
template Json toJson(const PowerRow &);
template PowerRow fromJson(const Json &);
template FleetRow fromJson(const Json &);
template Json toJson(const Address &);
template Address fromJson(const Json &);
template Json toJson(const MachineRow &);
template MachineRow fromJson(const Json &);
template Json toJson(const WhyRow &);
template WhyRow fromJson(const Json &);
template Json toJson(const HookRow &);
template HookRow fromJson(const Json &);
template Json toJson(const ConditionRow &);
template ConditionRow fromJson(const Json &);
template Json toJson(const NodeRow &);
template NodeRow fromJson(const Json &);
template Json toJson(const HostRow &);
template HostRow fromJson(const Json &);
template Json toJson(const KeyRow &);
template KeyRow fromJson(const Json &);
template Json toJson(const EventRow &);
template EventRow fromJson(const Json &);
template Json toJson(const OverrideRow &);
template OverrideRow fromJson(const Json &);
template Json toJson(const OverrideChecksRow &);
template OverrideChecksRow fromJson(const Json &);

} // namespace hp::live
