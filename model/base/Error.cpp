// SPDX-License-Identifier: Apache-2.0
#include "model/base/Error.h"

namespace hp {

const char *toString(ErrorCode code)
{
    switch (code) {
    case ErrorCode::NotFound:
        return "NotFound";
    case ErrorCode::AlreadyExists:
        return "AlreadyExists";
    case ErrorCode::Conflict:
        return "Conflict";
    case ErrorCode::Compacted:
        return "Compacted";
    case ErrorCode::Invalid:
        return "Invalid";
    case ErrorCode::Unauthorised:
        return "Unauthorised";
    case ErrorCode::Unreachable:
        return "Unreachable";
    case ErrorCode::TimedOut:
        return "TimedOut";
    case ErrorCode::Refused:
        return "Refused";
    case ErrorCode::Internal:
        break;
    }
    return "Internal";
}

} // namespace hp
