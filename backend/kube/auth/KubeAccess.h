// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/kube/auth/AccessOptions.h"
#include "backend/kube/auth/CredentialState.h"
#include "backend/kube/auth/Credentials.h"
#include "backend/kube/auth/Endpoint.h"
#include "backend/kube/config/Environment.h"
#include "backend/runtime/Clock.h"

#include <QObject>

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace hp::kube {

/// One cluster as a kubeconfig or a pod's service account names it: where it is and who we are
/// there, kept up to date with the files. Lives on the control thread with an event loop.
///
/// The context is chosen once: a `kubectl config use-context` of somebody else never moves a
/// running backend to another cluster. What the context, its cluster and its user say is followed.
/// A file that became unusable changes nothing but problem(); what was read last stays in force.
class KubeAccess : public QObject
{
    Q_OBJECT
public:
    /// Reads and checks everything that can be without asking the server or a plugin. Invalid with
    /// one sentence naming file, line and key.
    [[nodiscard]] static Result<std::unique_ptr<KubeAccess>>
    open(AccessOptions options, runtime::Clock &clock, Environment around = {});
    ~KubeAccess() override;

    /// Replaced by a change of the files; take it afresh after endpointChanged().
    [[nodiscard]] const Endpoint &endpoint() const;
    /// Never null and the same object as long as this lives; it goes on answering after that. A
    /// change of the user shows as a higher generation.
    [[nodiscard]] std::shared_ptr<Credentials> credentials() const;

    /// For people: "prod-a", or "in-cluster".
    [[nodiscard]] const std::string &context() const;
    /// For people: the entries of the kubeconfig; empty in a pod.
    [[nodiscard]] const std::string &clusterName() const;
    [[nodiscard]] const std::string &userName() const;
    /// Why the files cannot be used any more, from the change until they can be again.
    [[nodiscard]] std::optional<Error> problem() const;

    [[nodiscard]] CredentialState state() const;
    /// The last lines about the credentials, oldest first: runs of a plugin, what it printed to
    /// stderr, renewals and refusals.
    [[nodiscard]] std::vector<CredentialLogLine> log() const;
    /// A person asks to sign in again: what was given up is tried again, by the next current() of
    /// the credentials, and a plugin may open a browser for this one time.
    void retry();

signals:
    /// Another server, authority, proxy or impersonation: connections are to be made anew.
    void endpointChanged();
    /// current() of the credentials may answer otherwise now: somebody who waits for better ones
    /// asks again.
    void credentialsChanged();
    /// state(), log() or problem() is another.
    void stateChanged();

private:
    struct Private;
    explicit KubeAccess(std::unique_ptr<Private> state);
    void reload();

    std::unique_ptr<Private> m;
};

} // namespace hp::kube
