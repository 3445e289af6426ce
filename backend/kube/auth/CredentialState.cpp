// SPDX-License-Identifier: Apache-2.0
#include "backend/kube/auth/CredentialState.h"

namespace hp::kube {

const char *toString(CredentialKind kind)
{
    switch (kind) {
    case CredentialKind::None:
        return "none";
    case CredentialKind::Token:
        return "token";
    case CredentialKind::TokenFile:
        return "token file";
    case CredentialKind::Password:
        return "password";
    case CredentialKind::Certificate:
        return "certificate";
    case CredentialKind::Plugin:
        return "plugin";
    case CredentialKind::Provider:
        return "auth provider";
    }
    return "";
}

} // namespace hp::kube
