// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Json.h"

#include <string>

namespace hp::lab {

/// The OData documents of the service: both name what it serves, and anybody may read them.
namespace pages {

/// /redfish/v1/odata
[[nodiscard]] Json odata();
/// /redfish/v1/$metadata: the schemas of what is served, by DMTF's addresses of them, as XML.
[[nodiscard]] std::string metadata();

} // namespace pages

} // namespace hp::lab
