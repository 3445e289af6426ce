// SPDX-License-Identifier: Apache-2.0
#include "model/rules/power/RebootAnnotation.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <nlohmann/json.hpp>

namespace tst_rebootannotation {

using namespace hp;
using namespace hp::rules;

/// The annotation contract of facts/reboot.md 1.
class TestRebootAnnotation : public QObject
{
    Q_OBJECT
private slots:
    void valueIsRead_data();
    void valueIsRead();
    void keyIsRecognised_data();
    void keyIsRecognised();
    void valuesAreKeptAsTheyAre();
    void detachmentIsRead_data();
    void detachmentIsRead();
};

void TestRebootAnnotation::valueIsRead_data()
{
    QTest::addColumn<QByteArray>("value");
    QTest::addColumn<bool>("hard");
    QTest::addColumn<bool>("force");
    QTest::addColumn<bool>("warning");

    const auto row = [](const char *name, const char *value, bool hard, bool force, bool warning) {
        QTest::newRow(name) << QByteArray(value) << hard << force << warning;
    };
    row("empty", "", false, false, false);
    row("soft", R"({"mode":"soft"})", false, false, false);
    row("hard", R"({"mode":"hard"})", true, false, false);
    row("empty object", "{}", false, false, false);
    row("empty mode", R"({"mode":""})", false, false, false);
    row("null mode", R"({"mode":null})", false, false, false);
    row("null", "null", false, false, false);
    row("unknown members are ignored", R"({"mode":"hard","x":1})", true, false, false);
    row("member names in any case", R"({"Mode":"hard"})", true, false, false);
    row("values in their case", R"({"mode":"HARD"})", false, false, true);
    row("unknown mode", R"({"mode":"medium"})", false, false, true);
    row("the last of two counts", R"({"mode":"hard","mode":"soft"})", false, false, false);
    row("mode of a wrong type", R"({"mode":1})", false, false, true);
    row("array", "[]", false, false, true);
    row("string", R"("hard")", false, false, true);
    row("number", "7", false, false, true);
    row("what is decodable counts", R"({"mode":"hard","force":"yes"})", true, false, true);
    row("broken JSON", R"({"bad"= "json"])", false, false, true);
    row("blank", " ", false, false, true);
    row("trailing garbage", R"({"mode":"hard"} x)", false, false, true);
    row("the seed's single quotes", "{'mode':'hard'}", true, false, true);
    row("a uid is a note", "0b1d6c1e-6d0f-4a6b-9a63-5f2f0d3f7a11", false, false, false);
    row("free text is a note", "INC-7: please", false, false, false);
    row("free text may speak of a mode", "maintenance mode, INC-7", false, false, false);
    row("a word that is no JSON", "hard", false, false, true);
    row("that word in capitals", " Hard ", false, false, true);
    row("no JSON with a mode", "mode: hard", false, false, true);
    row("force", R"({"force": true})", false, true, false);
    row("force with mode", R"({"mode":"hard","force":true})", true, true, false);
}

void TestRebootAnnotation::valueIsRead()
{
    QFETCH(const QByteArray, value);
    QFETCH(const bool, hard);
    QFETCH(const bool, force);
    QFETCH(const bool, warning);

    const RebootRequest request = parseRebootAnnotation(value.toStdString());
    QCOMPARE(request.mode == host::RebootMode::Hard, hard);
    QCOMPARE(request.force, force);
    QCOMPARE(request.warning, warning);
    if (warning)
        QVERIFY(!request.diagnostic.empty());
}

void TestRebootAnnotation::keyIsRecognised_data()
{
    QTest::addColumn<QByteArray>("key");
    QTest::addColumn<bool>("reboot");
    QTest::newRow("base") << QByteArray("reboot.metal3.io") << true;
    QTest::newRow("keyed") << QByteArray("reboot.metal3.io/client") << true;
    QTest::newRow("empty key") << QByteArray("reboot.metal3.io/") << true;
    QTest::newRow("a longer domain") << QByteArray("reboot.metal3.io.example/x") << false;
    QTest::newRow("a longer word") << QByteArray("reboot.metal3.iox") << false;
    QTest::newRow("upper case") << QByteArray("Reboot.metal3.io") << false;
    QTest::newRow("a sub-domain") << QByteArray("x.reboot.metal3.io") << false;
    QTest::newRow("the seed's typo") << QByteArray("reboot.metal.io") << false;
}

void TestRebootAnnotation::keyIsRecognised()
{
    QFETCH(const QByteArray, key);
    QFETCH(const bool, reboot);
    QCOMPARE(isRebootAnnotation(key.toStdString()), reboot);
}

void TestRebootAnnotation::valuesAreKeptAsTheyAre()
{
    const Object host(Json::parse(R"({"metadata":{"annotations":{
        "reboot.metal3.io/b":"{'mode':'hard'}","reboot.metal3.io":"  ","team":"a"}}})"));
    const auto requests = rebootAnnotations(host);
    QCOMPARE(requests.size(), std::size_t{2});
    QCOMPARE(requests[0].key, std::string("reboot.metal3.io"));
    QVERIFY(!requests[0].keyed);
    QCOMPARE(requests[0].value, std::string("  "));
    QVERIFY(requests[1].keyed);
    QCOMPARE(requests[1].value, std::string("{'mode':'hard'}"));
}

void TestRebootAnnotation::detachmentIsRead_data()
{
    QTest::addColumn<QByteArray>("value");
    QTest::addColumn<bool>("delays");
    QTest::addColumn<bool>("force");
    QTest::newRow("empty") << QByteArray("") << false << false;
    QTest::newRow("delay") << QByteArray(R"({"deleteAction":"delay"})") << true << false;
    QTest::newRow("delete") << QByteArray(R"({"deleteAction":"delete"})") << false << false;
    QTest::newRow("force") << QByteArray(R"({"force":true})") << false << true;
    QTest::newRow("junk") << QByteArray("{oops") << false << false;
}

void TestRebootAnnotation::detachmentIsRead()
{
    QFETCH(const QByteArray, value);
    QFETCH(const bool, delays);
    QFETCH(const bool, force);
    const Detachment detachment = parseDetachment(value.toStdString());
    QCOMPARE(detachment.delaysDeletion, delays);
    QCOMPARE(detachment.force, force);
}

} // namespace tst_rebootannotation

HP_TEST(tst_rebootannotation, TestRebootAnnotation)
#include "tst_rebootannotation.moc"
