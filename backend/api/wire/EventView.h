// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Json.h"

#include <string>

namespace hp::api {

/// Events are one set of objects in two shapes, core/v1 and events.k8s.io/v1 (kube-api.md 2,
/// "events"). The store keeps the core shape; these turn an object, or a merge patch of one, round.
[[nodiscard]] Json eventsViewOf(const Json &coreEvent);
[[nodiscard]] Json coreEventOf(const Json &eventsView);

/// A field selector of events.k8s.io in the words of core/v1: "regarding.name=x" becomes
/// "involvedObject.name=x".
[[nodiscard]] std::string coreEventSelector(const std::string &eventsSelector);

} // namespace hp::api
