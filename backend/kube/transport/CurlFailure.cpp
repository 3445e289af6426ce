// SPDX-License-Identifier: Apache-2.0
#include "backend/kube/transport/CurlFailure.h"

#include <algorithm>

namespace hp::kube {

namespace {

struct Meaning {
    CURLcode code;
    Failure failure;
    const char *sentence; ///< "%" is the server's address
};

constexpr Meaning meanings[] = {
    {CURLE_COULDNT_RESOLVE_HOST, Failure::Connect, "the name of the API server is not known (%)"},
    {CURLE_COULDNT_RESOLVE_PROXY, Failure::Connect, "the name of the proxy is not known"},
    {CURLE_COULDNT_CONNECT, Failure::Connect, "connection refused (%)"},
    {CURLE_PROXY, Failure::Connect, "the proxy lets nothing through to the API server (%)"},
    {CURLE_OPERATION_TIMEDOUT, Failure::TimedOut, "no answer in time (%)"},
    {CURLE_PEER_FAILED_VERIFICATION,
     Failure::Untrusted,
     "the certificate of the API server is not trusted (%)"},
    {CURLE_SSL_CONNECT_ERROR, Failure::Connect, "no secure connection is possible (%)"},
    {CURLE_SSL_CERTPROBLEM, Failure::Untrusted, "our client certificate cannot be used (%)"},
    {CURLE_SSL_CACERT_BADFILE,
     Failure::Untrusted,
     "the certificate authorities of the cluster cannot be read (%)"},
};

constexpr Meaning broken{CURLE_OK, Failure::Broken, "the connection broke (%)"};

} // namespace

CurlFailure meaningOf(CURLcode code, const std::string &peer)
{
    const auto *found = std::find_if(std::begin(meanings),
                                     std::end(meanings),
                                     [code](const Meaning &entry) { return entry.code == code; });
    const Meaning &meaning = found != std::end(meanings) ? *found : broken;
    CurlFailure failure{meaning.failure, meaning.sentence};
    if (const std::size_t mark = failure.sentence.find('%'); mark != std::string::npos)
        failure.sentence.replace(mark, 1, peer);
    return failure;
}

} // namespace hp::kube
