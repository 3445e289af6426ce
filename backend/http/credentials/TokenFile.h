// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/http/Authenticator.h"
#include "backend/http/credentials/DataDirectory.h"

#include <map>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

namespace hp::http {

/// 256 random bits as 43 URL-safe characters.
[[nodiscard]] std::string randomToken();
/// 128 random bits as 22 URL-safe characters, for what is valid for minutes.
[[nodiscard]] std::string randomCode();
/// So many letters of this alphabet (of up to 256 bytes), each as likely as the others.
[[nodiscard]] std::string randomLetters(std::size_t count, std::string_view alphabet);
/// Hex SHA-256: what is kept of a token in its place.
[[nodiscard]] std::string tokenHash(const std::string &token);

/// Who gave a token, and when; all may be empty.
struct TokenOrigin {
    std::string by{};
    std::string at{}; ///< RFC 3339
    std::string screen{}; ///< the address of a screen that was paired; empty: it is no such token

    bool operator==(const TokenOrigin &) const = default;
};

/// One issued token, without the token.
struct IssuedToken {
    Identity identity{};
    TokenOrigin origin{};
    std::string hash{}; ///< SHA-256 in hex
};

/// The tokens that are accepted, by hash. Those that were issued here: `tokens.json` in the data
/// directory is
/// `{"tokens": [{"name", "roles", "owners"?, "sha256", "createdBy"?, "createdAt"?, "screen"?}]}`,
/// so that reading the file gives nobody a token. Programs share the file: a writer locks it and
/// changes what is there then, a reader notices the change at the next question. Beside them those
/// of a second file of the same form, which is only read: what several backends share, such as a
/// Secret that is mounted. One object belongs to one thread; open another for another.
class TokenFile final : public Authenticator
{
public:
    /// An absent file is an empty one. Errors are Invalid with the file and the place. `shared` is
    /// the path of the second file; empty: there is none.
    [[nodiscard]] static Result<std::unique_ptr<TokenFile>> open(const DataDirectory &directory,
                                                                 const std::string &shared = {});

    /// A file that somebody broke while it was in use leaves the tokens as they were.
    [[nodiscard]] std::optional<Identity> identify(const std::string &token) const override;
    [[nodiscard]] bool isGood(const std::string &tokenHash) const override;
    /// Makes `token` the only one of `identity.name` and writes the file.
    [[nodiscard]] Result<Done>
    issue(const Identity &identity, const std::string &token, const TokenOrigin &origin = {});
    /// The same, but AlreadyExists when `identity.name` has a token.
    [[nodiscard]] Result<Done>
    issueNew(const Identity &identity, const std::string &token, const TokenOrigin &origin);
    /// The same as issue(), but Refused when the one of before is shared: it would go on.
    [[nodiscard]] Result<Done>
    replace(const Identity &identity, const std::string &token, const TokenOrigin &origin);
    /// Gives the token of `name` to `to`. Errors: NotFound, AlreadyExists.
    [[nodiscard]] Result<Done> rename(const std::string &name, const std::string &to);
    /// Ends the token of `name`; NotFound when there is none, Refused when it is shared.
    [[nodiscard]] Result<Done> revoke(const std::string &name);
    /// Everything that is accepted, by name; who gave a shared one is its file.
    [[nodiscard]] std::vector<IssuedToken> issued() const;

private:
    using Tokens = std::map<std::string, IssuedToken>; ///< by hash
    /// Which file was read: device, inode, size and time. A replaced file has another one.
    using Mark = std::tuple<unsigned long, unsigned long, long, long, long>;

    TokenFile(DataDirectory directory, std::string shared)
        : m_directory(std::move(directory))
        , m_shared(std::move(shared))
    { }

    [[nodiscard]] static Result<Tokens> load(const std::string &path);
    [[nodiscard]] static Mark markOf(const std::string &path);
    [[nodiscard]] std::string path() const;
    /// Reads a file again when it is another one by now.
    [[nodiscard]] static Result<Done> refresh(const std::string &path, Tokens &tokens, Mark &mark);
    /// Both.
    [[nodiscard]] Result<Done> refresh() const;
    [[nodiscard]] const IssuedToken *find(const std::string &hash) const;
    [[nodiscard]] Result<Done> store(Tokens next);
    /// issue() for who has the lock and has read what is there.
    [[nodiscard]] Result<Done>
    makeOnly(const Identity &identity, const std::string &token, const TokenOrigin &origin);
    /// Whether somebody has a token, in what was read last.
    [[nodiscard]] bool isKnown(const std::string &name) const;
    /// Whether it is one that is only read here.
    [[nodiscard]] bool isShared(const std::string &name) const;
    [[nodiscard]] Unexpected isOnlyRead(const std::string &name) const;

    DataDirectory m_directory;
    std::string m_shared;
    mutable Tokens m_byHash{};
    mutable Mark m_mark{};
    mutable Tokens m_sharedByHash{};
    mutable Mark m_sharedMark{};
};

} // namespace hp::http
