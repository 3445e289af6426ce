// SPDX-License-Identifier: Apache-2.0
#include "backend/lab/bmc/FaultyAnswer.h"

#include "backend/lab/Read.h"
#include "backend/lab/bmc/RedfishAnswers.h"
#include "model/base/JsonTree.h"

#include <QByteArray>

#include <array>
#include <nlohmann/json.hpp>
#include <utility>

namespace hp::lab {

namespace {

using http::HttpResponse;

constexpr std::size_t oversizedBytes = 2'000'000;
constexpr std::size_t nestedBytes = 200'000;
constexpr std::size_t bombBytes = 10'000'000;

/// The check sum at the end of a gzip file (RFC 1952).
std::uint32_t crc32(const QByteArray &bytes)
{
    std::uint32_t crc = 0xffffffffU;
    for (const char byte : bytes) {
        crc ^= static_cast<unsigned char>(byte);
        for (int bit = 0; bit < 8; ++bit)
            crc = (crc >> 1U) ^ ((crc & 1U) != 0 ? 0xedb88320U : 0U);
    }
    return ~crc;
}

void appendLittleEndian(std::string &text, std::uint32_t number)
{
    for (int shift = 0; shift < 32; shift += 8)
        text += static_cast<char>((number >> static_cast<unsigned>(shift)) & 0xffU);
}

/// Few bytes that become ten million spaces and an empty object.
std::string gzipBomb()
{
    static const std::string bomb = [] {
        const QByteArray plain = QByteArray(bombBytes, ' ').append("{}");
        // Qt writes a length, then zlib's two bytes, the deflated data and four bytes of check sum.
        const QByteArray zlib = qCompress(plain, 9).mid(4);
        std::string gzip("\x1f\x8b\x08\0\0\0\0\0\x02\xff", 10);
        gzip.append(zlib.constData() + 2, static_cast<std::size_t>(zlib.size() - 6));
        appendLittleEndian(gzip, crc32(plain));
        appendLittleEndian(gzip, static_cast<std::uint32_t>(plain.size()));
        return gzip;
    }();
    return bomb;
}

/// A page that begins with `first` and goes on as the proper one.
std::string beginningWith(const std::string &first, const std::string &page)
{
    return page.size() > 2 && page.front() == '{' ? '{' + first + ',' + page.substr(1) : page;
}

std::string oppositeOf(const std::string &page)
{
    const Json parsed = parseJson(page);
    return parsed.is_object() && parsed.value("PowerState", Json()) == "Off" ? "On" : "Off";
}

Outgoing garbled(const std::string &form, HttpResponse proper)
{
    Outgoing out{{}, false};
    HttpResponse &response = out.response;
    const std::string page = proper.body;
    response.headers = proper.headers;
    if (form == "html") {
        response.status = 504;
        response.contentType = "text/html";
        response.body = "<html><head><title>504 Gateway Timeout</title></head></html>";
    } else if (form == "truncated") {
        response.body = page.substr(0, page.size() / 2);
    } else if (form == "oversized") {
        response.body = R"({"Filler":")" + std::string(oversizedBytes, 'x') + "\"}";
        out.chunked = true;
    } else if (form == "nested") {
        response.body = std::string(nestedBytes, '[');
        out.chunked = true;
    } else if (form == "gzip") {
        response.headers.emplace_back("Content-Encoding", "gzip");
        response.body = gzipBomb();
    } else if (form == "bom") {
        std::string escaped = page;
        if (const auto at = escaped.find("\"PowerState\""); at != std::string::npos)
            escaped.replace(at, 12, "\"Power\\u0053tate\" ");
        response.body = "\xef\xbb\xbf" + escaped;
    } else if (form == "duplicateState") {
        response.body = beginningWith("\"PowerState\":\"" + oppositeOf(page) + '"', page);
    } else if (form == "nestedState") {
        response.body =
            beginningWith(R"("Oem":{"Lab":{"PowerState":")" + oppositeOf(page) + "\"}}", page);
    } else if (form == "array") {
        response.body = '[' + page + ']';
    }
    return out;
}

std::string retryAfterOf(const Object &bmc, TimePoint now)
{
    std::string text = bmc.text("/spec/faults/retryAfter");
    // "+20s" is the instant twenty seconds from now, in the notation of HTTP.
    if (text.starts_with('+')) {
        if (const auto ahead = durationFrom(Json(text.substr(1))); ahead && *ahead != forEver)
            return httpDate(endOf(now, *ahead));
    }
    return text;
}

/// An error in one of the forms that services in the field give it (facts/redfish.md 3).
HttpResponse errorInForm(const std::string &form, HttpResponse plain, const HttpResponse &proper)
{
    Json body = parseJson(plain.body);
    Json &error = body["error"];
    if (form == "html") {
        plain.contentType = "text/html";
        plain.body =
            "<html><body><h1>Error " + std::to_string(plain.status) + "</h1></body></html>";
    } else if (form == "empty") {
        plain.contentType.clear();
        plain.body.clear();
    } else if (form == "object") {
        error["@Message.ExtendedInfo"] = Json(error["@Message.ExtendedInfo"][0]);
        plain.body = body.dump();
    } else if (form == "messageID") {
        Json &info = error["@Message.ExtendedInfo"][0];
        info["MessageID"] = info["MessageId"];
        info.erase("MessageId");
        plain.body = Json{{"Messages", error["@Message.ExtendedInfo"]}, {"error", error}}.dump();
    } else if (form == "reference") {
        error["@Message.ExtendedInfo"][0].erase("Message");
        error["message"] = "See @Message.ExtendedInfo for more information.";
        plain.body = body.dump();
    } else if (form == "annotated") {
        Json page = parseJson(proper.body);
        if (page.is_object()) {
            page["@Message.ExtendedInfo"] = error["@Message.ExtendedInfo"];
            plain.body = page.dump();
        }
    }
    return plain;
}

HttpResponse answerInstead(const Object &bmc, int status, const HttpResponse &proper)
{
    const std::string &id = bmc.text("/spec/faults/messageId");
    RedfishMessage message = status == 401 ? noSession : status >= 500 ? broken : refusedNow;
    if (!id.empty())
        message.id = id;
    return errorInForm(bmc.text("/spec/faults/errorForm"), errorAnswer(status, message), proper);
}

} // namespace

bool replacesAnswers(const Object &bmc)
{
    return flagAt(bmc, "/spec/faults/unauthorised") || flagAt(bmc, "/spec/faults/http500")
        || !bmc.at("/spec/faults/busy").is_null() || numberAt(bmc, "/spec/faults/status", 0) >= 300
        || !bmc.text("/spec/faults/location").empty() || !bmc.text("/spec/faults/garbage").empty();
}

Outgoing faulty(const Object &bmc, HttpResponse proper, TimePoint now)
{
    Outgoing out{{}, false};
    const auto status = static_cast<int>(numberAt(bmc, "/spec/faults/status", 0));
    const std::string &garbage = bmc.text("/spec/faults/garbage");
    const std::string &location = bmc.text("/spec/faults/location");
    if (flagAt(bmc, "/spec/faults/unauthorised")) {
        out.response = errorAnswer(401, noSession);
    } else if (flagAt(bmc, "/spec/faults/http500")) {
        out.response = errorAnswer(500, broken);
    } else if (const auto busy = durationFrom(bmc.at("/spec/faults/busy"));
               busy && *busy != forEver) {
        out.response = errorAnswer(503, busyNow);
        const auto seconds = std::chrono::ceil<std::chrono::seconds>(*busy).count();
        out.response.headers.emplace_back("Retry-After", std::to_string(seconds));
    } else if (!location.empty()) {
        out.response = errorAnswer(status >= 300 && status < 400 ? status : 307, broken);
        out.response.contentType = "text/html";
        out.response.body = "<html><body>Redirecting</body></html>";
        out.response.headers.emplace_back("Location", location);
    } else if (status != 0) {
        out.response = answerInstead(bmc, status, proper);
    } else if (!garbage.empty()) {
        out = garbled(garbage, std::move(proper));
    } else {
        out.response = std::move(proper);
    }
    if (const std::string retry = retryAfterOf(bmc, now);
        !retry.empty() && out.response.status >= 300)
        out.response.headers.emplace_back("Retry-After", retry);
    if (const auto bytes = numberAt(bmc, "/spec/faults/largeHeaders", 0); bytes > 0)
        out.response.headers.emplace_back("X-Filler",
                                          std::string(static_cast<std::size_t>(bytes), 'x'));
    for (std::int64_t i = numberAt(bmc, "/spec/faults/headerLines", 0); i > 0; --i)
        out.response.headers.emplace_back("X-Line-" + std::to_string(i), "x");
    return out;
}

} // namespace hp::lab
