// SPDX-License-Identifier: Apache-2.0
#include "tests/support/runner/Runner.h"
#include "ui/session/SavedViews.h"

#include <QSignalSpy>
#include <QTest>

namespace tst_savedviews {

using namespace hp::ui;

namespace {

const auto fleet = QStringLiteral("fleet");
const auto late = QStringLiteral("Late ones");
const auto view = QStringLiteral("filter=a%26b&sort=-age");

QString names(const SavedViews &views, const QString &page)
{
    QStringList names;
    for (const QVariant &one : views.viewsOf(page))
        names.append(one.toMap().value(QStringLiteral("name")).toString());
    return names.join(QLatin1Char(','));
}

} // namespace

class TestSavedViews : public QObject
{
    Q_OBJECT

private slots:
    void viewsComeBackAsTheyWereKept();
    void namesAreOfTheirPage();
    void whatIsRemovedCanComeBack();
    void whatCannotBeDoneIsSaid();
    void aViewIsWhatALinkSays_data();
    void aViewIsWhatALinkSays();
    void whatIsNoListIsNone_data();
    void whatIsNoListIsNone();
};

void TestSavedViews::viewsComeBackAsTheyWereKept()
{
    SavedViews views;
    QCOMPARE(views.save(fleet, QStringLiteral("  Late   ones "), view), QString());
    SavedViews other;
    const QSignalSpy changed(&other, &SavedViews::changed);
    other.setText(views.text());
    QCOMPARE(changed.size(), 1);
    QCOMPARE(other.views(), views.views());
    QCOMPARE(other.viewsOf(fleet).front().toMap().value(QStringLiteral("view")).toString(), view);
    QCOMPARE(SavedViews::membersOf(view).value(QStringLiteral("filter")).toString(),
             QStringLiteral("a&b"));
}

void TestSavedViews::namesAreOfTheirPage()
{
    SavedViews views;
    QCOMPARE(views.save(fleet, late, view), QString());
    QCOMPARE(views.save(QStringLiteral("holds"), late, QStringLiteral("group=owner")), QString());
    QCOMPARE(names(views, fleet), late);
    views.remove(QStringLiteral("holds"), late);
    QCOMPARE(names(views, fleet), late);
    QCOMPARE(names(views, QStringLiteral("holds")), QString());
}

void TestSavedViews::whatIsRemovedCanComeBack()
{
    SavedViews views;
    QCOMPARE(views.save(fleet, late, view), QString());
    const QString before = views.text();
    views.remove(fleet, QStringLiteral("another"));
    QCOMPARE(views.removed(), QString());
    views.remove(fleet, late);
    QCOMPARE(names(views, fleet), QString());
    QCOMPARE(views.removed(), late);
    views.undoRemove();
    QCOMPARE(views.text(), before);
    QCOMPARE(views.removed(), QString());
}

void TestSavedViews::whatCannotBeDoneIsSaid()
{
    SavedViews views;
    QCOMPARE(views.save(fleet, QStringLiteral("  "), view), QStringLiteral("Enter a name."));
    QCOMPARE(views.save(fleet, late, view), QString());
    QCOMPARE(views.save(fleet, QStringLiteral("x"), view), QString());
    QCOMPARE(views.rename(fleet, QStringLiteral("x"), late),
             QStringLiteral("Another view has the name Late ones."));
    QCOMPARE(views.rename(fleet, QStringLiteral("x"), QString()), QStringLiteral("Enter a name."));
    QCOMPARE(views.rename(fleet, QStringLiteral("x"), QStringLiteral("y")), QString());
    QCOMPARE(names(views, fleet), QStringLiteral("Late ones,y"));
    for (int more = 0; more < 48; ++more)
        QCOMPARE(views.save(fleet, QString::number(more), view), QString());
    QCOMPARE(views.save(fleet, QStringLiteral("one more"), view),
             QStringLiteral("There are already 50 views: remove one first."));
    QCOMPARE(views.save(fleet, late, QStringLiteral("sort=name")), QString()); // in its place
}

void TestSavedViews::aViewIsWhatALinkSays_data()
{
    QTest::addColumn<QString>("query");
    QTest::addColumn<QString>("view");

    QTest::newRow("nothing") << "at=2026-01-10T12:00:00Z"
                             << "";
    QTest::newRow("a filter beside an instant") << "at=2026-01-10T12:00:00Z&filter=a%20b"
                                                << "filter=a%20b";
    QTest::newRow("all of it") << "columns=hidden%3Drole&sort=-age%20name&group=late"
                               << "group=late&sort=-age%20name&columns=hidden%3Drole";
    QTest::newRow("what no page knows") << "evil=1&sort=name"
                                        << "sort=name";
    QTest::newRow("what is too long")
        << QStringLiteral("sort=name&filter=") + QString(1001, u'x') << "sort=name";
    QTest::newRow("what would be another part") << "filter=a%26sort%3Db"
                                                << "filter=a%26sort%3Db";
}

void TestSavedViews::aViewIsWhatALinkSays()
{
    QFETCH(const QString, query);
    QFETCH(const QString, view);
    QCOMPARE(viewIn(QUrlQuery(query)), view);
    QCOMPARE(SavedViews::viewOf(SavedViews::membersOf(view)), view);
}

void TestSavedViews::whatIsNoListIsNone_data()
{
    QTest::addColumn<QString>("text");

    QTest::newRow("nothing") << "";
    QTest::newRow("no JSON") << "views";
    QTest::newRow("no list") << "{}";
    QTest::newRow("no views") << "[1, null, \"x\", {}, {\"name\": \"x\"}, {\"page\": \"fleet\"}]";
}

void TestSavedViews::whatIsNoListIsNone()
{
    QFETCH(const QString, text);
    SavedViews views;
    views.setText(text);
    QVERIFY(views.views().isEmpty());
}

} // namespace tst_savedviews

HP_TEST(tst_savedviews, TestSavedViews)
#include "tst_savedviews.moc"
