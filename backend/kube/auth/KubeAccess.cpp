// SPDX-License-Identifier: Apache-2.0
#include "backend/kube/auth/KubeAccess.h"

#include "backend/kube/auth/AccessLoader.h"
#include "backend/kube/auth/CredentialJournal.h"
#include "backend/kube/auth/ExecCredentials.h"
#include "backend/kube/auth/FileWatch.h"
#include "backend/kube/auth/IdTokenCredentials.h"
#include "backend/kube/auth/Jwt.h"
#include "backend/kube/auth/Pem.h"
#include "backend/kube/auth/StaticCredentials.h"
#include "backend/kube/auth/SwitchedCredentials.h"
#include "backend/kube/auth/TokenFileCredentials.h"
#include "model/messages/Connection.h"

#include <algorithm>

namespace hp::kube {

namespace {

std::unique_ptr<UserCredentials> credentialsOf(const ClientIdentity &identity,
                                               const Environment &around,
                                               runtime::Clock &clock,
                                               const std::shared_ptr<CredentialJournal> &journal)
{
    const Authentication base{identity.authorization, identity.certificatePem, identity.keyPem, 0};
    switch (identity.kind) {
    case CredentialKind::TokenFile:
        return std::make_unique<TokenFileCredentials>(identity.tokenFile, base, clock, journal);
    case CredentialKind::Plugin:
        return std::make_unique<ExecCredentials>(
            ExecSetup{*identity.exec, identity.user, identity.execCluster, around.environment},
            clock,
            journal);
    case CredentialKind::Provider:
        return std::make_unique<IdTokenCredentials>(identity.user, identity.idToken, base, clock);
    case CredentialKind::None:
    case CredentialKind::Token:
    case CredentialKind::Password:
    case CredentialKind::Certificate:
        break;
    }
    std::optional<TimePoint> expires = certificateExpiry(identity.certificatePem);
    if (identity.kind == CredentialKind::Token)
        expires = jwtExpiry(identity.authorization);
    return std::make_unique<StaticCredentials>(identity.kind, base, expires);
}

} // namespace

struct KubeAccess::Private {
    AccessOptions options{};
    Environment around{};
    runtime::Clock &clock;
    LoadedAccess loaded{};
    std::optional<Error> problem{};
    std::shared_ptr<CredentialJournal> journal{};
    std::shared_ptr<SwitchedCredentials> credentials{};
    std::unique_ptr<FileWatch> watch{};
};

Result<std::unique_ptr<KubeAccess>>
KubeAccess::open(AccessOptions options, runtime::Clock &clock, Environment around)
{
    auto loaded = loadAccess(options, around);
    if (!loaded)
        return unexpected(loaded.error());
    // From here on it is this context and this kind of place, whatever the files say later.
    options.inCluster = loaded->inCluster;
    options.context = loaded->context;
    auto journal = std::make_shared<CredentialJournal>(clock);
    auto credentials = std::make_shared<SwitchedCredentials>(
        credentialsOf(loaded->identity, around, clock, journal));
    return std::unique_ptr<KubeAccess>(
        new KubeAccess(std::make_unique<Private>(Private{std::move(options),
                                                         std::move(around),
                                                         clock,
                                                         std::move(*loaded),
                                                         {},
                                                         std::move(journal),
                                                         std::move(credentials),
                                                         {}})));
}

KubeAccess::KubeAccess(std::unique_ptr<Private> state)
    : m(std::move(state))
{
    m->journal->onChange([this] { emit stateChanged(); });
    m->watch = std::make_unique<FileWatch>(m->clock, [this] { reload(); });
    m->watch->watch(m->loaded.files);
}

KubeAccess::~KubeAccess()
{
    m->journal->onChange({}); // the credentials may outlive this
}

void KubeAccess::reload()
{
    auto loaded = loadAccess(m->options, m->around);
    // A file that is gone never makes a backend move on to the cluster that it runs in.
    if (loaded && loaded->inCluster != m->loaded.inCluster)
        loaded = invalid(say::kubeconfigIsGone());
    if (!loaded) {
        if (!m->problem || m->problem->message != loaded.error().message) {
            m->problem = loaded.error();
            emit stateChanged();
        }
        return;
    }
    // Written out, because each of them leads to another signal.
    const bool hasProblem = m->problem.has_value();
    const bool newEndpoint = !(loaded->endpoint == m->loaded.endpoint);
    const bool newIdentity = !(loaded->identity == m->loaded.identity);
    const bool wasWritten = loaded->content != m->loaded.content;
    const bool newFiles = loaded->files != m->loaded.files;
    m->loaded = std::move(*loaded);
    m->problem.reset();
    if (newFiles)
        m->watch->watch(m->loaded.files);
    if (newIdentity) {
        m->journal->say("user '" + m->loaded.userName + "' of the kubeconfig changed");
        m->credentials->exchange(
            credentialsOf(m->loaded.identity, m->around, m->clock, m->journal));
    }
    const bool mayHelp = wasWritten || m->loaded.identity.kind == CredentialKind::TokenFile;
    const bool newAnswer = newIdentity || (mayHelp && m->credentials->filesChanged());
    if (newEndpoint)
        emit endpointChanged();
    if (newAnswer)
        emit credentialsChanged();
    if (hasProblem || newIdentity)
        emit stateChanged();
}

const Endpoint &KubeAccess::endpoint() const
{
    return m->loaded.endpoint;
}

std::shared_ptr<Credentials> KubeAccess::credentials() const
{
    return m->credentials;
}

const std::string &KubeAccess::context() const
{
    return m->loaded.context;
}

const std::string &KubeAccess::clusterName() const
{
    return m->loaded.clusterName;
}

const std::string &KubeAccess::userName() const
{
    return m->loaded.userName;
}

std::optional<Error> KubeAccess::problem() const
{
    return m->problem;
}

CredentialState KubeAccess::state() const
{
    return m->credentials->state();
}

std::vector<CredentialLogLine> KubeAccess::log() const
{
    return {m->journal->lines().begin(), m->journal->lines().end()};
}

void KubeAccess::retry()
{
    m->credentials->retry();
    emit credentialsChanged();
}

} // namespace hp::kube

#include "moc_KubeAccess.cpp"
