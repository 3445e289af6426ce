// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Message.h"

#include <memory>
#include <string>

namespace hp {

struct ApiStatus;

/// What the caller should do next, in one word.
enum class ErrorCode {
    NotFound, ///< a state, not a failure: the object is not there
    AlreadyExists, ///< the name is taken
    Conflict, ///< read again, decide again
    Compacted, ///< the revision is gone: list again
    Invalid, ///< the request can never succeed as it is; show it
    Unauthorised, ///< identity missing or not allowed
    Unreachable, ///< no answer; retry with back-off
    TimedOut, ///< outcome unknown; read before repeating
    Refused, ///< the other side said no; show it and back off
    Internal, ///< our defect; counted, never retried in a loop
};

/// Why something did not work: a code to act on, one sentence for a person, and the place or the
/// raw answer in `detail`. Errors that came from a Kubernetes API also carry its metav1.Status.
struct Error {
    ErrorCode code = ErrorCode::Internal;
    std::string message{};
    std::string detail{};
    std::shared_ptr<const ApiStatus> status{};
    Message said{}; ///< what `message` is the English of, where it is a message of ours
};

[[nodiscard]] const char *toString(ErrorCode code);

} // namespace hp
