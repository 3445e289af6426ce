// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Message.h"
#include "model/resource/CertificateRequest.h"
#include "model/rules/holds/StuckView.h"

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <string>

/// What approves the certificates of kubelets, and why it leaves one: the rules are those of
/// openshift/cluster-machine-approver, pkg/controller/csr_check.go and controller.go.
namespace hp::holds {

/// It counts the requests of so long.
inline constexpr Duration approverCounts = std::chrono::hours(1);

/// It approves none while more than this are pending.
[[nodiscard]] inline std::int64_t approverAllows(std::size_t machines, std::size_t nodes)
{
    return static_cast<std::int64_t>(std::max(machines, nodes)) + 100;
}

/// It was made with the credentials that OpenShift gives to new servers.
[[nodiscard]] bool isOfBootstrapper(const certificate::Request &request);
/// One of those that it counts.
[[nodiscard]] bool isCountedByApprover(const certificate::Request &request);

/// Who is expected to approve it: "cluster-machine-approver"; empty: nobody is known.
[[nodiscard]] std::string approverOf(const StuckView &view, const certificate::Request &request);
/// Why a request that is pending is not approved, as well as objects tell; empty: nothing does.
[[nodiscard]] Message whyNotApproved(const StuckView &view, const certificate::Request &request);

} // namespace hp::holds
