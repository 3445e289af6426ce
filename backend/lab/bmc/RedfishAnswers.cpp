// SPDX-License-Identifier: Apache-2.0
#include "backend/lab/bmc/RedfishAnswers.h"

#include "backend/lab/Read.h"

#include <QDateTime>
#include <QLocale>
#include <QTimeZone>

#include <nlohmann/json.hpp>

namespace hp::lab {

using http::HttpResponse;

const RedfishMessage noSession{"NoValidSession",
                               "There is no valid session established with the service.",
                               {},
                               "Establish a session before the request is sent again."};
const RedfishMessage busyNow{"ServiceTemporarilyUnavailable",
                             "The service is temporarily unavailable.",
                             {},
                             "Wait for the indicated time and send the request again."};
const RedfishMessage broken{
    "InternalError",
    "The request failed due to an internal service error.",
    {},
    "Send the request again; reset the management controller if it persists."};
const RedfishMessage badJson{"MalformedJSON",
                             "The request body is not valid JSON.",
                             {},
                             "Correct the body and send the request again."};
const RedfishMessage refusedNow{"GeneralError",
                                "The management controller does not do this now.",
                                {},
                                "See the event log of the server."};
const RedfishMessage badQuery{"QueryNotSupported",
                              "Querying is not supported by the implementation.",
                              {},
                              "Remove the query parameters and send the request again."};

RedfishMessage notThere(const std::string &path)
{
    return {"ResourceMissingAtURI",
            "The resource at the URI " + path + " was not found.",
            {path},
            "Place a valid resource at the URI or correct the URI."};
}

HttpResponse notAllowed(const std::string &allow)
{
    HttpResponse response = errorAnswer(
        405, {"OperationNotAllowed", "The HTTP method is not allowed on this resource.", {}, {}});
    response.headers.emplace_back("Allow", allow);
    return response;
}

PageStyle styleOf(const Object &bmc)
{
    return {"GET, HEAD", bmc.text("/spec/faults/etag"), bmc.text("/spec/faults/select")};
}

namespace {

HttpResponse answer(int status)
{
    HttpResponse response;
    response.status = status;
    response.headers = {{"OData-Version", "4.0"}, {"Cache-Control", "no-cache"}};
    return response;
}

/// Follows a client's wish for few properties ($select=PowerState,Status).
Json selected(const std::string &select, const std::string &style, const Json &page)
{
    if (select.empty() || style == "ignored")
        return page;
    if (style == "empty")
        return Json::object();
    Json few = Json::object();
    for (auto it = page.begin(); it != page.end(); ++it) {
        if (it.key().starts_with("@odata."))
            few[it.key()] = it.value();
    }
    for (std::size_t from = 0; from <= select.size();) {
        const std::size_t comma = std::min(select.find(',', from), select.size());
        const std::string key = select.substr(from, comma - from);
        if (page.contains(key))
            few[key] = page[key];
        from = comma + 1;
    }
    return few;
}

/// Empty for a page that has none.
std::string etagOf(const std::string &style, const std::string &body)
{
    static std::uint64_t change = 0;
    if (style == "none")
        return {};
    const bool changing = style == "changing";
    const std::string tag =
        '"' + shortName(stableHash(body + (changing ? std::to_string(++change) : "")), 12) + '"';
    return style == "strong" ? tag : "W/" + tag;
}

/// Where DMTF keeps the schema of a page, for the Link header.
std::string schemaOf(const Json &page)
{
    const std::string type = page.value("@odata.type", std::string("#ServiceRoot.ServiceRoot"));
    const auto last = type.rfind('.');
    return "http://redfish.dmtf.org/schemas/v1/" + type.substr(1, last - 1) + ".json";
}

} // namespace

HttpResponse pageAnswer(const http::HttpRequest &request, const Json &page, const PageStyle &style)
{
    const std::string wish = request.param("$select");
    if (!wish.empty() && style.select == "notImplemented")
        return errorAnswer(501, badQuery);
    if (!wish.empty() && style.select == "badRequest")
        return errorAnswer(400, badQuery);
    HttpResponse response = answer(200);
    response.body = selected(wish, style.select, page).dump();
    response.headers.emplace_back("Allow", style.allow);
    response.headers.emplace_back("Link", '<' + schemaOf(page) + ">; rel=describedby");
    if (const std::string tag = etagOf(style.etag, response.body); !tag.empty()) {
        response.headers.emplace_back("ETag", tag);
        if (request.header("if-none-match") == tag) {
            response.status = 304;
            response.body.clear();
        }
    }
    if (request.method == "HEAD")
        response.body.clear();
    return response;
}

HttpResponse errorAnswer(int status, const RedfishMessage &message)
{
    const bool foreign = message.id.find('.') != std::string::npos;
    const std::string id = foreign ? message.id : "Base.1.17." + message.id;
    const Json info = {{"@odata.type", "#Message.v1_1_2.Message"},
                       {"MessageId", id},
                       {"Message", message.text},
                       {"MessageArgs", message.args},
                       {"MessageSeverity", status >= 500 ? "Critical" : "Warning"},
                       {"Resolution", message.resolution.empty() ? "None." : message.resolution}};
    HttpResponse response = answer(status);
    response.body = Json{{"error",
                          {{"code", id},
                           {"message", message.text},
                           {"@Message.ExtendedInfo", Json::array({info})}}}}
                        .dump();
    return response;
}

HttpResponse emptyAnswer(int status)
{
    HttpResponse response = answer(status);
    response.contentType.clear();
    return response;
}

std::optional<HttpResponse> refusedRequest(const http::HttpRequest &request)
{
    const std::string version = request.header("odata-version");
    if (!version.empty() && version != "4.0")
        return errorAnswer(412,
                           {"PreconditionFailed",
                            "The service speaks OData-Version 4.0 only.",
                            {},
                            "Leave the OData-Version out or send 4.0."});
    for (const auto &[name, value] : request.query) {
        if (name.starts_with('$') && name != "$select")
            return errorAnswer(501, badQuery);
    }
    return std::nullopt;
}

std::string httpDate(TimePoint time)
{
    const auto seconds = std::chrono::floor<std::chrono::seconds>(time).time_since_epoch().count();
    return QLocale::c()
        .toString(QDateTime::fromSecsSinceEpoch(seconds, QTimeZone::utc()),
                  QStringLiteral("ddd, dd MMM yyyy hh:mm:ss 'GMT'"))
        .toStdString();
}

} // namespace hp::lab
