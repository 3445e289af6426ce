// SPDX-License-Identifier: Apache-2.0
#include "backend/kube/ConnectionState.h"

namespace hp::kube {

const char *toString(KindService service)
{
    switch (service) {
    case KindService::Unknown:
        return "unknown";
    case KindService::Served:
        return "served";
    case KindService::Missing:
        return "missing";
    case KindService::Forbidden:
        return "forbidden";
    case KindService::NotUnderstood:
        return "notUnderstood";
    }
    return "unknown";
}

} // namespace hp::kube
