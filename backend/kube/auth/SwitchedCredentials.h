// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/kube/auth/Credentials.h"
#include "backend/runtime/Lifetime.h"

#include <map>
#include <memory>

namespace hp::kube {

/// The credentials that clients hold, while those behind them are exchanged when the kubeconfig
/// names another user. Generations go on growing over an exchange, and who waits for an answer gets
/// it from the new ones.
class SwitchedCredentials final : public UserCredentials
{
public:
    explicit SwitchedCredentials(std::unique_ptr<UserCredentials> first);

    void exchange(std::unique_ptr<UserCredentials> next);

    void current(Reply<Authentication> reply) override;
    void refused(std::uint64_t generation) override;
    [[nodiscard]] CredentialState state() const override { return m_inner->state(); }
    void retry() override { m_inner->retry(); }
    bool filesChanged() override { return m_inner->filesChanged(); }

private:
    void ask(std::uint64_t question);

    std::unique_ptr<UserCredentials> m_inner;
    std::uint64_t m_before = 0; ///< the highest generation that those before could have given
    std::uint64_t m_highest = 0; ///< of all that was answered
    std::uint64_t m_lastQuestion = 0;
    std::map<std::uint64_t, Reply<Authentication>> m_waiting{};
    runtime::Lifetime m_alive{};
};

} // namespace hp::kube
