// SPDX-License-Identifier: Apache-2.0
#include "tests/support/kube/RealApiServer.h"

#include "tests/bench/load/HttpsClient.h"

#include <QDeadlineTimer>
#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QThread>

#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <nlohmann/json.hpp>
#include <sys/prctl.h>

namespace hp::test {

namespace {

constexpr int startSeconds = 600;
constexpr int stopSeconds = 300;
/// A first build of the server, and a first fetch of the definitions.
constexpr int buildMilliseconds = 40 * 60 * 1000;
constexpr int skipped = 77;

QString sourceDirectory()
{
    const QString given = qEnvironmentVariable("HOLDPOINT_SOURCE_DIR");
    return given.isEmpty() ? QStringLiteral(HP_SOURCE_DIR) : given;
}

[[noreturn]] void fail(const QString &why)
{
    std::fprintf(stderr, "the API server of the tests: %s\n", qPrintable(why));
    std::exit(1);
}

struct Script {
    QString output{};
    QString whyNot{};
};

/// A script that prints one path and leaves with 77 when it cannot have it.
Script run(const QString &script, const QStringList &arguments)
{
    QProcess process;
    process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    process.start(sourceDirectory() + script, arguments);
    if (!process.waitForFinished(buildMilliseconds))
        return {{}, script + QStringLiteral(" did not end")};
    if (process.exitCode() == skipped)
        return {{}, QStringLiteral("SKIPPED, nothing was proved: see what %1 says").arg(script)};
    if (process.exitCode() != 0)
        fail(script + QStringLiteral(" failed"));
    return {QString::fromUtf8(process.readAllStandardOutput()).trimmed(), {}};
}

const Script &program()
{
    static const Script found =
        run(QStringLiteral("/tests/apiserver/build.sh"),
            {sourceDirectory() + QStringLiteral("/tests/apiserver/server")});
    return found;
}

const Script &published()
{
    static const Script found = run(QStringLiteral("/tests/apiserver/definitions.sh"), {});
    return found;
}

QString tokenOf(const QString &kubeconfig)
{
    QFile file(kubeconfig);
    if (!file.open(QIODevice::ReadOnly))
        fail(kubeconfig + QStringLiteral(" cannot be read"));
    static const QRegularExpression token(QStringLiteral("token: \"([^\"]+)\""));
    return token.match(QString::fromUtf8(file.readAll())).captured(1);
}

} // namespace

QString RealApiServer::whyNot()
{
    return program().whyNot;
}

QString RealApiServer::whyNoPublished()
{
    return published().whyNot;
}

RealApiServer::RealApiServer(const Options &options)
    : m_options(options)
{
    if (!whyNot().isEmpty())
        fail(whyNot());
    start();
}

RealApiServer::RealApiServer()
    : RealApiServer(Options())
{ }

RealApiServer::~RealApiServer()
{
    // Nobody looks at the data afterwards: no need to end in good order.
    kill();
}

RealApiServer &RealApiServer::shared()
{
    static RealApiServer server;
    return server;
}

void RealApiServer::start()
{
    const QString ours = sourceDirectory() + QStringLiteral("/resources/crds");
    QString definitions = ours;
    for (const char *part : {"/machineconfig", "/metal3", "/lab"})
        definitions += QStringLiteral(",") + ours + QLatin1String(part);
    if (m_options.definitions == Definitions::Published && whyNoPublished().isEmpty())
        definitions = published().output + QStringLiteral(",") + definitions;
    const auto seconds = [](std::chrono::seconds value) -> QString {
        return QString::number(value.count()) + QStringLiteral("s");
    };
    m_process.setStandardErrorFile(m_folder.filePath(QStringLiteral("server.log")),
                                   QIODevice::Append);
    // A test that is killed leaves no server behind.
    m_process.setChildProcessModifier([] { ::prctl(PR_SET_PDEATHSIG, SIGKILL); });
    m_process.start(program().output,
                    {QStringLiteral("--data-dir"),
                     folder(),
                     QStringLiteral("--listen"),
                     QStringLiteral("127.0.0.1:") + QString::number(port()),
                     QStringLiteral("--crds"),
                     definitions,
                     QStringLiteral("--people"),
                     QStringLiteral("--compaction"),
                     seconds(m_options.compaction),
                     QStringLiteral("--token-cache"),
                     seconds(m_options.tokenCache)});
    QByteArray said;
    const QDeadlineTimer limit(std::chrono::seconds{startSeconds});
    while (!said.contains("ready: api")) {
        if (limit.hasExpired() || m_process.state() == QProcess::NotRunning) {
            QFile log(m_folder.filePath(QStringLiteral("server.log")));
            const bool open = log.open(QIODevice::ReadOnly);
            fail(QStringLiteral("it did not become ready: ")
                 + QString::fromUtf8(open ? log.readAll().right(4000) : QByteArray()));
        }
        m_process.waitForReadyRead(200);
        said += m_process.readAllStandardOutput();
    }
}

void RealApiServer::kill()
{
    m_client.reset();
    m_process.kill();
    m_process.waitForFinished(stopSeconds * 1000);
}

void RealApiServer::stop()
{
    m_client.reset();
    m_process.terminate();
    if (!m_process.waitForFinished(stopSeconds * 1000))
        fail(QStringLiteral("it did not end"));
}

bool RealApiServer::isRunning() const
{
    return m_process.state() == QProcess::Running;
}

std::string RealApiServer::url() const
{
    return "https://127.0.0.1:" + std::to_string(port());
}

QString RealApiServer::file(const QString &name) const
{
    return folder() + QStringLiteral("/") + name;
}

QString RealApiServer::kubeconfig(const QString &user) const
{
    return file(user + QStringLiteral(".kubeconfig"));
}

QString RealApiServer::kubeconfigThrough(std::uint16_t port, const QString &user)
{
    return writeKubeconfig(port, QStringLiteral("token: \"%1\"").arg(tokenOf(kubeconfig(user))));
}

QString RealApiServer::writeKubeconfig(std::uint16_t port, const QString &credential)
{
    const QString path =
        m_folder.filePath(QStringLiteral("through-%1.kubeconfig").arg(++m_configs));
    QFile out(path);
    if (!out.open(QIODevice::WriteOnly))
        fail(path + QStringLiteral(" cannot be written"));
    out.write(QStringLiteral(R"(apiVersion: v1
kind: Config
current-context: test
clusters:
- name: test
  cluster: {server: "https://127.0.0.1:%1", certificate-authority: "%2"}
users:
- name: test
  user: {%3}
contexts:
- name: test
  context: {cluster: test, user: test, namespace: openshift-machine-api}
)")
                  .arg(port)
                  .arg(file(QStringLiteral("ca.crt")), credential)
                  .toUtf8());
    return path;
}

QByteArray RealApiServer::accountToken(std::chrono::seconds lifetime, const QString &role)
{
    QProcess process;
    process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    process.start(program().output,
                  {QStringLiteral("token"),
                   QStringLiteral("--data-dir"),
                   folder(),
                   QStringLiteral("--account"),
                   QStringLiteral("holdpoint-") + role,
                   QStringLiteral("--role"),
                   role,
                   QStringLiteral("--lifetime"),
                   QString::number(lifetime.count()) + QStringLiteral("s")});
    if (!process.waitForFinished(stopSeconds * 1000) || process.exitCode() != 0)
        fail(QStringLiteral("it gives no token"));
    return process.readAllStandardOutput().trimmed();
}

RealApiServer::Answer RealApiServer::ask(const std::string &method,
                                         const std::string &path,
                                         const Json &body,
                                         const std::string &contentType,
                                         const std::string &accept)
{
    if (!m_client)
        m_client = std::make_unique<bench::HttpsClient>(
            bench::endpointOf("kube-apiserver", kubeconfig(), pid()));
    const bench::Answer answer = m_client->ask(
        method, path, accept, body.is_null() ? std::string() : body.dump(), contentType);
    return {answer.status, Json::parse(answer.body, nullptr, false)};
}

RealApiServer::Answer RealApiServer::askUntilTaken(const std::string &method,
                                                   const std::string &path,
                                                   const Json &body,
                                                   const std::string &contentType)
{
    Answer answer = ask(method, path, body, contentType);
    // A kind whose definition is new turns requests away for a moment and says so.
    const QDeadlineTimer limit(std::chrono::seconds{startSeconds});
    while (answer.status == 429 && !limit.hasExpired()) {
        QThread::msleep(100);
        answer = ask(method, path, body, contentType);
    }
    return answer;
}

Json RealApiServer::must(const std::string &method,
                         const std::string &path,
                         const Json &body,
                         const std::string &contentType)
{
    Answer answer = askUntilTaken(method, path, body, contentType);
    if (answer.status < 200 || answer.status > 299)
        fail(QString::fromStdString(method + ' ' + path + ": " + std::to_string(answer.status) + ' '
                                    + answer.body.dump()));
    return std::move(answer.body);
}

void RealApiServer::clear(const std::vector<std::string> &collections)
{
    const auto objectPath = [](const std::string &collection, const Json &object) {
        // /apis/G/V/PLURAL/NAME, with /namespaces/NS before the plural of a namespaced kind.
        const std::size_t plural = collection.rfind('/');
        std::string ns = object["metadata"].value("namespace", "");
        if (collection.find("/namespaces/") != std::string::npos)
            ns.clear(); // the collection says it
        return collection.substr(0, plural) + (ns.empty() ? "" : "/namespaces/" + ns)
            + collection.substr(plural) + '/' + object["metadata"].value("name", "");
    };
    for (const std::string &collection : collections) {
        const QDeadlineTimer limit(std::chrono::seconds{startSeconds});
        for (;;) {
            const Answer listed = askUntilTaken("GET", collection);
            if (listed.status == 404 || (listed.status == 200 && listed.body["items"].empty()))
                break;
            if (listed.status != 200 || limit.hasExpired())
                fail(QString::fromStdString(
                    collection + " cannot be emptied: " + std::to_string(listed.status)));
            for (const Json &object : listed.body["items"]) {
                const std::string path = objectPath(collection, object);
                if (object["metadata"].contains("finalizers"))
                    (void)ask("PATCH",
                              path,
                              {{"metadata", {{"finalizers", nullptr}}}},
                              "application/merge-patch+json");
                (void)ask("DELETE", path, {{"gracePeriodSeconds", 0}});
            }
        }
    }
}

} // namespace hp::test
