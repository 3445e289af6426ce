// SPDX-License-Identifier: Apache-2.0
#include "tests/e2e/replicas/Replica.h"

#include <QDeadlineTimer>
#include <QDir>
#include <QFile>

#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <sys/prctl.h>

namespace hp::test {

namespace {

constexpr int startSeconds = 300;
constexpr int stopMilliseconds = 300'000;
constexpr qint64 shownOfLog = 6000;

} // namespace

Replica::Replica(const QString &program,
                 const QString &folder,
                 const QString &kubeconfig,
                 int number)
    : m_program(program)
    , m_folder(folder)
    , m_kubeconfig(kubeconfig)
    , m_name(QStringLiteral("replica-%1").arg(number))
{
    QDir().mkpath(m_folder);
    QFile::setPermissions(m_folder, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    start();
}

Replica::~Replica()
{
    m_process.terminate();
    if (!m_process.waitForFinished(stopMilliseconds))
        kill();
}

bool Replica::isCalled(const std::string &identity)
{
    if (identity.empty() || m_identities.contains(identity))
        return !identity.empty();
    const QByteArray says = QByteArray::fromStdString(identity) + " leads";
    QFile file(m_folder + QStringLiteral(".log"));
    if (!file.open(QIODevice::ReadOnly) || !file.readAll().contains(says))
        return false;
    m_identities.insert(identity);
    return true;
}

void Replica::kill()
{
    m_process.kill();
    m_process.waitForFinished(stopMilliseconds);
}

void Replica::start()
{
    m_process.setStandardErrorFile(m_folder + QStringLiteral(".log"), QIODevice::Append);
    // A run that is killed leaves nobody behind who holds the Lease.
    m_process.setChildProcessModifier([] { ::prctl(PR_SET_PDEATHSIG, SIGKILL); });
    m_process.start(m_program,
                    {QStringLiteral("--data-dir"),
                     m_folder,
                     QStringLiteral("--listen"),
                     QStringLiteral("127.0.0.1:0"),
                     QStringLiteral("--kubeconfig"),
                     m_kubeconfig,
                     QStringLiteral("--reconcile"),
                     QStringLiteral("machines,hosts")});
    QByteArray said;
    const QDeadlineTimer limit(std::chrono::seconds{startSeconds});
    while (!said.contains(" ready: api")) {
        if (limit.hasExpired() || m_process.state() == QProcess::NotRunning) {
            std::fprintf(
                stderr, "%s did not become ready: %s\n", qPrintable(m_name), log().constData());
            std::exit(1);
        }
        m_process.waitForReadyRead(200);
        said += m_process.readAllStandardOutput();
    }
}

QByteArray Replica::log() const
{
    QFile file(m_folder + QStringLiteral(".log"));
    return file.open(QIODevice::ReadOnly) ? file.readAll().right(shownOfLog) : QByteArray();
}

} // namespace hp::test
