// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>

namespace hp::http {

/// Raises this process' limit of open files as far as it may go without a privilege, and says how
/// many that are. Shells and service managers start programs with 1,024 to protect those that use
/// select(); nothing here does.
[[nodiscard]] std::size_t raiseDescriptorLimit();

} // namespace hp::http
