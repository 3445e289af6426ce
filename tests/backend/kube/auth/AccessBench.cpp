// SPDX-License-Identifier: Apache-2.0
#include "tests/backend/kube/auth/AccessBench.h"

#include "tests/support/gateway/Patience.h"

#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QDir>
#include <QFile>

#include <cstdio>
#include <optional>

namespace hp::test {

namespace {

using namespace std::chrono_literals;

/// Longer than a file is left to settle and than a plugin's pauses, shorter than the look each
/// minute.
constexpr Duration maxPause = 10s;

void rename(const QString &from, const QString &to)
{
    if (std::rename(qPrintable(from), qPrintable(to)) != 0)
        qFatal("the test's file cannot be renamed");
}

} // namespace

QString twoContexts(const QString &server, const QString &user)
{
    return QStringLiteral("current-context: lab\n"
                          "clusters:\n"
                          "- name: here\n"
                          "  cluster: {server: '%1'}\n"
                          "- name: there\n"
                          "  cluster: {server: 'https://there'}\n"
                          "users:\n"
                          "- name: me\n"
                          "  user: %2\n"
                          "contexts:\n"
                          "- name: lab\n"
                          "  context: {cluster: here, user: me, namespace: ns}\n"
                          "- name: prod\n"
                          "  context: {cluster: there, user: me}\n")
        .arg(server, user);
}

QString pluginEntry(const PluginFolder &folder)
{
    return QStringLiteral("{exec: {apiVersion: client.authentication.k8s.io/v1, command: '%1', "
                          "interactiveMode: Never}}")
        .arg(QString::fromStdString(folder.program()));
}

AccessBench::AccessBench()
    : clock(*parseTime("2026-01-10T12:00:00Z"))
{
    around.environment.remove(QStringLiteral("KUBECONFIG"));
    around.environment.remove(QStringLiteral("KUBERNETES_SERVICE_HOST"));
    around.environment.insert(QStringLiteral("HOME"), dir.path());
    around.serviceAccountFolder = path("account").toStdString();
}

void AccessBench::write(const char *name, const QByteArray &content) const
{
    QFile file(path(name));
    if (!file.open(QIODevice::WriteOnly))
        qFatal("the test's folder cannot be written");
    file.write(content);
}

void AccessBench::replace(const char *name, const QByteArray &content) const
{
    write("new", content);
    rename(path("new"), path(name));
}

void AccessBench::config(const QString &server, const QString &user) const
{
    replace("config", twoContexts(server, user).toUtf8());
}

void AccessBench::link(const char *name, const char *target) const
{
    QFile::link(QString::fromLatin1(target), path("newlink"));
    rename(path("newlink"), path(name));
}

void AccessBench::pod(const CertificatePair &authority)
{
    QDir().mkpath(path("account/1"));
    write("account/1/token", "one");
    write("account/1/ca.crt", QByteArray::fromStdString(authority.certificatePem));
    write("account/namespace", "holdpoint");
    link("account/data", "1");
    link("account/token", "data/token");
    link("account/ca.crt", "data/ca.crt");
    around.environment.insert(QStringLiteral("KUBERNETES_SERVICE_HOST"),
                              QStringLiteral("10.0.0.1"));
    around.environment.insert(QStringLiteral("KUBERNETES_SERVICE_PORT"), QStringLiteral("443"));
}

Result<Done> AccessBench::open(kube::AccessOptions options)
{
    auto opened = kube::KubeAccess::open(std::move(options), clock, around);
    if (!opened)
        return unexpected(opened.error());
    access = std::move(*opened);
    return Done{};
}

Result<Done> AccessBench::open()
{
    return open({path("config").toStdString(), {}, false});
}

bool AccessBench::until(const std::function<bool()> &isSo)
{
    const QDeadlineTimer deadline(testTimeout);
    while (!isSo() && !deadline.hasExpired()) {
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents | QEventLoop::AllEvents, 20);
        if (!isSo())
            clock.runNext(maxPause);
    }
    return isSo();
}

Result<kube::Authentication> AccessBench::ask()
{
    std::optional<Result<kube::Authentication>> answer;
    access->credentials()->current([&answer](auto it) { answer.emplace(std::move(it)); });
    if (!until([&answer] { return answer.has_value(); }))
        return unexpected(ErrorCode::TimedOut, "no answer");
    return *answer;
}

std::string AccessBench::authorization()
{
    const auto answer = ask();
    return answer ? answer->authorization : answer.error().message;
}

} // namespace hp::test
