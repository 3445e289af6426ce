// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/kube/transport/Exchange.h"
#include "model/base/Error.h"

namespace hp::kube {

/// Whether an answer is what was asked for.
[[nodiscard]] inline bool succeeded(const Answer &answer)
{
    return answer.failure == Failure::None && answer.status >= 200 && answer.status < 300;
}

/// The server could not be reached, or is there and cannot work: it is worth asking for it again.
[[nodiscard]] bool isDown(const Answer &answer);

/// What an answer means that is not success. A metav1.Status is taken at its word; of anything else
/// the nearest is made. A write that may have arrived is TimedOut: its outcome is unknown.
[[nodiscard]] Error errorOf(const Answer &answer, Method method);
/// More comes than may be kept: as if it were one answer that is too large.
[[nodiscard]] Answer tooMuch(const Endpoint &endpoint);
/// A server has another page, and another.
[[nodiscard]] Answer endlessList(const Endpoint &endpoint);
/// What an error says: our message, or the words of the server.
[[nodiscard]] Message saidBy(const Error &error);

} // namespace hp::kube
