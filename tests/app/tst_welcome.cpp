// SPDX-License-Identifier: Apache-2.0
#include "app/shared/Logging.h"
#include "app/shared/Welcome.h"
#include "tests/support/runner/Runner.h"

namespace tst_welcome {

using namespace hp::app;

namespace {

BackendReady somewhere()
{
    return {"https://127.0.0.1:7480",
            "wss://127.0.0.1:7480/live",
            "",
            "/home/ada/Meine Daten/holdpoint",
            "/home/ada/Meine Daten/holdpoint/ca.crt",
            "/home/ada/Meine Daten/holdpoint/operator.token"};
}

} // namespace

/// What is told of a backend that is ready, and what of a lab.
class TestWelcome : public QObject
{
    Q_OBJECT
private slots:
    void everyLineCanBeCopied()
    {
        const std::string text =
            welcomeText(somewhere(), {"build/release/bin", true, true, "ada", "desk", false});
        for (const char *line :
             {"\n  export KUBECONFIG='/home/ada/Meine Daten/holdpoint/admin.kubeconfig'\n",
              "\n  kubectl get machines.machine.openshift.io -A\n",
              "\n  build/release/bin/holdpointctl --data-dir '/home/ada/Meine Daten/holdpoint' "
              "holds\n",
              "\n  https://127.0.0.1:7480/\n",
              "\n  (umask 077; rm -f laptop.token; sed -n 's/^ *token: //p' "
              "\"$(build/release/bin/holdpointctl --data-dir '/home/ada/Meine Daten/holdpoint' "
              "token create --replace --role operator --user laptop)\" > laptop.token)\n",
              "\n  ssh -L 7480:127.0.0.1:7480 ada@desk\n",
              "\n  holdpoint --connect wss://127.0.0.1:7480/live --token-file laptop.token "
              "--ca-file ca.crt\n",
              "\n  start it with --listen 0.0.0.0:7480\n"})
            QVERIFY2(text.find(line) != std::string::npos, line);
        QVERIFY(text.find("./dev build") == std::string::npos);
        QVERIFY(text.find("Ctrl+C stops it") != std::string::npos);
    }

    void machinesOfClusterApiAreAskedForByTheirWholeName()
    {
        BackendReady ready = somewhere();
        ready.machines = "machines.cluster.x-k8s.io";
        QVERIFY(welcomeText(ready, {}).find("\n  kubectl get machines.cluster.x-k8s.io -A\n")
                != std::string::npos);
    }

    void whatIsNotBuiltIsSaid()
    {
        const std::string text =
            welcomeText(somewhere(), {"build/release/bin", false, true, "ada", "desk", true});
        QVERIFY(text.find("\n  ./dev build holdpointctl\n  build/release/bin/holdpointctl ")
                != std::string::npos);
        QVERIFY(text.find("https://desk:7480/, trusting '/home/ada/Meine Daten/holdpoint/ca.crt'")
                != std::string::npos);
    }

    void aWordStaysOneWord_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("word");
        const auto row = [](const char *name, const char *text, const char *word) {
            QTest::newRow(name) << QByteArray(text) << QByteArray(word);
        };
        row("plain", "/tmp/a-b_c.d:1", "/tmp/a-b_c.d:1");
        row("nothing", "", "''");
        row("a space", "a b", "'a b'");
        row("a quote", "a'b", "'a'\\''b'");
        row("a home", "~/a", "'~/a'");
        row("a variable", "$a;b", "'$a;b'");
        row("letters of others", "größer", "'größer'");
    }
    void aWordStaysOneWord()
    {
        QFETCH(const QByteArray, text);
        QFETCH(const QByteArray, word);
        QCOMPARE(shellWord(text.toStdString()), word.toStdString());
    }

    void whatALabPlaysIsMarked()
    {
        const std::string said = "3 of 3 BMCs do not answer";
        QCOMPARE(loggedText("holdpoint.reconcile", said, true), "[lab] " + said);
        QCOMPARE(loggedText("holdpoint.lab.bmc", said, true), "[lab] " + said);
        QCOMPARE(loggedText("holdpoint.reconcile", said, false), said);
        // What goes wrong with the program itself is no play.
        QCOMPARE(loggedText("holdpoint.store", said, true), said);
        QCOMPARE(loggedText("holdpoint.labour", said, true), said);
        QCOMPARE(loggedText("", said, true), said);
    }
};

} // namespace tst_welcome

HP_TEST(tst_welcome, TestWelcome)
#include "tst_welcome.moc"
