// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <memory>
#include <string>

namespace hp::bench {

struct ResponderOptions {
    bool tls = false; ///< RSA-2048, self-signed, made at the start
    int minDelay = 0; ///< ms before an answer, uniform from here ...
    int maxDelay = 0; ///< ... to here
    /// Systems that were read before over the same connection are answered when so many of them are
    /// asked for, and not before; 0: at once.
    int together = 0;
};

/// Any number of BMCs on one port: every address of 127.0.0.0/8 is one of them, with one system
/// that is On. It answers as fast as one thread can, so that what is measured is the client. It
/// asks for a session or Basic where the standard does, but accepts any.
class Responder
{
public:
    explicit Responder(const ResponderOptions &options);
    ~Responder();
    Responder(const Responder &) = delete;
    Responder &operator=(const Responder &) = delete;

    [[nodiscard]] int port() const;
    /// "sha256//…" of its public key; empty without TLS.
    [[nodiscard]] const std::string &pin() const;
    /// Serves until `end` can be read or has ended.
    void serveUntil(int end);

private:
    struct Private;
    std::unique_ptr<Private> m;
};

/// The address of BMC number `index`, from 127.1.0.1 on.
[[nodiscard]] std::string bmcAddress(int index);

} // namespace hp::bench
