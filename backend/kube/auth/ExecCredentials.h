// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/kube/auth/CredentialJournal.h"
#include "backend/kube/auth/Credentials.h"
#include "backend/kube/auth/ExecProtocol.h"
#include "backend/kube/auth/ExecRun.h"
#include "backend/kube/config/Kubeconfig.h"
#include "model/base/Error.h"

#include <QProcessEnvironment>

#include <memory>
#include <vector>

namespace hp::kube {

/// What a plugin is run with.
struct ExecSetup {
    ExecConfig config{};
    std::string user{}; ///< for sentences
    std::string cluster{}; ///< JSON for KUBERNETES_EXEC_INFO; empty: the plugin is not told
    QProcessEnvironment environment{};
};

/// Credentials that a plugin prints (facts/kube-api.md 3, "exec plugin"): run one at a time, for
/// all who wait, when there are none, when they expired or were refused. After three failed tries
/// in a row nothing is run any more until a person asks or the config changes; a refusal within a
/// minute of a renewal counts as a failed try. Nothing of this opens a browser: a plugin is told
/// that there is no screen, except in the run that a person asked for. A generation is one
/// successful run.
class ExecCredentials final : public UserCredentials
{
public:
    ExecCredentials(ExecSetup setup,
                    runtime::Clock &clock,
                    std::shared_ptr<CredentialJournal> journal);
    ~ExecCredentials() override;

    void current(Reply<Authentication> reply) override;
    void refused(std::uint64_t generation) override;
    [[nodiscard]] CredentialState state() const override;
    void retry() override;
    bool filesChanged() override;

private:
    enum class Screen { Hidden, Shown };

    [[nodiscard]] bool isUsable() const;
    [[nodiscard]] QProcessEnvironment environment(Screen screen) const;
    void forgive();
    void run();
    void ended(ExecOutcome outcome);
    void succeeded(const struct ExecCredential &credential);
    void failed(Message why);
    void giveUp(Message why);
    void answer();

    ExecSetup m_setup;
    runtime::Clock &m_clock;
    std::shared_ptr<CredentialJournal> m_journal;
    PluginName m_name; ///< {"'aws'", "'me'"}
    std::string m_title; ///< "the plugin 'aws' of user 'me'"
    QObject m_context{}; ///< of the pause between two tries

    Authentication m_authentication{}; ///< generation 0: none yet
    std::optional<TimePoint> m_expires{};
    Duration m_renewedAt{}; ///< uptime
    bool m_wasRefused = false;
    bool m_isWanted = false; ///< renewed although what is there may be good
    std::optional<Duration> m_askedAt{}; ///< uptime when a person asked, until a run

    std::unique_ptr<ExecRun> m_run{};
    std::uint64_t m_pause = 0; ///< the timer until the next try; 0: none
    std::vector<Reply<Authentication>> m_waiting{};
    std::size_t m_failedTries = 0;
    std::size_t m_refusals = 0; ///< in a row, each soon after a renewal
    bool m_givenUp = false;
    Error m_error{};
};

} // namespace hp::kube
