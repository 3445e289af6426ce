// SPDX-License-Identifier: Apache-2.0
#include "tests/support/runner/Runner.h"
#include "ui/desktop/TrayLook.h"

#include <QTest>

#include <set>

namespace tst_traylook {

using namespace hp::ui;

class TestTrayLook : public QObject
{
    Q_OBJECT

private slots:
    void theWorstOfAllBackendsIsShown_data();
    void theWorstOfAllBackendsIsShown();
    void eachStateHasAPictureOfItsOwn();
};

void TestTrayLook::theWorstOfAllBackendsIsShown_data()
{
    QTest::addColumn<QList<TrayPart>>("parts");
    QTest::addColumn<int>("priority");
    QTest::addColumn<bool>("blind");
    QTest::addColumn<QString>("says");

    const QString a = QStringLiteral("prod-a");
    const QString b = QStringLiteral("prod-b");
    QTest::newRow("calm everywhere") << QList<TrayPart>{{a, 0, 0, false}, {b, 0, 0, false}} << 0
                                     << false << QStringLiteral("No alarms need attention");
    QTest::newRow("the more urgent of two") << QList<TrayPart>{{a, 3, 2, false}, {b, 1, 1, false}}
                                            << 1 << false << QStringLiteral("prod-b");
    QTest::newRow("a backend that cannot be seen is never calm")
        << QList<TrayPart>{{a, 0, 0, true}, {b, 0, 0, false}} << 0 << true
        << QStringLiteral("prod-a: not live");
    QTest::newRow("an alarm elsewhere counts though one is blind")
        << QList<TrayPart>{{a, 0, 0, true}, {b, 2, 1, false}} << 2 << true
        << QStringLiteral("prod-b");
}

void TestTrayLook::theWorstOfAllBackendsIsShown()
{
    QFETCH(const QList<TrayPart>, parts);
    QFETCH(const int, priority);
    QFETCH(const bool, blind);
    QFETCH(const QString, says);
    const TrayLook look = trayLook(parts);
    QCOMPARE(look.priority, priority);
    QCOMPARE(look.blind, blind);
    QVERIFY2(look.text.contains(says), qPrintable(look.text));
}

void TestTrayLook::eachStateHasAPictureOfItsOwn()
{
    std::set<QByteArray> pictures;
    const QList<TrayLook> looks{
        {0, false, {}}, {0, true, {}}, {1, false, {}}, {2, false, {}}, {3, false, {}}};
    for (const TrayLook &look : looks) {
        const QImage picture = trayPicture(look, 22);
        QCOMPARE(picture.size(), QSize(22, 22));
        pictures.insert(QByteArray(reinterpret_cast<const char *>(picture.constBits()),
                                   static_cast<qsizetype>(picture.sizeInBytes())));
    }
    QCOMPARE(pictures.size(), static_cast<std::size_t>(looks.size()));
}

} // namespace tst_traylook

HP_GUI_TEST(tst_traylook, TestTrayLook)
#include "tst_traylook.moc"
