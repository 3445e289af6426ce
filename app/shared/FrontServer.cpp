// SPDX-License-Identifier: Apache-2.0
#include "app/shared/FrontServer.h"

#include "app/shared/Service.h"
#include "backend/http/tls/CertificateAuthority.h"

#include <QHostAddress>
#include <QNetworkInterface>
#include <QSysInfo>

#include <utility>
#include <vector>

namespace hp::app {

namespace {

/// Under which other hosts reach this one. Those of a link alone are good on no other host.
std::vector<std::string> ownAddresses()
{
    std::vector<std::string> addresses;
    for (const QHostAddress &address : QNetworkInterface::allAddresses()) {
        if (!address.isLoopback() && !address.isLinkLocal())
            addresses.push_back(address.toString().toStdString());
    }
    return addresses;
}

} // namespace

Result<std::unique_ptr<FrontServer>> FrontServer::open(const Options &options,
                                                       const http::DataDirectory &directory)
{
    std::unique_ptr<FrontServer> frontServer(new FrontServer(options));
    std::string clientCa;
    if (!options.clientCa.empty()) {
        auto read = http::readClientAuthorities(options.clientCa);
        if (!read)
            return unexpected(read.error());
        clientCa = std::move(*read);
    }
    http::CertificateRenewal::Source own;
    if (options.tlsCert.empty()) {
        auto authority = http::CertificateAuthority::open(directory, frontServer->m_outside.now());
        if (!authority)
            return unexpected(authority.error());
        frontServer->m_caPem = authority->certificatePem();
        const std::string host = QSysInfo::machineHostName().toStdString();
        const http::ListenAddress listen{options.listen.address, options.listen.port};
        own = [authority = std::move(*authority), host, listen](TimePoint now) {
            return authority.serverMaterial(host, listen, now, ownAddresses());
        };
    } else {
        own = [cert = options.tlsCert, key = options.tlsKey](TimePoint) {
            return http::readTlsMaterial(cert, key);
        };
    }
    frontServer->m_certificates =
        [own = std::move(own), clientCa, masters = options.clientMasters](TimePoint now) {
            auto material = own(now);
            if (material) {
                material->clientCaPem = clientCa;
                material->clientMasters = masters;
            }
            return material;
        };
    auto material = frontServer->m_certificates(frontServer->m_outside.now());
    if (!material)
        return unexpected(material.error());
    frontServer->m_tls = std::move(*material);
    return frontServer;
}

FrontServer::FrontServer(const Options &options)
    : m_options(options)
{ }

http::HttpFront &FrontServer::make(const http::Authenticator &authenticator)
{
    m_front = std::make_unique<http::HttpFront>(authenticator);
    return *m_front;
}

Result<Done> FrontServer::start()
{
    http::FrontOptions options;
    options.listen = {m_options.listen.address, m_options.listen.port};
    if (m_options.wallListen.isSet())
        options.wall = http::ListenAddress{m_options.wallListen.address, m_options.wallListen.port};
    options.tls = m_tls;
    if (const auto started = m_front->start(options); !started)
        return unexpected(started.error());
    m_renewal = std::make_unique<http::CertificateRenewal>(
        m_outside, m_tls, m_certificates, [this](const http::TlsMaterial &material) {
            return m_front->useCertificate(material);
        });
    return Done{};
}

void FrontServer::close()
{
    m_renewal.reset();
    m_front.reset();
}

std::string FrontServer::address() const
{
    return hostPort(m_options.listen.address, m_front->port());
}

} // namespace hp::app
