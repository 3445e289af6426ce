// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/runtime/FieldIndex.h"
#include "backend/runtime/Informer.h"
#include "model/resource/Object.h"

#include <optional>
#include <string>

namespace hp::controllers {

/// Finds the host of a Machine among those that an informer knows. What it says is a hint: whoever
/// acts on a host reads it afresh. Lives on the control thread, as long as the informer.
class HostFinder
{
public:
    explicit HostFinder(runtime::Informer &hosts);

    /// The host whose consumer the Machine is, the one that the Machine names before any other;
    /// null when there is none.
    [[nodiscard]] Object hostOf(const Object &machine) const;
    /// The host of the namespace that carries this reboot key; null when none does.
    [[nodiscard]] Object hostWithKey(const std::string &ns, const std::string &key) const;

private:
    const runtime::Informer &m_hosts;
    runtime::FieldIndex m_byConsumer;
};

} // namespace hp::controllers
