// SPDX-License-Identifier: Apache-2.0
// What a BMC says when it refuses: every variant of the error body, and no variant at all. What a
// person reads is one short line of text, and never markup.
#include "backend/redfish/EventFrames.h"
#include "backend/redfish/Payload.h"
#include "backend/redfish/TaskWatch.h"
#include "tests/fuzz/Expect.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <string>

using hp::Json;
using hp::fuzz::expect;

std::span<const std::string_view> hp::fuzz::words()
{
    static constexpr std::string_view all[] = {"error",
                                               "code",
                                               "message",
                                               "@Message.ExtendedInfo",
                                               "MessageId",
                                               "MessageID",
                                               "Message",
                                               "Messages",
                                               "Severity",
                                               "MessageSeverity",
                                               "Critical",
                                               "Resolution",
                                               "TaskState",
                                               "TaskStatus",
                                               "Exception",
                                               "Base.1.8.GeneralError"};
    return all;
}

namespace {

bool isPlain(const std::string &text)
{
    return text.size() <= 300 && std::none_of(text.begin(), text.end(), [](char c) {
               return c >= 0 && static_cast<int>(c) < ' ';
           });
}

/// However the bytes are cut, the same events are found, and little is kept.
void readFrames(const std::string &text)
{
    constexpr std::size_t longest = 256;
    hp::redfish::EventFrames whole(longest);
    const int found = whole.feed(text);
    hp::redfish::EventFrames pieces(longest);
    int again = 0;
    for (const char c : text)
        again += pieces.feed({&c, 1});
    expect(again <= static_cast<int>(text.size()), "no more events than bytes", {again, found});
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    static hp::redfish::PayloadReader reader;
    const std::string text(reinterpret_cast<const char *>(data), size);
    const auto said = reader.refusal(text);
    for (const std::string &shown : {said.messageId, said.message, said.resolution})
        expect(isPlain(shown), "what is shown is one short line", {shown.size()});
    expect(said.messageId.find('.') == std::string::npos, "of an id the last part alone counts");
    if (!Json::accept(text) && !text.starts_with("\xEF\xBB\xBF"))
        expect(said.message.empty() && said.messageId.empty(), "what is no JSON says nothing");

    hp::redfish::HttpAnswer answer;
    answer.status = size == 0 ? 200 : 100 + data[0] * 2;
    const auto task = hp::redfish::TaskWatch::read(answer, reader.task(text), said);
    const bool failed = task.progress == hp::redfish::TaskWatch::Progress::Failed;
    expect(failed == !task.why.empty(), "a failure has a reason and nothing else has");
    readFrames(text);
    return 0;
}
