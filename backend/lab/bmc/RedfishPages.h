// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/http/HttpExchange.h"
#include "backend/lab/bmc/BmcPower.h"
#include "model/resource/Object.h"

#include <string>
#include <vector>

namespace hp::lab {

/// The resources of the lab's Redfish service as JSON, laid out like those of a current server
/// (facts/redfish.md 1 to 3). Pure: what an object says in, a page out.
namespace pages {

[[nodiscard]] Json versions();
[[nodiscard]] Json serviceRoot();
[[nodiscard]] Json odata();
[[nodiscard]] Json sessionService();
[[nodiscard]] Json session(const std::string &id, const std::string &userName);
[[nodiscard]] Json collection(const std::string &path,
                              const std::string &type,
                              const std::string &name,
                              const std::vector<std::string> &members);
/// `shown` is the PowerState to report; Systems/<id>, Chassis/<id> and Managers/<id>-bmc belong
/// together.
[[nodiscard]] Json system(const Object &bmc, const std::string &shown, TimePoint now);
[[nodiscard]] Json resetActionInfo(const Object &bmc);
[[nodiscard]] Json chassis(const Object &bmc, TimePoint now);
[[nodiscard]] Json manager(const Object &bmc, TimePoint now);

} // namespace pages

/// 200 with an ETag made from the content; 304 or only the head when the request asks for that.
[[nodiscard]] http::HttpResponse pageAnswer(const http::HttpRequest &request, const Json &page);
[[nodiscard]] http::HttpResponse errorAnswer(int status, const RedfishMessage &message);
[[nodiscard]] http::HttpResponse emptyAnswer(int status);

} // namespace hp::lab
