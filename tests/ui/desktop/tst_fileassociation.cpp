// SPDX-License-Identifier: Apache-2.0
#include "backend/export/Formats.h"
#include "tests/support/runner/Runner.h"

#include <QDir>
#include <QFile>
#include <QMimeDatabase>
#include <QTemporaryDir>
#include <QTest>

namespace tst_fileassociation {

/// What is installed for the desktop: a file of ours is known by its name, and the console is what
/// opens it.
class TestFileAssociation : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void aBundleIsKnownByItsName();
    void theConsoleOpensBundlesAndGetsTheirName();

private:
    [[nodiscard]] static QString installed(const char *name)
    {
        return qEnvironmentVariable("HOLDPOINT_SOURCE_DIR") + QStringLiteral("/installer/desktop/")
            + QLatin1String(name);
    }
    QTemporaryDir m_data;
};

void TestFileAssociation::initTestCase()
{
    qputenv("XDG_DATA_HOME", m_data.path().toUtf8());
    QVERIFY(QDir(m_data.path()).mkpath(QStringLiteral("mime/packages")));
    QVERIFY(QFile::copy(installed("holdpoint-mime.xml"),
                        m_data.filePath(QStringLiteral("mime/packages/holdpoint.xml"))));
}

void TestFileAssociation::aBundleIsKnownByItsName()
{
    const QMimeType type = QMimeDatabase().mimeTypeForFile(
        QStringLiteral("/tmp/HP-2026-0001.holdpoint"), QMimeDatabase::MatchExtension);
    QCOMPARE(type.name(), QString::fromLatin1(hp::exports::bundleType));
    QCOMPARE(type.comment(), QStringLiteral("Holdpoint incident"));
    QVERIFY(type.inherits(QStringLiteral("application/zip"))); // other programs may look into it
}

void TestFileAssociation::theConsoleOpensBundlesAndGetsTheirName()
{
    QFile entry(installed("holdpoint.desktop"));
    QVERIFY(entry.open(QIODevice::ReadOnly));
    const QByteArray text = entry.readAll();
    QVERIFY(text.contains("\nExec=holdpoint %f\n"));
    QVERIFY(text.contains(QByteArray("\nMimeType=").append(hp::exports::bundleType).append(";\n")));
    QVERIFY(text.contains("\nIcon=holdpoint\n"));
    QVERIFY(QFile::exists(qEnvironmentVariable("HOLDPOINT_SOURCE_DIR")
                          + QStringLiteral("/resources/icons/holdpoint.svg")));
}

} // namespace tst_fileassociation

HP_TEST(tst_fileassociation, TestFileAssociation)
#include "tst_fileassociation.moc"
