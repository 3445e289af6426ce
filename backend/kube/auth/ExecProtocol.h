// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Result.h"
#include "model/base/Time.h"

#include <optional>
#include <string>
#include <string_view>

namespace hp::kube {

/// What a plugin gave. Secrets: never print this.
struct ExecCredential {
    std::string token{}; ///< empty: none
    std::string certificatePem{}; ///< with the key, or neither
    std::string keyPem{};
    std::optional<TimePoint> expires{}; ///< nullopt: as long as this process lives
};

/// The value of KUBERNETES_EXEC_INFO for a run without anybody to answer questions. `cluster` is
/// JSON text; empty: the plugin is not told.
[[nodiscard]] std::string execInfo(const std::string &apiVersion, const std::string &cluster);

/// Reads what a plugin printed. The message goes behind "the plugin … of user …" and never quotes
/// the text, which is made of secrets.
[[nodiscard]] Result<ExecCredential>
readExecCredential(std::string_view printed, const std::string &apiVersion, TimePoint now);

} // namespace hp::kube
