// SPDX-License-Identifier: Apache-2.0
#include "backend/overrides/AuditChain.h"
#include "tests/support/runner/Runner.h"

#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QTest>

#include <nlohmann/json.hpp>

namespace tst_auditchain {

using namespace hp;
using namespace hp::overrides;

class TestAuditChain : public QObject
{
    Q_OBJECT
private slots:
    void init();
    void rowsFollowEachOtherOverARestart();
    void whatWasOpenedAndNotClosedIsFound();
    void theTableRefusesChanges_data();
    void theTableRefusesChanges();
    void whatWasTamperedWithIsNamed_data();
    void whatWasTamperedWithIsNamed();
    void aFileThatIsNoneIsSaid();

private:
    [[nodiscard]] std::string file() const
    {
        return m_directory->filePath(QStringLiteral("audit.db")).toStdString();
    }
    /// Runs SQL on the file as somebody with an editor would.
    QString run(const QStringList &statements) const;

    std::unique_ptr<QTemporaryDir> m_directory;
};

namespace {

QStringList words(const char *text)
{
    return QString::fromLatin1(text).split(QLatin1Char(' '));
}

const TimePoint start = *parseTime("2026-01-10T12:00:00Z");

void fill(AuditChain &chain)
{
    for (int i = 1; i <= 4; ++i) {
        const auto row = chain.append(
            "o" + std::to_string(i), true, Json{{"n", i}}, start + std::chrono::seconds(i));
        QVERIFY(row);
        QCOMPARE(row->number, i);
    }
}

} // namespace

void TestAuditChain::init()
{
    m_directory = std::make_unique<QTemporaryDir>();
}

QString TestAuditChain::run(const QStringList &statements) const
{
    QString trouble;
    {
        QSqlDatabase database =
            QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("editor"));
        database.setDatabaseName(QString::fromStdString(file()));
        database.open();
        QSqlQuery query(database);
        for (const QString &statement : statements) {
            if (!query.exec(statement))
                trouble = query.lastError().databaseText();
        }
    }
    QSqlDatabase::removeDatabase(QStringLiteral("editor"));
    return trouble;
}

void TestAuditChain::rowsFollowEachOtherOverARestart()
{
    std::string head;
    {
        auto chain = AuditChain::open(file());
        QVERIFY(chain);
        fill(**chain);
        head = (*chain)->head();
    }
    auto chain = AuditChain::open(file());
    QVERIFY(chain);
    QCOMPARE((*chain)->length(), 4);
    QCOMPARE((*chain)->head(), head);
    QVERIFY((*chain)->append("o5", false, Json{{"n", 5}}, start));
    const auto verdict = AuditChain::verify(file());
    QVERIFY(verdict);
    QCOMPARE(verdict->fault, std::string());
    QCOMPARE(verdict->rows, 5);
    QCOMPARE(verdict->head, (*chain)->head());
    const auto newest = (*chain)->newest(2);
    QVERIFY(newest);
    QCOMPARE(newest->size(), std::size_t(2));
    QCOMPARE(newest->front().content, std::string(R"({"n":5})"));
    const QFileInfo info(QString::fromStdString(file()));
    QVERIFY(!(info.permissions() & (QFile::ReadGroup | QFile::ReadOther)));
}

void TestAuditChain::whatWasOpenedAndNotClosedIsFound()
{
    auto chain = AuditChain::open(file());
    QVERIFY(chain);
    fill(**chain);
    QVERIFY((*chain)->append("o2", false, Json{{"result", "observed"}}, start));
    const auto open = (*chain)->unclosed();
    QVERIFY(open);
    QStringList ids;
    for (const AuditRow &row : *open)
        ids.append(QString::fromStdString(row.override));
    QCOMPARE(ids, words("o1 o3 o4"));
}

void TestAuditChain::theTableRefusesChanges_data()
{
    QTest::addColumn<QString>("statement");
    QTest::newRow("an update") << "UPDATE chain SET content = '{}' WHERE number = 2";
    QTest::newRow("a deletion") << "DELETE FROM chain WHERE number = 4";
}

void TestAuditChain::theTableRefusesChanges()
{
    QFETCH(QString, statement);
    {
        auto chain = AuditChain::open(file());
        QVERIFY(chain);
        fill(**chain);
    }
    QVERIFY(!run({statement}).isEmpty());
    const auto verdict = AuditChain::verify(file());
    QVERIFY(verdict);
    QCOMPARE(verdict->rows, 4);
}

void TestAuditChain::whatWasTamperedWithIsNamed_data()
{
    QTest::addColumn<QString>("statement");
    QTest::addColumn<QString>("fault");
    const QString second =
        QStringLiteral("row 2 is not what was written, or the row before it is not");
    QTest::newRow("other content")
        << "UPDATE chain SET content = '{\"n\":7}' WHERE number = 2" << second;
    QTest::newRow("another time") << "UPDATE chain SET at = at + 1 WHERE number = 2" << second;
    QTest::newRow("another override")
        << "UPDATE chain SET override = 'x' WHERE number = 2" << second;
    QTest::newRow("an opening made a closing")
        << "UPDATE chain SET opens = 0 WHERE number = 2" << second;
    QTest::newRow("another hash")
        << "UPDATE chain SET hash = (SELECT hash FROM chain WHERE number = 1) WHERE number = 2"
        << second;
    QTest::newRow("a row left out") << "DELETE FROM chain WHERE number = 2"
                                    << "row 2 is missing";
    QTest::newRow("the first row left out") << "DELETE FROM chain WHERE number = 1"
                                            << "row 1 is missing";
}

void TestAuditChain::whatWasTamperedWithIsNamed()
{
    QFETCH(QString, statement);
    QFETCH(QString, fault);
    {
        auto chain = AuditChain::open(file());
        QVERIFY(chain);
        fill(**chain);
    }
    QCOMPARE(run({QStringLiteral("DROP TRIGGER chain_keeps"),
                  QStringLiteral("DROP TRIGGER chain_stays"),
                  statement}),
             QString());
    const auto verdict = AuditChain::verify(file());
    QVERIFY(verdict);
    QCOMPARE(QString::fromStdString(verdict->fault), fault);
}

void TestAuditChain::aFileThatIsNoneIsSaid()
{
    const auto missing = AuditChain::verify(file());
    QVERIFY(!missing);
    QCOMPARE(missing.error().message, "there is no audit file " + file());
    QFile noise(QString::fromStdString(file()));
    QVERIFY(noise.open(QIODevice::WriteOnly));
    noise.write(QByteArray(4096, 'x'));
    noise.close();
    const auto broken = AuditChain::open(file());
    QVERIFY(!broken);
    QVERIFY(broken.error().message.find(file()) != std::string::npos);
    QVERIFY(!AuditChain::verify(file()));
}

} // namespace tst_auditchain

HP_TEST(tst_auditchain, TestAuditChain)
#include "tst_auditchain.moc"
