// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string_view>

namespace hp::types {

/// core.txt, compiled in: the types of the built-in kinds. It says itself how it is to be read.
[[nodiscard]] std::string_view coreTypes();

} // namespace hp::types
