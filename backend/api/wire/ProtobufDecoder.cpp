// SPDX-License-Identifier: Apache-2.0
#include "backend/api/wire/ProtobufDecoder.h"

#include "backend/api/wire/ProtobufObject.h"
#include "backend/api/wire/ProtobufReader.h"
#include "model/base/ApiStatus.h"
#include "resources/types/ProtobufTables.h"

#include <nlohmann/json.hpp>
#include <simdjson.h>
#include <string>

namespace hp::api {

namespace {

using protobuf::Message;

constexpr std::string_view magic("k8s\0", 4);

/// runtime.Unknown: what wraps every object.
struct Envelope {
    std::string_view apiVersion{};
    std::string_view kind{};
    std::string_view raw{};
    bool broken = false;
};

Envelope readEnvelope(std::string_view body)
{
    Envelope envelope;
    ProtobufReader reader(body);
    while (const auto wire = reader.next()) {
        if (wire->number == 2) {
            envelope.raw = wire->bytes;
        } else if (wire->number == 1) {
            ProtobufReader type(wire->bytes);
            while (const auto inner = type.next()) {
                if (inner->number == 1)
                    envelope.apiVersion = inner->bytes;
                else if (inner->number == 2)
                    envelope.kind = inner->bytes;
            }
            envelope.broken = envelope.broken || !type.fault().empty();
        }
    }
    const auto isText = [](std::string_view text) {
        return simdjson::validate_utf8(text.data(), text.size());
    };
    envelope.broken = envelope.broken || !reader.fault().empty() || !isText(envelope.apiVersion)
        || !isText(envelope.kind);
    return envelope;
}

const Message *messageOf(const Envelope &envelope)
{
    for (const protobuf::Kind &kind : protobuf::kinds()) {
        if (kind.kind == envelope.kind
            && (kind.apiVersion == envelope.apiVersion || kind.apiVersion == "*"))
            return kind.message;
    }
    return nullptr;
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

    const std::string kind(envelope.kind);
    const Message *message = messageOf(envelope);
    if (message == nullptr) {
        return unexpected(errorFrom(
            {.code = 415,
             .reason = "UnsupportedMediaType",
             .message = "the body of the request was in an unknown format - \"" + kind + "\" in \""
                 + std::string(envelope.apiVersion)
                 + "\" is not read as protobuf; accepted media types include: application/json"}));
    }
    std::string fault;
    Json json = objectFrom(*message, envelope.raw, fault);
    if (!fault.empty())
        return unexpected(badRequest("the body is not protobuf of kind " + kind + ": " + fault));
    json["apiVersion"] = envelope.apiVersion;
    json["kind"] = envelope.kind;
    return json;
}

} // namespace hp::api
