// SPDX-License-Identifier: Apache-2.0
#include "app/options/Purpose.h"
#include "tests/app/CommandLines.h"
#include "tests/support/runner/Runner.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

namespace tst_purpose {

using namespace hp::app;
using hp::test::wordsOf;

namespace {

Options optionsOf(const QString &line)
{
    const auto options = parseOptions(Program::Console, wordsOf(line));
    if (!options)
        qFatal("%s", options.error().message.c_str());
    return *options;
}

} // namespace

/// Which starts of the console are one and the same, and what the second of them says.
class TestPurpose : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase();
    void startsOfOnePurposeAreOne_data();
    void startsOfOnePurposeAreOne();
    void eachDisplayHasItsOwn();
    void whatIsNotTakenOverIsSaid_data();
    void whatIsNotTakenOverIsSaid();

private:
    QTemporaryDir m_folder;
};

void TestPurpose::initTestCase()
{
    qputenv("DISPLAY", ":7");
    qunsetenv("WAYLAND_DISPLAY");
    QVERIFY(QDir::setCurrent(m_folder.path()));
    QVERIFY(QDir().mkdir(QStringLiteral("data")));
    QFile file(QStringLiteral("a.holdpoint"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    QVERIFY(QFile::link(m_folder.filePath(QStringLiteral("a.holdpoint")),
                        m_folder.filePath(QStringLiteral("link.holdpoint"))));
}

void TestPurpose::startsOfOnePurposeAreOne_data()
{
    QTest::addColumn<QString>("one");
    QTest::addColumn<QString>("other");
    QTest::addColumn<bool>("same");

    const auto row = [](const char *name, const char *one, const char *other, bool same) {
        QTest::newRow(name) << QString::fromLatin1(one) << QString::fromLatin1(other) << same;
    };
    row("a bundle, however it is said", "a.holdpoint", "--bundle a.holdpoint", true);
    row("a bundle with an equals sign", "a.holdpoint", "--bundle=./a.holdpoint", true);
    row("a bundle through a link", "a.holdpoint", "link.holdpoint", true);
    row("two bundles", "a.holdpoint", "b.holdpoint", false);
    row("a bundle and the own backend", "a.holdpoint", "", false);
    row("a page is no purpose", "", "--open holds", true);
    row("the own backend", "", "--lab demo", true);
    row("the directory that is meant anyway", "", "--data-dir default", true);
    row("a directory with a slash", "--data-dir data", "--data-dir ./data/", true);
    row("two directories", "--data-dir data", "--data-dir other", false);
    row("one backend, two spellings",
        "--connect https://a:7480 --token-file t",
        "--connect wss://a:7480/live --token-file ./t",
        true);
    row("two people at one backend",
        "--connect https://a:7480 --token-file t",
        "--connect https://a:7480 --token-file u",
        false);
    row("one backend more",
        "--connect https://a:7480 --token-file t",
        "--connect https://a:7480 --token-file t --connect https://b:7480 --token-file t",
        false);
    row("a backend and the own one", "--connect https://a:7480 --token-file t", "", false);
}

void TestPurpose::startsOfOnePurposeAreOne()
{
    QFETCH(const QString, one);
    QFETCH(const QString, other);
    QFETCH(const bool, same);
    const QString first = purposeOf(optionsOf(one), "default");
    const QString second = purposeOf(optionsOf(other), "default");
    QVERIFY2((first == second) == same, qPrintable(first + QLatin1String(" | ") + second));
}

void TestPurpose::eachDisplayHasItsOwn()
{
    const QString here = purposeOf(optionsOf({}), "default");
    qputenv("DISPLAY", ":8");
    QVERIFY(purposeOf(optionsOf({}), "default") != here);
    qputenv("DISPLAY", ":7");
    qputenv("WAYLAND_DISPLAY", "wayland-1");
    QVERIFY(purposeOf(optionsOf({}), "default") != here);
    qunsetenv("WAYLAND_DISPLAY");
    QCOMPARE(purposeOf(optionsOf({}), "default"), here);
}

void TestPurpose::whatIsNotTakenOverIsSaid_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("sentence");

    QTest::newRow("nothing asked for") << "--data-dir data"
                                       << "this console runs already; it was brought to the front";
    QTest::newRow("a page") << "--data-dir data --open holds"
                            << "this console runs already; it was asked to show holds";
    QTest::newRow("a lab and a theme") << "--lab=demo --theme dark --open holds"
                                       << "this console runs already; it was asked to show holds; "
                                          "it continues with its own --lab, --theme";
}

void TestPurpose::whatIsNotTakenOverIsSaid()
{
    QFETCH(const QString, line);
    QFETCH(const QString, sentence);
    QCOMPARE(QString::fromStdString(takenOver(optionsOf(line))), sentence);
}

} // namespace tst_purpose

HP_TEST(tst_purpose, TestPurpose)
#include "tst_purpose.moc"
