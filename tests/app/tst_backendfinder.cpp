// SPDX-License-Identifier: Apache-2.0
#include "app/ctl/BackendFinder.h"
#include "app/ctl/Completion.h"
#include "app/ctl/Contexts.h"
#include "tests/app/CommandLines.h"
#include "tests/support/runner/Runner.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

namespace tst_backendfinder {

using namespace hp;
using namespace hp::app;

/// Which backend holdpointctl asks, the contexts that people name, and what a shell completes.
class TestBackendFinder : public QObject
{
    Q_OBJECT
private:
    [[nodiscard]] std::string path(const char *name) const
    {
        return m_dir->filePath(QString::fromUtf8(name)).toStdString();
    }

    void makeFile(const char *name, const char *text)
    {
        QFile file(QString::fromStdString(path(name)));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text);
    }

    Result<std::string> config(const QString &line)
    {
        const auto read = parseCommandLine(test::wordsOf(line));
        return read ? runConfigCommand(*read, m_around.contextFile) : unexpected(read.error());
    }

    /// "url|data directory|token file", or the sentence.
    QString found(const QString &line)
    {
        CtlOptions options;
        const auto done = findBackend(*parseCommandLine(test::wordsOf(line)), m_around, options);
        return QString::fromStdString(done ? options.url + '|' + options.dataDir + '|'
                                              + options.tokenFile
                                           : done.error().message);
    }

    QString words(const std::vector<std::string> &typed)
    {
        QStringList list;
        const auto known = [](Names kind, const CommandLine &line) -> std::vector<std::string> {
            return kind == Names::Machine
                ? std::vector<std::string>{"w-1", "w-2" + line.value("--context")}
                : kind == Names::Context ? std::vector<std::string>{"prod"}
                                         : std::vector<std::string>();
        };
        const Completion completion = complete(typed, known);
        for (const Candidate &one : completion.candidates)
            list.append(QString::fromStdString(one.word));
        list.append(QStringLiteral(":%1").arg(static_cast<int>(completion.offer)));
        return list.join(QLatin1Char(' '));
    }

    std::unique_ptr<QTemporaryDir> m_dir;
    CtlEnvironment m_around;

private slots:
    void init()
    {
        m_dir = std::make_unique<QTemporaryDir>();
        m_around = {};
        m_around.contextFile = path("config/holdpoint/contexts.yaml");
        makeFile("t", "token");
    }

    void whatIsSaidNearerComesFirst()
    {
        QCOMPARE(found(QStringLiteral("holds")), QStringLiteral("||"));
        m_around.running = [] { return "here"; };
        QCOMPARE(found(QStringLiteral("holds")), QStringLiteral("|here|"));
        QVERIFY(config(QStringLiteral("config set prod --connect wss://p:1 --token-file ")
                       + QString::fromStdString(path("t"))));
        const QString prod = QStringLiteral("wss://p:1||") + QString::fromStdString(path("t"));
        QCOMPARE(found(QStringLiteral("holds")), prod);
        QCOMPARE(found(QStringLiteral("holds --token-file u")), QStringLiteral("wss://p:1||u"));
        m_around.dataDir = "env";
        QCOMPARE(found(QStringLiteral("holds")), QStringLiteral("|env|"));
        m_around.url = "wss://e:1";
        m_around.tokenFile = "et";
        QCOMPARE(found(QStringLiteral("holds")), QStringLiteral("wss://e:1||et"));
        QCOMPARE(found(QStringLiteral("holds --context prod")), prod);
        QCOMPARE(found(QStringLiteral("holds --data-dir d")), QStringLiteral("|d|"));
        QCOMPARE(found(QStringLiteral("holds --connect wss://c:1")), QStringLiteral("wss://c:1||"));
    }

    void aContextIsKeptForItsOwnerAlone()
    {
        const QString token = QString::fromStdString(path("t"));
        QCOMPARE(*config(QStringLiteral("config")), std::string("No context is named.\n"));
        QCOMPARE(
            *config(QStringLiteral("config set prod --connect wss://p:1 --token-file ") + token),
            std::string("the context prod is new\n"));
        QCOMPARE(*config(QStringLiteral("config set läb --data-dir ") + m_dir->path()),
                 std::string("the context läb is new\n"));
        QCOMPARE(*config(QStringLiteral("config current")), std::string("prod\n"));
        QCOMPARE(*config(QStringLiteral("config use läb")), std::string("läb is in use\n"));
        QCOMPARE(*config(QStringLiteral("config list -o name")), std::string("läb\nprod\n"));
        const QString file = QString::fromStdString(m_around.contextFile);
        QCOMPARE(
            QFileInfo(file).permissions()
                & (QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther),
            QFile::Permissions());
        QFile text(file);
        QVERIFY(text.open(QIODevice::ReadOnly));
        QVERIFY2(!text.readAll().contains("token\n"), "it names the file");
        QCOMPARE(*config(QStringLiteral("config remove läb")),
                 std::string("the context läb is gone\n"));
        QCOMPARE(config(QStringLiteral("config current")).error().message,
                 std::string("no context is in use; holdpointctl config use chooses one"));
    }

    void whatIsWrongWithContextsIsOneSentence()
    {
        const auto said = [&](const char *line) {
            const auto done = config(QString::fromUtf8(line));
            return done ? std::string("nothing") : done.error().message;
        };
        QCOMPARE(said("config use prod"),
                 std::string("there is no context prod; holdpointctl config set makes one"));
        QCOMPARE(said("config set prod"),
                 std::string("config set needs --data-dir, or --connect and --token-file"));
        QCOMPARE(said("config set prod --data-dir d --connect wss://a"),
                 std::string("config set takes --connect with its files or --data-dir, not both"));
        QCOMPARE(said("config set prod --connect ws://far:1 --token-file t"),
                 std::string("--connect: 'ws://far:1' would send the token to another machine in "
                             "the clear; give wss://"));
        QVERIFY(config(QStringLiteral("config set prod --connect wss://p:1 --token-file ")
                       + QString::fromStdString(path("t"))));
        QCOMPARE(said("config use prd"),
                 std::string("there is no context prd; did you mean prod?"));
        QCOMPARE(found(QStringLiteral("holds --context prd")),
                 QStringLiteral("there is no context prd; did you mean prod?"));
        QVERIFY(QFile::remove(QString::fromStdString(path("t"))));
        QCOMPARE(
            found(QStringLiteral("holds")),
            QStringLiteral("the context prod names the token file ")
                + QString::fromStdString(path("t"))
                + QStringLiteral(", which is gone; holdpointctl config set prod names another"));
        makeFile("config/holdpoint/contexts.yaml",
                 "current: prod\ncontexts:\n  prod: {token: x}\n");
        QCOMPARE(found(QStringLiteral("holds")),
                 QString::fromStdString(m_around.contextFile)
                     + QStringLiteral(":3: token of prod is not one of connect, token-file, "
                                      "ca-file, data-dir"));
    }

    void aShellCompletesByTheTable()
    {
        QCOMPARE(words({"ho"}), QStringLiteral("holds :4"));
        QCOMPARE(words({"override", "app"}), QStringLiteral("approve :4"));
        QCOMPARE(words({"help", "override", "app"}), QStringLiteral("approve :4"));
        QCOMPARE(words({"--data-dir", "override", "ho"}), QStringLiteral("holds :4"));
        QCOMPARE(words({"why", ""}), QStringLiteral("w-1 w-2 :4"));
        QCOMPARE(words({"why", "--context", "prod", "w-2"}), QStringLiteral("w-2prod :4"));
        QCOMPARE(words({"why", "w-1", ""}), QStringLiteral(":4"));
        QCOMPARE(words({"holds", "--context", "p"}), QStringLiteral("prod :4"));
        QCOMPARE(words({"holds", "--context=p"}), QStringLiteral("--context=prod :4"));
        QCOMPARE(words({"holds", "-o", "j"}), QStringLiteral("json jsonpath= :4"));
        QCOMPARE(words({"holds", "--output", "ya"}), QStringLiteral("yaml :4"));
        QCOMPARE(words({"export", "--format", "p"}), QStringLiteral("pdf png :4"));
        QCOMPARE(words({"export", "-o", ""}), QStringLiteral(":0"));
        QCOMPARE(words({"holds", "--data-dir", ""}), QStringLiteral(":16"));
        QCOMPARE(words({"holds", "--wa"}), QStringLiteral("--watch :4"));
        QCOMPARE(words({"holds", "--watch", "--wa"}), QStringLiteral(":4"));
        QCOMPARE(words({"export", "--machine", "w-1", "--mach"}), QStringLiteral("--machine :4"));
        QCOMPARE(words({"ack", "--", "--x"}), QStringLiteral(":4"));
        QCOMPARE(words({"token", "create", "--role", "ho"}), QStringLiteral("hook :4"));
        QCOMPARE(words({"frobnicate", "x"}), QStringLiteral(":4"));
        QVERIFY(words({}).startsWith(QStringLiteral("holds why timeline ")));
        QVERIFY(completionText(complete({"ho"}, {})).ends_with("\n:4\n"));
    }
};

} // namespace tst_backendfinder

HP_TEST(tst_backendfinder, TestBackendFinder)
#include "tst_backendfinder.moc"
