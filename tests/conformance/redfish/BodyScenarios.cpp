// SPDX-License-Identifier: Apache-2.0
#include "tests/conformance/redfish/Scenarios.h"

#include <algorithm>
#include <atomic>
#include <cstdlib>
#include <new>
#include <nlohmann/json.hpp>

namespace {

/// The scenario plays the BMC on its own thread and may hold a whole bomb there; the driver has
/// threads of its own.
thread_local bool playsTheBmc = false;
/// The largest piece of memory, in bytes, that any other thread asked for.
std::atomic<std::size_t> largestPiece{0};

} // namespace

// Counts what is asked for: how much of it is resident afterwards depends on the allocator and on
// what ran before.
void *operator new(std::size_t size)
{
    if (!playsTheBmc) {
        std::size_t known = largestPiece.load();
        while (size > known && !largestPiece.compare_exchange_weak(known, size)) { }
    }
    if (void *given = std::malloc(std::max<std::size_t>(size, 1)))
        return given;
    throw std::bad_alloc();
}
/// That of libstdc++ calls the one above; that of a sanitizer would not, and its memory is no
/// memory of malloc.
void *operator new(std::size_t size, const std::nothrow_t &) noexcept
{
    try {
        return operator new(size);
    } catch (const std::bad_alloc &) {
        return nullptr;
    }
}
void operator delete(void *given) noexcept
{
    std::free(given);
}
void operator delete(void *given, std::size_t) noexcept
{
    std::free(given);
}

namespace hp::conformance {

using test::ScriptedBmc;
using End = ScriptedBmc::End;

namespace {

/// One answer to a reading, and what it must come to.
void play(Scene &s, const ScriptedBmc::Answer &answer, const char *wanted, const char *word = "")
{
    s.bmc.on(url::system, {answer});
    const auto result = s.read();
    s.expectEqual("answer", said(result), wanted);
    if (*word != 0)
        s.expect(has(trouble(result), word),
                 "not told as " + std::string(word) + ": " + trouble(result));
    s.expect(!has(trouble(result), "<"), "raw HTML is told: " + trouble(result));
    s.leap(std::chrono::minutes(1));
}

void truncatedJson(Scene &s)
{
    const ScriptedBmc::Answer cut{"HTTP/1.0 200 OK\r\n\r\n{\"PowerState\":\"Of", End::Close};
    play(s, cut, "Refused", "BadJson");
    s.expectEqual("attempts", s.bmc.count(url::system), 2);
    s.bmc.on(url::system, {cut, systemIn("On")});
    s.expectEqual("garbled once only", said(s.read()), "On");
}

void truncatedByLength(Scene &s)
{
    play(s,
         {"HTTP/1.1 200 OK\r\nContent-Length: 900\r\n\r\n{\"PowerState\":\"Off\"", End::Close},
         "Unreachable");
}

void jsonBombs(Scene &s)
{
    s.expectEqual("a first reading", said(s.read()), "On");
    playsTheBmc = true;
    largestPiece = 0;
    const ScriptedBmc::Answer big = ScriptedBmc::chunked(
        "", R"({"PowerState":"Off","x":")" + std::string(2'000'000, 'a') + "\"}");
    play(s, big, "Refused", "TooLarge");
    s.expect(largestPiece > 0, "nothing of the answer was read");
    s.expect(largestPiece < 1'000'000,
             "the driver took " + std::to_string(largestPiece) + " bytes at once for the answer");
    // This one is short enough to be parsed, for which the parser's tape takes 8 bytes per byte.
    play(s,
         ScriptedBmc::json(200,
                           R"({"PowerState":"Off","x":)" + std::string(100'000, '[')
                               + std::string(100'000, ']') + "}"),
         "Refused",
         "BadJson");
    s.bmc.on(url::system, {big});
    for (int i = 0; i < 4; ++i)
        (void)s.read();
    const int asked = s.bmc.count(url::system);
    (void)s.read();
    s.expectEqual("requests while the breaker is open", s.bmc.count(url::system) - asked, 0);
    playsTheBmc = false;
}

void compressed(Scene &s)
{
    play(s,
         ScriptedBmc::chunked("Content-Encoding: gzip\r\n", "\x1f\x8b\x08 garbage"),
         "Refused",
         "BadEncoding");
    for (const auto &request : s.bmc.requests())
        s.expect(request.header("accept-encoding").find("gzip") == std::string::npos,
                 "compression was asked for");
}

void hugeHeaders(Scene &s)
{
    std::string wide;
    for (int i = 0; i < 100; ++i)
        wide += "X-Filler: " + std::string(4000, 'a') + "\r\n";
    play(s, {"HTTP/1.1 200 OK\r\n" + wide + "\r\n"}, "Refused", "TooLarge");
    std::string many;
    for (int i = 0; i < 10'000; ++i)
        many += "X: 1\r\n";
    play(s, {"HTTP/1.1 200 OK\r\n" + many + "\r\n"}, "Refused", "TooLarge");
    play(s,
         {"HTTP/1.1 200 OK\r\nX: " + std::string(400'000, 'a') + "\r\n\r\n"},
         "Refused",
         "TooLarge");
    const auto answer = s.read();
    s.expect(!has(trouble(answer), "emory"), "curl's own words are told: " + trouble(answer));
}

void nestedAndDuplicate(Scene &s)
{
    play(s, document(R"("Oem":{"X":{"PowerState":"Off"}},"PowerState":"On")"), "On");
    play(s, document(R"("PowerState":"On","Oem":{"X":{"PowerState":"Off"}})"), "On");
    play(s, document(R"("Oem":{"X":{"PowerState":"Off"}})"), "Unknown");
    play(s, document(R"("PowerState":"Off","PowerState":"On")"), "Unknown");
    play(s, document(R"("PowerState":"On","PowerState":"Off")"), "Unknown");
    play(s, document(R"("PowerState":"On","PowerState":"On")"), "On");
}

void oddButValid(Scene &s)
{
    play(s, ScriptedBmc::json(200, "\xEF\xBB\xBF{ \"Power\\u0053tate\" : \"On\" }"), "On");
    play(s, ScriptedBmc::json(200, "\r\n\t {\"PowerState\"\n:\t\"On\"} \n"), "On");
}

void errorBodies(Scene &s)
{
    const auto post = [&s](const ScriptedBmc::Answer &answer) {
        s.bmc.on(url::reset, {answer});
        const auto result = s.reset(ResetType::ForceOff);
        s.expect(!result, "an error was taken for success");
        const std::string text = trouble(result);
        s.expect(!has(text, "<") && !has(text, "exception"), "raw text is told: " + text);
        return text;
    };
    const std::string object = post(ScriptedBmc::json(
        400,
        R"({"error":{"@Message.ExtendedInfo":{"MessageID":"iLO.0.10.Thing","Message":"A sentence."}}})"));
    s.expect(has(object, "A sentence.") && has(object, "Thing"), "not told: " + object);
    const std::string severe = post(ScriptedBmc::json(
        400,
        R"({"error":{"code":"Base.1.0.GeneralError","message":"See below","@Message.ExtendedInfo":[)"
        R"({"MessageId":"Base.1.8.Note","Message":"A note.","Severity":"OK"},)"
        R"({"MessageId":"Base.1.8.Grave","Message":"It is grave.","MessageSeverity":"Critical",)"
        R"("Resolution":"Do this."}]}})"));
    s.expect(has(severe, "It is grave. Do this."),
             "not the most severe with its advice: " + severe);
    const std::string top = post(ScriptedBmc::json(
        400, R"({"Messages":[{"MessageID":"iLO.0.10.Old","Message":"Old style."}]})"));
    s.expect(has(top, "Old style."), "not told: " + top);
    const std::string html = post(ScriptedBmc::raw(
        "HTTP/1.1 504 Gateway Timeout\r\nContent-Type: text/html\r\nContent-Length: "
        "46\r\n\r\n<html><body><h1>Gateway Timeout</h1></body></h",
        End::Close));
    s.expect(has(html, "504"), "no code: " + html);
    const std::string empty = post(ScriptedBmc::empty(500));
    s.expect(has(empty, "500"), "no code: " + empty);
    s.bmc.on(
        url::reset,
        {ScriptedBmc::json(
            200,
            R"({"@Message.ExtendedInfo":[{"MessageId":"Base.1.8.GeneralError","Severity":"Critical"}]})")});
    s.expectEqual("an annotation in a 200", said(s.reset(ResetType::ForceOff)), "sent");
    s.bmc.on(
        url::system,
        {document(
            R"("UUID":"uuid-1","PowerState":"On","@Message.ExtendedInfo":[{"MessageId":"Base.1.8.GeneralError"}])")});
    s.expectEqual("a reading with an annotation", said(s.read()), "On");
    // 401 as cut HTML in chunks, as iDRAC 8 does it: the status decides before the body is read.
    s.bmc.on(url::system,
             {{"HTTP/1.1 401 Unauthorized\r\nContent-Type: text/html\r\nTransfer-Encoding: "
               "chunked\r\n\r\n40\r\n<html>Unauthor",
               End::Close}});
    s.expectEqual("401 as cut HTML", said(s.read()), "Unauthorised");
}

void notModified(Scene &s)
{
    play(s, ScriptedBmc::empty(304), "Refused");
    for (const auto &request : s.bmc.requests())
        s.expectEqual("If-None-Match", request.header("if-none-match"), std::string());
}

void emptyBody(Scene &s)
{
    play(s, ScriptedBmc::empty(204), "Refused");
    play(s, ScriptedBmc::json(200, ""), "Refused", "BadJson");
    play(s, ScriptedBmc::json(200, "{}"), "Unknown");
}

void otherContentType(Scene &s)
{
    const std::string body = ScriptedBmc::system("On");
    play(s,
         {"HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: "
          + std::to_string(body.size()) + "\r\n\r\n" + body},
         "On");
    play(s,
         {"HTTP/1.1 200 OK\r\nContent-Length: " + std::to_string(body.size()) + "\r\n\r\n" + body},
         "On");
}

void interimAnswer(Scene &s)
{
    const std::string body = ScriptedBmc::system("On");
    play(s,
         {"HTTP/1.1 100 Continue\r\nX-Auth-Token: wrong\r\n\r\nHTTP/1.1 200 OK\r\nContent-Length: "
          + std::to_string(body.size()) + "\r\n\r\n" + body},
         "On");
}

} // namespace

std::vector<Scenario> bodyScenarios()
{
    return {
        {{"RF-047"}, {"truncated|cut", "json", "no length|close"}, playOn<Scene, truncatedJson>},
        {{"RX-010"}, {"truncated|cut|short", "content-length"}, playOn<Scene, truncatedByLength>},
        {{"RF-048"}, {"bomb|nesting|2 mb", "json|chunked"}, playOn<Scene, jsonBombs>},
        {{"RF-049"}, {"gzip|compressed|content-encoding"}, playOn<Scene, compressed>},
        {{"RF-050"}, {"header", "400 kb|10 000|huge|large"}, playOn<Scene, hugeHeaders>},
        {{"RF-052"}, {"duplicate|nested", "powerstate"}, playOn<Scene, nestedAndDuplicate>},
        {{"RF-053"}, {"bom|whitespace|escaped"}, playOn<Scene, oddButValid>},
        {{"RF-094"},
         {"extendedinfo|error body|messageid|html|empty 500"},
         playOn<Scene, errorBodies>},
        {{"RX-024"}, {"empty body|204", "get|poll"}, playOn<Scene, emptyBody>},
        {{"RX-025"}, {"content-type", "wrong|missing|text/html"}, playOn<Scene, otherContentType>},
        {{"RX-026"}, {"100 continue|100-continue|interim"}, playOn<Scene, interimAnswer>},
        {{"RX-011"}, {"304|if-none-match|conditional get"}, playOn<Scene, notModified>},
    };
}

} // namespace hp::conformance
