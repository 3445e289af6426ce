// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/rules/maintenance/Occurrences.h"

namespace hp::maintenance {

/// Rules as libical reads them, time zones as the system has them. Computes anew with each call,
/// some milliseconds, because dates are counted from 1970 on. For one thread.
class IcalOccurrences final : public Occurrences
{
public:
    [[nodiscard]] Result<std::vector<TimePoint>>
    startsOf(const WindowSpec &window, TimePoint from, TimePoint until) const override;
};

} // namespace hp::maintenance
