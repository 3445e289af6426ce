// SPDX-License-Identifier: Apache-2.0
#include "backend/http/Listener.h"

#include "backend/http/ReactorNative.h"
#include "backend/http/WireNative.h"
#include "backend/http/tls/ClientCertificate.h"
#include "backend/http/tls/OpenSsl.h"

#include <openssl/err.h>
#include <openssl/pem.h>
#include <openssl/ssl.h>

namespace hp::http {
namespace {

int selectAlpn(SSL *,
               const unsigned char **out,
               unsigned char *outLength,
               const unsigned char *in,
               unsigned int inLength,
               void *)
{
    static const unsigned char ours[] = "\x08http/1.1";
    unsigned char *chosen = nullptr;
    if (SSL_select_next_proto(&chosen, outLength, ours, sizeof(ours) - 1, in, inLength)
        != OPENSSL_NPN_NEGOTIATED)
        return SSL_TLSEXT_ERR_NOACK;
    *out = chosen;
    return SSL_TLSEXT_ERR_OK;
}

std::string reasonOf(const ErrorOf &error, const ListenAddress &address)
{
    const std::string where = "Cannot listen on " + toString(address) + ": ";
    if (error == asio::error::address_in_use)
        return where + "port " + std::to_string(address.port) + " is taken by another program.";
    if (error == boost::system::errc::address_not_available)
        return where + "this machine has no address " + address.address + '.';
    if (error == asio::error::access_denied)
        return where + "ports below 1024 need a privilege that this process lacks.";
    return where + error.message() + '.';
}

/// Asks clients for a certificate without insisting: who has none may have a token.
Result<Done> acceptClientCertificates(SSL_CTX *native, const std::string &authorities)
{
    const OpenSslOwned<BIO> memory(
        BIO_new_mem_buf(authorities.data(), static_cast<int>(authorities.size())));
    X509_STORE *trusted = SSL_CTX_get_cert_store(native);
    int count = 0;
    while (const OpenSslOwned<X509> authority{
        PEM_read_bio_X509(memory.get(), nullptr, noPassword, nullptr)}) {
        // The list of names keeps browsers that have no fitting certificate from asking.
        if (X509_STORE_add_cert(trusted, authority.get()) != 1
            || SSL_CTX_add_client_CA(native, authority.get()) != 1)
            break;
        ++count;
    }
    const auto last = ERR_peek_last_error();
    ERR_clear_error();
    if (count == 0 || ERR_GET_REASON(last) != PEM_R_NO_START_LINE)
        return unexpected(ErrorCode::Invalid,
                          "The authorities for client certificates cannot be used: number "
                              + std::to_string(count + 1) + " is not a certificate.");
    SSL_CTX_set_verify(native, SSL_VERIFY_PEER, nullptr);
    static const unsigned char sessions[] = "holdpoint";
    SSL_CTX_set_session_id_context(native, sessions, sizeof(sessions) - 1);
    return Done{};
}

} // namespace

Result<std::shared_ptr<TlsContext>> makeTlsContext(const TlsMaterial &material)
{
    auto made = std::make_shared<TlsContext>();
    auto &context = made->context;
    SSL_CTX *native = context.native_handle();
    SSL_CTX_set_min_proto_version(native, TLS1_2_VERSION);
    SSL_CTX_set_options(native, SSL_OP_NO_RENEGOTIATION | SSL_OP_CIPHER_SERVER_PREFERENCE);
    // Where both are as safe, the one that costs a quarter less; Go's clients choose it too.
    SSL_CTX_set_ciphersuites(
        native, "TLS_AES_128_GCM_SHA256:TLS_AES_256_GCM_SHA384:TLS_CHACHA20_POLY1305_SHA256");
    SSL_CTX_set_alpn_select_cb(native, selectAlpn, nullptr);
    SSL_CTX_set_mode(native, SSL_MODE_RELEASE_BUFFERS);

    ErrorOf error;
    context.use_certificate_chain(asio::buffer(material.certificatePem), error);
    if (error)
        return unexpected(ErrorCode::Invalid,
                          "The TLS certificate cannot be used: " + error.message() + '.');
    context.use_private_key(asio::buffer(material.keyPem), asio::ssl::context::pem, error);
    if (error)
        return unexpected(ErrorCode::Invalid,
                          "The TLS key cannot be used: " + error.message() + '.');
    if (!material.clientCaPem.empty()) {
        if (const auto accepted = acceptClientCertificates(native, material.clientCaPem); !accepted)
            return unexpected(accepted.error());
        setMasters(native, material.clientMasters ? Masters::Admins : Masters::Nobody);
    }
    return made;
}

struct Listener::Native : std::enable_shared_from_this<Listener::Native> {
    Native(Reactor &ownReactor, Accepted call)
        : reactor(ownReactor)
        , acceptor(ownReactor.native().io)
        , pause(ownReactor.native().io)
        , accepted(std::move(call))
    { }

    void accept()
    {
        acceptor.async_accept(
            [self = shared_from_this()](const ErrorOf &error, tcp::socket socket) {
                if (!self->acceptor.is_open())
                    return;
                if (error) {
                    // Out of descriptors or a connection that died in the queue: breathe, go on.
                    self->pause.expires_after(std::chrono::milliseconds(50));
                    self->pause.async_wait([self](const ErrorOf &cancelled) {
                        if (!cancelled && self->acceptor.is_open())
                            self->accept();
                    });
                    return;
                }
                self->accepted(std::make_shared<Wire>(
                    self->reactor, std::make_unique<Wire::Native>(std::move(socket), self->tls)));
                self->accept();
            });
    }

    Reactor &reactor;
    tcp::acceptor acceptor;
    asio::steady_timer pause;
    Accepted accepted;
    std::shared_ptr<TlsContext> tls{};
    std::uint16_t port = 0;
};

Listener::Listener(Reactor &reactor, Accepted accepted)
    : m(std::make_shared<Native>(reactor, std::move(accepted)))
{ }

Listener::~Listener()
{
    close();
}

Result<Done> Listener::open(const ListenAddress &address, std::shared_ptr<TlsContext> tls)
{
    ErrorOf error;
    const auto ip = asio::ip::make_address(address.address, error);
    if (error)
        return unexpected(ErrorCode::Invalid,
                          "'" + address.address + "' is not a numeric address.");
    const tcp::endpoint endpoint(ip, address.port);
    m->acceptor.open(endpoint.protocol(), error);
    if (!error)
        m->acceptor.set_option(tcp::acceptor::reuse_address(true), error);
    if (!error)
        m->acceptor.bind(endpoint, error);
    if (!error)
        m->acceptor.listen(1024, error);
    if (error) {
        ErrorOf ignored;
        m->acceptor.close(ignored);
        return unexpected(ErrorCode::Refused, reasonOf(error, address));
    }
    m->port = m->acceptor.local_endpoint(error).port();
    m->tls = std::move(tls);
    m->accept();
    return Done{};
}

std::uint16_t Listener::port() const
{
    return m->port;
}
void Listener::useTls(std::shared_ptr<TlsContext> tls)
{
    m->tls = std::move(tls);
}

void Listener::close()
{
    ErrorOf ignored;
    m->pause.cancel(ignored);
    m->acceptor.close(ignored);
}

} // namespace hp::http
