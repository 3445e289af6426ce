// SPDX-License-Identifier: Apache-2.0
#include "tests/fuzz/Expect.h"

#include <cstdio>
#include <cstdlib>
#include <nlohmann/json.hpp>
#include <string>

namespace hp::fuzz {

void expect(bool holds, std::string_view property, std::initializer_list<Json> shown)
{
    if (holds)
        return;
    std::string text = "broken: " + std::string(property) + '\n';
    for (const Json &value : shown)
        text += "  " + value.dump(-1, ' ', false, Json::error_handler_t::replace) + '\n';
    std::fputs(text.c_str(), stderr);
    std::abort();
}

} // namespace hp::fuzz
