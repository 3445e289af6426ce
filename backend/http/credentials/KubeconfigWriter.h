// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/http/credentials/DataDirectory.h"
#include "backend/http/credentials/TokenFile.h"

#include <string>

namespace hp::http {

/// The text of a kubeconfig with one cluster, one user and the context `holdpoint`.
[[nodiscard]] std::string kubeconfigText(const std::string &serverUrl,
                                         const std::string &caPem,
                                         const std::string &user,
                                         const std::string &token);
/// Whether the backend itself hands out the token of `user` at each start.
[[nodiscard]] bool isBuiltInUser(const std::string &user);
/// What is wrong about the name of a user, as one clause; empty when nothing is. A name is also
/// that of a file.
[[nodiscard]] std::string whyNotUser(const std::string &user);
/// The token of the current context's user; empty when the text is not such a kubeconfig.
[[nodiscard]] std::string kubeconfigToken(const std::string &text);

/// Hands out what clients of this backend need: `admin.kubeconfig`, `viewer.kubeconfig`,
/// `operator.token`, `wall.token`. A token stays the same across restarts; removing a file makes a
/// new one at the next start and ends the old one. The kubeconfigs that `holdpointctl token` made
/// follow the address.
class KubeconfigWriter
{
public:
    KubeconfigWriter(const DataDirectory &directory, TokenFile &tokens);

    /// `caPem` is what clients trust; empty with --tls-cert, when the system's authorities decide.
    /// Errors are one sentence with the file.
    [[nodiscard]] Result<Done> write(const std::string &serverUrl, const std::string &caPem);

private:
    [[nodiscard]] Result<Done> replace(const std::string &name, const std::string &text);
    [[nodiscard]] Result<Done> writeOthers(const std::string &serverUrl, const std::string &caPem);
    /// The known token, or a new one that is issued.
    [[nodiscard]] Result<std::string> tokenFor(const Identity &identity, const std::string &known);

    const DataDirectory &m_directory;
    TokenFile &m_tokens;
};

} // namespace hp::http
