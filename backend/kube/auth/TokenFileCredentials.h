// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/kube/auth/CredentialJournal.h"
#include "backend/kube/auth/Credentials.h"

#include <optional>
#include <string>

namespace hp::kube {

/// A token that somebody else renews in a file, as the kubelet does: read again each minute, less
/// ten seconds of leeway, after a refusal, and when the file was changed. As long as the file
/// cannot be read, the last token stays in use, and before that the one that the kubeconfig holds.
class TokenFileCredentials final : public UserCredentials
{
public:
    /// `base` may hold a certificate that goes with it, and the token of the kubeconfig.
    TokenFileCredentials(std::string file,
                         Authentication base,
                         const runtime::Clock &clock,
                         std::shared_ptr<CredentialJournal> journal);

    void current(Reply<Authentication> reply) override;
    void refused(std::uint64_t generation) override;
    [[nodiscard]] CredentialState state() const override;
    void retry() override { m_isOld = true; }
    bool filesChanged() override;

private:
    void read();

    const runtime::Clock &m_clock;
    std::shared_ptr<CredentialJournal> m_journal;
    std::string m_file;
    Authentication m_authentication;
    Duration m_readAt{}; ///< uptime
    bool m_isOld = true;
    Message m_why{}; ///< the file cannot be read
    std::optional<TimePoint> m_expires{};
};

} // namespace hp::kube
