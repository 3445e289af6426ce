// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/kube/config/Environment.h"
#include "backend/kube/config/Kubeconfig.h"
#include "model/base/Result.h"

#include <string>
#include <vector>

namespace hp::kube {

/// The files that make up a kubeconfig.
struct KubeconfigFiles {
    std::vector<std::string> names{};
    bool mustExist = false; ///< a person named it; the others may be missing

    /// `named` alone, else the list of $KUBECONFIG without repetitions, else ~/.kube/config.
    [[nodiscard]] static KubeconfigFiles of(const std::string &named, const Environment &around);
};

/// What was read.
struct LoadedKubeconfig {
    Kubeconfig config{};
    bool found = false; ///< at least one of the files is there
    std::string content{}; ///< of all files, to see whether one was changed; secret
};

/// Reads and merges them. The error is Invalid, one sentence with file, line and key.
[[nodiscard]] Result<LoadedKubeconfig> loadKubeconfigFiles(const KubeconfigFiles &files);

} // namespace hp::kube
