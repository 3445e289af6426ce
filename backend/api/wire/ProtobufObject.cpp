// SPDX-License-Identifier: Apache-2.0
#include "backend/api/wire/ProtobufObject.h"

#include "backend/api/wire/JsonBody.h"
#include "backend/api/wire/ProtobufReader.h"
#include "backend/api/wire/ProtobufValues.h"
#include "model/resource/Quantity.h"
#include "resources/types/ProtobufTables.h"

#include <algorithm>
#include <cstdint>
#include <nlohmann/json.hpp>
#include <optional>
#include <simdjson.h>
#include <utility>
#include <vector>

namespace hp::api {

namespace {

using protobuf::Arity;
using protobuf::Field;
using protobuf::Message;
using protobuf::Presence;
using protobuf::Type;

/// Two bytes of protobuf can stand for an object with all its zero values. This is what bounds the
/// memory of one body; the largest object that etcd would take is far below.
constexpr int maxValues = 400'000;

const Field *fieldOf(const Message &message, std::uint32_t number)
{
    const auto it = std::lower_bound(
        message.fields.begin(),
        message.fields.end(),
        number,
        [](const Field &field, std::uint32_t wanted) { return field.number < wanted; });
    return it != message.fields.end() && it->number == number ? &*it : nullptr;
}

bool isNumber(Type type)
{
    return type == Type::Int32 || type == Type::Int64 || type == Type::Bool;
}

/// What `Presence::NonZero` leaves out.
bool isZero(const Json &value)
{
    return value.is_null() || value == false || value == 0 || value == "";
}

/// Decodes one object. The first fault ends the work; it names the field in which it lies.
class ObjectDecoder
{
public:
    /// The fault as a sentence; empty when there is none.
    [[nodiscard]] const std::string &fault() const { return m_fault; }

    Json object(const Message &message, std::string_view bytes)
    {
        Json result = Json::object();
        read(result, message, bytes);
        complete(result, message);
        return result;
    }

private:
    /// A place in the object: a field, then the index or the key within it.
    struct Step {
        std::string_view name{};
        std::size_t index = 0;
        std::string_view key{};
        Arity arity = Arity::One;
    };

    void fail(std::string_view why)
    {
        if (!m_fault.empty())
            return;
        for (const Step &step : m_path) {
            if (step.arity == Arity::Inline)
                continue;
            m_fault += (m_fault.empty() ? "" : ".") + std::string(step.name);
            if (step.arity == Arity::List)
                m_fault += '[' + std::to_string(step.index) + ']';
            else if (step.arity == Arity::Map)
                m_fault += "[\"" + std::string(step.key) + "\"]";
        }
        m_fault += (m_fault.empty() ? "the object " : " ") + std::string(why);
    }

    void count()
    {
        if (--m_valuesLeft == 0)
            fail("is where the object exceeds " + std::to_string(maxValues) + " values");
    }

    /// Walks the fields of a message and hands each to `take` until one is wrong.
    template<typename Take>
    void walk(std::string_view bytes, Take take)
    {
        ProtobufReader reader(bytes);
        while (const auto wire = reader.next()) {
            take(*wire);
            if (!m_fault.empty())
                return;
        }
        if (!reader.fault().empty())
            fail(reader.fault());
    }

    /// False, and a fault, when a field has not the form that its type needs.
    bool hasForm(const WireField &wire, WireField::Form form)
    {
        if (wire.form != form)
            fail("has the form of another type");
        return wire.form == form;
    }

    void read(Json &into, const Message &message, std::string_view bytes)
    {
        walk(bytes, [&](const WireField &wire) {
            if (const Field *field = fieldOf(message, wire.number)) {
                m_path.push_back({.name = field->name, .arity = field->arity});
                add(into, *field, wire);
                m_path.pop_back();
            }
        });
    }

    void add(Json &into, const Field &field, const WireField &wire)
    {
        if (field.arity == Arity::List) {
            const bool packed = isNumber(field.type) && wire.form == WireField::Form::Bytes;
            if (!packed)
                addItem(into[field.name], field, wire);
            else if (!wire.bytes.empty())
                addPacked(into[field.name], field, wire.bytes);
        } else if (field.arity == Arity::Map) {
            if (hasForm(wire, WireField::Form::Bytes))
                addEntry(into[field.name], field, wire.bytes);
        } else if (field.type == Type::Message) {
            // A message that comes in parts is merged, as protobuf has it.
            if (!hasForm(wire, WireField::Form::Bytes))
                return;
            Json &target = field.arity == Arity::Inline ? into : into[field.name];
            if (target.is_null())
                target = Json::object();
            count();
            read(target, *field.message, wire.bytes);
        } else {
            Json value = single(field, wire);
            if (field.presence == Presence::NonZero && isZero(value))
                into.erase(field.name);
            else
                into[field.name] = std::move(value);
        }
    }

    void addItem(Json &list, const Field &field, const WireField &wire)
    {
        m_path.back().index = list.size();
        list.push_back(single(field, wire));
    }

    void addPacked(Json &list, const Field &field, std::string_view bytes)
    {
        ProtobufReader reader(bytes);
        while (const auto value = reader.nextPacked()) {
            m_path.back().index = list.size();
            list.push_back(number(field.type, *value));
            if (!m_fault.empty())
                return;
        }
        m_path.back().index = list.size();
        if (!reader.fault().empty())
            fail(reader.fault());
    }

    void addEntry(Json &map, const Field &field, std::string_view bytes)
    {
        std::string key;
        std::optional<Json> value;
        walk(bytes, [&](const WireField &wire) {
            if (wire.number == 1 && hasForm(wire, WireField::Form::Bytes)) {
                key = text(wire.bytes);
                if (m_fault.empty())
                    m_path.back().key = wire.bytes;
            } else if (wire.number == 2) {
                value = single(field, wire);
            }
        });
        if (m_fault.empty())
            map[key] = value ? std::move(*value) : zeroOf(field);
    }

    Json number(Type type, std::uint64_t value)
    {
        count();
        if (type == Type::Bool)
            return value != 0;
        // Negative numbers of 32 bits are sent with all of their 64.
        return type == Type::Int32 ? static_cast<std::int32_t>(value)
                                   : static_cast<std::int64_t>(value);
    }

    Json single(const Field &field, const WireField &wire)
    {
        if (!hasForm(wire, isNumber(field.type) ? WireField::Form::Varint : WireField::Form::Bytes))
            return {};
        if (isNumber(field.type))
            return number(field.type, wire.value);
        count();
        switch (field.type) {
        case Type::Bytes:
            return base64(wire.bytes);
        case Type::Message:
            return object(*field.message, wire.bytes);
        case Type::Time:
        case Type::MicroTime:
            return time(field.type, wire.bytes);
        case Type::RawJson:
            return rawJson(wire.bytes);
        case Type::Quantity:
            return quantity(wire.bytes);
        case Type::Strings:
            return strings(wire.bytes);
        case Type::IntOrString:
            return intOrString(wire.bytes);
        default:
            return text(wire.bytes);
        }
    }

    /// Text that is not UTF-8 could never be written as JSON again.
    std::string text(std::string_view bytes)
    {
        if (!simdjson::validate_utf8(bytes.data(), bytes.size())) {
            fail("is not UTF-8 text");
            return {};
        }
        return std::string(bytes);
    }

    Json time(Type type, std::string_view bytes)
    {
        if (bytes.empty())
            return nullptr;
        WireTime time;
        walk(bytes, [&](const WireField &wire) {
            if (wire.number == 1 && hasForm(wire, WireField::Form::Varint))
                time.seconds = static_cast<std::int64_t>(wire.value);
            else if (wire.number == 2 && hasForm(wire, WireField::Form::Varint))
                time.nanoseconds = static_cast<std::int32_t>(wire.value);
        });
        std::optional<std::string> written = timeText(type, time);
        if (!written)
            fail("is a time outside of the years 1 to 9999");
        return written && !written->empty() ? Json(std::move(*written)) : Json();
    }

    /// The one text in a message; the last one counts.
    std::optional<std::string> onlyText(std::string_view bytes)
    {
        std::optional<std::string> found;
        walk(bytes, [&](const WireField &wire) {
            if (wire.number == 1 && hasForm(wire, WireField::Form::Bytes))
                found = text(wire.bytes);
        });
        return found;
    }

    Json rawJson(std::string_view bytes)
    {
        const std::string written = onlyText(bytes).value_or("");
        if (written.empty())
            return nullptr;
        std::vector<std::string> duplicates;
        Result<Json> parsed = parseJsonBody(written, duplicates);
        if (!parsed)
            fail("holds text that is not JSON or is nested too deeply");
        return parsed ? std::move(parsed).value() : Json();
    }

    Json quantity(std::string_view bytes)
    {
        std::string written = onlyText(bytes).value_or("0");
        if (!isQuantity(written))
            fail("is not a quantity");
        return written;
    }

    Json strings(std::string_view bytes)
    {
        Json list;
        walk(bytes, [&](const WireField &wire) {
            if (wire.number == 1 && hasForm(wire, WireField::Form::Bytes)) {
                count();
                list.push_back(text(wire.bytes));
            }
        });
        return list;
    }

    Json intOrString(std::string_view bytes)
    {
        std::uint64_t kind = 0;
        std::int32_t integer = 0;
        std::string string;
        walk(bytes, [&](const WireField &wire) {
            if (wire.number == 1 && hasForm(wire, WireField::Form::Varint))
                kind = wire.value;
            else if (wire.number == 2 && hasForm(wire, WireField::Form::Varint))
                integer = static_cast<std::int32_t>(wire.value);
            else if (wire.number == 3 && hasForm(wire, WireField::Form::Bytes))
                string = text(wire.bytes);
        });
        if (kind > 1)
            fail("is neither a number nor a text");
        return kind == 0 ? Json(integer) : Json(std::move(string));
    }

    /// What Go's zero value is in JSON, for a field that is not a list or a map, or for their
    /// items.
    Json zeroOf(const Field &field)
    {
        count();
        switch (field.type) {
        case Type::String:
        case Type::Bytes:
            return "";
        case Type::Int32:
        case Type::Int64:
        case Type::IntOrString:
            return 0;
        case Type::Bool:
            return false;
        case Type::Quantity:
            return "0";
        case Type::Message:
            return object(*field.message, {});
        default:
            return nullptr;
        }
    }

    /// Adds what Go writes although it was not on the wire.
    void complete(Json &object, const Message &message)
    {
        for (const Field &field : message.fields) {
            if (!m_fault.empty())
                return;
            if (field.arity == Arity::Inline) {
                complete(object, *field.message);
                continue;
            }
            const auto it = object.find(field.name);
            if (it != object.end()) {
                if (field.arity == Arity::One && field.type == Type::Message)
                    complete(*it, *field.message);
                continue;
            }
            const bool listOrMap = field.arity == Arity::List || field.arity == Arity::Map;
            if (field.presence == Presence::Nullable
                || (field.presence == Presence::Always && listOrMap))
                object[field.name] = nullptr;
            else if (field.presence == Presence::Always)
                object[field.name] = zeroOf(field);
        }
    }

    std::vector<Step> m_path{};
    int m_valuesLeft = maxValues;
    std::string m_fault{};
};

} // namespace

Json objectFrom(const protobuf::Message &message, std::string_view bytes, std::string &fault)
{
    ObjectDecoder decoder;
    Json object = decoder.object(message, bytes);
    fault = decoder.fault();
    return object;
}

} // namespace hp::api
