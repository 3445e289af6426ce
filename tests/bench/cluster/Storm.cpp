// SPDX-License-Identifier: Apache-2.0
#include "tests/bench/cluster/Storm.h"

#include "tests/bench/load/Machines.h"

namespace hp::bench {

Storm::Storm(const StormSize &size)
    : m_size(size)
    , m_perMachine(static_cast<std::size_t>(size.machines))
{ }

std::string Storm::machine(int index) const
{
    return machineName(m_size.first + index);
}

const char *Storm::phaseAfter(std::uint32_t changes)
{
    return changes % 2 == 0 ? "Running" : "Provisioned";
}

} // namespace hp::bench
