// SPDX-License-Identifier: Apache-2.0
#include "app/shared/BackendThread.h"
#include "tests/backend/kube/auth/PluginFolder.h"
#include "tests/support/gateway/Patience.h"
#include "tests/support/runner/Runner.h"
#include "ui/session/GatewaySession.h"

#include <QFile>
#include <QTemporaryDir>

#include <memory>

namespace tst_signin {

using namespace hp;
using namespace hp::app;
using hp::tests::waitFor;

namespace {

const QByteArray sayings = "error: the refresh token has expired, log in again\n";

Options optionsIn(const QTemporaryDir &dir)
{
    Options options;
    options.dataDir = dir.path().toStdString();
    options.listen = {"127.0.0.1", 0};
    options.reconcile = "none";
    options.logLevel = "warning";
    return options;
}

QByteArray contentOf(const std::string &path)
{
    QFile file(QString::fromStdString(path));
    return file.open(QIODevice::ReadOnly) ? file.readAll().trimmed() : QByteArray();
}

} // namespace

/// The whole way of a person whose credentials ended: a backend over the API server of another one,
/// where it signs in with a plugin, and the session of a console that follows it.
class TestSignIn : public QObject
{
    Q_OBJECT
private slots:
    void init();
    void cleanup();
    void whoSignsInAgainIsLive();

private:
    [[nodiscard]] std::string kubeconfig() const;

    std::unique_ptr<QTemporaryDir> m_siteDir;
    std::unique_ptr<QTemporaryDir> m_dir;
    std::unique_ptr<test::PluginFolder> m_plugin;
    std::unique_ptr<BackendThread> m_site; ///< in the place of a cluster
    std::unique_ptr<BackendThread> m_backend;
    std::unique_ptr<ui::GatewaySession> m_session;
    ui::SystemUiClock m_clock;
    BackendReady m_siteReady{};
};

std::string TestSignIn::kubeconfig() const
{
    return "apiVersion: v1\nkind: Config\ncurrent-context: site\n"
           "clusters:\n- name: site\n  cluster:\n    server: "
        + m_siteReady.apiUrl + "\n    certificate-authority: " + m_siteReady.caFile
        + "\nusers:\n- name: me\n  user:\n    exec:\n"
          "      apiVersion: client.authentication.k8s.io/v1\n      interactiveMode: Never\n"
          "      command: "
        + m_plugin->program()
        + "\ncontexts:\n- name: site\n  context:\n    cluster: site\n    user: me\n";
}

void TestSignIn::init()
{
    m_siteDir = std::make_unique<QTemporaryDir>();
    m_dir = std::make_unique<QTemporaryDir>();
    m_plugin = std::make_unique<test::PluginFolder>();
    m_site = std::make_unique<BackendThread>(optionsIn(*m_siteDir));
    const auto site = m_site->start();
    QVERIFY2(site.has_value(), site ? "" : site.error().message.c_str());
    m_siteReady = *site;
    QFile file(m_dir->filePath(QStringLiteral("kubeconfig")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(QByteArray::fromStdString(kubeconfig()));
    file.close();

    m_plugin->write("say", sayings);
    m_plugin->write("code", "1");
    Options options = optionsIn(*m_dir);
    options.reconcile.clear(); // it observes
    options.kubeconfig = file.fileName().toStdString();
    m_backend = std::make_unique<BackendThread>(options);
    const auto ready = m_backend->start();
    QVERIFY2(ready.has_value(), ready ? "" : ready.error().message.c_str());
    m_session = std::make_unique<ui::GatewaySession>(
        ui::GatewayAddress{QUrl(QString::fromStdString(ready->liveUrl)),
                           QString::fromUtf8(contentOf(ready->tokenFile)),
                           QString::fromStdString(ready->caFile)},
        m_clock,
        [] { return 0.5; });
    m_session->start();
}

void TestSignIn::cleanup()
{
    m_session.reset();
    m_backend.reset();
    m_site.reset();
}

void TestSignIn::whoSignsInAgainIsLive()
{
    const ui::ClusterStanding &standing = *m_session->standing();
    QVERIFY(waitFor([&] { return !standing.bannerAction().isEmpty(); }));
    QCOMPARE(standing.bannerAction(), QStringLiteral("Re-authenticate"));
    const QString banner = standing.bannerText();
    QVERIFY2(banner.startsWith(QStringLiteral("Credentials for site expired")), qPrintable(banner));
    QVERIFY2(banner.contains(QStringLiteral("Tried 3 times.")), qPrintable(banner));
    QVERIFY2(banner.contains(QString::fromUtf8(sayings.trimmed())), qPrintable(banner));
    QVERIFY(m_session->isStale()); // nothing can be written
    QCOMPARE(m_plugin->runs(), 3);

    // The person has logged in; until the click nothing is tried.
    m_plugin->remove("code");
    m_plugin->remove("say");
    const QByteArray token = contentOf(m_siteReady.tokenFile);
    QVERIFY(!token.isEmpty());
    m_plugin->answer("{\"token\":\"" + token + "\"}");
    m_session->retryCluster();
    // The banner goes while it is tried, and comes back when that is refused.
    QVERIFY(waitFor([&] { return m_plugin->runs() > 3; }));
    QVERIFY(waitFor([&] {
        return standing.bannerText().isEmpty() && m_session->state() == ui::GatewaySession::Live;
    }));
    QVERIFY(waitFor([&] { return m_session->isFleetKnown(); }));
    QCOMPARE(m_plugin->runs(), 4); // once for the click
    QCOMPARE(standing.bannerText(), QString());
}

} // namespace tst_signin

HP_TEST(tst_signin, TestSignIn)
#include "tst_signin.moc"
