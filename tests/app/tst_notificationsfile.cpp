// SPDX-License-Identifier: Apache-2.0
#include "app/options/NotificationsFile.h"
#include "tests/support/runner/Runner.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

namespace tst_notificationsfile {

using namespace hp;
using namespace hp::app;
using notify::ReceiverKind;

/// Who is notified of what, as a file says it.
class TestNotificationsFile : public QObject
{
    Q_OBJECT
private slots:
    void everythingIsRead()
    {
        notify::Settings settings;
        const std::string file = written("receivers:\n"
                                         "  - name: pd\n"
                                         "    type: pagerduty\n"
                                         "    secretFile: /k\n"
                                         "  - name: mail\n"
                                         "    type: email\n"
                                         "    url: smtps://relay.example\n"
                                         "    caFile: /ca\n"
                                         "    user: holdpoint\n"
                                         "    secretFile: /p\n"
                                         "    from: h@example.com\n"
                                         "    to: [a@example.com, \"Bö <b@example.com>\"]\n"
                                         "routes:\n"
                                         "  - receivers: [pd, mail]\n"
                                         "    severity: [critical, info]\n"
                                         "    cluster: [prod]\n"
                                         "    owner: [etcd]\n"
                                         "    rack: [r1]\n");
        QCOMPARE(readNotifications(file, settings), std::string());
        const notify::Settings expected{{{.name = "pd",
                                          .kind = ReceiverKind::PagerDuty,
                                          .url = "https://events.pagerduty.com/v2/enqueue",
                                          .secretFile = "/k"},
                                         {.name = "mail",
                                          .kind = ReceiverKind::Email,
                                          .url = "smtps://relay.example",
                                          .secretFile = "/p",
                                          .caFile = "/ca",
                                          .user = "holdpoint",
                                          .from = "h@example.com",
                                          .to = {"a@example.com", "Bö <b@example.com>"}}},
                                        {{.receivers = {"pd", "mail"},
                                          .severities = {"critical", "info"},
                                          .clusters = {"prod"},
                                          .owners = {"etcd"},
                                          .racks = {"r1"}}}};
        QVERIFY(settings == expected);
    }

    void badFilesAreNamedWithLineAndEntry_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("sentence");
        const QString routes = QStringLiteral("routes:\n  - receivers: [a]\n");
        const auto row = [&routes](const char *name, const char *receiver, const char *sentence) {
            QTest::newRow(name) << QString(QStringLiteral("receivers:\n  - name: a\n")
                                           + QLatin1String(receiver) + routes)
                                << sentence;
        };
        QTest::newRow("a list") << "- a\n"
                                << ":1: expected receivers and routes";
        QTest::newRow("no routes") << "receivers: []\n"
                                   << ":1: expected receivers and routes";
        QTest::newRow("a member that is none") << "receivers: []\nroute: []\n"
                                               << ":2: route: is not one of receivers, routes";
        QTest::newRow("a member twice, by an alias") << "&all receivers: []\n*all : []\n"
                                                     << ":2: receivers: is there twice";
        // To yaml-cpp it is a document that never ends.
        QTest::newRow("a comma") << ", a\n"
                                 << ":1: expected receivers and routes";
        QTest::newRow("no receivers") << QString(QStringLiteral("receivers: []\n") + routes)
                                      << ":1: receivers: expected a list";
        row("no type", "    url: https://x\n", ":2: receiver 1: has no type");
        row("a type that is none",
            "    type: pigeon\n",
            ":3: receiver 1: type: expected alertmanager, webhook, pagerduty, slack or email");
        row("a member of a receiver that is none",
            "    type: slack\n    token: s3cret\n",
            ":4: receiver 1: token: is not one of name, type, url, secretFile, caFile, user, from, "
            "to");
        row("a member twice", "    type: slack\n    type: slack\n", ":4: type: is there twice");
        row("a password in the address",
            "    type: webhook\n    url: https://user:s3cret@x/\n",
            ":4: receiver 1: url: has a user or a password in it; a secret belongs into "
            "secretFile");
        row("another scheme",
            "    type: webhook\n    url: ftp://x\n",
            ":4: receiver 1: url: expected an address with https, http, smtp or smtps");
        row("a letter over http",
            "    type: email\n    url: http://x\n",
            ":2: receiver 1: url: email needs smtp or smtps");
        row("a webhook over smtp",
            "    type: webhook\n    url: smtp://x\n",
            ":2: receiver 1: url: webhook needs https or http");
        row("a webhook that nobody signs",
            "    type: webhook\n    url: https://x\n",
            ":2: receiver 1: has no secretFile, which webhook needs");
        row("the secret of slack in the open",
            "    type: slack\n    url: https://hooks.example/s3cret\n",
            ":2: receiver 1: the address of slack is a secret: it belongs into secretFile");
        row("a letter to nobody",
            "    type: email\n    url: smtp://x\n",
            ":2: receiver 1: email needs from and to");
        row("two addresses in the place of one",
            "    type: email\n    url: smtp://x\n    from: a@b\n    to: [\"c@d, e@f\"]\n",
            ":6: receiver 1: to: expected one address each, as in a@example.com or Anna "
            "<a@example.com>");
        row("a name without an address",
            "    type: email\n    url: smtp://x\n    from: Anna <>\n    to: [c@d]\n",
            ":5: receiver 1: from: expected one address each, as in a@example.com or Anna "
            "<a@example.com>");
        row("a user without a password",
            "    type: email\n    url: smtp://x\n    from: a@b\n    to: [c@d]\n    user: u\n",
            ":2: receiver 1: expected both user and secretFile, or neither");
        QTest::newRow("a name twice") << "receivers:\n  - {name: a, type: slack, secretFile: /s}\n"
                                         "  - {name: a, type: slack, secretFile: /s}\nroutes: []\n"
                                      << ":3: receiver 2: name: a is there twice";
        const QString slack =
            QStringLiteral("receivers:\n  - {name: a, type: slack, secretFile: /s}\nroutes:\n");
        QTest::newRow("a route to nobody")
            << QString(slack + QStringLiteral("  - severity: [info]\n"))
            << ":4: route 1: has no receivers";
        QTest::newRow("a route to who is not there")
            << QString(slack + QStringLiteral("  - receivers: [b]\n"))
            << ":4: route 1: receivers: there is no receiver b";
        QTest::newRow("a severity that is none")
            << QString(slack + QStringLiteral("  - receivers: [a]\n    severity: [P1]\n"))
            << ":5: route 1: severity: 'P1' is not one of critical, warning, info";
        QTest::newRow("a word for a list")
            << QString(slack + QStringLiteral("  - receivers: [a]\n    rack: r1\n"))
            << ":5: route 1: rack: expected a list of names";
    }

    void badFilesAreNamedWithLineAndEntry()
    {
        QFETCH(const QString, text);
        QFETCH(const QString, sentence);
        notify::Settings settings;
        const std::string file = written(text.toStdString());
        const QString said = QString::fromStdString(readNotifications(file, settings));
        QCOMPARE(said, QString(QString::fromStdString(file) + sentence));
        QVERIFY(settings == notify::Settings());
        QVERIFY(!said.contains(QLatin1String("s3cret")));
    }

private:
    std::string written(const std::string &text)
    {
        QFile file(m_folder.filePath(QStringLiteral("notifications.yaml")));
        if (!file.open(QIODevice::WriteOnly))
            qFatal("no file");
        file.write(QByteArray::fromStdString(text));
        return file.fileName().toStdString();
    }

    QTemporaryDir m_folder{};
};

} // namespace tst_notificationsfile

HP_TEST(tst_notificationsfile, TestNotificationsFile)
#include "tst_notificationsfile.moc"
