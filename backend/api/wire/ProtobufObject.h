// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Json.h"

#include <string>
#include <string_view>

namespace hp::protobuf {
struct Message;
}

namespace hp::api {

/// The JSON of one message without its envelope, zero values and nulls included as Go writes them.
/// `fault` becomes the first fault as a sentence that names the field in which it lies, and then
/// the value is of no use. Pure; any thread.
[[nodiscard]] Json
objectFrom(const protobuf::Message &message, std::string_view bytes, std::string &fault);

} // namespace hp::api
