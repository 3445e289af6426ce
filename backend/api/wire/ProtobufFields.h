// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <map>
#include <string>
#include <string_view>

namespace hp::api {

/// How a field's bytes become JSON.
enum class ProtobufType {
    String,
    Bytes, ///< base64 in JSON
    Integer, ///< int32 and int64; negative ones take ten bytes
    Boolean,
    Message,
    Time, ///< RFC 3339 with whole seconds; the zero time is absent
    MicroTime, ///< RFC 3339 with six decimals
    RawJson, ///< FieldsV1: JSON text inside a message
    Wrapped, ///< a message around one string: Quantity
    WrappedList, ///< a message around repeated strings: ExtraValue
    IntOrString,
};

enum class ProtobufArity { One, List, Map };

struct ProtobufField {
    std::string name{}; ///< the JSON name
    ProtobufType type = ProtobufType::String;
    ProtobufArity arity = ProtobufArity::One; ///< for Map: of the values; keys are strings
    std::string message{}; ///< the message's name when type is Message
};

using ProtobufMessage = std::map<unsigned, ProtobufField>;

/// The fields of a message by number; null when the message is not in the table.
[[nodiscard]] const ProtobufMessage *protobufMessage(const std::string &name);
/// The message of a kind that may arrive as protobuf; empty for every other kind. DeleteOptions
/// belongs to every API group, so its apiVersion does not count.
[[nodiscard]] std::string protobufMessageOf(std::string_view apiVersion, std::string_view kind);

} // namespace hp::api
