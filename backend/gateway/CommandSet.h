// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/gateway/Commands.h"

#include <map>
#include <string>

namespace hp::gateway {

/// Commands of several parts of the backend, told apart by what stands before the first dot:
/// "alarm.shelve" goes to whoever has "alarm". Control thread.
class CommandSet final : public Commands
{
public:
    /// `part` outlives this.
    void add(const std::string &family, Commands &part) { m_parts[family] = &part; }

    [[nodiscard]] Result<Json>
    run(const std::string &command, const Json &arguments, const Caller &caller) override;
    void begin(const std::string &command,
               const Json &arguments,
               const Caller &caller,
               Reply reply) override;

private:
    /// Null when nobody has it.
    [[nodiscard]] Commands *partOf(const std::string &command) const;

    std::map<std::string, Commands *> m_parts{};
};

} // namespace hp::gateway
