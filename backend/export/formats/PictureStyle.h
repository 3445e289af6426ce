// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>

namespace hp::exports {

/// The colours of a picture as CSS: those of the console, dark where the reader's system is.
[[nodiscard]] std::string pictureStyle();

} // namespace hp::exports
