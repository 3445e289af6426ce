// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>

namespace hp {

/// An error in one line, without what Ironic, its agent and the libraries of Python that they use
/// write around the cause: the step as a dict, the list of a BMC that repeats the message, the pool
/// of connections, the command with its streams. A message that only refers to such a list becomes
/// what the list says. What has none of these forms stays as it is. Linear in the length of the
/// text.
[[nodiscard]] std::string withoutProvisioner(std::string text);

} // namespace hp
