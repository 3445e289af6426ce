// SPDX-License-Identifier: Apache-2.0
#include "tests/support/runner/Runner.h"
#include "ui/languages/Languages.h"

#include <QCoreApplication>
#include <QTest>

namespace tst_languages {

using namespace hp::ui;
using namespace Qt::Literals::StringLiterals;

class TestLanguages : public QObject
{
    Q_OBJECT

private slots:
    void theFirstSpokenOfTheWantedIsTaken_data();
    void theFirstSpokenOfTheWantedIsTaken();
    void everyLanguageIsInTheProgram();
    void anUnknownOneIsRefused();
};

void TestLanguages::theFirstSpokenOfTheWantedIsTaken_data()
{
    QTest::addColumn<QStringList>("wanted");
    QTest::addColumn<QString>("taken");
    QTest::newRow("nothing wanted: English") << QStringList() << u"en"_s;
    QTest::newRow("nothing of ours: English") << QStringList{u"sv"_s, u"fi-FI"_s} << u"en"_s;
    QTest::newRow("a region of ours") << QStringList{u"de-AT"_s} << u"de"_s;
    QTest::newRow("with an underscore") << QStringList{u"fr_CA"_s} << u"fr"_s;
    QTest::newRow("the second one") << QStringList{u"sv"_s, u"es-419"_s} << u"es"_s;
    QTest::newRow("English before others") << QStringList{u"en-GB"_s, u"de"_s} << u"en"_s;
    QTest::newRow("Chinese of the mainland") << QStringList{u"zh-CN"_s} << u"zh-Hans"_s;
    QTest::newRow("Chinese by script") << QStringList{u"zh-Hans-SG"_s} << u"zh-Hans"_s;
    QTest::newRow("traditional Chinese is another script")
        << QStringList{u"zh-Hant-TW"_s, u"ja-JP"_s} << u"ja"_s;
    QTest::newRow("Taiwan without a script") << QStringList{u"zh-TW"_s} << u"en"_s;
}

void TestLanguages::theFirstSpokenOfTheWantedIsTaken()
{
    QFETCH(QStringList, wanted);
    QTEST(languageFor(wanted), "taken");
}

void TestLanguages::everyLanguageIsInTheProgram()
{
    for (const Language &language : languages())
        QVERIFY2(installLanguage(*QCoreApplication::instance(), language.tag),
                 qPrintable(language.tag));
}

void TestLanguages::anUnknownOneIsRefused()
{
    QVERIFY(!installLanguage(*QCoreApplication::instance(), u"tlh"_s));
}

} // namespace tst_languages

HP_TEST(tst_languages, TestLanguages)
#include "tst_languages.moc"
