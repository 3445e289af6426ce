// SPDX-License-Identifier: Apache-2.0
#include "backend/api/wire/ProtobufDecoder.h"

#include "backend/api/wire/ProtobufFields.h"
#include "model/base/ApiStatus.h"
#include "model/base/Time.h"

#include <cstdint>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>

namespace hp::api {

namespace {

constexpr std::string_view magic("k8s\0", 4);

/// One field as it lies on the wire.
struct WireField {
    unsigned number = 0;
    unsigned wireType = 0;
    std::uint64_t value = 0; ///< of a varint
    std::string_view bytes{}; ///< of a length-delimited field
};

/// Walks the fields of one message; stops at the end or at the first byte that makes no sense.
class WireReader
{
public:
    explicit WireReader(std::string_view bytes)
        : m_rest(bytes)
    { }

    [[nodiscard]] bool broken() const { return m_broken; }

    std::optional<WireField> next()
    {
        if (m_rest.empty() || m_broken)
            return std::nullopt;
        WireField field;
        const std::uint64_t tag = varint();
        field.number = static_cast<unsigned>(tag >> 3U);
        field.wireType = static_cast<unsigned>(tag & 7U);
        if (field.wireType == 0)
            field.value = varint();
        else if (field.wireType == 1)
            skip(8);
        else if (field.wireType == 2)
            field.bytes = take(varint());
        else if (field.wireType == 5)
            skip(4);
        else
            m_broken = true;
        if (m_broken || field.number == 0) {
            m_broken = true;
            return std::nullopt;
        }
        return field;
    }

private:
    std::uint64_t varint()
    {
        std::uint64_t result = 0;
        for (unsigned shift = 0; shift < 70; shift += 7) {
            if (m_rest.empty())
                break;
            const auto byte = static_cast<std::uint8_t>(m_rest.front());
            m_rest.remove_prefix(1);
            if (shift < 64)
                result |= static_cast<std::uint64_t>(byte & 0x7fU) << shift;
            if ((byte & 0x80U) == 0)
                return result;
        }
        m_broken = true;
        return 0;
    }

    std::string_view take(std::uint64_t size)
    {
        if (size > m_rest.size()) {
            m_broken = true;
            return {};
        }
        const std::string_view result = m_rest.substr(0, size);
        m_rest.remove_prefix(size);
        return result;
    }

    void skip(std::uint64_t size) { take(size); }

    std::string_view m_rest;
    bool m_broken = false;
};

std::string base64(std::string_view bytes)
{
    static constexpr char alphabet[] =
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    std::string result;
    result.reserve((bytes.size() + 2) / 3 * 4);
    for (std::size_t i = 0; i < bytes.size(); i += 3) {
        std::uint32_t group = 0;
        for (std::size_t k = 0; k < 3; ++k)
            group = (group << 8U)
                | (i + k < bytes.size() ? static_cast<std::uint8_t>(bytes[i + k]) : 0U);
        for (std::size_t k = 0; k < 4; ++k)
            result += i + k > bytes.size() ? '=' : alphabet[(group >> (18U - 6U * k)) & 63U];
    }
    return result;
}

bool isUtf8(std::string_view bytes)
{
    for (std::size_t i = 0; i < bytes.size();) {
        const auto lead = static_cast<std::uint8_t>(bytes[i]);
        const std::size_t length = lead < 0x80 ? 1
            : lead < 0xc2                      ? 0
            : lead < 0xe0                      ? 2
            : lead < 0xf0                      ? 3
            : lead < 0xf5                      ? 4
                                               : 0;
        if (length == 0 || i + length > bytes.size())
            return false;
        for (std::size_t k = 1; k < length; ++k) {
            const auto byte = static_cast<std::uint8_t>(bytes[i + k]);
            // The second byte is narrower after these leads: no overlong forms, no surrogates.
            const std::uint8_t low = k > 1 ? 0x80
                : lead == 0xe0             ? 0xa0
                : lead == 0xf0             ? 0x90
                                           : 0x80;
            const std::uint8_t high = k > 1 ? 0xbf
                : lead == 0xed              ? 0x9f
                : lead == 0xf4              ? 0x8f
                                            : 0xbf;
            if (byte < low || byte > high)
                return false;
        }
        i += length;
    }
    return true;
}

/// Decodes one message tree. Any inconsistency is remembered and makes the whole body a 400.
class MessageDecoder
{
public:
    [[nodiscard]] bool broken() const { return m_broken; }

    Json message(const std::string &name, std::string_view bytes)
    {
        Json result = Json::object();
        const ProtobufMessage *fields = protobufMessage(name);
        WireReader reader(bytes);
        while (const auto wire = reader.next()) {
            if (fields == nullptr)
                continue;
            const auto known = fields->find(wire->number);
            if (known != fields->end())
                add(result, known->second, *wire);
        }
        m_broken = m_broken || reader.broken();
        return result;
    }

private:
    void add(Json &into, const ProtobufField &field, const WireField &wire)
    {
        if (field.arity == ProtobufArity::Map) {
            addEntry(into[field.name], field, wire.bytes);
            return;
        }
        std::optional<Json> value = single(field, wire);
        if (!value)
            return;
        if (field.arity == ProtobufArity::List)
            into[field.name].push_back(std::move(*value));
        // Go writes the zero value of every plain string; in JSON those fields are absent.
        else if (!(value->is_string() && value->get_ref<const std::string &>().empty()))
            into[field.name] = std::move(*value);
    }

    void addEntry(Json &map, const ProtobufField &field, std::string_view bytes)
    {
        std::string key;
        std::optional<Json> value;
        WireReader reader(bytes);
        while (const auto wire = reader.next()) {
            if (wire->number == 1)
                key = text(wire->bytes);
            else if (wire->number == 2)
                value = single(field, *wire);
        }
        m_broken = m_broken || reader.broken();
        map[key] = value ? std::move(*value) : Json("");
    }

    std::optional<Json> single(const ProtobufField &field, const WireField &wire)
    {
        const bool number =
            field.type == ProtobufType::Integer || field.type == ProtobufType::Boolean;
        if (wire.wireType != (number ? 0U : 2U)) {
            m_broken = true;
            return std::nullopt;
        }
        switch (field.type) {
        case ProtobufType::String:
            return text(wire.bytes);
        case ProtobufType::Bytes:
            return base64(wire.bytes);
        case ProtobufType::Integer:
            return static_cast<std::int64_t>(wire.value);
        case ProtobufType::Boolean:
            return wire.value != 0;
        case ProtobufType::Message:
            return message(field.message, wire.bytes);
        case ProtobufType::Time:
        case ProtobufType::MicroTime:
            return time(field.type, wire.bytes);
        case ProtobufType::RawJson:
            return rawJson(wire.bytes);
        case ProtobufType::Wrapped:
            return wrapped(wire.bytes);
        case ProtobufType::WrappedList:
            return wrappedList(wire.bytes);
        case ProtobufType::IntOrString:
            return intOrString(wire.bytes);
        }
        return std::nullopt;
    }

    /// Text that is not UTF-8 could never be written as JSON again.
    std::string text(std::string_view bytes)
    {
        m_broken = m_broken || !isUtf8(bytes);
        return std::string(bytes);
    }

    std::optional<Json> time(ProtobufType type, std::string_view bytes)
    {
        std::int64_t seconds = 0;
        std::int64_t nanos = 0;
        WireReader reader(bytes);
        while (const auto wire = reader.next()) {
            if (wire->number == 1)
                seconds = static_cast<std::int64_t>(wire->value);
            else if (wire->number == 2)
                nanos = static_cast<std::int64_t>(wire->value);
        }
        // Years 0001 to 9999, outside of which RFC 3339 has no text.
        constexpr std::int64_t earliest = -62'135'596'800;
        constexpr std::int64_t latest = 253'402'300'799;
        m_broken = m_broken || reader.broken() || seconds < earliest || seconds > latest;
        if (m_broken || (seconds == 0 && nanos == 0) || seconds == earliest)
            return std::nullopt;
        const TimePoint point{std::chrono::seconds(seconds)
                              + std::chrono::microseconds(nanos % 1'000'000'000 / 1000)};
        return type == ProtobufType::Time ? formatTime(point) : formatMicroTime(point);
    }

    std::optional<Json> rawJson(std::string_view bytes)
    {
        Json parsed = Json::object();
        WireReader reader(bytes);
        while (const auto wire = reader.next()) {
            if (wire->number == 1 && !wire->bytes.empty())
                parsed = Json::parse(wire->bytes.begin(), wire->bytes.end(), nullptr, false);
        }
        m_broken = m_broken || reader.broken() || parsed.is_discarded();
        return m_broken ? std::nullopt : std::optional(std::move(parsed));
    }

    std::optional<Json> wrapped(std::string_view bytes)
    {
        const Json list = wrappedList(bytes);
        return list.empty() ? Json("0") : list.back();
    }

    Json wrappedList(std::string_view bytes)
    {
        Json list = Json::array();
        WireReader reader(bytes);
        while (const auto wire = reader.next()) {
            if (wire->number == 1)
                list.push_back(text(wire->bytes));
        }
        m_broken = m_broken || reader.broken();
        return list;
    }

    std::optional<Json> intOrString(std::string_view bytes)
    {
        std::int64_t kind = 0;
        Json number = 0;
        Json string = "";
        WireReader reader(bytes);
        while (const auto wire = reader.next()) {
            if (wire->number == 1)
                kind = static_cast<std::int64_t>(wire->value);
            else if (wire->number == 2)
                number = static_cast<std::int64_t>(wire->value);
            else if (wire->number == 3)
                string = text(wire->bytes);
        }
        m_broken = m_broken || reader.broken();
        return kind == 0 ? number : string;
    }

    bool m_broken = false;
};

/// runtime.Unknown: what wraps every object.
struct Envelope {
    std::string apiVersion{};
    std::string kind{};
    std::string_view raw{};
    bool broken = false;
};

Envelope readEnvelope(std::string_view body)
{
    Envelope envelope;
    WireReader reader(body);
    while (const auto wire = reader.next()) {
        if (wire->number == 2) {
            envelope.raw = wire->bytes;
        } else if (wire->number == 1) {
            WireReader type(wire->bytes);
            while (const auto inner = type.next()) {
                if (inner->number == 1)
                    envelope.apiVersion = inner->bytes;
                else if (inner->number == 2)
                    envelope.kind = inner->bytes;
            }
            envelope.broken = envelope.broken || type.broken();
        }
    }
    envelope.broken = envelope.broken || reader.broken();
    return envelope;
}

} // namespace

Result<Json> decodeProtobuf(std::string_view body)
{
    if (!body.starts_with(magic))
        return unexpected(badRequest(
            "the body is not Kubernetes protobuf: its first four bytes are not \"k8s\\0\""));
    const Envelope envelope = readEnvelope(body.substr(magic.size()));
    if (envelope.broken)
        return unexpected(
            badRequest("the body is not Kubernetes protobuf: its envelope cannot be read"));

    const std::string message = protobufMessageOf(envelope.apiVersion, envelope.kind);
    if (message.empty()) {
        return unexpected(errorFrom(
            {.code = 415,
             .reason = "UnsupportedMediaType",
             .message = "the body of the request was in an unknown format - " + envelope.kind
                 + " in " + envelope.apiVersion
                 + " is not read as protobuf; accepted media types include: application/json"}));
    }
    MessageDecoder decoder;
    Json json = decoder.message(message, envelope.raw);
    if (decoder.broken())
        return unexpected(badRequest("the body is not a " + envelope.kind + " in protobuf"));
    json["apiVersion"] = envelope.apiVersion;
    json["kind"] = envelope.kind;
    return json;
}

} // namespace hp::api
