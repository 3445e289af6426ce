// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/kube/auth/KubeAccess.h"
#include "backend/runtime/ManualClock.h"
#include "tests/backend/kube/auth/Certificates.h"
#include "tests/backend/kube/auth/PluginFolder.h"

#include <QTemporaryDir>

#include <functional>
#include <memory>
#include <string>

namespace hp::test {

/// A kubeconfig with the contexts lab (cluster here) and prod (there) for one user.
[[nodiscard]] QString twoContexts(const QString &server, const QString &user);
/// The user's entry that runs the plugin of a folder.
[[nodiscard]] QString pluginEntry(const PluginFolder &folder);

/// Files, a clock that stands still, and what is open on them.
class AccessBench
{
public:
    AccessBench();

    [[nodiscard]] QString path(const char *name) const
    {
        return dir.filePath(QString::fromLatin1(name));
    }
    void write(const char *name, const QByteArray &content) const;
    /// As kubectl and careful programs do: written beside it and renamed.
    void replace(const char *name, const QByteArray &content) const;
    /// Replaces the kubeconfig.
    void config(const QString &server, const QString &user) const;
    /// A symbolic link, put in the place of what is there.
    void link(const char *name, const char *target) const;
    /// The folder of a service account as the kubelet makes it: links to a link that is exchanged.
    void pod(const CertificatePair &authority);

    Result<Done> open(kube::AccessOptions options);
    Result<Done> open(); ///< with the file that config() writes

    /// Turns the event loop, and the clock over short pauses, until it is so; the look that is
    /// taken each minute does not come to pass.
    bool until(const std::function<bool()> &isSo);
    [[nodiscard]] Result<kube::Authentication> ask();
    /// The header, or why there is none.
    [[nodiscard]] std::string authorization();

    QTemporaryDir dir{};
    runtime::ManualClock clock;
    kube::Environment around{};
    std::unique_ptr<kube::KubeAccess> access{};
};

} // namespace hp::test
