// SPDX-License-Identifier: Apache-2.0
#include "tests/support/runner/Runner.h"
#include "ui/languages/Languages.h"
#include "ui/languages/SentenceBook.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QTest>
#include <QTranslator>

namespace tst_sentencebook {

using namespace hp::ui;
using namespace Qt::Literals::StringLiterals;

/// What the backend says, in the language of the console.
class TestSentenceBook : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void aSentenceIsTranslated_data();
    void aSentenceIsTranslated();
    void namesAndNumbersStay_data();
    void namesAndNumbersStay();
    void inEnglishNothingChanges_data();
    void inEnglishNothingChanges();
    void theFormThatSaysMostIsTaken_data();
    void theFormThatSaysMostIsTaken();
    void everyFormIsFoundByItsOwnSentence();
    void anotherLanguageIsSpokenAtOnce();

private:
    void speak(const QString &tag);

    QList<QTranslator *> m_installed;
};

namespace {

const QStringList &samples()
{
    static const QStringList all{
        u"Waiting at preDrain for Guard (owner clusteroperator/etcd). 47 m, late; usually 3 h 12 m. The node is drained next."_s,
        u"Draining worker-1: pod shop/db-0 is refused by budget db (needs 3, has 2). So are 4 more. 21 s. Next try in 40 s."_s,
        u"Host host-1 cannot be switched: the BMC refused ForceOff: busy, try later. 7 failures. Next try in 1 m."_s,
        u"Remove hook Guard from worker-1. Once no other hook holds, its node is drained. Its owner may put it back."_s,
        u"12 pods are left: a/b, c/d, e/f and 9 more"_s,
        u"Nobody knows this sentence of worker-1."_s};
    return all;
}

/// "47 m" and "3 h 12 m" as they stand, and what no language has a word for.
QStringList valuesIn(const QString &text)
{
    static const QRegularExpression values(
        u"\\d+ [smhd](?!\\p{L})(?: \\d+ [mh](?!\\p{L}))?|\\d+|[\\w.]+[-/][\\w./-]*\\w|Guard|ForceOff"_s);
    QStringList found;
    for (auto match = values.globalMatch(text); match.hasNext();)
        found.append(match.next().captured());
    return found;
}

} // namespace

void TestSentenceBook::init()
{
    speak(u"de"_s);
}

void TestSentenceBook::cleanup()
{
    for (QTranslator *translator : std::as_const(m_installed))
        QCoreApplication::removeTranslator(translator);
    qDeleteAll(m_installed);
    m_installed.clear();
}

void TestSentenceBook::speak(const QString &tag)
{
    cleanup();
    QVERIFY(installLanguage(*QCoreApplication::instance(), tag));
    m_installed = QCoreApplication::instance()->findChildren<QTranslator *>();
}

void TestSentenceBook::aSentenceIsTranslated_data()
{
    QTest::addColumn<QString>("english");
    QTest::addColumn<QString>("german");
    const auto row = [](const char *name, const QString &english, const QString &german) {
        QTest::newRow(name) << english << german;
    };
    row("nothing", u""_s, u""_s);
    row("a clause keeps its small letter",
        u"the host is being switched off"_s,
        u"der Host wird ausgeschaltet"_s);
    row("a sentence gets a capital and its full stop",
        u"The host is being switched off."_s,
        u"Der Host wird ausgeschaltet."_s);
    row("a capital without a full stop",
        u"The node is Ready, or gone"_s,
        u"Der Node ist Ready oder weg"_s);
    row("sentences one after the other",
        u"Waiting at preDrain for Guard (owner etcd). 47 m, late; usually 3 m. The node is drained next."_s,
        u"Wartet bei preDrain auf Guard (Besitzer etcd). 47 m, spät; üblich 3 m. Als Nächstes wird der Node geleert."_s);
    row("a duration of two units", u"3 h 12 m."_s, u"3 h 12 m."_s);
    row("one pod", u"1 pod is left: shop/db-0"_s, u"1 Pod ist übrig: shop/db-0"_s);
    row("three pods", u"3 pods are left: a/b, c/d, e/f"_s, u"3 Pods sind übrig: a/b, c/d, e/f"_s);
    row("a list that goes on",
        u"5 pods are left: a/b, c/d, e/f and 2 more"_s,
        u"5 Pods sind übrig: a/b, c/d, e/f und 2 weitere"_s);
    row("a sentence within a sentence",
        u"Then the drain waits: control-plane Node m1 is cordoned."_s,
        u"Dann wartet der Drain: Control-Plane-Node m1 ist gesperrt."_s);
    row("three deep",
        u"A check changed: power management error: the BMC refused On: busy."_s,
        u"Ein Check hat sich geändert: Fehler der Power-Verwaltung: das BMC hat On abgelehnt: busy."_s);
    row("the words of somebody else stay",
        u"It reports: no space left. Ask storage. The node is drained next."_s,
        u"Er meldet: no space left. Ask storage. Als Nächstes wird der Node geleert."_s);
    row("the words of somebody else that were cut",
        u"Host h cannot be switched: the BMC refused On: The controller does …. 1 failure."_s,
        u"Host h kann nicht geschaltet werden: das BMC hat On abgelehnt: The controller does …. 1 Fehlschlag."_s);
    row("a name that is a word of the sentence",
        u"Draining is: pod is/is is refused by budget is (needs 1, has 1)."_s,
        u"Drain von is: Pod is/is wird von Budget is verweigert (braucht 1, hat 1)."_s);
    row("an owner of several words, and more of them",
        u"Waiting at preDrain for Guard (owner the owner (owner of it))."_s,
        u"Wartet bei preDrain auf Guard (Besitzer the owner (owner of it))."_s);
    row("a name with a place in it", u"Node %2 is cordoned"_s, u"Node %2 ist gesperrt"_s);
    row("a name that begins a translation keeps its letter",
        u"Worker-1 is Ready."_s,
        u"Worker-1 ist Ready."_s);
    row("a name is one word", u"two words is Ready"_s, u"two words is Ready"_s);
    row("an unknown sentence stays", u"The moon is full."_s, u"The moon is full."_s);
    row("an unknown sentence among others",
        u"The moon is full. The node is drained next."_s,
        u"The moon is full. Als Nächstes wird der Node geleert."_s);
    row("half a sentence of ours stays",
        u"the host is being switched"_s,
        u"the host is being switched"_s);
    row("a sentence of ours within an unknown one stays",
        u"He said that the host is being switched off"_s,
        u"He said that the host is being switched off"_s);
    row("a name before a colon", u"backup: it does not end"_s, u"backup: er endet nicht"_s);
    row("a common word after a colon is no sentence", u"state: paused"_s, u"state: paused"_s);
    row("a word that stands alone", u"Held off"_s, u"Aus gehalten"_s);
    row("spaces only", u"   "_s, u"   "_s);
    row("a full stop only", u"."_s, u"."_s);
    row("very long", QString(5000, u'x'), QString(5000, u'x'));
}

void TestSentenceBook::aSentenceIsTranslated()
{
    QFETCH(const QString, english);
    QTEST(translated(english), "german");
    QTEST(translated(english), "german"); // also the second time, from memory
}

void TestSentenceBook::namesAndNumbersStay_data()
{
    QTest::addColumn<QString>("tag");
    for (const Language &language : languages())
        QTest::newRow(qPrintable(language.tag)) << language.tag;
}

void TestSentenceBook::namesAndNumbersStay()
{
    QFETCH(const QString, tag);
    speak(tag);
    for (const QString &english : samples()) {
        const QString text = translated(english);
        QStringList kept = valuesIn(text);
        QStringList wanted = valuesIn(english);
        kept.sort();
        wanted.sort();
        QCOMPARE(kept, wanted);
        const bool known = SentenceBook().unknownIn(english).isEmpty();
        QVERIFY2(tag == u"en" || !known || text != english, qPrintable(text));
    }
}

void TestSentenceBook::inEnglishNothingChanges_data()
{
    QTest::addColumn<QString>("english");
    for (const QString &english : samples())
        QTest::newRow(qPrintable(english.left(30))) << english;
    QTest::newRow("a clause") << u"the host is being switched off"_s;
}

void TestSentenceBook::inEnglishNothingChanges()
{
    QFETCH(const QString, english);
    speak(u"en"_s);
    QCOMPARE(SentenceBook().translated(english), english);
    QCOMPARE(translated(english), english);
}

void TestSentenceBook::theFormThatSaysMostIsTaken_data()
{
    QTest::addColumn<QString>("english");
    QTest::addColumn<QString>("form");
    QTest::newRow("not ready, not a machine called 'x is not'")
        << u"node-1 is not Ready"_s << u"%1 is not Ready"_s;
    QTest::newRow("a Node before a name") << u"Node n is Ready"_s << u"Node %1 is Ready"_s;
    QTest::newRow("a cordoned Node of the control plane")
        << u"control-plane Node n is cordoned"_s << u"control-plane Node %1 is cordoned"_s;
    QTest::newRow("what is known before what somebody said")
        << u"Failed: no reason was given"_s << u"failed: no reason was given"_s;
    QTest::newRow("with what was waited for") << u"the windows of this machine are paused"_s
                                              << u"the windows of this machine are paused"_s;
    QTest::newRow("a kubelet that is silent for a while")
        << u"Draining w: its kubelet is silent for 6 m, and budget db still refuses pod p (needs 2, has 2)"_s
        << u"draining %1: its kubelet is silent for %2, and budget %3 still refuses pod %4 (needs %5, has %6)"_s;
    QTest::newRow("an owner with evidence")
        << u"backup is silent, last acted 46 m ago"_s << u"%1 is silent, %2"_s;
}

void TestSentenceBook::theFormThatSaysMostIsTaken()
{
    QFETCH(const QString, english);
    QFETCH(const QString, form);
    QCOMPARE(SentenceBook().formsOf(english), QStringList{form});
}

/// No form is hidden by another: whatever stands at its places, it is the one that is taken.
void TestSentenceBook::everyFormIsFoundByItsOwnSentence()
{
    const SentenceBook book;
    QStringList hidden;
    for (const auto &list : {stuckSentences(),
                             exitSentences(),
                             factSentences(),
                             nextSentences(),
                             powerSentences(),
                             overrideSentences(),
                             maintenanceSentences(),
                             answerSentences(),
                             statusWords()}) {
        for (const SentenceForm &form : list) {
            QString text = QString::fromUtf8(form.english);
            const QString kinds = QString::fromLatin1(form.places);
            for (qsizetype i = 0; i < kinds.size(); ++i) {
                const QString value = kinds[i] == u'd'     ? u"3 h 12 m"_s
                    : kinds[i] == u'c'                     ? u"7"_s
                    : kinds[i] == u'S'                     ? u"no instance yet"_s
                    : kinds[i] == u't' || kinds[i] == u's' ? u"so says another"_s
                                                           : QStringLiteral("name-%1").arg(i);
                text.replace(QStringLiteral("%%1").arg(i + 1), value);
            }
            if (book.formsOf(text) != QStringList{QString::fromUtf8(form.english)})
                hidden.append(text + u" => "_s + book.formsOf(text).join(u" | "_s));
        }
    }
    QVERIFY2(hidden.isEmpty(), qPrintable(hidden.join(u'\n')));
}

void TestSentenceBook::anotherLanguageIsSpokenAtOnce()
{
    const QString english = u"The instance is deleted next."_s;
    QCOMPARE(translated(english), u"Als Nächstes wird die Instanz gelöscht."_s);
    speak(u"ja"_s);
    QCOMPARE(translated(english), u"次にインスタンスを削除します。"_s);
    QCOMPARE(translated(u"3 s. The instance is deleted next."_s),
             u"3 s。次にインスタンスを削除します。"_s);
    speak(u"en"_s);
    QCOMPARE(translated(english), english);
    speak(u"de"_s);
    QCOMPARE(translated(english), u"Als Nächstes wird die Instanz gelöscht."_s);
}

} // namespace tst_sentencebook

HP_TEST(tst_sentencebook, TestSentenceBook)
#include "tst_sentencebook.moc"
