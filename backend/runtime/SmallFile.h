// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Result.h"

#include <cstddef>
#include <string>
#include <system_error>

namespace hp::runtime {

/// The content of a file of at most `mebibytes` MiB. The message says only why not ("No such file
/// or directory"), for a sentence that names the file; NotFound when it is not there, else Refused.
[[nodiscard]] Result<std::string> readSmallFile(const std::string &path, std::size_t mebibytes = 1);

/// What was written to a file is on the disk when this gives no error; of a folder: that its files
/// have the names they were given, which a new or renamed file needs besides.
[[nodiscard]] std::error_code flushToDisk(const std::string &path);

} // namespace hp::runtime
