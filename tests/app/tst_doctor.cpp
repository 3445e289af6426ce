// SPDX-License-Identifier: Apache-2.0
#include "app/shared/doctor/Doctor.h"
#include "app/shared/doctor/HereChecks.h"
#include "backend/history/store/RecordDatabase.h"
#include "backend/http/credentials/DataDirectory.h"
#include "backend/http/tls/CertificateAuthority.h"
#include "backend/overrides/AuditChain.h"
#include "tests/support/runner/Runner.h"

#include <QDir>
#include <QFile>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QTest>

#include <memory>
#include <nlohmann/json.hpp>

namespace tst_doctor {

using namespace hp;
using namespace hp::app;
using std::chrono::days;

namespace {

const TimePoint start = *parseTime("2026-01-10T12:00:00Z");

/// A data directory as a backend left it.
struct Place {
    QTemporaryDir folder{};
    Options options{};

    Place()
    {
        options.dataDir = folder.path().toStdString();
        const auto directory = http::DataDirectory::open(options.dataDir);
        const auto authority = http::CertificateAuthority::open(*directory, start);
        (void)authority->serverMaterial("host", {}, start);
        history::RecordPlace record;
        record.file = options.dataDir + "/history.db";
        (void)history::RecordDatabase::open(record, 64 * 1024 * 1024);
        auto audit = overrides::AuditChain::open(options.dataDir + "/audit.db").value();
        for (int i = 0; i < 3; ++i)
            (void)audit->append("o", true, Json{{"n", i}}, start);
    }
    [[nodiscard]] QString file(const char *name) const
    {
        return folder.filePath(QLatin1String(name));
    }
    [[nodiscard]] std::string textAt(TimePoint now) const
    {
        Findings all = checkDirectory(options);
        for (const Findings &more :
             {checkCertificates(options, now), checkDatabases(options), checkAudit(options)})
            all.insert(all.end(), more.begin(), more.end());
        return findingsText(all);
    }
};

} // namespace

/// What `holdpointd doctor` says of the host that it runs on. The site is in tests/e2e.
class TestDoctor : public QObject
{
    Q_OBJECT
private slots:
    void aDirectoryThatIsWellHasNothingToDo()
    {
        const Place place;
        const std::string text = place.textAt(start);
        QVERIFY2(text.find("FAIL") == std::string::npos, text.c_str());
        QVERIFY2(text.find("the audit is whole: 3 rows") != std::string::npos, text.c_str());
        QVERIFY2(text.find("history.db is intact") != std::string::npos, text.c_str());
        QVERIFY2(text.find("fsync works") != std::string::npos, text.c_str());
    }

    void whatIsWrongIsSaidWithWhatToDo_data()
    {
        QTest::addColumn<QString>("damage");
        QTest::addColumn<int>("later");
        QTest::addColumn<QString>("said");
        const auto row = [](const char *name, const char *damage, int later, const char *said) {
            QTest::newRow(name) << damage << later << QString::fromUtf8(said);
        };
        row("others may look into it",
            "open",
            0,
            "FAIL  the data directory DIR is open to others, and keys and tokens lie in it — chmod "
            "700 DIR\n");
        row("the certificate ends soon",
            "",
            355,
            "warn  the backend's own certificate ends at 2027-01-10T12:00:00Z — start the backend: "
            "it renews it\n");
        row("the certificate has expired",
            "",
            366,
            "FAIL  the backend's own certificate has expired at 2027-01-10T12:00:00Z — start the "
            "backend: it renews it\n");
        row("the authority ends soon",
            "",
            3600,
            "warn  the backend's own authority ends at 2036-01-08T12:00:00Z — replace it: "
            "docs/access.md, ca.crt\n");
        row("a database is no database",
            "overwrite",
            0,
            "FAIL  history file DIR/history.db failed: ");
        row("a record of a newer version",
            "newer",
            0,
            "FAIL  history file DIR/history.db was written by a newer version (layout 99) — "
            "install that version again, or restore a backup: docs/upgrading.md\n");
        row("a row of the audit was changed",
            "audit",
            0,
            "FAIL  the audit is damaged: row 2 is not what was written");
        row("the key of the audit is gone",
            "key",
            0,
            "FAIL  the audit is damaged: row 1 is sealed with the key ");
    }
    void whatIsWrongIsSaidWithWhatToDo()
    {
        QFETCH(QString, damage);
        QFETCH(int, later);
        QFETCH(QString, said);
        const Place place;
        const auto run = [&](const char *name, const char *statements) {
            history::RecordPlace record;
            record.file = place.file(name).toStdString();
            const auto opened = history::RecordDatabase::openWriter(record);
            QVERIFY(opened);
            for (const QString &statement : QString::fromLatin1(statements).split(QLatin1Char(';')))
                QVERIFY(QSqlQuery((*opened)->sql()).exec(statement));
        };
        if (damage == QLatin1String("open"))
            QVERIFY(QFile::setPermissions(place.folder.path(), QFile::Permissions(0x7755)));
        if (damage == QLatin1String("newer"))
            run("history.db", "UPDATE meta SET value='99' WHERE key='schema'");
        if (damage == QLatin1String("audit"))
            run("audit.db",
                "DROP TRIGGER chain_keeps;UPDATE chain SET content='{}' WHERE number=2");
        if (damage == QLatin1String("key"))
            QVERIFY(QFile::remove(place.file("audit.key")));
        if (damage == QLatin1String("overwrite")) {
            QFile file(place.file("history.db"));
            QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
            file.write(QByteArray(8192, 'x'));
        }
        const QString text = QString::fromStdString(place.textAt(start + days(later)))
                                 .replace(place.folder.path(), QStringLiteral("DIR"));
        QVERIFY2(text.contains(said), qPrintable(text));
    }

    void aDirectoryThatIsNotThereIsNotMade()
    {
        Options options;
        const QTemporaryDir folder;
        options.dataDir = folder.filePath(QStringLiteral("none")).toStdString();
        const std::string text = findingsText(checkDirectory(options));
        QVERIFY2(text.starts_with("ok ")
                     && text.find("the first start makes it") != std::string::npos,
                 text.c_str());
        QVERIFY(!QDir(folder.filePath(QStringLiteral("none"))).exists());
    }

    void nothingIsWritten()
    {
        const Place place;
        const auto files = [&] {
            QStringList all;
            for (const QFileInfo &info : QDir(place.folder.path()).entryInfoList(QDir::Files)) {
                // The shared memory of a database is no content.
                if (info.fileName().endsWith(QLatin1String("-shm"))
                    || (info.fileName().endsWith(QLatin1String("-wal")) && info.size() == 0))
                    continue;
                QFile file(info.filePath());
                (void)file.open(QIODevice::ReadOnly);
                all << info.fileName() + QLatin1Char(' ')
                        + QString::number(qHash(file.readAll(), 7));
            }
            return all;
        };
        const QStringList before = files();
        (void)place.textAt(start);
        QCOMPARE(files(), before);
    }

    void theExitCodeIsThatOfTheWorst()
    {
        using Kind = Finding::Kind;
        QCOMPARE(exitCodeOf(Findings{}), 0);
        QCOMPARE(exitCodeOf({{Kind::Ok, "a", {}}}), 0);
        QCOMPARE(exitCodeOf({{Kind::Warn, "a", {}}, {Kind::Ok, "b", {}}}), 1);
        QCOMPARE(exitCodeOf({{Kind::Fail, "a", {}}, {Kind::Warn, "b", {}}}), 2);
        const Json expected = Json::array({{{"state", "warn"}, {"what", "a"}, {"todo", "do b"}},
                                           {{"state", "fail"}, {"what", "c"}}});
        QCOMPARE(findingsJson({{Kind::Warn, "a", "do b"}, {Kind::Fail, "c", {}}}).dump(),
                 expected.dump());
    }

    void wrongUsageIsOneSentence_data()
    {
        const auto words = [](std::initializer_list<const char *> all) {
            QStringList list;
            for (const char *word : all)
                list << QString::fromLatin1(word);
            return list;
        };
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<QString>("said");
        QTest::newRow("a format that there is not")
            << words({"-o", "xml"}) << QStringLiteral("-o: 'xml' is not one of text, json");
        QTest::newRow("no format")
            << words({"-o"}) << QStringLiteral("-o: '' is not one of text, json");
        QTest::newRow("a bundle") << words({"--bundle", "a.holdpoint"})
                                  << QStringLiteral(
                                         "doctor looks at a site, and --bundle has none");
        QTest::newRow("an option that there is not")
            << words({"--kubeconf", "x"})
            << QStringLiteral("there is no option --kubeconf; --help lists them");
    }
    void wrongUsageIsOneSentence()
    {
        QFETCH(QStringList, words);
        QFETCH(QString, said);
        std::vector<std::string> arguments;
        for (const QString &word : words)
            arguments.push_back(word.toStdString());
        const auto question = parseDoctor(arguments);
        QVERIFY(!question);
        QCOMPARE(QString::fromStdString(question.error().message), said);
    }
};

} // namespace tst_doctor

HP_TEST(tst_doctor, TestDoctor)
#include "tst_doctor.moc"
