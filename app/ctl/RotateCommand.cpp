// SPDX-License-Identifier: Apache-2.0
#include "app/ctl/Answered.h"
#include "app/ctl/CtlCommands.h"
#include "backend/http/credentials/KubeconfigWriter.h"
#include "backend/kube/config/KubeContext.h"
#include "model/base/JsonFields.h"

#include <nlohmann/json.hpp>

namespace hp::app {

namespace {

/// Where the backend keeps the token of a built-in user.
std::string builtInFile(const std::string &user)
{
    return user + (user == "admin" || user == "viewer" ? ".kubeconfig" : ".token");
}

/// Keeps a new token where `token create` put the one before; the file.
Result<std::string> keptIn(const CtlOptions &options, const std::string &token)
{
    const auto directory = http::DataDirectory::open(options.dataDir);
    if (!directory)
        return unexpected(directory.error());
    const std::string name = options.user + ".kubeconfig";
    const auto backend = kube::loadKubeContext(options.dataDir + "/admin.kubeconfig");
    if (!backend)
        return unexpected(backend.error());
    const std::string text =
        http::kubeconfigText(backend->cluster.server, backend->cluster.caData, options.user, token);
    if (const auto written = directory->write(name, text); !written)
        return unexpected(written.error());
    return directory->file(name);
}

Result<std::string> rotatedToken(const CtlOptions &options, Json answer)
{
    if (http::isBuiltInUser(options.user)) {
        const std::string file =
            (options.url.empty() ? options.dataDir : "the data directory of the backend") + '/'
            + builtInFile(options.user);
        return rendered(options.output, {file + '\n', answer, {options.user}});
    }
    if (!options.url.empty())
        return rendered(options.output, {textOf(answer, "token") + '\n', answer, {options.user}});
    const auto file = keptIn(options, textOf(answer, "token"));
    if (!file)
        return unexpected(file.error());
    answer.erase("token");
    answer["kubeconfig"] = *file;
    return rendered(options.output, {*file + '\n', answer, {options.user}});
}

} // namespace

Result<std::string> runRotateCommand(LiveClient &client, const CtlOptions &options)
{
    Json arguments = Json::object();
    if (!options.user.empty())
        arguments["name"] = options.user;
    const auto done = client.command("rotate." + options.action, arguments);
    if (!done)
        return unexpected(done.error());
    if (options.action == "token")
        return rotatedToken(options, *done);
    const std::string key = textOf(*done, "key");
    const std::string text = options.action == "certificate"
        ? "another certificate of the same authority is served from now on\n"
        : options.action == "audit-key" ? "new rows of the audit are sealed with the key " + key
            + "; keep a copy of its file where the backend cannot write\n"
                                        : "new bundles are signed with the key " + key + '\n';
    return rendered(options.output, {text, *done, {key}});
}

} // namespace hp::app
