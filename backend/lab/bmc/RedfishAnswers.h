// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/http/HttpExchange.h"
#include "backend/lab/bmc/BmcPower.h"
#include "model/resource/Object.h"

#include <optional>
#include <string>

namespace hp::lab {

/// What a management controller says when it does not do what it was asked.
extern const RedfishMessage noSession;
extern const RedfishMessage busyNow;
extern const RedfishMessage broken;
extern const RedfishMessage badJson;
extern const RedfishMessage refusedNow;
extern const RedfishMessage badQuery;
[[nodiscard]] RedfishMessage notThere(const std::string &path);
/// 405 with the methods that are allowed.
[[nodiscard]] http::HttpResponse notAllowed(const std::string &allow);

/// How a Bmc gives its pages, beside what is in them.
struct PageStyle {
    std::string allow = "GET, HEAD";
    std::string etag{}; ///< a word of spec.faults.etag; empty gives weak ones
    std::string select{}; ///< a word of spec.faults.select; empty follows $select
};
[[nodiscard]] PageStyle styleOf(const Object &bmc);

/// 200 with an ETag made from the content; 304 or only the head when the request asks for that, 501
/// and 412 when it asks for what the service does not know.
[[nodiscard]] http::HttpResponse
pageAnswer(const http::HttpRequest &request, const Json &page, const PageStyle &style = {});
[[nodiscard]] http::HttpResponse errorAnswer(int status, const RedfishMessage &message);
[[nodiscard]] http::HttpResponse emptyAnswer(int status);
/// The refusal of a request that no page of the service can answer; nullopt when there is no such
/// reason (Redfish specification: OData-Version, unknown query parameters that begin with $).
[[nodiscard]] std::optional<http::HttpResponse> refusedRequest(const http::HttpRequest &request);

/// "Fri, 02 Jan 2026 10:00:00 GMT"
[[nodiscard]] std::string httpDate(TimePoint time);

} // namespace hp::lab
