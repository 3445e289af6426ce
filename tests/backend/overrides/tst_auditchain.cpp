// SPDX-License-Identifier: Apache-2.0
#include "backend/overrides/AuditChain.h"
#include "tests/support/runner/Runner.h"

#include <QCryptographicHash>
#include <QFile>
#include <QFileInfo>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QTest>

#include <atomic>
#include <chrono>
#include <nlohmann/json.hpp>
#include <optional>
#include <utility>

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
    void hashesMadeAnewShow_data();
    void hashesMadeAnewShow();
    void whatWasCutOffShowsByItsAnchor_data();
    void whatWasCutOffShowsByItsAnchor();
    void aBrokenChainLeavesItsAnchorAlone();
    void whatWasRestoredIsAccepted_data();
    void whatWasRestoredIsAccepted();
    void rowsThatDoNotHoldAreNotAccepted();
    void anOlderAuditIsSealedAsItIs();
    void keysChangeAndOldRowsHold();
    void aKeyIsReplacedWhileTheAuditIsOpen();
    void aKeyThatIsGoneShows();
    void aReadingIsJudgedByWhereItBegan_data();
    void aReadingIsJudgedByWhereItBegan();
    void aReadingEndsWhenItIsTold();
    void whatIsDueForReviewIsReadOnce();
    void aKeyFileIsForItsOwner();
    void aFileThatIsNoneIsSaid();

private:
    /// The audit as an older backend left it: four rows with hashes that need no key.
    void writeOlder() const;
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

namespace {

/// Every member with its length before it.
QByteArray bytesOf(const QList<QByteArray> &members)
{
    QByteArray bytes;
    for (const QByteArray &member : members)
        bytes += QByteArray::number(member.size()) + ':' + member;
    return bytes;
}

QByteArray plainHash(const QByteArray &before, int number, const QByteArray &content)
{
    const TimePoint at = start + std::chrono::seconds(number);
    return QCryptographicHash::hash(bytesOf({before,
                                             QByteArray::number(number),
                                             QByteArray::fromStdString(formatMicroTime(at)),
                                             "o" + QByteArray::number(number),
                                             "opens",
                                             content}),
                                    QCryptographicHash::Sha256)
        .toHex();
}

} // namespace

void TestAuditChain::writeOlder() const
{
    QStringList statements{QStringLiteral(
        "CREATE TABLE chain (number INTEGER PRIMARY KEY, at INTEGER NOT NULL, override TEXT NOT "
        "NULL, opens INTEGER NOT NULL, content TEXT NOT NULL, hash TEXT NOT NULL)")};
    QByteArray head;
    for (int number = 1; number <= 4; ++number) {
        const QByteArray content = "{\"n\":" + QByteArray::number(number) + '}';
        head = plainHash(head, number, content);
        const TimePoint at = start + std::chrono::seconds(number);
        statements.append(QStringLiteral("INSERT INTO chain VALUES (%1, %2, 'o%1', 1, '%3', '%4')")
                              .arg(number)
                              .arg(at.time_since_epoch().count())
                              .arg(QString::fromLatin1(content), QString::fromLatin1(head)));
    }
    QCOMPARE(run(statements), QString());
}

/// Whoever can write the file makes all hashes anew: they have not the key.
void TestAuditChain::hashesMadeAnewShow_data()
{
    QTest::addColumn<bool>("keepsTheKey");
    QTest::addColumn<QString>("fault");
    QTest::newRow("in the name of the key")
        << true << "row 1 is not what was written, or the row before it is not";
    QTest::newRow("as an older backend wrote them") << false << "";
}

void TestAuditChain::hashesMadeAnewShow()
{
    QFETCH(bool, keepsTheKey);
    QFETCH(QString, fault);
    std::optional<ChainHead> known;
    {
        auto chain = AuditChain::open(file());
        QVERIFY(chain);
        (*chain)->anchorIn({"the record", {}, [&known](const ChainHead &head) { known = head; }});
        fill(**chain);
    }
    QStringList statements{QStringLiteral("DROP TRIGGER chain_keeps"),
                           QStringLiteral("DROP TRIGGER chain_stays")};
    QByteArray head;
    for (int number = 1; number <= 4; ++number) {
        const QByteArray content = "{\"n\":" + QByteArray::number(number == 2 ? 7 : number) + '}';
        head = plainHash(head, number, content);
        statements.append(
            QStringLiteral("UPDATE chain SET content='%1', hash='%2' %3 WHERE number=%4")
                .arg(QString::fromLatin1(content),
                     QString::fromLatin1(head),
                     keepsTheKey ? QString() : QStringLiteral(", key=''"))
                .arg(number));
    }
    QCOMPARE(run(statements), QString());
    const auto alone = AuditChain::verify(file());
    QVERIFY(alone);
    QCOMPARE(QString::fromStdString(alone->fault), fault);
    // What is kept elsewhere tells in any case.
    QVERIFY(known && known->rows == 4);
    const auto anchored =
        AuditChain::verify(file(), {}, {{"the record", [&known] { return known; }, {}}});
    QVERIFY(!anchored->fault.empty());
}

void TestAuditChain::whatWasCutOffShowsByItsAnchor_data()
{
    QTest::addColumn<QString>("what");
    QTest::addColumn<QString>("fault");
    QTest::newRow("the last rows") << "DELETE FROM chain WHERE number > 2"
                                   << "row 3 is missing: the record knows of 4 rows";
    QTest::newRow("all rows") << "DELETE FROM chain"
                              << "row 1 is missing: the record knows of 4 rows";
    QTest::newRow("the file") << ""
                              << "row 1 is missing: the record knows of 4 rows";
}

void TestAuditChain::whatWasCutOffShowsByItsAnchor()
{
    QFETCH(QString, what);
    QFETCH(QString, fault);
    std::optional<ChainHead> known;
    const ChainAnchor anchor{"the record",
                             [&known] { return known; },
                             [&known](const ChainHead &head) { known = head; }};
    {
        auto chain = AuditChain::open(file());
        QVERIFY(chain);
        (*chain)->anchorIn(anchor);
        fill(**chain);
        QCOMPARE((*chain)->verify()->fault, std::string());
    }
    if (what.isEmpty())
        for (const char *suffix : {"", "-wal", "-shm"})
            QFile::remove(QString::fromStdString(file()) + QLatin1String(suffix));
    else
        QCOMPARE(run({QStringLiteral("DROP TRIGGER chain_stays"), what}), QString());
    auto chain = AuditChain::open(file());
    QVERIFY(chain);
    (*chain)->anchorIn(anchor);
    const auto verdict = (*chain)->verify();
    QVERIFY(verdict);
    QCOMPARE(QString::fromStdString(verdict->fault), fault);
}

void TestAuditChain::aBrokenChainLeavesItsAnchorAlone()
{
    std::optional<ChainHead> known{{9, "ff"}};
    auto chain = AuditChain::open(file());
    QVERIFY(chain);
    (*chain)->anchorIn({"the record",
                        [&known] { return known; },
                        [&known](const ChainHead &head) { known = head; }});
    QVERIFY(!(*chain)->verify()->fault.empty());
    fill(**chain);
    QVERIFY(!(*chain)->verify()->fault.empty());
    QCOMPARE(known->rows, 9);
}

void TestAuditChain::whatWasRestoredIsAccepted_data()
{
    whatWasCutOffShowsByItsAnchor_data();
}

/// Somebody put an older copy back and says so: that is a row, and what other places know begins
/// with it.
void TestAuditChain::whatWasRestoredIsAccepted()
{
    QFETCH(QString, what);
    std::optional<ChainHead> known;
    std::optional<ChainHead> another = ChainHead{9, "ab"};
    const ChainAnchor anchor{"the record",
                             [&known] { return known; },
                             [&known](const ChainHead &head) { known = head; },
                             {}};
    const ChainAnchor older{
        "the record", [&another] { return another; }, {}, [&another] { another.reset(); }};
    {
        auto chain = AuditChain::open(file());
        QVERIFY(chain);
        (*chain)->anchorIn(anchor);
        fill(**chain);
    }
    if (what.isEmpty())
        for (const char *suffix : {"", "-wal", "-shm"})
            QFile::remove(QString::fromStdString(file()) + QLatin1String(suffix));
    else
        QCOMPARE(run({QStringLiteral("DROP TRIGGER chain_stays"), what}), QString());
    auto chain = AuditChain::open(file());
    QVERIFY(chain);
    (*chain)->anchorIn(anchor);
    (*chain)->anchorIn(older);
    const auto before = (*chain)->verify();
    QVERIFY(!before->fault.empty() && before->isElsewhere);
    const auto row = (*chain)->accept({{"actor", "root"}}, start);
    QVERIFY(row);
    QCOMPARE(row->number, before->rows + 1);
    QVERIFY(known && known->rows == row->number && known->hash == row->hash);
    QVERIFY(!another);
    const auto after = (*chain)->verify();
    QCOMPARE(after->fault, std::string());
    QCOMPARE(after->rows, row->number);
    QVERIFY((*chain)->append("o9", true, {{"n", 9}}, start));
    QCOMPARE(known->rows, row->number + 1);
}

void TestAuditChain::rowsThatDoNotHoldAreNotAccepted()
{
    std::optional<ChainHead> known;
    auto chain = AuditChain::open(file());
    QVERIFY(chain);
    (*chain)->anchorIn({"the record",
                        [&known] { return known; },
                        [&known](const ChainHead &head) { known = head; },
                        [&known] { known.reset(); }});
    fill(**chain);
    QCOMPARE(run({QStringLiteral("DROP TRIGGER chain_keeps"),
                  QStringLiteral("UPDATE chain SET content='{}' WHERE number=2")}),
             QString());
    QVERIFY(!(*chain)->verify()->isElsewhere);
    const auto row = (*chain)->accept({{"actor", "root"}}, start);
    QVERIFY(!row);
    QCOMPARE(row.error().said.text(),
             std::string("rows that are not what was written cannot be accepted: row 2 is not what "
                         "was written, or the row before it is not"));
    QVERIFY(known && known->rows == 4);
    QCOMPARE((*chain)->length(), std::int64_t(4));
}

void TestAuditChain::anOlderAuditIsSealedAsItIs()
{
    writeOlder();
    QCOMPARE(AuditChain::verify(file())->fault, std::string());
    auto chain = AuditChain::open(file());
    QVERIFY(chain);
    QCOMPARE((*chain)->length(), 4);
    QVERIFY((*chain)->sealOlderRows(start));
    QVERIFY((*chain)->sealOlderRows(start)); // once
    QCOMPARE((*chain)->length(), 5);
    QCOMPARE((*chain)->verify()->rows, 5);
    QCOMPARE((*chain)->verify()->fault, std::string());
    QCOMPARE(run({QStringLiteral("DROP TRIGGER chain_keeps"),
                  QStringLiteral("UPDATE chain SET content='{}' WHERE number=4")}),
             QString());
    QVERIFY((*chain)->verify()->fault.starts_with("row 4 is not what was written"));
}

void TestAuditChain::keysChangeAndOldRowsHold()
{
    const std::string keys = AuditKeys::fileBeside(file());
    std::string name;
    {
        auto chain = AuditChain::open(file());
        QVERIFY(chain);
        fill(**chain);
        name = (*chain)->name();
    }
    QFile added(QString::fromStdString(keys));
    QVERIFY(added.open(QIODevice::Append));
    added.write("# changed in January\n" + QByteArray(64, 'a') + '\n');
    added.close();
    auto chain = AuditChain::open(file());
    QVERIFY(chain);
    QVERIFY((*chain)->append("o5", true, Json{{"n", 5}}, start));
    QCOMPARE((*chain)->verify()->fault, std::string());
    QCOMPARE((*chain)->name(), name);
    const auto rows = (*chain)->newest(2);
    QVERIFY(rows->front().key != rows->back().key);
}

void TestAuditChain::aKeyIsReplacedWhileTheAuditIsOpen()
{
    const QString keys = QString::fromStdString(AuditKeys::fileBeside(file()));
    std::string name;
    {
        auto chain = AuditChain::open(file());
        QVERIFY(chain);
        fill(**chain);
        name = (*chain)->name();
        QFile remark(keys);
        QVERIFY(remark.open(QIODevice::Append));
        remark.write("# without an end of the line");
        remark.close();
        const auto id = (*chain)->rotateKey();
        QVERIFY(id);
        QVERIFY(*id != name);
        QVERIFY((*chain)->append("o5", true, Json{{"n", 5}}, start));
        QCOMPARE((*chain)->newest(1)->front().key, *id);
        QCOMPARE((*chain)->newest(2)->back().key, name);
        QCOMPARE((*chain)->verify()->fault, std::string());
    }
    QVERIFY(!(QFile(keys).permissions() & (QFile::ReadGroup | QFile::ReadOther)));
    auto again = AuditChain::open(file());
    QVERIFY(again);
    QCOMPARE((*again)->verify()->fault, std::string());
    QCOMPARE((*again)->name(), name);
}

void TestAuditChain::aKeyThatIsGoneShows()
{
    std::string id;
    {
        auto chain = AuditChain::open(file());
        QVERIFY(chain);
        fill(**chain);
        id = (*chain)->newest(1)->front().key;
    }
    QVERIFY(QFile::remove(QString::fromStdString(AuditKeys::fileBeside(file()))));
    QCOMPARE(AuditChain::verify(file())->fault,
             "row 1 is sealed with the key " + id + ", which is not among the keys of this audit");
}

void TestAuditChain::aReadingIsJudgedByWhereItBegan_data()
{
    QTest::addColumn<int>("before");
    QTest::addColumn<int>("after");
    QTest::addColumn<QString>("statement");
    QTest::addColumn<int>("rows");
    QTest::addColumn<QString>("fault");
    QTest::newRow("nothing was written meanwhile") << 0 << 0 << "" << 4 << "";
    QTest::newRow("a row was written before the others were read") << 1 << 0 << "" << 5 << "";
    QTest::newRow("a row was written after the others were read") << 0 << 1 << "" << 4 << "";
    QTest::newRow("rows were written all the time") << 1 << 1 << "" << 5 << "";
    QTest::newRow("the last rows were cut off")
        << 0 << 0 << "DELETE FROM chain WHERE number > 2" << 2
        << "row 3 is missing: the file is not the one that this backend writes to";
    QTest::newRow("the last rows were cut off and others are written")
        << 0 << 1 << "DELETE FROM chain WHERE number > 2" << 2
        << "row 3 is missing: the file is not the one that this backend writes to";
}

/// Who reads a long one on another thread finds it longer than it was.
void TestAuditChain::aReadingIsJudgedByWhereItBegan()
{
    QFETCH(int, before);
    QFETCH(int, after);
    QFETCH(QString, statement);
    QFETCH(int, rows);
    QFETCH(QString, fault);
    auto chain = AuditChain::open(file());
    QVERIFY(chain);
    fill(**chain);
    const ChainReading reading = (*chain)->reading();
    if (before > 0) {
        // Also with a key that did not seal any row when it began.
        QVERIFY((*chain)->rotateKey());
        QVERIFY((*chain)->append("o5", true, {{"n", 5}}, start));
    }
    if (!statement.isEmpty())
        QCOMPARE(run({QStringLiteral("DROP TRIGGER chain_stays"), statement}), QString());
    auto read = AuditChain::read(reading);
    if (after > 0)
        QVERIFY((*chain)->append("o6", true, {{"n", 6}}, start));
    const auto verdict = (*chain)->judge(reading, std::move(read));
    QVERIFY(verdict);
    QCOMPARE(QString::fromStdString(verdict->fault), fault);
    QCOMPARE(verdict->rows, rows);
}

void TestAuditChain::aReadingEndsWhenItIsTold()
{
    auto chain = AuditChain::open(file());
    QVERIFY(chain);
    fill(**chain);
    const std::atomic<bool> ends{true};
    const auto read = AuditChain::read((*chain)->reading(), &ends);
    QVERIFY(!read);
    QVERIFY(read.error().code == ErrorCode::TimedOut);
}

/// It is asked for with each row that is written, and the rows have no end.
void TestAuditChain::whatIsDueForReviewIsReadOnce()
{
    auto chain = AuditChain::open(file());
    QVERIFY(chain);
    const auto due = [](const AuditChain &of) {
        QStringList ids;
        const auto rows = of.unreviewed();
        for (const AuditRow &row : rows ? *rows : std::vector<AuditRow>())
            ids.append(QString::fromStdString(row.override));
        return ids;
    };
    const auto write = [&chain](const char *override, bool opens, const Json &content) {
        QVERIFY((*chain)->append(override, opens, content, start));
    };
    write("o1", true, {{"breakGlass", true}, {"phase", "sent"}});
    QCOMPARE(due(**chain), words("o1"));
    write("o2", true, {{"breakGlass", true}, {"phase", "committed"}});
    write("o2", true, {{"breakGlass", true}, {"phase", "approved"}});
    write("o3", true, {{"breakGlass", false}, {"phase", "sent"}});
    write("o4", true, {{"breakGlass", true}}); // of an older backend
    write("o4", false, {{"breakGlass", true}, {"result", "observed"}});
    QCOMPARE(due(**chain), words("o1 o4"));
    write("o1", false, {{"review", "bert"}});
    QCOMPARE(due(**chain), words("o4"));
    QCOMPARE(due(**AuditChain::open(file())), words("o4")); // as the rows tell it
    QCOMPARE(run({QStringLiteral("ALTER TABLE chain RENAME TO away")}), QString());
    QCOMPARE(due(**chain), words("o4"));
}

void TestAuditChain::aKeyFileIsForItsOwner()
{
    QVERIFY(AuditChain::open(file()));
    QFile keys(QString::fromStdString(AuditKeys::fileBeside(file())));
    QVERIFY(!(keys.permissions() & (QFile::ReadGroup | QFile::ReadOther)));
    QVERIFY(keys.setPermissions(keys.permissions() | QFile::ReadOther));
    const auto open = AuditChain::open(file());
    QVERIFY(!open);
    QVERIFY(open.error().message.find("chmod 600") != std::string::npos);
    QVERIFY(keys.setPermissions(QFile::ReadOwner | QFile::WriteOwner));
    QVERIFY(keys.open(QIODevice::WriteOnly));
    keys.write("short\n");
    keys.close();
    QVERIFY(AuditChain::open(file()).error().message.find("in line 1") != std::string::npos);
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
