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
[[nodiscard]] RedfishMessage notThere(const std::string &path);
/// 405 with the methods that are allowed.
[[nodiscard]] http::HttpResponse notAllowed(const std::string &allow);

/// The answer that a fault in the Bmc's spec puts in the place of a finished one; faults are looked
/// at in the order of facts/redfish.md.
[[nodiscard]] std::optional<http::HttpResponse> disturbed(const Object &bmc);

} // namespace hp::lab
