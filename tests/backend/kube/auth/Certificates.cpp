// SPDX-License-Identifier: Apache-2.0
#include "tests/backend/kube/auth/Certificates.h"

#include "tests/support/gateway/Patience.h"

#include <QFile>
#include <QProcess>
#include <QTemporaryDir>

namespace hp::test {

namespace {

std::string content(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("openssl made no %s", qPrintable(path));
    return file.readAll().toStdString();
}

} // namespace

CertificatePair makeCertificate(const char *commonName)
{
    const QTemporaryDir dir;
    const QString key = dir.filePath(QStringLiteral("key"));
    const QString certificate = dir.filePath(QStringLiteral("crt"));
    QProcess openssl;
    openssl.start(
        QStringLiteral("openssl"),
        QStringLiteral("req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes "
                       "-days 1 -keyout %1 -out %2 -subj /CN=%3")
            .arg(key, certificate, QString::fromLatin1(commonName))
            .split(u' '));
    if (!openssl.waitForFinished(testTimeout) || openssl.exitCode() != 0)
        qFatal("openssl: %s", openssl.readAllStandardError().constData());
    return {content(certificate), content(key)};
}

} // namespace hp::test
