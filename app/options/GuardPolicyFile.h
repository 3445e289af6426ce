// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/rules/override/Guard.h"

#include <string>

namespace hp::app {

/// Reads what a site asks for beyond the table of guards:
///
///     writes: true            # false: overrides are previewed and never sent
///     break-glass: true       # false: nobody goes alone where a second person is asked for
///     approvers: [anna, bert] # who alone may approve
///     levels:                 # may raise, never lower
///       power-on: G3
///
/// Gives what is wrong with file, line and key; empty when nothing is, and then `into` is set.
[[nodiscard]] std::string readGuardPolicy(const std::string &file, overrides::SitePolicy &into);

} // namespace hp::app
