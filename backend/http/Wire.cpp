// SPDX-License-Identifier: Apache-2.0
#include "backend/http/ReactorNative.h"
#include "backend/http/WireNative.h"
#include "backend/http/tls/ClientCertificate.h"

#include <algorithm>
#include <array>
#include <boost/asio/post.hpp>

namespace hp::http {
namespace {

/// Handed to the kernel at once, and the most that a connection writes before others get their
/// turn.
constexpr std::size_t bytesPerTurn = 131072;
constexpr std::size_t maxVectors = 64;
constexpr std::chrono::seconds drainTime{2};
constexpr std::size_t drainLimit = 16777216;

/// Where connections that say goodbye read what nobody wants any more, all of them at once.
thread_local std::array<char, 16384> thrownAway;

} // namespace

Wire::Wire(Reactor &, std::unique_ptr<Native> native)
    : m(std::move(native))
{ }

Wire::~Wire() = default;

void Wire::connectLoopback(Reactor &reactor,
                           std::uint16_t port,
                           std::function<void(std::shared_ptr<Wire>)> call)
{
    auto socket = std::make_shared<tcp::socket>(reactor.native().io);
    ErrorOf error;
    socket->open(tcp::v4(), error);
    // A small window here keeps a slow client visible to the sender behind the hop.
    socket->set_option(asio::socket_base::receive_buffer_size(262144), error);
    socket->async_connect(tcp::endpoint(asio::ip::address_v4::loopback(), port),
                          [&reactor, socket, call = std::move(call)](const ErrorOf &failed) {
                              if (failed)
                                  return call(nullptr);
                              call(std::make_shared<Wire>(
                                  reactor, std::make_unique<Native>(std::move(*socket), nullptr)));
                          });
}

void Wire::handshake(DoneCall call)
{
    if (!m->tls) {
        m->handshaken = true;
        return call(true);
    }
    m->tls->handshake([self = shared_from_this(), call = std::move(call)](const ErrorOf &error) {
        self->m->handshaken = !error;
        call(!error);
    });
}

void Wire::read(ReadCall call)
{
    m->readCall = std::move(call);
    const auto done = [self = shared_from_this()](const ErrorOf &error, std::string_view bytes) {
        auto arrived = std::move(self->m->readCall);
        self->m->readCall = nullptr;
        if (self->m->closing)
            self->sayGoodbye();
        if (arrived)
            arrived(error ? std::string_view() : bytes);
    };
    if (m->tls)
        return m->tls->readSome(done);
    m->plain->async_read_some(asio::buffer(m->input),
                              [done, native = m.get()](const ErrorOf &error, std::size_t count) {
                                  done(error, {native->input.data(), count});
                              });
}

void Wire::write(std::vector<Chunk> pieces, DoneCall call)
{
    m->pieces = std::move(pieces);
    m->piece = 0;
    m->offset = 0;
    m->writeCall = std::move(call);
    writeSome();
}

void Wire::writeSome()
{
    auto &n = *m;
    skipWritten();
    if (n.piece == n.pieces.size())
        return finishWrite(true);

    const std::uint64_t setting = ++n.stallSetting;
    n.stall.expires_after(n.stallLimit);
    n.stall.async_wait([weak = weak_from_this(), setting](const ErrorOf &error) {
        const auto self = weak.lock();
        if (!error && self && self->m->stallSetting == setting)
            self->close();
    });

    const auto self = shared_from_this();
    if (n.tls) {
        if (!encryptSome())
            return finishWrite(false);
        n.tls->send([self](const ErrorOf &error) {
            if (error)
                return self->finishWrite(false);
            self->writeSome();
        });
        return;
    }

    std::vector<asio::const_buffer> buffers;
    for (std::size_t i = n.piece; i < n.pieces.size() && buffers.size() < maxVectors; ++i) {
        const std::size_t from = i == n.piece ? n.offset : 0;
        buffers.emplace_back(n.pieces[i]->data() + from, n.pieces[i]->size() - from);
    }
    n.plain->async_write_some(buffers, [self](const ErrorOf &error, std::size_t count) {
        auto &native = *self->m;
        while (count > 0) {
            const std::size_t left = native.pieces[native.piece]->size() - native.offset;
            const std::size_t step = std::min(left, count);
            native.offset += step;
            count -= step;
            if (native.offset == native.pieces[native.piece]->size()) {
                native.pieces[native.piece++].reset();
                native.offset = 0;
            }
        }
        if (error)
            return self->finishWrite(false);
        self->writeSome();
    });
}

void Wire::skipWritten()
{
    auto &n = *m;
    while (n.piece < n.pieces.size() && n.offset == n.pieces[n.piece]->size()) {
        n.pieces[n.piece++].reset();
        n.offset = 0;
    }
}

/// Full records straight from where they are; what is smaller is gathered into one first.
bool Wire::encryptSome()
{
    auto &n = *m;
    constexpr std::size_t record = TlsStream::recordBytes;
    std::string gathered;
    while (n.piece < n.pieces.size() && n.tls->encrypted() + gathered.size() < bytesPerTurn) {
        const std::string_view rest = std::string_view(*n.pieces[n.piece]).substr(n.offset);
        const bool whole = gathered.empty() && rest.size() >= record;
        const std::string_view taken = rest.substr(0, whole ? record : record - gathered.size());
        if (!whole)
            gathered += taken;
        if (whole || gathered.size() == record) {
            if (!n.tls->encrypt(whole ? taken : std::string_view(gathered)))
                return false;
            gathered.clear();
        }
        n.offset += taken.size();
        skipWritten();
    }
    return gathered.empty() || n.tls->encrypt(gathered);
}

void Wire::finishWrite(bool ok)
{
    ++m->stallSetting;
    ErrorOf ignored;
    m->stall.cancel(ignored);
    m->pieces.clear();
    auto call = std::move(m->writeCall);
    m->writeCall = nullptr;
    if (call)
        call(ok);
}

void Wire::closeCleanly()
{
    if (m->closing || !isOpen())
        return;
    m->closing = true;
    m->goodbye.expires_after(drainTime);
    m->goodbye.async_wait([self = shared_from_this()](const ErrorOf &error) {
        if (!error)
            self->close();
    });
    // A read that waits would share the TLS engine with the shutdown; it goes first.
    ErrorOf ignored;
    if (m->readCall && m->tls)
        m->tls->cancelRead();
    else if (m->readCall)
        m->socket().cancel(ignored);
    else
        sayGoodbye();
}

void Wire::sayGoodbye()
{
    if (!isOpen())
        return;
    if (!m->tls || !m->handshaken)
        return drain();
    // The answer to our close_notify is not worth waiting for: some clients never send it.
    SSL *session = m->tls->native();
    SSL_set_shutdown(session, SSL_get_shutdown(session) | SSL_RECEIVED_SHUTDOWN);
    m->tls->shutdown([self = shared_from_this()](const ErrorOf &) {
        if (self->isOpen())
            self->drain();
    });
}

void Wire::drain()
{
    if (!m->finSent) {
        m->finSent = true;
        ErrorOf ignored;
        m->socket().shutdown(tcp::socket::shutdown_send, ignored);
    }
    // Closing with unread bytes would reset the connection and take the last answer with it.
    m->socket().async_read_some(
        asio::buffer(thrownAway),
        [self = shared_from_this()](const ErrorOf &error, std::size_t count) {
            self->m->drained += count;
            if (error || self->m->drained > drainLimit)
                return self->close();
            self->drain();
        });
}

void Wire::close()
{
    ErrorOf ignored;
    m->goodbye.cancel(ignored);
    m->stall.cancel(ignored);
    m->socket().close(ignored);
}

void Wire::setStallLimit(std::chrono::milliseconds limit)
{
    m->stallLimit = limit;
}

Identity Wire::certified() const
{
    if (!m->tls || !m->handshaken)
        return {};
    SSL *session = m->tls->native();
    // Without a certificate the result of the check is "good" too.
    const X509 *certificate = SSL_get0_peer_certificate(session);
    if (certificate == nullptr || SSL_get_verify_result(session) != X509_V_OK)
        return {};
    return identityOf(certificate, mastersOf(SSL_get_SSL_CTX(session)));
}

const std::string &Wire::peer() const
{
    return m->peer;
}
bool Wire::isOpen() const
{
    return m->socket().is_open();
}

} // namespace hp::http
