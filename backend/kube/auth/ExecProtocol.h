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

/// Which plugin is told of, as a message names it: with quotes.
struct PluginName {
    std::string command{};
    std::string user{};
};

/// Reads what a plugin printed. The message goes behind "the plugin … of user …" and never quotes
/// the text, which is made of secrets; what is said is the whole, where there is a row for it.
[[nodiscard]] Result<ExecCredential> readExecCredential(std::string_view printed,
                                                        const std::string &apiVersion,
                                                        TimePoint now,
                                                        const PluginName &plugin = {});

} // namespace hp::kube
