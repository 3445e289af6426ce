// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Result.h"

#include <string>

namespace hp::kube {

/// The content of a file of at most 1 MiB. The message says only why not ("No such file or
/// directory"), for a sentence that names the file; NotFound when it is not there, else Refused.
[[nodiscard]] Result<std::string> readSmallFile(const std::string &path);

} // namespace hp::kube
