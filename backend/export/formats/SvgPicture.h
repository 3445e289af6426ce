// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/export/Story.h"

#include <string>

namespace hp::exports {

/// One <svg> element of fixed width with lanes, UTC axis, gaps and legend, for a file of its own or
/// within a page. Has a title and a description. `standalone` brings the name space and the style.
[[nodiscard]] std::string svgPicture(const Story &story, bool standalone);

} // namespace hp::exports
