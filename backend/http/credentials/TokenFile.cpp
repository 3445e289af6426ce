// SPDX-License-Identifier: Apache-2.0
#include "backend/http/credentials/TokenFile.h"

#include "model/base/JsonFields.h"
#include "model/base/JsonTree.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdlib>
#include <fcntl.h>
#include <nlohmann/json.hpp>
#include <openssl/evp.h>
#include <openssl/rand.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

namespace hp::http {
namespace {

constexpr const char *fileName = "tokens.json";
constexpr const char *lockName = "tokens.lock";

/// Keeps other writers out, in other programs too, as long as it lives. The lock is not on the file
/// itself, because that is replaced.
class WriteLock
{
public:
    explicit WriteLock(const std::string &path)
        : m_fd(::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600))
    {
        while (m_fd >= 0 && ::flock(m_fd, LOCK_EX) != 0 && errno == EINTR) { }
    }
    WriteLock(const WriteLock &) = delete;
    WriteLock &operator=(const WriteLock &) = delete;
    ~WriteLock()
    {
        if (m_fd >= 0)
            ::close(m_fd);
    }

private:
    int m_fd;
};

template<std::size_t Bytes>
std::array<unsigned char, Bytes> randomBytes()
{
    std::array<unsigned char, Bytes> bytes{};
    // Without randomness there is no security to offer; going on would be worse than stopping.
    if (RAND_bytes(bytes.data(), static_cast<int>(bytes.size())) != 1)
        std::abort();
    return bytes;
}

template<std::size_t Bytes>
std::string randomText()
{
    const auto bytes = randomBytes<Bytes>();
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
    if (const auto owners = entry.find("owners"); owners != entry.end()) {
        if (!owners->is_array())
            return std::nullopt;
        for (const Json &owner : *owners) {
            if (!owner.is_string())
                return std::nullopt;
            identity.owners.push_back(owner.get<std::string>());
        }
    }
    return identity;
}

} // namespace

std::string randomToken()
{
    return randomText<32>();
}

std::string randomCode()
{
    return randomText<16>();
}

std::string randomLetters(std::size_t count, std::string_view alphabet)
{
    // What is left of 256 is not used: it would make some letters more likely.
    const std::size_t usable = 256 - 256 % alphabet.size();
    std::string letters;
    while (letters.size() < count) {
        for (const unsigned char byte : randomBytes<16>()) {
            if (byte < usable && letters.size() < count)
                letters += alphabet[byte % alphabet.size()];
        }
    }
    return letters;
}

std::string tokenHash(const std::string &token)
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

Result<std::unique_ptr<TokenFile>> TokenFile::open(const DataDirectory &directory,
                                                   const std::string &shared)
{
    std::unique_ptr<TokenFile> tokens(new TokenFile(directory, shared));
    if (auto read = tokens->refresh(); !read)
        return unexpected(read.error());
    if (!shared.empty()) {
        auto read = refresh(shared, tokens->m_sharedByHash, tokens->m_sharedMark);
        if (!read)
            return unexpected(read.error());
    }
    return tokens;
}

std::string TokenFile::path() const
{
    return m_directory.file(fileName);
}

Result<TokenFile::Tokens> TokenFile::load(const std::string &path)
{
    const auto content = readFile(path);
    if (!content) {
        if (content.error().code == ErrorCode::NotFound)
            return Tokens();
        return unexpected(content.error());
    }
    const auto broken = [&](const std::string &why) {
        return unexpected(ErrorCode::Invalid, "The file " + path + ' ' + why + '.');
    };
    const Json json = parseJson(*content);
    if (json.is_discarded() || !json.is_object() || !json.contains("tokens")
        || !json["tokens"].is_array())
        return broken("is not a JSON object with an array 'tokens'");
    Tokens tokens;
    std::size_t index = 0;
    for (const Json &entry : json["tokens"]) {
        const auto identity = identityFrom(entry);
        const bool hashed =
            entry.is_object() && entry.contains("sha256") && entry["sha256"].is_string();
        if (!identity || !hashed)
            return broken("needs name, roles and sha256 in tokens[" + std::to_string(index) + ']');
        const auto hash = entry["sha256"].get<std::string>();
        tokens[hash] = {
            *identity,
            {textOf(entry, "createdBy"), textOf(entry, "createdAt"), textOf(entry, "screen")},
            hash};
        ++index;
    }
    return tokens;
}

TokenFile::Mark TokenFile::markOf(const std::string &path)
{
    struct stat info {
    };
    if (::stat(path.c_str(), &info) != 0)
        return {};
    return {info.st_dev, info.st_ino, info.st_size, info.st_mtim.tv_sec, info.st_mtim.tv_nsec};
}

Result<Done> TokenFile::refresh(const std::string &path, Tokens &tokens, Mark &mark)
{
    // The mark is taken first: what is replaced while it is being read is read once more.
    const Mark now = markOf(path);
    if (now == mark)
        return Done{};
    auto read = load(path);
    if (!read)
        return unexpected(read.error());
    tokens = std::move(*read);
    mark = now;
    return Done{};
}

Result<Done> TokenFile::refresh() const
{
    if (!m_shared.empty()) {
        // Whatever has become of it, our own tokens are issued and revoked.
        const auto shared = refresh(m_shared, m_sharedByHash, m_sharedMark);
        static_cast<void>(shared);
    }
    return refresh(path(), m_byHash, m_mark);
}

const IssuedToken *TokenFile::find(const std::string &hash) const
{
    for (const Tokens *tokens : {&m_byHash, &m_sharedByHash}) {
        if (const auto found = tokens->find(hash); found != tokens->end())
            return &found->second;
    }
    return nullptr;
}

std::optional<Identity> TokenFile::identify(const std::string &token) const
{
    const auto current = refresh();
    static_cast<void>(current); // see the header: what was known stays known
    // The lookup is by hash, so its timing tells nothing about a token.
    const IssuedToken *found = find(tokenHash(token));
    if (token.empty() || found == nullptr)
        return std::nullopt;
    Identity identity = found->identity;
    identity.tokenHash = found->hash;
    return identity;
}

bool TokenFile::isGood(const std::string &tokenHash) const
{
    const auto current = refresh();
    static_cast<void>(current);
    return find(tokenHash) != nullptr;
}

Result<Done>
TokenFile::issue(const Identity &identity, const std::string &token, const TokenOrigin &origin)
{
    const WriteLock lock(m_directory.file(lockName));
    if (auto read = refresh(); !read)
        return read;
    return makeOnly(identity, token, origin);
}

Result<Done>
TokenFile::replace(const Identity &identity, const std::string &token, const TokenOrigin &origin)
{
    const WriteLock lock(m_directory.file(lockName));
    if (auto read = refresh(); !read)
        return read;
    if (isShared(identity.name))
        return isOnlyRead(identity.name);
    return makeOnly(identity, token, origin);
}

Result<Done>
TokenFile::makeOnly(const Identity &identity, const std::string &token, const TokenOrigin &origin)
{
    Tokens next = m_byHash;
    std::erase_if(next,
                  [&](const auto &entry) { return entry.second.identity.name == identity.name; });
    const std::string hash = tokenHash(token);
    next[hash] = {identity, origin, hash};
    return store(std::move(next));
}

bool TokenFile::isKnown(const std::string &name) const
{
    const auto isTheirs = [&](const auto &entry) { return entry.second.identity.name == name; };
    return std::ranges::any_of(m_byHash, isTheirs) || isShared(name);
}

bool TokenFile::isShared(const std::string &name) const
{
    return std::ranges::any_of(
        m_sharedByHash, [&](const auto &entry) { return entry.second.identity.name == name; });
}

Unexpected TokenFile::isOnlyRead(const std::string &name) const
{
    return unexpected(ErrorCode::Refused,
                      "The token of " + name + " stands in " + m_shared
                          + ", which is only read here: it ends when it is taken out there.");
}

Result<Done>
TokenFile::issueNew(const Identity &identity, const std::string &token, const TokenOrigin &origin)
{
    const WriteLock lock(m_directory.file(lockName));
    if (auto read = refresh(); !read)
        return read;
    if (isKnown(identity.name))
        return unexpected(ErrorCode::AlreadyExists,
                          "There is a token of " + identity.name + " already.");
    Tokens next = m_byHash;
    const std::string hash = tokenHash(token);
    next[hash] = {identity, origin, hash};
    return store(std::move(next));
}

Result<Done> TokenFile::rename(const std::string &name, const std::string &to)
{
    const WriteLock lock(m_directory.file(lockName));
    if (auto read = refresh(); !read)
        return read;
    if (isKnown(to))
        return unexpected(ErrorCode::AlreadyExists, "There is a token of " + to + " already.");
    Tokens next = m_byHash;
    const auto found = std::find_if(next.begin(), next.end(), [&](const auto &entry) {
        return entry.second.identity.name == name;
    });
    if (found == next.end())
        return unexpected(ErrorCode::NotFound, "There is no token of " + name + '.');
    found->second.identity.name = to;
    return store(std::move(next));
}

Result<Done> TokenFile::revoke(const std::string &name)
{
    const WriteLock lock(m_directory.file(lockName));
    if (auto read = refresh(); !read)
        return read;
    Tokens next = m_byHash;
    if (std::erase_if(next, [&](const auto &entry) { return entry.second.identity.name == name; })
            == 0
        && isShared(name))
        return isOnlyRead(name);
    if (next.size() == m_byHash.size())
        return unexpected(ErrorCode::NotFound, "There is no token of " + name + '.');
    return store(std::move(next));
}

Result<Done> TokenFile::store(Tokens next)
{
    Json list = Json::array();
    for (const auto &[hash, known] : next) {
        Json entry{
            {"name", known.identity.name}, {"roles", known.identity.roles}, {"sha256", hash}};
        if (!known.identity.owners.empty())
            entry["owners"] = known.identity.owners;
        if (!known.origin.by.empty())
            entry["createdBy"] = known.origin.by;
        if (!known.origin.at.empty())
            entry["createdAt"] = known.origin.at;
        if (!known.origin.screen.empty())
            entry["screen"] = known.origin.screen;
        list.push_back(std::move(entry));
    }
    auto written = m_directory.write(fileName, Json{{"tokens", std::move(list)}}.dump(2) + '\n');
    if (written) {
        m_byHash = std::move(next);
        m_mark = markOf(path());
    }
    return written;
}

std::vector<IssuedToken> TokenFile::issued() const
{
    const auto current = refresh();
    static_cast<void>(current);
    std::vector<IssuedToken> list;
    for (const auto &[hash, token] : m_byHash)
        list.push_back(token);
    for (const auto &[hash, token] : m_sharedByHash) {
        list.push_back(token);
        list.back().origin.by = m_shared;
    }
    std::sort(list.begin(), list.end(), [](const IssuedToken &a, const IssuedToken &b) {
        return a.identity.name < b.identity.name;
    });
    return list;
}

} // namespace hp::http
