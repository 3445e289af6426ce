// SPDX-License-Identifier: Apache-2.0
#include "backend/kube/ConnectionState.h"

namespace hp::kube {

const char *toString(KindService service)
{
    switch (service) {
    case KindService::Unknown:
        return "Unknown";
    case KindService::Served:
        return "Served";
    case KindService::Missing:
        return "Missing";
    case KindService::Forbidden:
        return "Forbidden";
    }
    return "Unknown";
}

} // namespace hp::kube
