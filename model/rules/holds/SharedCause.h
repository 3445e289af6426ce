// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/rules/holds/Hold.h"
#include "model/rules/holds/WhyStuck.h"

#include <string>

namespace hp::holds {

/// What holds a machine, in words that are the same for all machines that wait for one thing:
/// "FlushLogs of logging/log-exporter at preDrain". Its English is the key of the cause: holds,
/// alarms and machines with the same one are one row for a person. Neither an age nor a state is in
/// it, so a cause stays the same one while it holds. Where each machine has a hold of its own name
/// (a window, a pause, a pod), the reason is what they have in common.
///
/// `cluster` is that of the machine where one backend looks at the machines of many: what has one
/// name in two of them is two causes, each with its cluster before it. An owner that is named is
/// one for all of them.
[[nodiscard]] Message sharedCause(const Hold &hold, const std::string &cluster = {});
/// The same of what is no hold of its own: the row of the rules that found it, with what it names
/// where others wait for that too. Hosts, and whoever works on deletions, serve all clusters.
[[nodiscard]] Message sharedCause(const WhyStuck &why, const std::string &cluster = {});

} // namespace hp::holds
