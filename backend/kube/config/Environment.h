// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QProcessEnvironment>

#include <string>

namespace hp::kube {

/// What the process was started with that decides where a cluster is looked for, and what plugins
/// inherit.
struct Environment {
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    /// Where a pod finds token, ca.crt and namespace of its service account.
    std::string serviceAccountFolder = "/var/run/secrets/kubernetes.io/serviceaccount";

    [[nodiscard]] std::string variable(const char *name) const
    {
        return environment.value(QString::fromLatin1(name)).toStdString();
    }
};

} // namespace hp::kube
