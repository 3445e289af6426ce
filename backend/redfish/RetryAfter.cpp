// SPDX-License-Identifier: Apache-2.0
#include "backend/redfish/RetryAfter.h"

#include <curl/curl.h>

#include <charconv>
#include <ctime>

namespace hp::redfish {

std::optional<Span> retryAfter(const std::string &header)
{
    long long seconds = 0;
    const char *end = header.data() + header.size();
    const auto [last, error] = std::from_chars(header.data(), end, seconds);
    if (error == std::errc::result_out_of_range)
        return std::chrono::hours(24);
    if (error == std::errc() && last == end && seconds >= 0)
        return std::chrono::seconds(std::min<long long>(seconds, 86400));
    const std::time_t date = curl_getdate(header.c_str(), nullptr);
    if (date < 0)
        return std::nullopt;
    // The wall clock of this machine is the only thing such a date can be compared with.
    return std::chrono::seconds(std::max<std::time_t>(date - std::time(nullptr), 0));
}

} // namespace hp::redfish
