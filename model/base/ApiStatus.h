// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Error.h"
#include "model/base/Json.h"

#include <string>
#include <vector>

namespace hp {

/// One line of metav1.StatusCause.
struct StatusCause {
    std::string reason{}; ///< "FieldValueInvalid", "DisruptionBudget", ...
    std::string message{};
    std::string field{}; ///< path such as "spec.lifecycleHooks.preDrain[0].name"
};

/// The failure form of metav1.Status (facts/kube-api.md 1.7).
struct ApiStatus {
    int code = 500;
    std::string reason{}; ///< "NotFound", "Conflict", "Invalid", ...
    std::string message{};
    std::string kind{}; ///< resource name for 404/409, Kind for 422
    std::string name{};
    std::string group{};
    std::string uid{};
    std::vector<StatusCause> causes{};
    int retryAfterSeconds = 0;
};

[[nodiscard]] Json toJson(const ApiStatus &status);
[[nodiscard]] ApiStatus apiStatusFromJson(const Json &json);

/// The Error for a status; its code follows from the HTTP code and reason.
[[nodiscard]] Error errorFrom(ApiStatus status);
/// The status for any Error; one without an API answer becomes the nearest generic status.
[[nodiscard]] ApiStatus statusFrom(const Error &error);

/// Builders for the answers that the API gives itself. `resource` is the plural, e.g. "machines";
/// messages are Kubernetes' own words, clients print and match them.
[[nodiscard]] Error
notFound(const std::string &group, const std::string &resource, const std::string &name);
[[nodiscard]] Error
alreadyExists(const std::string &group, const std::string &resource, const std::string &name);
/// The optimistic-lock answer: "Operation cannot be fulfilled on machines.machine.openshift.io
/// ...".
[[nodiscard]] Error
conflict(const std::string &group, const std::string &resource, const std::string &name);
[[nodiscard]] Error conflict(const std::string &group,
                             const std::string &resource,
                             const std::string &name,
                             const std::string &why);
/// 422; `kind` is the Kind, e.g. "Machine". The message joins the causes as Kubernetes does.
[[nodiscard]] Error invalid(const std::string &group,
                            const std::string &kind,
                            const std::string &name,
                            std::vector<StatusCause> causes);
[[nodiscard]] Error badRequest(const std::string &message);
[[nodiscard]] Error forbidden(const std::string &message);
[[nodiscard]] Error expired(const std::string &message);

} // namespace hp
