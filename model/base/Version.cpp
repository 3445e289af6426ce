// SPDX-License-Identifier: Apache-2.0
#include "model/base/Version.h"

namespace hp {

const char *version()
{
    return HP_VERSION;
}

const char *toolVersion()
{
    return "holdpoint " HP_VERSION;
}

} // namespace hp
