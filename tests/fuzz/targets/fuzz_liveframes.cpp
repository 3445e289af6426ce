// SPDX-License-Identifier: Apache-2.0
// Frames that a client of /live sends. Whatever is in one, each kind of frame is read from it with
// what fits, and what was read is written and read as the same again.
#include "model/base/JsonTree.h"
#include "model/live/FrameJson.h"
#include "tests/fuzz/Expect.h"

#include <nlohmann/json.hpp>
#include <string>

using hp::Json;
using hp::fuzz::expect;
using namespace hp::live;

std::span<const std::string_view> hp::fuzz::words()
{
    static constexpr std::string_view all[] = {"op",
                                               "id",
                                               "hello",
                                               "protocol",
                                               "client",
                                               "resume",
                                               "session",
                                               "views",
                                               "subscribe",
                                               "view",
                                               "options",
                                               "at",
                                               "unsubscribe",
                                               "command",
                                               "arguments",
                                               "pong",
                                               "retry",
                                               "fleet"};
    return all;
}

namespace {

template<typename Frame>
void readAndWrite(const Json &frame)
{
    const std::string written = frameText(frameFrom<Frame>(frame));
    const Json again = hp::parseJson(written);
    expect(again.is_object(), "what is written is a frame", {written});
    expect(frameText(frameFrom<Frame>(again)) == written, "it is read as the same", {written});
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const Json frame = hp::parseJson({reinterpret_cast<const char *>(data), size});
    if (!frame.is_object())
        return 0;
    (void)frameFrom<FrameHead>(frame);
    readAndWrite<BasicHello<JsonSide>>(frame);
    readAndWrite<BasicSubscribe<JsonSide>>(frame);
    readAndWrite<BasicUnsubscribe<JsonSide>>(frame);
    readAndWrite<BasicCommand<JsonSide>>(frame);
    return 0;
}
