// SPDX-License-Identifier: Apache-2.0
#include "tests/support/gateway/Patience.h"
#include "tests/support/runner/Runner.h"
#include "ui/desktop/WindowMemory.h"

#include <QTemporaryDir>
#include <QTest>
#include <QWindow>

namespace tst_windowmemory {

using namespace hp::ui;

namespace {

/// A window as QML makes it: with a page.
class PageWindow : public QWindow
{
    Q_OBJECT
    Q_PROPERTY(QString page MEMBER m_page NOTIFY pageChanged)

public:
    QString m_page = QStringLiteral("fleet");

signals:
    void pageChanged();
};

} // namespace

class TestWindowMemory : public QObject
{
    Q_OBJECT

private slots:
    void aPlaceIsFittedToTheScreens_data();
    void aPlaceIsFittedToTheScreens();
    void theNextStartLooksLikeThisOne();
    void theFirstStartIsLeftAlone();
    void thePageOfAMachineIsNotOpenedAgain();
    void aPageThatNobodyChoseIsPassedOver();

private:
    [[nodiscard]] std::unique_ptr<QSettings> file() const
    {
        return std::make_unique<QSettings>(m_folder.filePath(QStringLiteral("console.ini")),
                                           QSettings::IniFormat);
    }
    QTemporaryDir m_folder;
};

void TestWindowMemory::aPlaceIsFittedToTheScreens_data()
{
    QTest::addColumn<QRect>("wanted");
    QTest::addColumn<QRect>("fitted");

    QTest::newRow("one that is seen stays")
        << QRect(100, 80, 1440, 900) << QRect(100, 80, 1440, 900);
    QTest::newRow("so does one on the other screen")
        << QRect(1930, 20, 1200, 800) << QRect(1930, 20, 1200, 800);
    QTest::newRow("one on a screen that is gone comes back")
        << QRect(4000, 3000, 1440, 900) << QRect(480, 180, 1440, 900);
    QTest::newRow("one beyond the edge is moved in")
        << QRect(900, 900, 1440, 900) << QRect(480, 180, 1440, 900);
    QTest::newRow("one that is too large shrinks to its screen")
        << QRect(0, 0, 5000, 4000) << QRect(0, 0, 1920, 1080);
    QTest::newRow("but never below what it needs") << QRect(0, 0, 10, 10) << QRect(0, 0, 1024, 640);
    QTest::newRow("nothing stays nothing") << QRect() << QRect();
}

void TestWindowMemory::aPlaceIsFittedToTheScreens()
{
    QFETCH(const QRect, wanted);
    QFETCH(const QRect, fitted);
    const QList<QRect> screens{QRect(0, 0, 1920, 1080), QRect(1920, 0, 1280, 1024)};
    QCOMPARE(fittedTo(wanted, screens, QSize(1024, 640)), fitted);
}

void TestWindowMemory::theNextStartLooksLikeThisOne()
{
    const QRect place(30, 40, 500, 400);
    {
        PageWindow window;
        WindowMemory memory(window, file());
        memory.restore();
        window.show();
        window.setGeometry(place);
        window.setProperty("page", QStringLiteral("power"));
        QVERIFY(QTest::qWaitForWindowExposed(&window, testTimeout));
    }
    PageWindow window;
    WindowMemory memory(window, file());
    memory.restore();
    QCOMPARE(window.geometry(), place);
    QCOMPARE(window.m_page, QStringLiteral("power"));
}

void TestWindowMemory::theFirstStartIsLeftAlone()
{
    QFile::remove(m_folder.filePath(QStringLiteral("console.ini")));
    PageWindow window;
    window.resize(640, 480);
    WindowMemory memory(window, file());
    memory.restore();
    QCOMPARE(window.size(), QSize(640, 480));
    QCOMPARE(window.m_page, QStringLiteral("fleet"));
}

void TestWindowMemory::thePageOfAMachineIsNotOpenedAgain()
{
    file()->setValue(QStringLiteral("window/page"), QStringLiteral("machine"));
    PageWindow window;
    WindowMemory memory(window, file());
    memory.restore();
    QCOMPARE(window.m_page, QStringLiteral("fleet"));
}

void TestWindowMemory::aPageThatNobodyChoseIsPassedOver()
{
    const auto holds = QStringLiteral("holds");
    const auto kept = [this] { return file()->value(QStringLiteral("window/page")).toString(); };
    file()->setValue(QStringLiteral("window/page"), QStringLiteral("power"));
    {
        PageWindow window;
        WindowMemory memory(window, file());
        memory.restore();
        memory.passOver(holds);
        window.setProperty("page", holds);
    }
    QCOMPARE(kept(), QStringLiteral("power"));
    {
        PageWindow window;
        WindowMemory memory(window, file());
        memory.restore();
        memory.passOver(holds);
        window.setProperty("page", holds);
        window.setProperty("page", QStringLiteral("audit"));
        window.setProperty("page", holds); // this time it was chosen
    }
    QCOMPARE(kept(), holds);
}

} // namespace tst_windowmemory

HP_GUI_TEST(tst_windowmemory, TestWindowMemory)
#include "tst_windowmemory.moc"
