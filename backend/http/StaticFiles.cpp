// SPDX-License-Identifier: Apache-2.0
#include "backend/http/StaticFiles.h"

#include "backend/http/FrontContext.h"
#include "backend/http/HttpFront.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace hp::http {
namespace {

constexpr std::string_view documentName = "index.html";
constexpr std::string_view assetsFolder = "/assets/";
constexpr std::string_view machinesFolder = "/m/";

/// Where the document is, beside what lies below machinesFolder: the page looks at the address.
constexpr std::array<const char *, 8> documentPaths{
    "/", "/fleet", "/holds", "/power", "/calendar", "/alarms", "/incidents", "/wall"};

/// The page needs nothing from anywhere else, and nobody may put it into a frame.
constexpr const char *pagePolicy =
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "connect-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'";

std::string contentTypeOf(std::string_view name)
{
    using Entry = std::pair<std::string_view, const char *>;
    constexpr std::array<Entry, 9> types{{{".html", "text/html; charset=utf-8"},
                                          {".js", "text/javascript; charset=utf-8"},
                                          {".css", "text/css; charset=utf-8"},
                                          {".svg", "image/svg+xml"},
                                          {".json", "application/json"},
                                          {".txt", "text/plain; charset=utf-8"},
                                          {".png", "image/png"},
                                          {".woff2", "font/woff2"},
                                          {".webmanifest", "application/manifest+json"}}};
    for (const auto &[ending, type] : types) {
        if (name.ends_with(ending))
            return type;
    }
    return "application/octet-stream";
}

/// The weight of a coding in thousandths; nullopt where it is no such number.
std::optional<int> weightOf(std::string_view text)
{
    const bool isShort = !text.empty() && text.size() <= 5;
    if (!isShort || (text[0] != '0' && text[0] != '1') || (text.size() > 1 && text[1] != '.'))
        return std::nullopt;
    int weight = (text[0] - '0') * 1000;
    int place = 100;
    for (const char digit : text.substr(std::min<std::size_t>(2, text.size()))) {
        if (digit < '0' || digit > '9')
            return std::nullopt;
        weight += (digit - '0') * place;
        place /= 10;
    }
    return weight <= 1000 ? std::optional(weight) : std::nullopt;
}

std::string packed(const std::string &text)
{
    std::string result;
    for (const char c : text) {
        if (c != ' ' && c != '\t')
            result += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    }
    return result;
}

} // namespace

bool prefersGzip(const std::string &acceptEncoding)
{
    std::optional<int> gzip;
    std::optional<int> identity;
    std::optional<int> others;
    for (const std::string &item : listItems(acceptEncoding)) {
        const std::string coding = packed(item);
        const auto mark = std::min(coding.find(';'), coding.size());
        const std::string name = coding.substr(0, mark);
        int weight = 1000;
        if (mark < coding.size()) {
            const std::string_view parameter = std::string_view(coding).substr(mark + 1);
            const auto said =
                parameter.starts_with("q=") ? weightOf(parameter.substr(2)) : std::nullopt;
            if (!said)
                continue; // what cannot be read was not said
            weight = *said;
        }
        if (name == "gzip" || name == "x-gzip")
            gzip = std::max(weight, gzip.value_or(0));
        else if (name == "identity")
            identity = weight;
        else if (name == "*")
            others = weight;
    }
    const int wanted = gzip.value_or(others.value_or(0));
    return wanted > 0 && wanted >= identity.value_or(0);
}

bool namesTag(const std::string &ifNoneMatch, const std::string &etag)
{
    for (std::string item : listItems(ifNoneMatch)) {
        if (item.starts_with("W/"))
            item.erase(0, 2);
        if (item == "*" || item == etag)
            return true;
    }
    return false;
}

StaticFiles::StaticFiles(std::span<const StaticFile> files)
{
    for (const StaticFile &file : files) {
        const std::string digest(file.digest);
        File kept{
            contentTypeOf(file.name), {chunkOf(std::string(file.plain)), '"' + digest + '"'}, {}};
        // A strong tag is of these very bytes, so that each form has its own.
        if (!file.gzip.empty() && file.gzip.size() < file.plain.size())
            kept.gzip = {chunkOf(std::string(file.gzip)), '"' + digest + "-gzip\""};
        m_files.emplace(file.name, std::move(kept));
    }
}

void StaticFiles::route(HttpFront &front)
{
    RouteOptions options{RouteAccess::Anonymous, true};
    for (const char *folder : {machinesFolder.data(), assetsFolder.data()})
        front.route(std::string(folder, std::string_view(folder).size() - 1), *this, options);
    options.alone = true;
    for (const char *path : documentPaths)
        front.route(path, *this, options);
}

HttpResponse StaticFiles::answer(const HttpRequest &request) const
{
    if (request.method != "GET" && request.method != "HEAD") {
        HttpResponse refusal = statusResponse(
            405, "MethodNotAllowed", "This is a file of the page: it can be read only.");
        refusal.headers.emplace_back("Allow", "GET, HEAD");
        return refusal;
    }
    const std::string_view path = request.path;
    std::string_view name = documentName;
    if (path.starts_with(assetsFolder))
        name = path.substr(assetsFolder.size());
    else if (path == assetsFolder.substr(0, assetsFolder.size() - 1) || path == "/m"
             || path == machinesFolder)
        name = {};
    const auto found = m_files.find(name);
    if (found == m_files.end())
        return statusResponse(404, "NotFound", "The page has no file of this name.");

    const File &file = found->second;
    const bool compressed = file.gzip.bytes && prefersGzip(request.header("accept-encoding"));
    const Form &form = compressed ? file.gzip : file.plain;
    HttpResponse response;
    response.contentType = file.contentType;
    response.headers = {{"ETag", form.etag}, {"Cache-Control", "no-cache"}};
    if (file.gzip.bytes)
        response.headers.emplace_back("Vary", "Accept-Encoding");
    if (namesTag(request.header("if-none-match"), form.etag)) {
        response.status = 304;
        return response;
    }
    if (compressed)
        response.headers.emplace_back("Content-Encoding", "gzip");
    response.more.push_back(form.bytes);
    return response;
}

void StaticFiles::handle(std::shared_ptr<HttpExchange> exchange)
{
    HttpResponse response = answer(exchange->request());
    response.headers.emplace_back("Content-Security-Policy", pagePolicy);
    response.headers.emplace_back("Referrer-Policy", "no-referrer");
    exchange->respond(std::move(response));
}

} // namespace hp::http
