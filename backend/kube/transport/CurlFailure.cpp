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

} // namespace hp::kube
