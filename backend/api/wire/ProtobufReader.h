// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace hp::api {

/// One field as it lies on the wire.
struct WireField {
    enum class Form : std::uint8_t {
        Varint = 0,
        Fixed64 = 1,
        Bytes = 2,
        Group = 3, ///< skipped, with all groups in it
        Fixed32 = 5,
    };
    std::uint32_t number = 0;
    Form form = Form::Varint;
    std::uint64_t value = 0; ///< of a varint
    std::string_view bytes{}; ///< of Bytes; points into the body
};

/// Walks the fields of one message; stops at the end or at the first byte that makes no sense.
class ProtobufReader
{
public:
    explicit ProtobufReader(std::string_view bytes)
        : m_rest(bytes)
    { }

    [[nodiscard]] std::optional<WireField> next();
    /// The next of the numbers that lie one behind the other in a packed list.
    [[nodiscard]] std::optional<std::uint64_t> nextPacked();
    /// What is wrong with the bytes, as the end of a sentence ("ends inside a field"); empty while
    /// nothing is.
    [[nodiscard]] std::string_view fault() const { return m_fault; }

private:
    std::uint64_t varint();
    std::string_view take(std::uint64_t size);
    void skipGroup();
    void fail(std::string_view why);

    std::string_view m_rest;
    std::string_view m_fault{};
};

} // namespace hp::api
