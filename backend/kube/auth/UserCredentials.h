// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/kube/auth/CredentialState.h"
#include "backend/kube/auth/Credentials.h"

namespace hp::kube {

/// Credentials of one user of a kubeconfig: they can say how they are, and be told to try again.
class UserCredentials : public Credentials
{
public:
    [[nodiscard]] virtual CredentialState state() const = 0;
    /// A person asks to sign in again.
    virtual void retry() { }
    /// A file that has to do with them may have been written, though the kubeconfig says the same
    /// of them as before. True when current() may answer otherwise now.
    virtual bool filesChanged() { return false; }
};

} // namespace hp::kube
