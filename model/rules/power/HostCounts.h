// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/resource/BareMetalHost.h"
#include "model/rules/metrics/Catalogue.h"

#include <string>
#include <vector>

namespace hp::rules {

/// One thing that happened to a host and that upstream counts (facts/reboot.md 5.7). For a
/// histogram the amount is what is observed, in seconds.
struct HostCount {
    metrics::Metric metric = metrics::Metric::HostReconcile;
    std::vector<std::string> labels{}; ///< as in the catalogue
    double amount = 1;

    bool operator==(const HostCount &) const = default;
};

/// A count with the labels namespace and host.
[[nodiscard]] HostCount countOf(metrics::Metric metric, const ObjectKey &host, double amount = 1);

/// What the change of a status means: another provisioning state, a new error, the end of an
/// operation.
[[nodiscard]] std::vector<HostCount>
countsOf(const ObjectKey &host, const host::PowerStatus &before, const host::PowerStatus &after);

} // namespace hp::rules
