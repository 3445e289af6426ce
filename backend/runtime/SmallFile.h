// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Result.h"

#include <cstddef>
#include <string>

namespace hp::runtime {

/// The content of a file of at most `mebibytes` MiB. The message says only why not ("No such file
/// or directory"), for a sentence that names the file; NotFound when it is not there, else Refused.
[[nodiscard]] Result<std::string> readSmallFile(const std::string &path, std::size_t mebibytes = 1);

} // namespace hp::runtime
