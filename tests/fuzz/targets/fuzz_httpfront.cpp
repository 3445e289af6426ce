// SPDX-License-Identifier: Apache-2.0
// What the front reads: requests with lengths and with chunks. However the bytes are cut the same
// requests come out, and what is kept while one is incomplete is bounded.
#include "backend/http/RequestReader.h"
#include "tests/fuzz/Expect.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

using hp::fuzz::expect;
using hp::http::ReaderLimits;
using hp::http::RequestReader;

std::span<const std::string_view> hp::fuzz::words()
{
    return {};
}

namespace {

constexpr ReaderLimits limits{512, 1024, 256};

/// What was read of all requests, and how it ended.
std::string readIn(std::string_view bytes, std::size_t piece)
{
    RequestReader reader(limits);
    std::string seen;
    for (std::size_t at = 0; at < bytes.size(); at += piece) {
        reader.feed(bytes.substr(at, piece));
        while (true) {
            const auto step = reader.advance();
            expect(reader.held() <= limits.head + limits.body + limits.framing + 2 * piece
                           + bytes.size() % piece,
                   "what is kept is bounded",
                   {reader.held()});
            if (step == RequestReader::Step::NeedMore)
                break;
            if (step == RequestReader::Step::Failed) {
                expect(reader.failure().status >= 400 && !reader.failure().message.empty(),
                       "a refusal is a status with a sentence");
                return seen + "failed " + std::to_string(reader.failure().status);
            }
            if (step == RequestReader::Step::Head)
                continue;
            const auto &request = reader.request();
            expect(request.body.size() <= limits.body, "a body has its limit");
            expect(request.path.empty() || request.path.front() == '/' || request.path == "*",
                   "a path begins at the root",
                   {request.path});
            expect(("/" + request.path + "/").find("/../") == std::string::npos,
                   "a path leads nowhere else",
                   {request.path});
            seen += request.method + ' ' + request.path + ' ' + std::to_string(request.body.size())
                + '\n';
            reader.next();
        }
    }
    return seen;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const std::string_view bytes(reinterpret_cast<const char *>(data), size);
    const std::string whole = readIn(bytes, 64);
    for (const std::size_t piece : {std::size_t(1), std::size_t(7)}) {
        const std::string cut = readIn(bytes, piece);
        // Limits may be noticed a piece earlier or later, never another request.
        const std::size_t common = std::min(cut.find("failed"), whole.find("failed"));
        expect(cut.substr(0, common) == whole.substr(0, common),
               "the same bytes are the same requests",
               {whole, cut});
    }
    return 0;
}
