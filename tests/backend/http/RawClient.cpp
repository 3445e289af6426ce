// SPDX-License-Identifier: Apache-2.0
#include "tests/backend/http/RawClient.h"

#include "tests/support/gateway/Patience.h"

#include <QSslCertificate>
#include <QSslConfiguration>
#include <QSslKey>

namespace hp::test {

RawClient::RawClient(std::uint16_t port, const QByteArray &caPem, const ClientKey &shown)
    : m_socket(std::make_unique<QSslSocket>())
{
    const QString host = QStringLiteral("127.0.0.1");
    if (caPem.isEmpty()) {
        m_socket->connectToHost(host, port);
        m_connected = m_socket->waitForConnected(testTimeout);
        return;
    }
    QSslConfiguration tls = QSslConfiguration::defaultConfiguration();
    tls.setCaCertificates(QSslCertificate::fromData(caPem));
    if (!shown.certificatePem.isEmpty()) {
        tls.setLocalCertificateChain(QSslCertificate::fromData(shown.certificatePem));
        tls.setPrivateKey(QSslKey(shown.keyPem, QSsl::Ec));
    }
    m_socket->setSslConfiguration(tls);
    m_socket->connectToHostEncrypted(host, port);
    m_connected = m_socket->waitForEncrypted(testTimeout);
}

RawClient::~RawClient()
{
    m_socket->abort();
}

void RawClient::send(const QByteArray &bytes)
{
    m_socket->write(bytes);
    while (m_socket->bytesToWrite() > 0 || m_socket->encryptedBytesToWrite() > 0) {
        if (!m_socket->waitForBytesWritten(testTimeout))
            return;
        // Whoever is refused in the middle is cut off a moment later, and the socket drops what it
        // has not handed out by then.
        if (m_socket->bytesToWrite() > 0)
            m_buffer += m_socket->readAll();
    }
}

bool RawClient::more()
{
    if (m_socket->bytesAvailable() == 0 && !m_socket->waitForReadyRead(testTimeout)
        && m_socket->bytesAvailable() == 0)
        return false;
    m_buffer += m_socket->readAll();
    return true;
}

QByteArray RawClient::readUntil(const QByteArray &end)
{
    while (!m_buffer.contains(end) && more()) { }
    const auto found = m_buffer.indexOf(end);
    const auto size = found < 0 ? m_buffer.size() : found + end.size();
    const QByteArray result = m_buffer.left(size);
    m_buffer.remove(0, size);
    return result;
}

QByteArray RawClient::readExactly(qint64 count)
{
    while (m_buffer.size() < count && more()) { }
    const QByteArray result = m_buffer.left(count);
    m_buffer.remove(0, count);
    return result;
}

RawResponse RawClient::readResponse(bool headOnly)
{
    RawResponse response;
    response.head = readUntil("\r\n\r\n");
    response.status = response.head.mid(9, 3).toInt();
    if (headOnly || response.status == 0 || response.status == 101)
        return response;
    const QByteArray lower = response.head.toLower();
    if (lower.contains("transfer-encoding: chunked")) {
        for (QByteArray chunk = readChunk(); !chunk.isEmpty(); chunk = readChunk())
            response.body += chunk;
        return response;
    }
    const auto at = lower.indexOf("content-length: ");
    if (at >= 0) {
        const auto from = at + 16;
        response.body = readExactly(lower.mid(from, lower.indexOf('\r', from) - from).toLongLong());
    }
    return response;
}

QByteArray RawClient::readChunk()
{
    const QByteArray line = readUntil("\r\n");
    const qint64 size = line.trimmed().toLongLong(nullptr, 16);
    return readExactly(size + 2).left(size);
}

bool RawClient::isClosedByServer()
{
    while (m_buffer.isEmpty()) {
        if (more())
            continue;
        return m_socket->state() == QAbstractSocket::UnconnectedState
            || m_socket->error() == QAbstractSocket::RemoteHostClosedError;
    }
    return false;
}

} // namespace hp::test
