// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/live/HoldRow.h"
#include "model/rules/holds/Hold.h"
#include "model/rules/holds/WhyStuck.h"

#include <optional>
#include <string>

namespace hp::gateway {

/// One row of the `holds` view: the columns of product.md S3. `why` is what the machine waits for
/// foremost; `cluster` is that of EvaluatedMachine. Pure.
[[nodiscard]] live::HoldRow holdRow(const holds::StuckView &view,
                                    const holds::Hold &hold,
                                    const std::optional<holds::WhyStuck> &why,
                                    TimePoint now,
                                    const std::string &cluster = {});

/// The row of a machine that something else stops than a hold: a failure, a silent BMC.
[[nodiscard]] live::HoldRow causeRow(const holds::StuckView &view,
                                     const holds::WhyStuck &why,
                                     holds::Impact impact,
                                     const std::string &cluster = {});

/// Whether one of these holds is what `why` is about.
[[nodiscard]] bool isAbout(const holds::WhyStuck &why, const holds::Hold &hold);

/// What the rules say, in the words of `/live`.
[[nodiscard]] live::HoldKind kindOnWire(holds::HoldKind kind);
[[nodiscard]] live::HoldState stateOnWire(holds::HoldState state);

/// The state of a cause that is listed with the holds: Failed or Holding.
[[nodiscard]] live::HoldState causeState(const holds::WhyStuck &why);

/// "master" or "worker": the label of the Machine, else what its Node is; "control-plane" or
/// "worker" in the words of Cluster API.
[[nodiscard]] std::string roleOf(const Object &machine, const Object &node);

} // namespace hp::gateway
