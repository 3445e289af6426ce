// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/ctl/CtlOptions.h"
#include "backend/kube/DefinitionInstaller.h"
#include "model/base/Json.h"
#include "model/base/Result.h"

#include <string>
#include <vector>

namespace hp::app {

/// What `crds` prints. `complete` is false when something is missing on the server.
struct CrdsReport {
    std::string text{};
    bool complete = true;
};
[[nodiscard]] CrdsReport crdsReport(const std::vector<kube::DefinitionState> &states,
                                    CtlFormat format);

/// `crds diff` compares, `crds apply` installs by server-side apply and waits until all are served.
/// Talks to the API server of --kubeconfig, not to a backend. Errors are one sentence.
[[nodiscard]] Result<CrdsReport> runCrdsCommand(const CtlOptions &options);

/// The definitions that a real cluster gets: those of resources/crds but the lab's, and but those
/// that only OpenShift itself brings.
[[nodiscard]] std::vector<Json> shippedDefinitions();

} // namespace hp::app
