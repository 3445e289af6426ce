// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace hp::protobuf {

/// How the bytes of one value become JSON.
enum class Type : std::uint8_t {
    String,
    Bytes, ///< base64 in JSON
    Int32,
    Int64,
    Bool,
    Message, ///< an object
    Time, ///< RFC 3339 with whole seconds, null for the zero time
    MicroTime, ///< RFC 3339 with six decimals, null for the zero time
    RawJson, ///< FieldsV1: JSON text inside a message
    Quantity, ///< a text inside a message
    Strings, ///< a list of texts inside a message
    IntOrString,
};

enum class Arity : std::uint8_t {
    One,
    List,
    Map, ///< from texts to values of the type
    Inline, ///< a message whose fields belong to the object around it
};

/// When Go writes a field into JSON. Go's encoder of protobuf writes every field that is not a
/// pointer, so what JSON leaves out has to be left out here.
enum class Presence : std::uint8_t {
    Always, ///< also with its zero: "", 0, false, {}, null for lists, maps and times
    NonZero, ///< not with its zero
    Present, ///< when the pointer is set, also to a zero
    Nullable, ///< null when the pointer is not set
};

struct Message;

struct Field {
    std::uint32_t number = 0;
    std::string_view name{}; ///< in JSON
    Type type = Type::String;
    Arity arity = Arity::One;
    Presence presence = Presence::Always;
    const Message *message = nullptr; ///< of Type::Message
};

struct Message {
    std::string_view name{};
    std::span<const Field> fields{}; ///< sorted by number
};

struct Kind {
    std::string_view apiVersion{}; ///< "*" stands for any
    std::string_view kind{};
    const Message *message = nullptr;
};

/// The kinds that may arrive as protobuf (facts/kube-api.md 1.6), compiled in from fields.tsv and
/// kinds.tsv. Constant; any thread.
[[nodiscard]] std::span<const Kind> kinds();

} // namespace hp::protobuf
