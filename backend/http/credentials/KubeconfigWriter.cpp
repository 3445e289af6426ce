// SPDX-License-Identifier: Apache-2.0
#include "backend/http/credentials/KubeconfigWriter.h"

#include "model/base/Text.h"

#include <algorithm>
#include <openssl/evp.h>
#include <yaml-cpp/yaml.h>

namespace hp::http {
namespace {

std::string base64(const std::string &text)
{
    std::string result((text.size() + 2) / 3 * 4 + 1, '\0');
    const int size = EVP_EncodeBlock(reinterpret_cast<unsigned char *>(result.data()),
                                     reinterpret_cast<const unsigned char *>(text.data()),
                                     static_cast<int>(text.size()));
    result.resize(static_cast<std::size_t>(size));
    return result;
}

} // namespace

std::string kubeconfigText(const std::string &serverUrl,
                           const std::string &caPem,
                           const std::string &user,
                           const std::string &token)
{
    std::string text = "apiVersion: v1\n"
                       "kind: Config\n"
                       "clusters:\n"
                       "- name: holdpoint\n"
                       "  cluster:\n"
                       "    server: "
        + serverUrl + '\n';
    if (!caPem.empty())
        text += "    certificate-authority-data: " + base64(caPem) + '\n';
    text += "users:\n"
            "- name: "
        + user
        + "\n"
          "  user:\n"
          "    token: "
        + token
        + "\n"
          "contexts:\n"
          "- name: holdpoint\n"
          "  context:\n"
          "    cluster: holdpoint\n"
          "    namespace: openshift-machine-api\n"
          "    user: "
        + user
        + "\n"
          "current-context: holdpoint\n";
    return text;
}

bool isBuiltInUser(const std::string &user)
{
    return user == "admin" || user == "viewer" || user == "operator" || user == "wall";
}

std::string whyNotUser(const std::string &user)
{
    const auto isPlain = [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9'); };
    const bool plain = !user.empty() && user.size() <= 63 && isPlain(user.front())
        && isPlain(user.back()) && std::all_of(user.begin(), user.end(), [&](char c) {
               return isPlain(c) || c == '-' || c == '.';
           });
    if (!plain)
        return "'" + user + "' is not lower-case letters, digits, '-' and '.'";
    return isBuiltInUser(user) ? "the backend itself creates the token of " + user : std::string();
}

std::string kubeconfigToken(const std::string &text)
{
    try {
        const YAML::Node root = YAML::Load(text);
        const std::string current = root["current-context"].as<std::string>("");
        std::string user;
        for (const YAML::Node &entry : root["contexts"]) {
            if (entry["name"].as<std::string>("") == current)
                user = entry["context"]["user"].as<std::string>("");
        }
        for (const YAML::Node &entry : root["users"]) {
            if (entry["name"].as<std::string>("") == user)
                return entry["user"]["token"].as<std::string>("");
        }
    } catch (const YAML::Exception &) {
        return {};
    }
    return {};
}

KubeconfigWriter::KubeconfigWriter(const DataDirectory &directory, TokenFile &tokens)
    : m_directory(directory)
    , m_tokens(tokens)
{ }

Result<std::string> KubeconfigWriter::tokenFor(const Identity &identity, const std::string &known)
{
    const auto who = m_tokens.identify(known);
    if (who && who->name == identity.name)
        return known;
    std::string fresh = randomToken();
    if (auto issued = m_tokens.issue(identity, fresh); !issued)
        return unexpected(issued.error());
    return fresh;
}

Result<Done> KubeconfigWriter::replace(const std::string &name, const std::string &text)
{
    const auto before = m_directory.read(name);
    if (before && *before == text)
        return Done{};
    return m_directory.write(name, text);
}

Result<Done> KubeconfigWriter::write(const std::string &serverUrl, const std::string &caPem)
{
    for (const std::string role : {"admin", "viewer"}) {
        const std::string name = role + ".kubeconfig";
        const auto before = m_directory.read(name);
        const auto token =
            tokenFor({role, {role}}, before ? kubeconfigToken(*before) : std::string());
        if (!token)
            return unexpected(token.error());
        if (auto done = replace(name, kubeconfigText(serverUrl, caPem, role, *token)); !done)
            return done;
    }
    for (const std::string role : {"operator", "wall"}) {
        const std::string name = role + ".token";
        const auto before = m_directory.read(name);
        const auto token =
            tokenFor({role, {role}}, std::string(trimmed(before ? *before : std::string())));
        if (!token)
            return unexpected(token.error());
        if (auto done = replace(name, *token + '\n'); !done)
            return done;
    }
    return writeOthers(serverUrl, caPem);
}

Result<Done> KubeconfigWriter::writeOthers(const std::string &serverUrl, const std::string &caPem)
{
    for (const IssuedToken &issued : m_tokens.issued()) {
        const Identity &identity = issued.identity;
        if (isBuiltInUser(identity.name))
            continue;
        const std::string name = identity.name + ".kubeconfig";
        const auto before = m_directory.read(name);
        const std::string token = before ? kubeconfigToken(*before) : std::string();
        const auto who = m_tokens.identify(token);
        if (!who || who->name != identity.name)
            continue;
        if (auto done = replace(name, kubeconfigText(serverUrl, caPem, identity.name, token));
            !done)
            return done;
    }
    return Done{};
}

} // namespace hp::http
