// SPDX-License-Identifier: Apache-2.0
#include "app/shared/FrontServer.h"

#include "app/shared/Service.h"
#include "backend/http/credentials/DataDirectory.h"
#include "backend/http/tls/CertificateAuthority.h"
#include "backend/kube/config/Environment.h"
#include "model/base/Text.h"

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

/// By which the Service of installer/kubernetes is reached; none outside of a pod.
std::vector<std::string> serviceNames(const Options &options)
{
    if (options.kubeconfig != inClusterWord)
        return {};
    const auto ns = http::readFile(kube::Environment().serviceAccountFolder + "/namespace");
    if (!ns)
        return {};
    const std::string name = "holdpoint." + std::string(trimmed(*ns));
    return {"holdpoint", name, name + ".svc", name + ".svc.cluster.local"};
}

} // namespace

Result<std::unique_ptr<FrontServer>> FrontServer::open(const Options &options,
                                                       const http::DataDirectory &directory)
{
    std::unique_ptr<FrontServer> frontServer(new FrontServer(options));
    FrontServer *front = frontServer.get();
    http::CertificateRenewal::Source own;
    if (options.tlsCert.empty()) {
        auto authority = http::CertificateAuthority::open(directory, frontServer->m_outside.now());
        if (!authority)
            return unexpected(authority.error());
        frontServer->m_caPem = authority->certificatePem();
        const std::string host = QSysInfo::machineHostName().toStdString();
        const http::ListenAddress listen{options.listen.address, options.listen.port};
        own = [authority = std::move(*authority),
               host,
               listen,
               services = serviceNames(options),
               front](TimePoint now) {
            std::vector<std::string> others = ownAddresses();
            others.insert(others.end(), services.begin(), services.end());
            return authority.serverMaterial(
                host, listen, now, others, std::exchange(front->m_wantsAnother, false));
        };
    } else {
        own = [front](TimePoint) {
            return http::readTlsMaterial(front->m_named.certificate, front->m_named.key);
        };
    }
    frontServer->m_certificates = [own = std::move(own), front](TimePoint now) {
        auto material = own(now);
        if (!material || front->m_named.clientCa.empty())
            return material;
        auto clientCa = http::readClientAuthorities(front->m_named.clientCa);
        if (!clientCa)
            return Result<http::TlsMaterial>(unexpected(clientCa.error()));
        material->clientCaPem = std::move(*clientCa);
        material->clientMasters = front->m_named.clientMasters;
        return material;
    };
    auto material = frontServer->m_certificates(frontServer->m_outside.now());
    if (!material)
        return unexpected(material.error());
    frontServer->m_tls = std::move(*material);
    return frontServer;
}

FrontServer::Named FrontServer::namedBy(const Options &options)
{
    return {options.tlsCert, options.tlsKey, options.clientCa, options.clientMasters};
}

FrontServer::FrontServer(const Options &options)
    : m_options(options)
    , m_named(namedBy(options))
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

TakenOver FrontServer::takeOver(const Options &next)
{
    TakenOver taken;
    if (!m_renewal)
        return taken;
    const Named before = m_named;
    Named after = namedBy(next);
    // From our own certificate to another one, or back, clients are to trust somebody else.
    const bool keepsKind = before.certificate.empty() == after.certificate.empty();
    if (!keepsKind) {
        after.certificate = before.certificate;
        after.key = before.key;
    }
    const http::TlsMaterial served = m_renewal->current();
    m_named = after;
    if (const auto looked = m_renewal->look(); !looked) {
        m_named = before;
        taken.troubles.push_back("The certificate stays as it is: " + looked.error().message);
        return taken;
    }
    const http::TlsMaterial &now = m_renewal->current();
    const auto add = [&taken](const char *name, bool isNew) {
        if (isNew)
            taken.options.emplace_back(name);
    };
    const bool ofFiles = !after.certificate.empty();
    add("tls-cert",
        ofFiles
            && (now.certificatePem != served.certificatePem
                || before.certificate != after.certificate));
    add("tls-key", ofFiles && (now.keyPem != served.keyPem || before.key != after.key));
    add("client-ca", now.clientCaPem != served.clientCaPem || before.clientCa != after.clientCa);
    add("client-masters", before.clientMasters != after.clientMasters);
    return taken;
}

Result<Done> FrontServer::rotateCertificate()
{
    if (!m_named.certificate.empty())
        return unexpected(
            ErrorCode::Refused,
            "the certificate is that of --tls-cert: replace the files of tls-cert and "
            "tls-key, then reload the backend");
    m_wantsAnother = true;
    if (const auto looked = m_renewal->look(); !looked)
        return unexpected(looked.error());
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
