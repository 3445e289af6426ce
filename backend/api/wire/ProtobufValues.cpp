// SPDX-License-Identifier: Apache-2.0
#include "backend/api/wire/ProtobufValues.h"

#include "model/base/Time.h"

#include <QByteArray>

namespace hp::api {

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

std::string base64(std::string_view bytes)
{
    const auto size = static_cast<qsizetype>(bytes.size());
    return QByteArray::fromRawData(bytes.data(), size).toBase64().toStdString();
}

} // namespace hp::api
