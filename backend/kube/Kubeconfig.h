// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Result.h"

#include <string>

namespace hp::kube {

/// What one context of a kubeconfig says about reaching a cluster. Paths are absolute; data members
/// hold decoded PEM. Secrets: never print this.
struct Kubeconfig {
    std::string context{};
    std::string server{};
    std::string ns{};
    std::string caFile{};
    std::string caData{};
    bool insecureSkipVerify = false;
    std::string token{};
    std::string tokenFile{};
    std::string clientCertificateFile{};
    std::string clientCertificateData{};
    std::string clientKeyFile{};
    std::string clientKeyData{};
};

/// Reads a file and resolves `context`, or its current-context when that is empty. The error is one
/// sentence that names file, line and key (facts/kube-api.md 3).
[[nodiscard]] Result<Kubeconfig> loadKubeconfig(const std::string &file,
                                                const std::string &context = {});

} // namespace hp::kube
