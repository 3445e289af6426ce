// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/rules/maintenance/Probes.h"

#include <string>
#include <vector>

namespace hp::app {

/// Reads the probes that a site declares:
///
///     - name: api                   # lower case letters, digits and -
///       role: master                # master, infra or worker; or nodeSelector: {label: value}
///       url: https://{address}:6443/readyz   # or http, or tcp://{address}:443
///       timeout: 5s                 # 100ms to 1m
///       insecureSkipVerify: false   # or caFile: FILE
///
/// Gives what is wrong with file, line and probe; empty when nothing is, and then `into` is set.
[[nodiscard]] std::string readProbes(const std::string &file,
                                     std::vector<maintenance::Probe> &into);

} // namespace hp::app
