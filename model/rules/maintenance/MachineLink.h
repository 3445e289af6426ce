// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Message.h"
#include "model/resource/Object.h"

#include <set>
#include <string>

namespace hp::maintenance {

/// The namespace of the Machine as a MachineMaintenance tells it: that in which its work has begun,
/// or else spec.machinenamespace; empty when it tells none. The seed's field is a name alone.
[[nodiscard]] std::string machineNamespaceOf(const Object &maintenance);

/// The Machine as a MachineMaintenance names it, for people: with a namespace where it tells one
/// that is not its own.
[[nodiscard]] std::string machineNamedBy(const Object &maintenance);

/// The Machine that a MachineMaintenance is about.
struct MachineLink {
    ObjectKey machine{}; ///< empty: there is none of that name, or it is not clear which one
    Message fault{}; ///< more than one has that name; mostly empty
};
/// `namesakes`: all Machines of that name. The namespace that the maintenance tells decides, or
/// else its own; without both the name has to be the only one.
[[nodiscard]] MachineLink linkOf(const Object &maintenance, const std::set<ObjectKey> &namesakes);

/// The maintenance may be about this Machine, for whoever shows it: by its name, and by the
/// namespace where the maintenance tells one.
[[nodiscard]] bool concerns(const Object &maintenance, const Object &machine);

/// status.reason as a sentence has it, without the word for machines before it (ClusterUnhealthy).
[[nodiscard]] std::string reasonInWords(const Object &maintenance);

} // namespace hp::maintenance
