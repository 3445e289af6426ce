// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/gateway/Commands.h"
#include "backend/http/credentials/TokenFile.h"
#include "backend/runtime/Clock.h"

#include <functional>
#include <string>

namespace hp::app {

/// Who replaced what the backend proves itself, others or its records with.
struct Rotation {
    std::string what{}; ///< "certificate", "token", "audit-key", "bundle-key"
    std::string name{}; ///< whose token, or which key is in use from now on
    std::string actor{};
    std::string from{}; ///< address and port of the actor
};

/// Certificate, tokens and keys of a backend, replaced while it runs: the commands `rotate.*`, for
/// administrators. What is replaced is on the disk before the answer. Control thread.
class RotationService final : public gateway::Commands
{
public:
    /// What is replaced outlives this.
    struct Parts {
        http::TokenFile *tokens = nullptr;
        runtime::Clock *clock = nullptr;
        /// Writes the files of those whom the backend itself hands their tokens, of whom one has
        /// none any more.
        std::function<Result<Done>()> writeBuiltIns{};
        /// Makes and serves another certificate.
        std::function<Result<Done>()> certificate{};
        /// Makes another key, which counts from now on; its id.
        std::function<Result<std::string>()> auditKey{};
        std::function<Result<std::string>()> bundleKey{};
        /// Into the audit.
        std::function<Result<Done>(const Rotation &)> record{};
    };

    explicit RotationService(Parts parts)
        : m_parts(std::move(parts))
    { }

    /// `rotate.certificate`, `rotate.audit-key` and `rotate.bundle-key` give {what, key?};
    /// `rotate.token` {name} gives {what, name, token}, without the token where a file of the data
    /// directory has it. The token of before ends within a second, and what it opened.
    [[nodiscard]] Result<Json>
    run(const std::string &command, const Json &arguments, const gateway::Caller &caller) override;

private:
    [[nodiscard]] Result<Json> token(const std::string &name, const gateway::Caller &caller);
    [[nodiscard]] Result<Json>
    carryOut(const std::string &what, const std::string &name, const gateway::Caller &caller);

    Parts m_parts;
};

} // namespace hp::app
