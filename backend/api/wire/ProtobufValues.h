// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "resources/types/ProtobufTables.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace hp::api {

/// google.protobuf.Timestamp, as metav1.Time and metav1.MicroTime carry it.
struct WireTime {
    std::int64_t seconds = 0; ///< since 1970
    std::int32_t nanoseconds = 0;
};

/// RFC 3339 as the type writes it: Time drops fractions, MicroTime has six decimals. "" for the
/// zero time of Go (0001-01-01), nullopt outside the years 1 to 9999, for which there is no text.
[[nodiscard]] std::optional<std::string> timeText(protobuf::Type type, WireTime time);

[[nodiscard]] std::string base64(std::string_view bytes);

} // namespace hp::api
