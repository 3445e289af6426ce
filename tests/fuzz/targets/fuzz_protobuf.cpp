// SPDX-License-Identifier: Apache-2.0
// Protobuf bodies: whatever arrives is an object that can be written as JSON, or one sentence.
#include "backend/api/wire/ProtobufDecoder.h"
#include "model/base/ApiStatus.h"
#include "tests/fuzz/Expect.h"

#include <nlohmann/json.hpp>
#include <string>

using hp::Json;
using hp::fuzz::expect;

std::span<const std::string_view> hp::fuzz::words()
{
    return {};
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const std::string body(reinterpret_cast<const char *>(data), size);
    const auto decoded = hp::api::decodeProtobuf(body);

    // Field 99 with nothing in it: a reader must not mind what it does not know.
    const auto extended = hp::api::decodeProtobuf(body + std::string("\x9a\x06\x00", 3));
    if (!decoded) {
        const hp::ApiStatus status = hp::statusFrom(decoded.error());
        expect(status.code == 400 || status.code == 415, "a bad body is 400 or 415", {status.code});
        expect(Json::accept(Json(status.message).dump()), "the answer is text", {status.message});
        return 0;
    }
    const Json reread = Json::parse(decoded->dump(), nullptr, false);
    expect(reread == *decoded, "an object is the same after JSON", {*decoded, reread});
    expect(decoded->is_object() && decoded->at("kind").is_string(),
           "an object has a kind",
           {*decoded});
    expect(extended && *extended == *decoded, "an unknown field changes nothing", {*decoded});
    return 0;
}
