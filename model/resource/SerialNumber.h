// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Text.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

namespace hp::host {

/// It tells servers apart: it is no text that firmware has in the place of one. OpenBMC says zeros
/// until the server was booted (xcat2/xcat-core#3321), many mainboards what nobody replaced.
[[nodiscard]] inline bool isOwnSerialNumber(std::string_view text)
{
    constexpr std::array<std::string_view, 10> ofNobody{"none",
                                                        "n/a",
                                                        "null",
                                                        "unknown",
                                                        "not specified",
                                                        "not available",
                                                        "default string",
                                                        "to be filled by o.e.m.",
                                                        "system serial number",
                                                        "0123456789"};
    const std::string number = lowerCase(trimmed(text));
    return !number.empty() && number.find_first_not_of(number.front()) != std::string::npos
        && std::find(ofNobody.begin(), ofNobody.end(), number) == ofNobody.end();
}

} // namespace hp::host
