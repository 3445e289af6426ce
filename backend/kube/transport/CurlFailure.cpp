// SPDX-License-Identifier: Apache-2.0
#include "backend/kube/transport/CurlFailure.h"

#include "model/messages/Connection.h"

namespace hp::kube {

CurlFailure meaningOf(CURLcode code, const std::string &peer, const std::string &words)
{
    const auto untrusted = [&](const Form<place::Name> &alone,
                               const Form<place::Name, place::Quote> &because) {
        return CurlFailure{Failure::Untrusted, words.empty() ? alone(peer) : because(peer, words)};
    };
    switch (code) {
    case CURLE_COULDNT_RESOLVE_HOST:
        return {Failure::Connect, say::serverNameIsUnknown(peer)};
    case CURLE_COULDNT_RESOLVE_PROXY:
        return {Failure::Connect, say::proxyNameIsUnknown()};
    case CURLE_COULDNT_CONNECT:
        return {Failure::Connect, say::connectionRefused(peer)};
    case CURLE_PROXY:
        return {Failure::Connect, say::proxyLetsNothingThrough(peer)};
    case CURLE_OPERATION_TIMEDOUT:
        return {Failure::TimedOut, say::noAnswerInTime(peer)};
    case CURLE_PEER_FAILED_VERIFICATION:
        return untrusted(say::serverIsNotTrusted, say::serverIsNotTrustedBecause);
    case CURLE_SSL_CONNECT_ERROR:
        return {Failure::Connect, say::noSecureConnectionIsPossible(peer)};
    case CURLE_SSL_CERTPROBLEM:
        return untrusted(say::clientCertificateIsUnusable, say::clientCertificateIsUnusableBecause);
    case CURLE_SSL_CACERT_BADFILE:
        return untrusted(say::authoritiesCannotBeRead, say::authoritiesCannotBeReadBecause);
    default:
        return {Failure::Broken, say::connectionBroke(peer)};
    }
}

ServerParts partsOf(const std::string &server)
{
    ServerParts parts;
    const std::size_t mark = server.find("://");
    parts.scheme = mark == std::string::npos ? "https" : server.substr(0, mark);
    const std::size_t start = mark == std::string::npos ? 0 : mark + 3;
    const std::size_t slash = std::min(server.find('/', start), server.size());
    parts.authority = server.substr(start, slash - start);
    parts.prefix = server.substr(slash);
    while (parts.prefix.ends_with('/'))
        parts.prefix.pop_back();
    const std::size_t colon = parts.authority.rfind(':');
    const std::size_t bracket = parts.authority.rfind(']');
    if (colon != std::string::npos && (bracket == std::string::npos || colon > bracket)) {
        parts.port = parts.authority.substr(colon + 1);
    } else {
        parts.port = parts.scheme == "http" ? "80" : "443";
        parts.authority += ':' + parts.port;
    }
    return parts;
}

} // namespace hp::kube
