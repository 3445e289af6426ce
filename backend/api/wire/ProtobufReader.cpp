// SPDX-License-Identifier: Apache-2.0
#include "backend/api/wire/ProtobufReader.h"

namespace hp::api {

namespace {

/// The depth at which Google's readers give up; nothing of Kubernetes has a group at all.
constexpr int maxGroupDepth = 100;
constexpr std::uint64_t endOfGroup = 4;

} // namespace

std::optional<WireField> ProtobufReader::next()
{
    if (m_rest.empty() || !m_fault.empty())
        return std::nullopt;
    const std::uint64_t tag = varint();
    const std::uint64_t number = tag >> 3U;
    if (m_fault.empty() && (number == 0 || number > 0x1fff'ffff))
        fail("has a field number that does not exist");

    WireField field;
    field.number = static_cast<std::uint32_t>(number);
    field.form = static_cast<WireField::Form>(tag & 7U);
    switch (field.form) {
    case WireField::Form::Varint:
        field.value = varint();
        break;
    case WireField::Form::Fixed64:
        take(8);
        break;
    case WireField::Form::Bytes:
        field.bytes = take(varint());
        break;
    case WireField::Form::Group:
        skipGroup();
        break;
    case WireField::Form::Fixed32:
        take(4);
        break;
    default:
        fail((tag & 7U) == endOfGroup ? "ends a group that was not started"
                                      : "has a field of no known form");
    }
    return m_fault.empty() ? std::optional(field) : std::nullopt;
}

std::optional<std::uint64_t> ProtobufReader::nextPacked()
{
    if (m_rest.empty() || !m_fault.empty())
        return std::nullopt;
    const std::uint64_t value = varint();
    return m_fault.empty() ? std::optional(value) : std::nullopt;
}

std::uint64_t ProtobufReader::varint()
{
    if (!m_fault.empty())
        return 0;
    std::uint64_t result = 0;
    for (unsigned shift = 0; shift < 70; shift += 7) {
        if (m_rest.empty()) {
            fail("ends inside a field");
            return 0;
        }
        const auto byte = static_cast<std::uint8_t>(m_rest.front());
        m_rest.remove_prefix(1);
        result |= static_cast<std::uint64_t>(byte & 0x7fU) << shift;
        if ((byte & 0x80U) == 0)
            return result;
    }
    fail("has a number of more than ten bytes");
    return 0;
}

std::string_view ProtobufReader::take(std::uint64_t size)
{
    if (size > m_rest.size())
        fail("ends inside a field");
    if (!m_fault.empty())
        return {};
    const std::string_view result = m_rest.substr(0, size);
    m_rest.remove_prefix(size);
    return result;
}

/// A loop, not a recursion: how deep groups lie is up to the sender.
void ProtobufReader::skipGroup()
{
    for (int depth = 1; depth > 0 && m_fault.empty();) {
        const std::uint64_t tag = varint();
        switch (static_cast<WireField::Form>(tag & 7U)) {
        case WireField::Form::Varint:
            varint();
            break;
        case WireField::Form::Fixed64:
            take(8);
            break;
        case WireField::Form::Bytes:
            take(varint());
            break;
        case WireField::Form::Group:
            if (++depth > maxGroupDepth)
                fail("has groups nested deeper than 100 levels");
            break;
        case WireField::Form::Fixed32:
            take(4);
            break;
        default:
            if ((tag & 7U) != endOfGroup)
                fail("has a field of no known form");
            --depth;
        }
    }
}

void ProtobufReader::fail(std::string_view why)
{
    if (m_fault.empty())
        m_fault = why;
}

} // namespace hp::api
