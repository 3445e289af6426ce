// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/export/Story.h"

#include <string>

namespace hp::exports {

/// The colours of a picture: those of the console, dark where the reader's system is.
[[nodiscard]] std::string pictureStyle();
/// One <svg> element of fixed width with lanes, UTC axis, gaps and legend, for a file of its own or
/// within a page. Has a title and a description. `standalone` brings the name space and the style.
[[nodiscard]] std::string svgPicture(const Story &story, bool standalone);
/// What a look is called in the legend and the table twin.
[[nodiscard]] std::string lookText(const std::string &look);

} // namespace hp::exports
