// SPDX-License-Identifier: Apache-2.0
#include "app/shared/Service.h"

#include "app/shared/Backend.h"
#include "app/shared/BundleService.h"

#include <utility>

namespace hp::app {

std::unique_ptr<Service> makeService(Options options)
{
    if (!options.bundle.empty())
        return std::make_unique<BundleService>(std::move(options));
    return std::make_unique<Backend>(std::move(options));
}

} // namespace hp::app
