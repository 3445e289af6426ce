// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/options/Options.h"
#include "model/rules/maintenance/MaintenanceSettings.h"

#include <cstdint>
#include <initializer_list>
#include <set>
#include <string>
#include <vector>

/// What the values of options look like. Each reads one and gives what is wrong about it as a
/// clause; empty when nothing is.
namespace hp::app {

[[nodiscard]] std::string readEndpoint(const std::string &text, ListenOptions &into);
[[nodiscard]] std::string readScale(const std::string &text, double &into);
/// "512MB", "4GB": at least what a record needs to be one.
[[nodiscard]] std::string readSize(const std::string &text, std::int64_t &into);
struct WholeNumber {
    const char *of; ///< what is counted, behind "a number": "of days"
    int min;
    int max;
};
[[nodiscard]] std::string readWhole(const std::string &text, const WholeNumber &wanted, int &into);
[[nodiscard]] std::string
readOneOf(const std::string &text, std::initializer_list<const char *> allowed, std::string &into);

/// The words between commas, empty ones included.
[[nodiscard]] std::vector<std::string> commaWords(const std::string &text);
/// Words between commas, each one of `allowed`.
[[nodiscard]] std::string readWords(const std::string &text,
                                    const std::vector<std::string> &allowed,
                                    std::set<std::string> &into);

/// Reads --maintenance-policy, such as `at-once=2,at-deadline=ask`, into the settings: what a site
/// may decide about maintenance. What is wrong about it as a clause; empty when nothing is.
[[nodiscard]] std::string readMaintenancePolicy(const std::string &text,
                                                maintenance::MaintenanceSettings &into);

} // namespace hp::app
