// SPDX-License-Identifier: Apache-2.0
#include "model/base/ApiStatus.h"
#include "model/resource/FieldSelector.h"
#include "model/resource/LabelSelector.h"
#include "model/resource/Names.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <nlohmann/json.hpp>

namespace tst_selector {

class SelectorTest : public QObject
{
    Q_OBJECT
private slots:
    void aLabelSelectorMatches_data();
    void aLabelSelectorMatches();
    void aBrokenLabelSelectorIsABadRequest_data();
    void aBrokenLabelSelectorIsABadRequest();
    void aJsonSelectorMatchesLikeItsText_data();
    void aJsonSelectorMatchesLikeItsText();
    void aJsonSelectorIsPrintedAsKubernetesDoes_data();
    void aJsonSelectorIsPrintedAsKubernetesDoes();
    void aFieldSelectorMatches_data();
    void aFieldSelectorMatches();
    void aBrokenFieldSelectorIsABadRequest_data();
    void aBrokenFieldSelectorIsABadRequest();
    void namesAreJudgedAsKubernetesDoes_data();
    void namesAreJudgedAsKubernetesDoes();
};

namespace {

const char *const sample = R"({"metadata":{"name":"m","namespace":"ns","labels":
    {"role":"worker","zone":"a","count":"5","empty":"","example.com/x":"y"}},
    "spec":{"nodeName":"n1"},"status":{"phase":"Running"},"source":{"component":"drain"},"flag":true})";

hp::Object object()
{
    return hp::Object(hp::Json::parse(sample));
}

} // namespace

void SelectorTest::aLabelSelectorMatches_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<bool>("matches");
    QTest::newRow("nothing asked matches") << QByteArray("") << true;
    QTest::newRow("blanks alone match") << QByteArray("  ") << true;
    QTest::newRow("equal value") << QByteArray("role=worker") << true;
    QTest::newRow("double equals is the same") << QByteArray("role==worker") << true;
    QTest::newRow("other value") << QByteArray("role=master") << false;
    QTest::newRow("a missing key equals nothing") << QByteArray("nope=") << false;
    QTest::newRow("an empty value is a value") << QByteArray("empty=") << true;
    QTest::newRow("unequal value") << QByteArray("role!=master") << true;
    QTest::newRow("a missing key is unequal to everything") << QByteArray("nope!=x") << true;
    QTest::newRow("key exists") << QByteArray("zone") << true;
    QTest::newRow("key must not exist, does") << QByteArray("!zone") << false;
    QTest::newRow("key must not exist, does not") << QByteArray("!nope") << true;
    QTest::newRow("one of a set") << QByteArray("zone in (b, a)") << true;
    QTest::newRow("none of a set") << QByteArray("zone notin (b,c)") << true;
    QTest::newRow("a missing key is none of a set") << QByteArray("nope notin (b)") << true;
    QTest::newRow("a missing key is not one of a set") << QByteArray("nope in (b)") << false;
    QTest::newRow("a prefixed key") << QByteArray("example.com/x=y") << true;
    QTest::newRow("all requirements must hold") << QByteArray("role=worker,zone=b") << false;
    QTest::newRow("requirements with blanks")
        << QByteArray(" role = worker , zone in ( a ) ") << true;
    QTest::newRow("greater than") << QByteArray("count>4") << true;
    QTest::newRow("less than") << QByteArray("count<5") << false;
    QTest::newRow("a text is not greater") << QByteArray("role>4") << false;
}

void SelectorTest::aLabelSelectorMatches()
{
    QFETCH(QByteArray, text);
    const auto selector = hp::LabelSelector::parse(text.toStdString());
    QVERIFY(selector);
    QTEST(selector->matches(object()), "matches");
}

void SelectorTest::aBrokenLabelSelectorIsABadRequest_data()
{
    QTest::addColumn<QByteArray>("text");
    for (const char *text : {"=a",
                             "a=b,",
                             ",a",
                             "a in",
                             "a in b",
                             "a in (b",
                             "a !b",
                             "a b",
                             "-a=b",
                             "a=b=c",
                             "a=-",
                             "a>b",
                             "!",
                             "a=b c"})
        QTest::newRow(text) << QByteArray(text);
}

void SelectorTest::aBrokenLabelSelectorIsABadRequest()
{
    QFETCH(QByteArray, text);
    const auto selector = hp::LabelSelector::parse(text.toStdString());
    QVERIFY(!selector);
    QCOMPARE(hp::statusFrom(selector.error()).code, 400);
}

void SelectorTest::aJsonSelectorMatchesLikeItsText_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<bool>("valid");
    QTest::addColumn<bool>("matches");
    QTest::newRow("null matches") << QByteArray("null") << true << true;
    QTest::newRow("labels") << QByteArray(R"({"matchLabels":{"role":"worker"}})") << true << true;
    QTest::newRow("other labels") << QByteArray(R"({"matchLabels":{"role":"x"}})") << true << false;
    QTest::newRow("In") << QByteArray(
        R"({"matchExpressions":[{"key":"zone","operator":"In","values":["a"]}]})")
                        << true << true;
    QTest::newRow("NotIn") << QByteArray(
        R"({"matchExpressions":[{"key":"zone","operator":"NotIn","values":["a"]}]})")
                           << true << false;
    QTest::newRow("Exists") << QByteArray(
        R"({"matchExpressions":[{"key":"zone","operator":"Exists"}]})")
                            << true << true;
    QTest::newRow("DoesNotExist") << QByteArray(
        R"({"matchExpressions":[{"key":"zone","operator":"DoesNotExist"}]})")
                                  << true << false;
    QTest::newRow("an unknown operator")
        << QByteArray(R"({"matchExpressions":[{"key":"zone","operator":"Near"}]})") << false
        << false;
    QTest::newRow("a number as value")
        << QByteArray(R"({"matchLabels":{"role":1}})") << false << false;
    QTest::newRow("a list") << QByteArray("[]") << false << false;
}

void SelectorTest::aJsonSelectorMatchesLikeItsText()
{
    QFETCH(QByteArray, json);
    const auto selector = hp::LabelSelector::fromJson(hp::Json::parse(json.toStdString()));
    QTEST(selector.has_value(), "valid");
    if (selector)
        QTEST(selector->matches(object()), "matches");
}

void SelectorTest::aJsonSelectorIsPrintedAsKubernetesDoes_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QByteArray>("text");
    const auto row = [](const char *name, const char *json, const char *text) {
        QTest::newRow(name) << QByteArray(json) << QByteArray(text);
    };
    row("nothing", "{}", "");
    row("labels by key", R"({"matchLabels":{"b":"2","a":"1"}})", "a=1,b=2");
    row("an empty value", R"({"matchLabels":{"a":""}})", "a=");
    row("a set of one is still a set",
        R"({"matchExpressions":[{"key":"a","operator":"In","values":["x"]}]})",
        "a in (x)");
    row("a set is sorted",
        R"({"matchExpressions":[{"key":"a","operator":"NotIn","values":["y","x"]}]})",
        "a notin (x,y)");
    row("both kinds by key",
        R"({"matchLabels":{"b":"2","d":"4"},"matchExpressions":[
            {"key":"c","operator":"Exists"},{"key":"a","operator":"DoesNotExist"}]})",
        "!a,b=2,c,d=4");
    row("a key that no label can have", R"({"matchLabels":{"-a":"1"}})", "error");
    row("a value that no label can have", R"({"matchLabels":{"a":"b c"}})", "error");
}

void SelectorTest::aJsonSelectorIsPrintedAsKubernetesDoes()
{
    QFETCH(QByteArray, json);
    const auto selector = hp::LabelSelector::fromJson(hp::Json::parse(json.toStdString()));
    QTEST(QByteArray::fromStdString(selector ? selector->text() : "error"), "text");
}

void SelectorTest::aFieldSelectorMatches_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<bool>("matches");
    QTest::newRow("nothing asked matches") << QByteArray("") << true;
    QTest::newRow("a name") << QByteArray("metadata.name=m") << true;
    QTest::newRow("double equals is the same") << QByteArray("metadata.name==m") << true;
    QTest::newRow("unequal") << QByteArray("status.phase!=Succeeded") << true;
    QTest::newRow("unequal to what it is") << QByteArray("status.phase!=Running") << false;
    QTest::newRow("all terms must hold")
        << QByteArray("spec.nodeName=n1,status.phase=Failed") << false;
    QTest::newRow("empty matches missing") << QByteArray("spec.restartPolicy=") << true;
    QTest::newRow("a boolean by word") << QByteArray("flag=true") << true;
    QTest::newRow("a Node without the field is schedulable")
        << QByteArray("spec.unschedulable=false") << true;
    QTest::newRow("the source is its component") << QByteArray("source=drain") << true;
    QTest::newRow("an escaped comma belongs to the value")
        << QByteArray("metadata.name=m\\,x") << false;
}

void SelectorTest::aFieldSelectorMatches()
{
    QFETCH(QByteArray, text);
    const auto selector = hp::FieldSelector::parse(text.toStdString());
    QVERIFY(selector);
    QTEST(selector->matches(object()), "matches");
}

void SelectorTest::aBrokenFieldSelectorIsABadRequest_data()
{
    QTest::addColumn<QByteArray>("text");
    for (const char *text : {"metadata.name", "=x", "!=x", "a=b=c", "a=b\\", "a=b\\x"})
        QTest::newRow(text) << QByteArray(text);
}

void SelectorTest::aBrokenFieldSelectorIsABadRequest()
{
    QFETCH(QByteArray, text);
    const auto selector = hp::FieldSelector::parse(text.toStdString());
    QVERIFY(!selector);
    QCOMPARE(hp::statusFrom(selector.error()).code, 400);
}

void SelectorTest::namesAreJudgedAsKubernetesDoes_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<bool>("subdomain");
    QTest::addColumn<bool>("dnsLabel");
    QTest::addColumn<bool>("qualified");
    QTest::addColumn<bool>("labelValue");
    const auto row = [](const char *name, const QByteArray &text, const char *yes) {
        const QByteArray kinds(yes);
        QTest::newRow(name) << text << kinds.contains('s') << kinds.contains('d')
                            << kinds.contains('q') << kinds.contains('v');
    };
    row("a plain word", "abc", "sdqv");
    row("digits first", "1abc", "sdqv");
    row("a dot", "a.b", "sqv");
    row("two dots", "a..b", "qv");
    row("upper case", "Abc", "qv");
    row("an underscore", "a_b", "qv");
    row("a dash at the end", "a-", "");
    row("a dash at the start", "-a", "");
    row("empty", "", "v");
    row("a prefix", "example.com/abc", "q");
    row("two prefixes", "a/b/c", "");
    row("an empty prefix", "/c", "");
    row("a prefix in upper case", "Example.com/abc", "");
    row("a blank", "a b", "");
    row("63 letters", QByteArray(63, 'a'), "sdqv");
    row("64 letters", QByteArray(64, 'a'), "s");
    row("253 letters", QByteArray(253, 'a'), "s");
    row("254 letters", QByteArray(254, 'a'), "");
    row("a letter beyond ASCII",
        "a\xc3\xa4"
        "b",
        "");
}

void SelectorTest::namesAreJudgedAsKubernetesDoes()
{
    QFETCH(QByteArray, text);
    const std::string name = text.toStdString();
    QTEST(hp::whyNotSubdomain(name).empty(), "subdomain");
    QTEST(hp::whyNotDnsLabel(name).empty(), "dnsLabel");
    QTEST(hp::whyNotQualifiedName(name).empty(), "qualified");
    QTEST(hp::whyNotLabelValue(name).empty(), "labelValue");
}

} // namespace tst_selector

HP_TEST(tst_selector, SelectorTest)
#include "tst_selector.moc"
