// SPDX-License-Identifier: Apache-2.0
#include "backend/http/credentials/TokenFile.h"

#include "model/base/Json.h"

#include <array>
#include <cstdlib>
#include <nlohmann/json.hpp>
#include <openssl/evp.h>
#include <openssl/rand.h>

namespace hp::http {
namespace {

constexpr const char *fileName = "tokens.json";

std::string hashOf(const std::string &token)
{
    std::array<unsigned char, 32> digest{};
    unsigned int size = 0;
    EVP_Digest(token.data(), token.size(), digest.data(), &size, EVP_sha256(), nullptr);
    static const char *digits = "0123456789abcdef";
    std::string text;
    for (const unsigned char byte : digest) {
        text += digits[byte >> 4];
        text += digits[byte & 15];
    }
    return text;
}

std::optional<Identity> identityFrom(const Json &entry)
{
    if (!entry.is_object() || !entry.contains("name") || !entry["name"].is_string()
        || !entry.contains("roles") || !entry["roles"].is_array())
        return std::nullopt;
    Identity identity{entry["name"].get<std::string>(), {}};
    for (const Json &role : entry["roles"]) {
        if (!role.is_string())
            return std::nullopt;
        identity.roles.push_back(role.get<std::string>());
    }
    return identity;
}

} // namespace

std::string randomToken()
{
    std::array<unsigned char, 32> bytes{};
    // Without randomness there is no security to offer; going on would be worse than stopping.
    if (RAND_bytes(bytes.data(), static_cast<int>(bytes.size())) != 1)
        std::abort();
    static const char *alphabet =
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    std::string text;
    unsigned int window = 0;
    int bits = 0;
    for (const unsigned char byte : bytes) {
        window = (window << 8) | byte;
        bits += 8;
        while (bits >= 6) {
            bits -= 6;
            text += alphabet[(window >> bits) & 63];
        }
    }
    text += alphabet[(window << (6 - bits)) & 63];
    return text;
}

Result<std::unique_ptr<TokenFile>> TokenFile::open(const DataDirectory &directory)
{
    std::unique_ptr<TokenFile> tokens(new TokenFile(directory));
    const auto content = directory.read(fileName);
    if (!content) {
        if (content.error().code == ErrorCode::NotFound)
            return tokens;
        return unexpected(content.error());
    }
    const auto broken = [&](const std::string &why) {
        return unexpected(ErrorCode::Invalid,
                          "The file " + directory.file(fileName) + ' ' + why + '.');
    };
    const Json json = Json::parse(*content, nullptr, false);
    if (json.is_discarded() || !json.is_object() || !json.contains("tokens")
        || !json["tokens"].is_array())
        return broken("is not a JSON object with an array 'tokens'");
    std::size_t index = 0;
    for (const Json &entry : json["tokens"]) {
        const auto identity = identityFrom(entry);
        const bool hashed =
            entry.is_object() && entry.contains("sha256") && entry["sha256"].is_string();
        if (!identity || !hashed)
            return broken("needs name, roles and sha256 in tokens[" + std::to_string(index) + ']');
        tokens->m_byHash[entry["sha256"].get<std::string>()] = *identity;
        ++index;
    }
    return tokens;
}

std::optional<Identity> TokenFile::identify(const std::string &token) const
{
    // The lookup is by hash, so its timing tells nothing about a token.
    const auto found = m_byHash.find(hashOf(token));
    if (token.empty() || found == m_byHash.end())
        return std::nullopt;
    return found->second;
}

Result<Done> TokenFile::issue(const Identity &identity, const std::string &token)
{
    auto next = m_byHash;
    for (auto it = next.begin(); it != next.end();)
        it = it->second.name == identity.name ? next.erase(it) : std::next(it);
    next[hashOf(token)] = identity;

    Json list = Json::array();
    for (const auto &[hash, known] : next)
        list.push_back({{"name", known.name}, {"roles", known.roles}, {"sha256", hash}});
    auto written = m_directory.write(fileName, Json{{"tokens", std::move(list)}}.dump(2) + '\n');
    if (written)
        m_byHash = std::move(next);
    return written;
}

} // namespace hp::http
