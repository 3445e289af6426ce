// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Result.h"
#include "model/rules/maintenance/Probes.h"
#include "model/rules/override/Guard.h"

#include <functional>
#include <string>
#include <vector>
#include <yaml-cpp/yaml.h>

/// The files in which a site says what it wants, as YAML.
namespace hp::app {

/// "FILE:LINE: ", as every sentence about a file of options begins; `line` counts from 0, as
/// yaml-cpp does.
[[nodiscard]] std::string placeIn(const std::string &file, int line);

/// The document of a file, in which no map has a key twice, but for keys of the outermost one that
/// `mayRepeat`. Errors: NotFound when it cannot be read, else Invalid with its place.
[[nodiscard]] Result<YAML::Node>
readYaml(const std::string &file,
         const std::function<bool(const std::string &key)> &mayRepeat = {});

/// Reads what a site asks for beyond the table of guards:
///
///     writes: true            # false: overrides are previewed and never sent
///     break-glass: true       # false: nobody goes alone where a second person is asked for
///     approvers: [anna, bert] # who alone may approve
///     levels:                 # may raise, never lower
///       power-on: G3
///     bulk:                   # overrides of many machines
///       machines: 200         # of a plan, at most
///       waves: [1, 5%, 25%]   # machines, or percent of all; the rest is the last wave
///       pause: 5m             # after each wave
///       failures: 0           # machines that may fail before it stops
///       together: 8           # machines under way together
///
/// Gives what is wrong with file, line and key; empty when nothing is, and then `into` is set.
[[nodiscard]] std::string readGuardPolicy(const std::string &file, overrides::SitePolicy &into);

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
