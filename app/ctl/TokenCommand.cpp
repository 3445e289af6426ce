// SPDX-License-Identifier: Apache-2.0
#include "app/ctl/Answered.h"
#include "app/ctl/CtlCommands.h"
#include "app/ctl/CtlTarget.h"
#include "app/ctl/Report.h"
#include "backend/http/credentials/KubeconfigWriter.h"
#include "backend/kube/config/KubeContext.h"
#include "model/base/JsonFields.h"
#include "model/base/Text.h"
#include "model/base/Time.h"
#include "model/live/AuditRows.h"
#include "model/live/RowJson.h"

#include <chrono>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <sstream>

namespace hp::app {

namespace {

constexpr const char *ownName = "holdpointctl";

std::string now()
{
    return formatTime(TimePoint(
        std::chrono::duration_cast<Duration>(std::chrono::system_clock::now().time_since_epoch())));
}

/// `json` in the format that was asked for, which is `text` for a person.
Result<std::string> printed(const CtlOptions &options,
                            const Json &json,
                            const std::string &text,
                            std::vector<std::string> names = {})
{
    return rendered(options.output, {text, json, std::move(names)});
}

Result<std::string> listed(const CtlOptions &options, const std::vector<live::TokenRow> &rows)
{
    const auto orDash = [](const std::string &text) { return text.empty() ? "-" : text; };
    Json list = Json::array();
    std::vector<std::string> names;
    std::vector<TableLine> lines{{"USER", "ROLES", "CREATED", "BY", "LAST SEEN"}};
    for (const live::TokenRow &row : rows) {
        list.push_back(toJson(row));
        names.push_back(row.name);
        std::string roles;
        for (const std::string &role : row.roles)
            roles += (roles.empty() ? "" : ", ") + role;
        lines.push_back({row.name,
                         roles,
                         row.createdAt ? formatTime(*row.createdAt) : "-",
                         orDash(row.createdBy),
                         orDash(timeOrEmpty(row.lastSeen))});
    }
    return printed(options, list, tableText(lines, options.output.style), std::move(names));
}

std::string joined(const std::vector<std::string> &words, const char *between)
{
    std::string text;
    for (const std::string &word : words)
        text += (text.empty() ? "" : between) + word;
    return text;
}

/// What stands between the commas of --owner.
std::vector<std::string> ownersOf(const CtlOptions &options)
{
    std::vector<std::string> owners;
    std::istringstream list(options.owner);
    for (std::string owner; std::getline(list, owner, ',');) {
        if (const auto text = trimmed(owner); !text.empty())
            owners.emplace_back(text);
    }
    return owners;
}

Result<std::string> ended(const CtlOptions &options)
{
    return printed(options,
                   {{"name", options.user}},
                   "the token of " + options.user + " is no longer valid\n");
}

Result<std::string> createToken(const CtlOptions &options,
                                const kube::ClusterEntry &backend,
                                const http::DataDirectory &directory,
                                http::TokenFile &tokens)
{
    for (const http::IssuedToken &known : tokens.issued()) {
        // With the same role too: whoever has that token would be shut out.
        if (known.identity.name == options.user && !options.replace)
            return unexpected(ErrorCode::AlreadyExists,
                              "a token of " + options.user + " already exists, with the role "
                                  + joined(known.identity.roles, ", ")
                                  + ": --replace revokes it and creates another");
    }
    const std::string token = http::randomToken();
    const auto issued =
        tokens.issue({options.user, {options.role}, ownersOf(options)}, token, {ownName, now()});
    if (!issued)
        return unexpected(issued.error());
    const std::string name = options.user + ".kubeconfig";
    const std::string text =
        http::kubeconfigText(backend.server, backend.caData, options.user, token);
    if (const auto written = directory.write(name, text); !written)
        return unexpected(written.error());
    const std::string file = directory.file(name);
    return printed(options,
                   {{"name", options.user}, {"role", options.role}, {"kubeconfig", file}},
                   file + '\n');
}

Result<std::string> listTokens(const CtlOptions &options, const http::TokenFile &tokens)
{
    std::vector<live::TokenRow> rows;
    for (const http::IssuedToken &token : tokens.issued()) {
        live::TokenRow row;
        row.name = token.identity.name;
        row.roles = token.identity.roles;
        row.createdBy = token.origin.by;
        row.createdAt = parseTime(token.origin.at);
        row.builtIn = http::isBuiltInUser(row.name);
        rows.push_back(std::move(row));
    }
    return listed(options, rows);
}

Result<std::string> revokeToken(const CtlOptions &options,
                                const http::DataDirectory &directory,
                                http::TokenFile &tokens)
{
    if (const auto revoked = tokens.revoke(options.user); !revoked)
        return unexpected(revoked.error());
    std::error_code ignored; // the token is dead, with or without its file
    std::filesystem::remove(directory.file(options.user + ".kubeconfig"), ignored);
    return ended(options);
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
        return listTokens(options, **tokens);
    if (options.action == "revoke")
        return revokeToken(options, *directory, **tokens);
    return createToken(options, backend->cluster, *directory, **tokens);
}

Result<std::string> runTokenCommand(LiveClient &client, const CtlOptions &options)
{
    if (options.action == "list") {
        const auto view = client.view("tokens", Json::object());
        if (!view)
            return unexpected(view.error());
        std::vector<live::TokenRow> rows;
        for (const Json &row : *view)
            rows.push_back(live::fromJson<live::TokenRow>(row));
        return listed(options, rows);
    }
    const bool creates = options.action == "create";
    Json arguments{{"name", options.user}};
    if (creates) {
        arguments["role"] = options.role;
        arguments["owners"] = ownersOf(options);
        arguments["replace"] = options.replace;
    }
    const auto done = client.command(creates ? "token.create" : "token.revoke", arguments);
    if (!done)
        return unexpected(done.error());
    return creates ? printed(options, *done, live::fromJson<live::CreatedToken>(*done).token + '\n')
                   : ended(options);
}

Result<std::string> runShareCommand(LiveClient &client, const CtlOptions &options)
{
    const auto target = targetOf(options);
    if (!target)
        return unexpected(target.error());
    const auto done = client.command("token.share", {{"page", options.page}, {"at", options.at}});
    if (!done)
        return unexpected(done.error());
    const auto link = live::fromJson<live::SharedLink>(*done);
    // The page is where the backend is; only the rest of the address is told by it.
    QUrl place = target->url.adjusted(QUrl::RemoveUserInfo | QUrl::RemovePath | QUrl::RemoveQuery
                                      | QUrl::RemoveFragment);
    place.setScheme(place.scheme() == QLatin1String("ws") ? QStringLiteral("http")
                                                          : QStringLiteral("https"));
    const std::string url = place.toString(QUrl::FullyEncoded).toStdString() + link.url;
    return printed(options, {{"url", url}, {"expiresAt", timeOrEmpty(link.expiresAt)}}, url + '\n');
}

} // namespace hp::app
