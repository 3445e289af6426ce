// SPDX-License-Identifier: Apache-2.0
#include "backend/api/wire/ProtobufValues.h"

#include "model/base/Time.h"

#include <QByteArray>

#include <algorithm>
#include <array>

namespace hp::api {

namespace {

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

/// Takes the digits at the front of the text and tells how many there were.
std::size_t takeDigits(std::string_view &text)
{
    const auto end = std::find_if_not(text.begin(), text.end(), isDigit);
    const auto count = static_cast<std::size_t>(end - text.begin());
    text.remove_prefix(count);
    return count;
}

void takeSign(std::string_view &text)
{
    if (!text.empty() && (text.front() == '+' || text.front() == '-'))
        text.remove_prefix(1);
}

} // namespace

std::optional<std::string> timeText(protobuf::Type type, WireTime time)
{
    // 0001-01-01T00:00:00Z and 9999-12-31T23:59:59Z.
    constexpr std::int64_t earliest = -62'135'596'800;
    constexpr std::int64_t latest = 253'402'300'799;
    if (type == protobuf::Type::Time)
        time.nanoseconds = 0;
    if (time.seconds < earliest || time.seconds > latest)
        return std::nullopt;
    const TimePoint point{std::chrono::seconds(time.seconds)
                          + std::chrono::microseconds(time.nanoseconds / 1000)};
    const TimePoint zero{std::chrono::seconds(earliest)};
    if (point == zero)
        return std::string();
    if (point < zero || point >= TimePoint{std::chrono::seconds(latest + 1)})
        return std::nullopt;
    return type == protobuf::Type::Time ? formatTime(point) : formatMicroTime(point);
}

bool isQuantity(std::string_view text)
{
    takeSign(text);
    std::size_t digits = takeDigits(text);
    if (!text.empty() && text.front() == '.') {
        text.remove_prefix(1);
        digits += takeDigits(text);
    }
    if (digits == 0)
        return false;
    static constexpr std::array<std::string_view, 16> suffixes{
        "", "n", "u", "m", "k", "M", "G", "T", "P", "E", "Ki", "Mi", "Gi", "Ti", "Pi", "Ei"};
    if (std::find(suffixes.begin(), suffixes.end(), text) != suffixes.end())
        return true;
    if (text.front() != 'e' && text.front() != 'E')
        return false;
    text.remove_prefix(1);
    takeSign(text);
    return takeDigits(text) > 0 && text.empty();
}

std::string base64(std::string_view bytes)
{
    const auto size = static_cast<qsizetype>(bytes.size());
    return QByteArray::fromRawData(bytes.data(), size).toBase64().toStdString();
}

} // namespace hp::api
