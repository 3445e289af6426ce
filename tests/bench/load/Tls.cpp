// SPDX-License-Identifier: Apache-2.0
#include "tests/bench/load/Tls.h"

namespace hp::bench {

namespace {

namespace ssl = boost::asio::ssl;

boost::asio::const_buffer bytes(const std::string &text)
{
    return boost::asio::buffer(text);
}

} // namespace

std::shared_ptr<ssl::context> tlsContextFor(const Endpoint &endpoint)
{
    auto context = std::make_shared<ssl::context>(ssl::context::tls_client);
    const kube::ClusterEntry &cluster = endpoint.access.cluster;
    const kube::UserEntry &user = endpoint.access.user;
    boost::system::error_code error;
    context->set_verify_mode(ssl::verify_peer, error);
    if (!cluster.caData.empty())
        context->add_certificate_authority(bytes(cluster.caData), error);
    else if (!cluster.caFile.empty())
        context->load_verify_file(cluster.caFile, error);
    if (!error && !user.clientCertificateData.empty()) {
        context->use_certificate_chain(bytes(user.clientCertificateData), error);
        if (!error)
            context->use_private_key(bytes(user.clientKeyData), ssl::context::pem, error);
    } else if (!error && !user.clientCertificateFile.empty()) {
        context->use_certificate_chain_file(user.clientCertificateFile, error);
        if (!error)
            context->use_private_key_file(user.clientKeyFile, ssl::context::pem, error);
    }
    if (error)
        fail("the certificates of " + endpoint.name + " cannot be used: " + error.message());
    return context;
}

std::string
requestStart(const Endpoint &endpoint, const std::string &method, const std::string &target)
{
    std::string text = method + ' ' + target + " HTTP/1.1\r\nHost: 127.0.0.1:"
        + std::to_string(endpoint.port) + "\r\nUser-Agent: holdpoint-bench\r\n";
    if (!endpoint.access.user.token.empty())
        text += "Authorization: Bearer " + endpoint.access.user.token + "\r\n";
    return text;
}

} // namespace hp::bench
