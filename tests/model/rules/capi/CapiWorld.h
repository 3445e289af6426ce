// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/rules/capi/CapiView.h"

#include <string>
#include <vector>

namespace hp::test {

/// The view of one machine out of all objects of both clusters: by references and labels where
/// there are some, else by being the only one of its kind. An empty name: the first Machine that is
/// not of the control plane, else the first; none is a view of what is above machines.
[[nodiscard]] capi::CapiView capiViewOf(const std::vector<Object> &objects,
                                        const std::string &machine = {});
/// The same out of the text of a JSON list.
[[nodiscard]] capi::CapiView capiViewOf(const std::string &objects,
                                        const std::string &machine = {});

} // namespace hp::test
