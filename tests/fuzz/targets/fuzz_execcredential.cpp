// SPDX-License-Identifier: Apache-2.0
// What an exec plugin prints. The answer is credentials that can be used, or a sentence that holds
// nothing of what was printed; what is shown of its stderr holds no secret it gave.
#include "backend/kube/auth/ExecProtocol.h"
#include "backend/kube/auth/Jwt.h"
#include "backend/kube/auth/SecretFilter.h"
#include "tests/fuzz/Expect.h"

#include <algorithm>
#include <cctype>
#include <nlohmann/json.hpp>
#include <string>

using hp::fuzz::expect;
using namespace hp::kube;

std::span<const std::string_view> hp::fuzz::words()
{
    static constexpr std::string_view all[] = {"kind",
                                               "apiVersion",
                                               "status",
                                               "token",
                                               "clientCertificateData",
                                               "clientKeyData",
                                               "expirationTimestamp",
                                               "ExecCredential",
                                               "client.authentication.k8s.io/v1",
                                               "2030-01-01T00:00:00Z",
                                               "eyJhbGciOiJub25lIn0.eyJleHAiOjF9.x"};
    return all;
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const std::string text(reinterpret_cast<const char *>(data), size);
    const hp::TimePoint now = *hp::parseTime("2026-01-10T12:00:00Z");
    (void)jwtExpiry(text);
    const auto credential = readExecCredential(text, "client.authentication.k8s.io/v1", now);
    if (!credential) {
        expect(credential.error().code == hp::ErrorCode::Unauthorised,
               "a bad answer is Unauthorised");
        expect(credential.error().message.find('\n') == std::string::npos
                   && credential.error().message.size() < 200,
               "a sentence is short",
               {credential.error().message});
        return 0;
    }
    expect(!credential->token.empty() || !credential->keyPem.empty(), "something was given");
    expect(credential->certificatePem.empty() == credential->keyPem.empty(), "both or none");
    expect(!credential->expires || *credential->expires > now, "it has not expired");
    expect(credential->token.find_first_of("\r\n") == std::string::npos,
           "no token breaks a header");
    const bool isPlain = std::all_of(credential->token.begin(),
                                     credential->token.end(),
                                     [](unsigned char c) { return std::isalnum(c) != 0; });
    if (isPlain && credential->token.size() >= 8)
        expect(shownOf("a " + credential->token + " b", {credential->token}).find(credential->token)
                   == std::string::npos,
               "a token is not shown",
               {credential->token});
    return 0;
}
