// SPDX-License-Identifier: Apache-2.0
#include "backend/http/tls/TlsStream.h"

#include <algorithm>
#include <array>
#include <boost/asio/post.hpp>
#include <cerrno>
#include <openssl/bio.h>
#include <openssl/err.h>
#include <sys/socket.h>
#include <utility>

namespace hp::http {

namespace {

/// Every connection of a thread reads here, because each hands on what it read at once.
thread_local std::array<char, TlsStream::recordBytes> plainText;
/// Room for the next write of any connection of a thread: thousands of them wait most of the time,
/// and none of those keeps some.
thread_local std::string spareRoom;

ErrorOf brokenBy(int sslError)
{
    if (sslError == SSL_ERROR_ZERO_RETURN)
        return asio::error::eof;
    return asio::error::connection_reset;
}

bool mustWait(int sslError)
{
    return sslError == SSL_ERROR_WANT_READ || sslError == SSL_ERROR_WANT_WRITE;
}

long answerControl(BIO *, int command, long, void *)
{
    return command == BIO_CTRL_FLUSH || command == BIO_CTRL_PUSH || command == BIO_CTRL_POP ? 1 : 0;
}

} // namespace

/// OpenSSL's own socket BIO would raise SIGPIPE, and would make one system call per record.
BIO_METHOD *TlsStream::socketMethod()
{
    static BIO_METHOD *const method = [] {
        BIO_METHOD *made = BIO_meth_new(BIO_TYPE_SOURCE_SINK | BIO_get_new_index(), "holdpoint");
        BIO_meth_set_write(made, &TlsStream::takeCipherText);
        BIO_meth_set_read(made, &TlsStream::giveCipherText);
        BIO_meth_set_ctrl(made, answerControl);
        BIO_meth_set_create(made, [](BIO *bio) {
            BIO_set_init(bio, 1);
            return 1;
        });
        return made;
    }();
    return method;
}

int TlsStream::takeCipherText(BIO *bio, const char *data, int size)
{
    auto *self = static_cast<TlsStream *>(BIO_get_data(bio));
    if (self->m_cipherText.empty())
        self->m_cipherText.swap(spareRoom);
    self->m_cipherText.append(data, static_cast<std::size_t>(size));
    return size;
}

int TlsStream::giveCipherText(BIO *bio, char *data, int size)
{
    auto *self = static_cast<TlsStream *>(BIO_get_data(bio));
    BIO_clear_retry_flags(bio);
    ssize_t count = 0;
    do
        count = ::recv(
            self->m_socket.native_handle(), data, static_cast<std::size_t>(size), MSG_DONTWAIT);
    while (count < 0 && errno == EINTR);
    if (count < 0 && (errno == EAGAIN || errno == EWOULDBLOCK))
        BIO_set_retry_read(bio);
    return static_cast<int>(count);
}

TlsStream::TlsStream(tcp::socket socket, SSL_CTX *context)
    : m_socket(std::move(socket))
    , m_session(SSL_new(context))
{
    ErrorOf ignored;
    m_socket.non_blocking(true, ignored);
    BIO *bio = BIO_new(socketMethod());
    BIO_set_data(bio, this);
    SSL_set_bio(m_session, bio, bio);
    SSL_set_mode(m_session,
                 SSL_MODE_ENABLE_PARTIAL_WRITE | SSL_MODE_ACCEPT_MOVING_WRITE_BUFFER
                     | SSL_MODE_RELEASE_BUFFERS);
    SSL_set_accept_state(m_session);
}

TlsStream::~TlsStream()
{
    SSL_free(m_session);
}

template<typename Call>
void TlsStream::whenReadable(Call call)
{
    m_socket.async_wait(tcp::socket::wait_read, std::move(call));
}

template<typename Call>
void TlsStream::whenWritable(Call call)
{
    m_socket.async_wait(tcp::socket::wait_write, std::move(call));
}

bool TlsStream::flush()
{
    std::size_t sent = 0;
    bool alive = true;
    while (sent < m_cipherText.size()) {
        const ssize_t count = ::send(m_socket.native_handle(),
                                     m_cipherText.data() + sent,
                                     m_cipherText.size() - sent,
                                     MSG_DONTWAIT | MSG_NOSIGNAL);
        if (count >= 0) {
            sent += static_cast<std::size_t>(count);
        } else if (errno != EINTR) {
            alive = errno == EAGAIN || errno == EWOULDBLOCK;
            break;
        }
    }
    m_cipherText.erase(0, sent);
    if (m_cipherText.empty())
        spareRoom = std::move(m_cipherText);
    return alive;
}

void TlsStream::handshake(Done call)
{
    whenReadable([this, call = std::move(call)](const ErrorOf &error) mutable {
        if (error)
            return call(error);
        stepHandshake(std::move(call));
    });
}

void TlsStream::stepHandshake(Done call)
{
    ERR_clear_error();
    const int done = SSL_do_handshake(m_session);
    const int error = done == 1 ? SSL_ERROR_NONE : SSL_get_error(m_session, done);
    // An alert that says why goes out also when the handshake failed.
    if (!flush() || (done != 1 && !mustWait(error)))
        return call(brokenBy(error));
    auto next = [this, call = std::move(call), done](const ErrorOf &failed) mutable {
        if (failed || done == 1)
            return call(failed);
        stepHandshake(std::move(call));
    };
    if (!m_cipherText.empty())
        return sendRest(std::move(next));
    if (done == 1)
        return next({});
    whenReadable(std::move(next));
}

void TlsStream::readSome(ReadDone call)
{
    m_readCancelled = false;
    auto step = [this, call = std::move(call)](const ErrorOf &error) mutable {
        if (error)
            return call(error, {});
        stepRead(std::move(call));
    };
    // What OpenSSL has read ahead makes no socket readable.
    if (SSL_has_pending(m_session) == 1)
        asio::post(m_socket.get_executor(), [step = std::move(step)]() mutable { step({}); });
    else
        whenReadable(std::move(step));
}

void TlsStream::stepRead(ReadDone call)
{
    if (m_readCancelled || !m_socket.is_open())
        return call(asio::error::operation_aborted, {});
    ERR_clear_error();
    const int count = SSL_read(m_session, plainText.data(), static_cast<int>(plainText.size()));
    if (count > 0)
        return call({}, {plainText.data(), static_cast<std::size_t>(count)});
    const int error = SSL_get_error(m_session, count);
    // Reading may owe an answer: to a key update, or an alert that says what was wrong.
    const bool alive = flush();
    if (!alive || !mustWait(error))
        return call(brokenBy(error), {});
    whenReadable([this, call = std::move(call)](const ErrorOf &failed) mutable {
        if (failed)
            return call(failed, {});
        stepRead(std::move(call));
    });
}

void TlsStream::cancelRead()
{
    m_readCancelled = true;
    ErrorOf ignored;
    m_socket.cancel(ignored);
}

bool TlsStream::encrypt(std::string_view bytes)
{
    while (!bytes.empty()) {
        ERR_clear_error();
        const std::size_t size = std::min(bytes.size(), recordBytes);
        const int count = SSL_write(m_session, bytes.data(), static_cast<int>(size));
        if (count <= 0)
            return false; // there is always room, so it is no reason to wait
        bytes.remove_prefix(static_cast<std::size_t>(count));
    }
    return true;
}

void TlsStream::send(Done call)
{
    const bool alive = flush();
    if (alive && !m_cipherText.empty())
        return sendRest(std::move(call));
    const ErrorOf error = alive ? ErrorOf() : ErrorOf(asio::error::connection_reset);
    asio::post(m_socket.get_executor(), [call = std::move(call), error] { call(error); });
}

/// Until the kernel has everything.
void TlsStream::sendRest(Done call)
{
    whenWritable([this, call = std::move(call)](const ErrorOf &error) mutable {
        if (error)
            return call(error);
        if (!flush())
            return call(asio::error::connection_reset);
        if (m_cipherText.empty())
            return call({});
        sendRest(std::move(call));
    });
}

void TlsStream::shutdown(Done call)
{
    ERR_clear_error();
    SSL_shutdown(m_session);
    send(std::move(call));
}

} // namespace hp::http
