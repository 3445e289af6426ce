// SPDX-License-Identifier: Apache-2.0
#include "app/ctl/TokenCommand.h"

#include "backend/http/credentials/KubeconfigWriter.h"
#include "backend/kube/config/KubeContext.h"

#include <algorithm>
#include <filesystem>

namespace hp::app {

namespace {

Result<std::string> createToken(const CtlOptions &options,
                                const kube::ClusterEntry &backend,
                                const http::DataDirectory &directory,
                                http::TokenFile &tokens)
{
    const std::string token = http::randomToken();
    if (const auto issued = tokens.issue({options.user, {options.role}}, token); !issued)
        return unexpected(issued.error());
    const std::string name = options.user + ".kubeconfig";
    const std::string text =
        http::kubeconfigText(backend.server, backend.caData, options.user, token);
    if (const auto written = directory.write(name, text); !written)
        return unexpected(written.error());
    return directory.file(name) + '\n';
}

std::string listTokens(const http::TokenFile &tokens)
{
    const auto identities = tokens.identities();
    std::size_t width = 4;
    for (const http::Identity &identity : identities)
        width = std::max(width, identity.name.size());
    const auto line = [width](std::string name, const std::string &roles) {
        name.resize(width + 3, ' ');
        return name + roles + '\n';
    };
    std::string text = line("USER", "ROLES");
    for (const http::Identity &identity : identities) {
        std::string roles;
        for (const std::string &role : identity.roles)
            roles += (roles.empty() ? "" : ", ") + role;
        text += line(identity.name, roles);
    }
    return text;
}

Result<std::string> removeToken(const CtlOptions &options,
                                const http::DataDirectory &directory,
                                http::TokenFile &tokens)
{
    if (const auto revoked = tokens.revoke(options.user); !revoked)
        return unexpected(revoked.error());
    std::error_code ignored; // the token is dead, with or without its file
    std::filesystem::remove(directory.file(options.user + ".kubeconfig"), ignored);
    return "the token of " + options.user + " is no longer valid\n";
}

} // namespace

Result<std::string> runTokenCommand(const CtlOptions &options)
{
    // Where the backend is and whom to trust stands in its own kubeconfig. It also tells a data
    // directory from a folder that was named by mistake, before anything is written there.
    const std::string own = options.dataDir + "/admin.kubeconfig";
    const auto backend = kube::loadKubeContext(own);
    if (!backend)
        return unexpected(ErrorCode::Invalid,
                          options.dataDir + " is not the data directory of a backend that ran: "
                              + backend.error().message);
    const auto directory = http::DataDirectory::open(options.dataDir);
    if (!directory)
        return unexpected(directory.error());
    const auto tokens = http::TokenFile::open(*directory);
    if (!tokens)
        return unexpected(tokens.error());
    if (options.action == "list")
        return listTokens(**tokens);
    if (options.action == "remove")
        return removeToken(options, *directory, **tokens);
    return createToken(options, backend->cluster, *directory, **tokens);
}

} // namespace hp::app
