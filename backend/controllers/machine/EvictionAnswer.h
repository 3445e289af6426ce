// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Error.h"
#include "model/resource/Object.h"
#include "model/rules/drain/DrainRecord.h"

namespace hp::controllers {

/// The name under which the drain loop writes and reports (facts/machine-api.md 1.4).
inline constexpr const char *drainController = "machine-drain-controller";

/// What a refused eviction means (facts/machine-api.md 2.3).
enum class EvictionAnswer {
    Gone, ///< there is no such pod any more
    Unclear, ///< another pod may have the name, or it was only written meanwhile: look
    Later, ///< a budget refuses for now
    NamespaceGoing, ///< the namespace is terminating: wait if the pod is, else try again
    Never, ///< any other refusal
};

[[nodiscard]] EvictionAnswer readEvictionError(const Error &error);

/// The budget named in a refusal, or the words of one that names none.
[[nodiscard]] rules::BlockingPod blockingBudget(const ObjectKey &pod, const Error &error);

} // namespace hp::controllers
