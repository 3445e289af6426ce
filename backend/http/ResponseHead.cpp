// SPDX-License-Identifier: Apache-2.0
#include "backend/http/ResponseHead.h"

#include <array>
#include <ctime>
#include <map>

namespace hp::http {
namespace {

const char *reasonPhrase(int status)
{
    static const std::map<int, const char *> phrases{
        {200, "OK"},
        {201, "Created"},
        {202, "Accepted"},
        {204, "No Content"},
        {301, "Moved Permanently"},
        {302, "Found"},
        {304, "Not Modified"},
        {400, "Bad Request"},
        {401, "Unauthorized"},
        {403, "Forbidden"},
        {404, "Not Found"},
        {405, "Method Not Allowed"},
        {406, "Not Acceptable"},
        {408, "Request Timeout"},
        {409, "Conflict"},
        {410, "Gone"},
        {412, "Precondition Failed"},
        {413, "Request Entity Too Large"},
        {415, "Unsupported Media Type"},
        {417, "Expectation Failed"},
        {422, "Unprocessable Entity"},
        {426, "Upgrade Required"},
        {429, "Too Many Requests"},
        {431, "Request Header Fields Too Large"},
        {500, "Internal Server Error"},
        {501, "Not Implemented"},
        {502, "Bad Gateway"},
        {503, "Service Unavailable"},
        {504, "Gateway Timeout"},
        {505, "HTTP Version Not Supported"},
    };
    const auto found = phrases.find(status);
    return found == phrases.end() ? "Unknown" : found->second;
}

std::string httpDate()
{
    const std::time_t now = std::time(nullptr);
    std::tm parts{};
    gmtime_r(&now, &parts);
    std::array<char, 40> text{};
    const std::size_t size =
        std::strftime(text.data(), text.size(), "%a, %d %b %Y %H:%M:%S GMT", &parts);
    return {text.data(), size};
}

bool hasLineBreak(const std::string &text)
{
    return text.find_first_of("\r\n") != std::string::npos;
}

} // namespace

std::string responseHead(const HttpResponse &response,
                         Persistence persistence,
                         std::optional<std::size_t> length,
                         bool http10)
{
    std::string head = "HTTP/1.1 " + std::to_string(response.status) + ' '
        + reasonPhrase(response.status) + "\r\nDate: " + httpDate() + "\r\n";
    const auto line = [&head](const std::string &name, const std::string &value) {
        if (!hasLineBreak(name) && !hasLineBreak(value))
            head += name + ": " + value + "\r\n";
    };
    if (!response.contentType.empty() && response.status != 204 && response.status != 304)
        line("Content-Type", response.contentType);
    line("X-Content-Type-Options", "nosniff");
    for (const auto &[name, value] : response.headers)
        line(name, value);
    if (length) {
        if (response.status != 204 && response.status != 304)
            line("Content-Length", std::to_string(*length));
    } else if (!http10) {
        line("Transfer-Encoding", "chunked");
    }
    if (persistence == Persistence::Close)
        line("Connection", "close");
    else if (http10)
        line("Connection", "keep-alive");
    return head + "\r\n";
}

} // namespace hp::http
