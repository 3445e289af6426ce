// SPDX-License-Identifier: Apache-2.0
#include "backend/http/credentials/DirectoryLock.h"
#include "backend/http/credentials/KubeconfigWriter.h"
#include "tests/support/runner/Runner.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

#include <set>
#include <sys/stat.h>
#include <unistd.h>

namespace tst_credentials {

using namespace hp;

namespace {

constexpr auto ownerOnly = QFileDevice::ReadOwner | QFileDevice::WriteOwner | QFileDevice::ReadUser
    | QFileDevice::WriteUser;

} // namespace

class TestCredentials : public QObject
{
    Q_OBJECT
private slots:
    void init() { m_dir = std::make_unique<QTemporaryDir>(); }

    void aMissingDirectoryIsMadeForItsOwnerAlone()
    {
        const QString path = m_dir->filePath(QStringLiteral("a/b"));
        QVERIFY(http::DataDirectory::open(path.toStdString()).has_value());
        QCOMPARE(QFileInfo(path).permissions() & (QFileDevice::Permission(0x0077)),
                 QFileDevice::Permissions());
        QVERIFY(QDir(path).isEmpty(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot));
    }

    void anUnusableDirectoryIsOneSentence_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("why");
        QFile(m_dir->filePath(QStringLiteral("file"))).open(QIODevice::WriteOnly);
        QTest::newRow("it is a file")
            << QStringLiteral("%1/file") << QStringLiteral("it is not a folder");
        QTest::newRow("below a file")
            << QStringLiteral("%1/file/below") << QStringLiteral("it is not a folder");
        QTest::newRow("on a file system without writing")
            << QStringLiteral("/proc/holdpoint") << QStringLiteral("");
    }
    void anUnusableDirectoryIsOneSentence()
    {
        QFETCH(QString, path);
        QFETCH(const QString, why);
        QFile file(m_dir->filePath(QStringLiteral("file")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        path.replace(QStringLiteral("%1"), m_dir->path());
        const auto opened = http::DataDirectory::open(path.toStdString());
        QVERIFY(!opened);
        QVERIFY(opened.error().code == ErrorCode::Invalid);
        const QString message = QString::fromStdString(opened.error().message);
        QVERIFY2(message.startsWith(QStringLiteral("The data directory ") + path
                                    + QStringLiteral(" cannot be used: ") + why),
                 qPrintable(message));
    }

    void aDirectoryWithoutWriteRightsIsRefused()
    {
        // Root may write everywhere; somebody else is asked then.
        const bool isRoot = ::geteuid() == 0;
        QFile::setPermissions(m_dir->path(),
                              QFileDevice::ReadOwner | QFileDevice::ExeOwner
                                  | QFileDevice::ReadOther | QFileDevice::ExeOther);
        if (isRoot)
            QCOMPARE(::seteuid(65534), 0);
        const auto opened = http::DataDirectory::open(m_dir->path().toStdString());
        if (isRoot)
            QCOMPARE(::seteuid(0), 0);
        QVERIFY(!opened);
        QVERIFY(QString::fromStdString(opened.error().message)
                    .contains(QStringLiteral("permission denied")));
    }

    /// What root writes there, its owner could not read: tokens of root would be none to them, and
    /// a token that root revokes would go on.
    void rootIsToldWhoseDirectoryItIs()
    {
        if (::geteuid() != 0)
            QSKIP("only root can make a directory of somebody else");
        QCOMPARE(::chown(qPrintable(m_dir->path()), 65534, 65534), 0);
        const auto opened = http::DataDirectory::open(m_dir->path().toStdString());
        QVERIFY(!opened);
        const QString said = QString::fromStdString(opened.error().message);
        QVERIFY2(said.contains(QStringLiteral("it belongs to the user nobody, who could not read "
                                              "what root writes there; run this as that user, "
                                              "with sudo -u nobody")),
                 qPrintable(said));
        QCOMPARE(QDir(m_dir->path()).entryList(QDir::NoDotAndDotDot | QDir::AllEntries).size(), 0);
        QVERIFY(http::DataDirectory::open(m_dir->path().toStdString(),
                                          http::DataDirectory::Foreign::Accepted));
    }

    /// The alarms of a day of many machines have more than 16 MiB, which bound what a person names.
    void whatIsWrittenIsReadHoweverLarge()
    {
        const auto directory = http::DataDirectory::open(m_dir->path().toStdString());
        const std::string content = '"' + std::string(17 * 1024 * 1024, 'x') + '"';
        QVERIFY(directory->write("alarms.json", content));
        const auto read = directory->readJson("alarms.json", [](const std::string &) {});
        QVERIFY2(read, read ? "" : read.error().message.c_str());
        QVERIFY(*read == content);
        QVERIFY(!http::readFile(directory->file("alarms.json")));
    }

    void oneBackendHasTheDirectory()
    {
        const auto directory = http::DataDirectory::open(m_dir->path().toStdString());
        auto first = http::DirectoryLock::take(*directory);
        QVERIFY(first.has_value());
        const auto second = http::DirectoryLock::take(*directory);
        QVERIFY(!second);
        const QString said = QString::fromStdString(second.error().message);
        QCOMPARE(said,
                 QStringLiteral("the data directory %1 is in use by another holdpoint, process %2")
                     .arg(m_dir->path())
                     .arg(::getpid()));
        {
            const auto over = std::move(first);
        }
        QVERIFY(http::DirectoryLock::take(*directory).has_value());
    }

    void whatALockFileSaysIsNoLock_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::newRow("a process of that number and name runs")
            << QByteArray::number(::getpid()) + "\nholdpoint\nhost\n";
        QTest::newRow("nothing") << QByteArray();
        QTest::newRow("junk") << QByteArray(100000, '\xff');
    }
    void whatALockFileSaysIsNoLock()
    {
        QFETCH(const QByteArray, content);
        const auto directory = http::DataDirectory::open(m_dir->path().toStdString());
        QFile file(m_dir->filePath(QStringLiteral("holdpoint.lock")));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(content) == content.size());
        file.close();
        QVERIFY(http::DirectoryLock::take(*directory).has_value());
        QCOMPARE(QFileInfo(file.fileName()).permissions(), ownerOnly);
    }

    void aLockThatIsNoFileIsOneSentence()
    {
        const auto directory = http::DataDirectory::open(m_dir->path().toStdString());
        const QString path = m_dir->filePath(QStringLiteral("holdpoint.lock"));
        QVERIFY(QFile::link(QStringLiteral("/etc/passwd"), path));
        QVERIFY(!http::DirectoryLock::take(*directory));
        QVERIFY(QFile::remove(path) && QDir().mkdir(path));
        QVERIFY(!http::DirectoryLock::take(*directory));
    }

    void aFileThatIsNoJsonIsPutAside_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::newRow("junk") << QByteArray("\xff junk");
        QTest::newRow("nothing") << QByteArray();
        QTest::newRow("a hundred thousand levels")
            << QByteArray(100'000, '[') + QByteArray(100'000, ']');
    }
    void aFileThatIsNoJsonIsPutAside()
    {
        QFETCH(const QByteArray, content);
        const auto directory = http::DataDirectory::open(m_dir->path().toStdString());
        QVERIFY(directory->write("a.json", content.toStdString()));
        std::string said;
        const auto tell = [&said](const std::string &trouble) { said = trouble; };
        const auto read = directory->readJson("a.json", tell);
        QVERIFY(!read && read.error().code == ErrorCode::NotFound);
        QVERIFY(said.find("a.json.unreadable") != std::string::npos);
        QVERIFY(QFile::exists(m_dir->filePath(QStringLiteral("a.json.unreadable"))));
        QVERIFY(!QFile::exists(m_dir->filePath(QStringLiteral("a.json"))));
        QVERIFY(directory->write("a.json", "{}"));
        said.clear();
        QCOMPARE(directory->readJson("a.json", tell).value(), std::string("{}"));
        QVERIFY(said.empty());
    }

    void whatIsPutAsideIsNeverWrittenOver()
    {
        const auto directory = http::DataDirectory::open(m_dir->path().toStdString());
        std::string said;
        const auto readOne = [&](const std::string &content) {
            [[maybe_unused]] const bool wrote = directory->write("a.json", content).has_value();
            [[maybe_unused]] const auto read =
                directory->readJson("a.json", [&](const std::string &trouble) { said = trouble; });
        };
        for (int i = 1; i <= 8; ++i)
            readOne("junk " + std::to_string(i));
        QVERIFY2(said.find("a.json.unreadable-8;") != std::string::npos, said.c_str());
        QCOMPARE(directory->read("a.json.unreadable").value(), std::string("junk 1"));
        QCOMPARE(directory->read("a.json.unreadable-8").value(), std::string("junk 8"));

        readOne("junk 9");
        QVERIFY2(said.find("is going to be replaced: 8 of it are put aside") != std::string::npos,
                 said.c_str());
        QCOMPARE(directory->read("a.json").value(), std::string("junk 9"));
        QCOMPARE(directory->read("a.json.unreadable-8").value(), std::string("junk 8"));
    }

    void aDirectoryThatIsOpenToOthersIsRefused_data()
    {
        QTest::addColumn<uint>("mode");
        QTest::addColumn<bool>("fine");
        QTest::newRow("everybody reads") << 0755U << false;
        QTest::newRow("everybody walks through") << 0711U << false;
        QTest::newRow("everybody writes") << 0777U << false;
        QTest::newRow("a group writes") << 0770U << false;
        QTest::newRow("a group reads") << 0750U << true;
        QTest::newRow("its owner alone") << 0700U << true;
    }
    void aDirectoryThatIsOpenToOthersIsRefused()
    {
        QFETCH(const uint, mode);
        QFETCH(const bool, fine);
        QCOMPARE(::chmod(m_dir->path().toUtf8().constData(), mode), 0);
        const auto opened = http::DataDirectory::open(m_dir->path().toStdString());
        QCOMPARE(opened.has_value(), fine);
        if (!fine)
            QVERIFY(QString::fromStdString(opened.error().message)
                        .endsWith(QStringLiteral("chmod 700 closes it.")));
    }

    /// What somebody put there to be followed stays what it is.
    void aNewFileFollowsNoLink()
    {
        const auto directory = open();
        const QString elsewhere = m_dir->filePath(QStringLiteral("elsewhere"));
        QFile victim(elsewhere);
        QVERIFY(victim.open(QIODevice::WriteOnly));
        victim.write("kept");
        victim.close();
        for (const char *where : {"x.new", "x"})
            QVERIFY(QFile::link(elsewhere, m_dir->filePath(QLatin1String(where))));
        QVERIFY(directory.write("x", "secret").has_value());
        QVERIFY(victim.open(QIODevice::ReadOnly));
        QCOMPARE(victim.readAll(), QByteArray("kept"));
        QVERIFY(!QFileInfo(m_dir->filePath(QStringLiteral("x"))).isSymLink());
        QCOMPARE(*directory.read("x"), std::string("secret"));
    }

    void filesAreReplacedWholeAndPrivate()
    {
        const auto directory = open();
        QVERIFY(directory.write("x", "old and longer").has_value());
        QFile::setPermissions(m_dir->filePath(QStringLiteral("x")),
                              ownerOnly | QFileDevice::ReadOther);
        QVERIFY(directory.write("x", "new").has_value());
        QCOMPARE(*directory.read("x"), std::string("new"));
        QCOMPARE(QFileInfo(m_dir->filePath(QStringLiteral("x"))).permissions(),
                 QFileDevice::Permissions(ownerOnly));
        QCOMPARE(QDir(m_dir->path()).entryList(QDir::Files | QDir::Hidden),
                 QStringList{QStringLiteral("x")});
        QVERIFY(directory.read("y").error().code == ErrorCode::NotFound);
    }

    void tokensHaveTheirBitsAndNeverRepeat()
    {
        std::set<std::string> seen;
        for (int i = 0; i < 1000; ++i) {
            const std::string token = http::randomToken();
            QCOMPARE(token.size(), std::size_t{43});
            QVERIFY(seen.insert(token).second);
        }
    }

    void theTokenFileKnowsHashesOnly()
    {
        const auto directory = open();
        auto tokens = http::TokenFile::open(directory);
        QVERIFY(tokens.has_value());
        const std::string first = http::randomToken();
        const std::string second = http::randomToken();
        QVERIFY((*tokens)->issue({"bob", {"hook", "viewer"}}, first).has_value());
        QVERIFY(!directory.read("tokens.json")->empty());
        QVERIFY(directory.read("tokens.json")->find(first) == std::string::npos);

        const auto again = http::TokenFile::open(directory);
        QVERIFY(again.has_value());
        const auto bob = (*again)->identify(first);
        QVERIFY(bob && bob->name == "bob" && bob->has("hook") && bob->has("viewer"));
        QVERIFY(!(*again)->identify(second));
        QVERIFY(!(*again)->identify(""));
        QVERIFY((*again)->issue({"bob", {"viewer"}}, second).has_value());
        QVERIFY2(!(*again)->identify(first), "a new token ends the old one of the same name");
    }

    /// As a Secret that is mounted into several pods.
    void whatOthersIssuedIsAcceptedBesideOurOwn()
    {
        const auto directory = open();
        QTemporaryDir elsewhere;
        const auto theirs = http::DataDirectory::open(elsewhere.path().toStdString());
        const std::string shared = theirs->file("tokens.json");
        const auto ours = http::TokenFile::open(directory, shared);
        QVERIFY2(ours.has_value(), "the file may come later");
        QVERIFY((*ours)->issue({"admin", {"admin"}}, "a").has_value());
        QVERIFY(!(*ours)->identify("h"));

        const auto others = http::TokenFile::open(*theirs);
        QVERIFY((*others)->issue({"hook-1", {"hook"}}, "h").has_value());
        QVERIFY2((*ours)->identify("h")->has("hook"), "what is in it by now counts");
        QVERIFY((*ours)->isGood(http::tokenHash("h")));
        QVERIFY((*ours)->identify("a")->has("admin"));
        QCOMPARE((*ours)->issued().size(), std::size_t{2});
        QCOMPARE((*ours)->issued().back().origin.by, shared);

        QVERIFY((*ours)->issueNew({"hook-1", {"hook"}}, "x", {}).error().code
                == ErrorCode::AlreadyExists);
        const auto refused = (*ours)->revoke("hook-1");
        QVERIFY(refused.error().code == ErrorCode::Refused);
        QVERIFY(refused.error().message.find(shared) != std::string::npos);
        const auto stays = (*ours)->replace({"hook-1", {"hook"}}, "x", {});
        QVERIFY2(stays.error().code == ErrorCode::Refused, "the one of before would go on");
        QCOMPARE(stays.error().message, refused.error().message);
        QVERIFY(!(*ours)->identify("x"));
        QVERIFY((*ours)->revoke("nobody").error().code == ErrorCode::NotFound);
        QVERIFY2(directory.read("tokens.json")->find("hook-1") == std::string::npos,
                 "theirs is never written into ours");

        QVERIFY(theirs->write("tokens.json", "{broken").has_value());
        QVERIFY2((*ours)->identify("h"), "one that is broken leaves the tokens as they were");
        QVERIFY2(!http::TokenFile::open(directory, shared), "but nobody starts with it");
        QVERIFY((*ours)->issue({"ada", {"operator"}}, "o").has_value());
        QVERIFY2((*ours)->revoke("ada").has_value(), "and ours are revoked all the same");

        QVERIFY(QFile::remove(QString::fromStdString(shared)));
        QVERIFY2(!(*ours)->identify("h"), "who was taken out is not accepted any more");
        QVERIFY(!(*ours)->isGood(http::tokenHash("h")));
        QVERIFY((*ours)->identify("a"));
    }

    void twoProgramsShareTheFile()
    {
        const auto directory = open();
        const auto front = http::TokenFile::open(directory);
        const auto command = http::TokenFile::open(directory);
        QVERIFY((*front)->issue({"admin", {"admin"}}, "a").has_value());
        QVERIFY((*command)->issue({"hook-1", {"hook"}}, "h").has_value());
        QVERIFY2((*command)->identify("a"), "what the other one wrote is kept");
        QCOMPARE((*command)->identify("a")->tokenHash, http::tokenHash("a"));
        QVERIFY2((*front)->identify("h")->has("hook"), "what is issued is known at once");
        QCOMPARE((*front)->issued().size(), std::size_t{2});

        QVERIFY((*command)->revoke("hook-1").has_value());
        QVERIFY2(!(*front)->identify("h"), "what is revoked ends at once");
        QVERIFY((*command)->revoke("hook-1").error().code == ErrorCode::NotFound);

        QVERIFY(directory.write("tokens.json", "{").has_value());
        QVERIFY2((*front)->identify("a"), "a broken file ends nothing");
        QVERIFY2(!(*command)->issue({"hook-1", {"hook"}}, "h"), "nor is it written over");
    }

    void aKubeconfigOfSomebodyElseFollowsTheAddress()
    {
        const auto directory = open();
        write(directory, "https://h:1");
        const auto tokens = http::TokenFile::open(directory);
        QVERIFY((*tokens)->issue({"mine", {"hook"}}, "m").has_value());
        QVERIFY((*tokens)->issue({"stale", {"hook"}}, "s").has_value());
        for (const char *name : {"mine", "stale"})
            QVERIFY(directory
                        .write(std::string(name) + ".kubeconfig",
                               http::kubeconfigText("https://h:1", "PEM", name, "m"))
                        .has_value());
        write(directory, "https://h:2");
        QCOMPARE(*directory.read("mine.kubeconfig"),
                 http::kubeconfigText("https://h:2", "PEM", "mine", "m"));
        QVERIFY2(directory.read("stale.kubeconfig")->find("https://h:1") != std::string::npos,
                 "a file with another's token is not ours to write");
    }

    void aBrokenTokenFileIsNamedWithThePlace_data()
    {
        QTest::addColumn<QString>("content");
        QTest::addColumn<QString>("place");
        QTest::newRow("not JSON") << QStringLiteral("{") << QStringLiteral("'tokens'");
        QTest::newRow("no array") << QStringLiteral("{\"tokens\":1}") << QStringLiteral("'tokens'");
        QTest::newRow("an entry without a hash")
            << QStringLiteral(R"({"tokens":[{"name":"a","roles":[]}]})")
            << QStringLiteral("tokens[0]");
        QTest::newRow("a role that is no text")
            << QStringLiteral(R"({"tokens":[{"name":"a","roles":[1],"sha256":"x"}]})")
            << QStringLiteral("tokens[0]");
    }
    void aBrokenTokenFileIsNamedWithThePlace()
    {
        QFETCH(const QString, content);
        QFETCH(const QString, place);
        const auto directory = open();
        QVERIFY(directory.write("tokens.json", content.toStdString()).has_value());
        const auto tokens = http::TokenFile::open(directory);
        QVERIFY(!tokens);
        const QString message = QString::fromStdString(tokens.error().message);
        QVERIFY2(message.contains(QStringLiteral("tokens.json")) && message.contains(place),
                 qPrintable(message));
    }

    void credentialsStayAcrossRestartsAndANewPort()
    {
        const auto directory = open();
        write(directory, "https://127.0.0.1:1");
        const std::string admin = *directory.read("admin.kubeconfig");
        const std::string oper = *directory.read("operator.token");
        const std::string wall = *directory.read("wall.token");
        QVERIFY(admin.find("server: https://127.0.0.1:1\n") != std::string::npos);
        QVERIFY(admin.find("current-context: holdpoint\n") != std::string::npos);
        QVERIFY(admin.find("certificate-authority-data: UEVN\n") != std::string::npos);

        write(directory, "https://127.0.0.1:2");
        const std::string moved = *directory.read("admin.kubeconfig");
        QVERIFY(moved.find("server: https://127.0.0.1:2\n") != std::string::npos);
        QCOMPARE(http::kubeconfigToken(moved), http::kubeconfigToken(admin));
        QCOMPARE(*directory.read("operator.token"), oper);
        QCOMPARE(*directory.read("wall.token"), wall);

        const auto tokens = http::TokenFile::open(directory);
        QVERIFY((*tokens)->identify(http::kubeconfigToken(admin))->has("admin"));
        const auto viewer =
            (*tokens)->identify(http::kubeconfigToken(*directory.read("viewer.kubeconfig")));
        QVERIFY(viewer->has("viewer") && !viewer->has("admin"));
        QVERIFY((*tokens)->identify(oper.substr(0, 43))->has("operator"));
        for (const char *name : {"admin.kubeconfig",
                                 "viewer.kubeconfig",
                                 "operator.token",
                                 "wall.token",
                                 "tokens.json"})
            QCOMPARE(QFileInfo(m_dir->filePath(QString::fromLatin1(name))).permissions(),
                     QFileDevice::Permissions(ownerOnly));
    }

    void removingAFileEndsItsToken()
    {
        const auto directory = open();
        write(directory, "https://h:1");
        const std::string old = directory.read("operator.token")->substr(0, 43);
        QVERIFY(QFile::remove(m_dir->filePath(QStringLiteral("operator.token"))));
        write(directory, "https://h:1");
        const auto tokens = http::TokenFile::open(directory);
        QVERIFY(!(*tokens)->identify(old));
        QVERIFY(
            (*tokens)->identify(directory.read("operator.token")->substr(0, 43))->has("operator"));
    }

    void whatIsNoKubeconfigHasNoToken_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("empty") << QString();
        QTest::newRow("not YAML") << QStringLiteral("a: [");
        QTest::newRow("a scalar") << QStringLiteral("hello");
        QTest::newRow("lists of nonsense")
            << QStringLiteral("contexts: [1]\nusers: [x]\ncurrent-context: c\n");
        QTest::newRow("a context of nobody") << QStringLiteral(
            "current-context: c\ncontexts: [{name: c, context: {user: u}}]\nusers: []\n");
    }
    void whatIsNoKubeconfigHasNoToken()
    {
        QFETCH(const QString, text);
        QCOMPARE(http::kubeconfigToken(text.toStdString()), std::string());
    }

private:
    http::DataDirectory open() { return *http::DataDirectory::open(m_dir->path().toStdString()); }
    static void write(const http::DataDirectory &directory, const std::string &url)
    {
        const auto tokens = http::TokenFile::open(directory);
        QVERIFY(tokens.has_value());
        QVERIFY(http::KubeconfigWriter(directory, **tokens).write(url, "PEM").has_value());
    }

    std::unique_ptr<QTemporaryDir> m_dir;
};

} // namespace tst_credentials

HP_TEST(tst_credentials, TestCredentials)
#include "tst_credentials.moc"
