// SPDX-License-Identifier: Apache-2.0
// The event stream of a BMC. However its bytes are cut the same is found in them, and no line makes
// anything grow.
#include "backend/redfish/EventFrames.h"
#include "tests/fuzz/Expect.h"

#include <nlohmann/json.hpp>
#include <string>

using hp::fuzz::expect;
using hp::redfish::EventFrames;

std::span<const std::string_view> hp::fuzz::words()
{
    return {};
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    // A piece counts as a whole where a line ends in it, so only short events are cut anywhere.
    const std::string_view text(reinterpret_cast<const char *>(data), size);
    EventFrames whole(1 << 20);
    const int found = whole.feed(text);
    EventFrames pieces(1 << 20);
    int again = 0;
    for (const char c : text)
        again += pieces.feed({&c, 1});
    expect(again == found, "the same events", {again, found});
    expect(pieces.lastId() == whole.lastId(),
           "and the same last one",
           {pieces.lastId(), whole.lastId()});
    EventFrames narrow(64);
    for (const char c : text)
        (void)narrow.feed({&c, 1});
    for (const char c : whole.lastId())
        expect(c > ' ' && c < '\x7f', "an id fits into a header", {whole.lastId()});
    return 0;
}
