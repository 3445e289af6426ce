// SPDX-License-Identifier: Apache-2.0
#include "tests/support/runner/Runner.h"
#include "ui/desktop/PageLink.h"

#include <QTest>

namespace tst_pagelink {

using namespace hp::ui;

/// Links that people pass on.
class TestPageLink : public QObject
{
    Q_OBJECT
private slots:
    void aLinkNamesItsPage_data();
    void aLinkNamesItsPage();
    void aBadLinkSaysWhy_data();
    void aBadLinkSaysWhy();
    void otherWordsAreNoLink();
};

void TestPageLink::aLinkNamesItsPage_data()
{
    QTest::addColumn<QString>("link");
    QTest::addColumn<QString>("backend");
    QTest::addColumn<QString>("page");
    QTest::addColumn<QString>("machine");
    QTest::addColumn<double>("at");
    QTest::addColumn<double>("from");
    const double at = 1768014720000; // 2026-01-10T03:12:00Z
    QTest::newRow("a machine at an instant, from another")
        << "https://h:7480/m/ns/worker-1?at=2026-01-10T03:12:00Z&from=2026-01-10T02:12:00Z"
        << "h:7480"
        << "machine"
        << "ns/worker-1" << at << at - 3600000;
    QTest::newRow("holds at an instant with an offset")
        << "https://h/holds?at=2026-01-10T04:12:00%2B01:00"
        << "h"
        << "holds"
        << "" << at << 0.0;
    QTest::newRow("a plus that nobody escaped") << "https://h/holds?at=2026-01-10T04:12:00+01:00"
                                                << "h"
                                                << "holds"
                                                << "" << at << 0.0;
    QTest::newRow("the fleet of now") << "https://h/fleet"
                                      << "h"
                                      << "fleet"
                                      << "" << 0.0 << 0.0;
    QTest::newRow("no page is the fleet") << "http://127.0.0.1:80/"
                                          << "127.0.0.1:80"
                                          << "fleet"
                                          << "" << 0.0 << 0.0;
    QTest::newRow("blanks around it") << "  https://h/power \n"
                                      << "h"
                                      << "power"
                                      << "" << 0.0 << 0.0;
}

void TestPageLink::aLinkNamesItsPage()
{
    QFETCH(const QString, link);
    const PageLinkReading reading = readPageLink(link);
    QVERIFY2(reading.link.has_value(), qPrintable(reading.error));
    QVERIFY(reading.error.isEmpty());
    QTEST(reading.link->backend.authority(), "backend");
    QTEST(reading.link->request.page, "page");
    QTEST(reading.link->request.machine, "machine");
    QTEST(reading.link->request.at, "at");
    QTEST(reading.link->request.from, "from");
}

void TestPageLink::aBadLinkSaysWhy_data()
{
    QTest::addColumn<QString>("link");
    QTest::addColumn<QString>("says");
    QTest::newRow("no host") << "https:///holds"
                             << "is not a link";
    QTest::newRow("an unknown page") << "https://h/nodes"
                                     << "/nodes is not a page of Holdpoint";
    QTest::newRow("half a machine") << "https://h/m/ns"
                                    << "/m/ns is not a page of Holdpoint";
    QTest::newRow("no time") << "https://h/holds?at=yesterday"
                             << "at in the link: \u201cyesterday\u201d is not a time";
    QTest::newRow("no beginning") << "https://h/holds?at=2026-01-10T03:12:00Z&from=x"
                                  << "from in the link: \u201cx\u201d is not a time";
    QTest::newRow("it begins after its end")
        << "https://h/fleet?at=2026-01-10T03:12:00Z&from=2026-01-10T04:12:00Z"
        << "starts (from) after";
    QTest::newRow("a one-time link") << "https://h/holds#code"
                                     << "opens in a browser";
    QTest::newRow("endless") << QString("https://h/" + QString(9000, u'x')) << "is not a link";
}

void TestPageLink::aBadLinkSaysWhy()
{
    QFETCH(const QString, link);
    QFETCH(const QString, says);
    const PageLinkReading reading = readPageLink(link);
    QVERIFY(!reading.link);
    QVERIFY2(reading.error.contains(says), qPrintable(reading.error));
    QVERIFY(reading.error.endsWith(u'.'));
    QVERIFY(reading.error.size() < 300);
}

void TestPageLink::otherWordsAreNoLink()
{
    QVERIFY(isPageLink(QStringLiteral("HTTPS://h/holds")));
    for (const char *words : {"holds", "https", "machine:ns/a", "/m/ns/a", ""})
        QVERIFY2(!isPageLink(QLatin1String(words)), words);
}

HP_TEST(tst_pagelink, TestPageLink)

} // namespace tst_pagelink

#include "tst_pagelink.moc"
