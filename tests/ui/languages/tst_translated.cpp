// SPDX-License-Identifier: Apache-2.0
#include "model/messages/Exit.h"
#include "model/messages/Fact.h"
#include "model/messages/Messages.h"
#include "model/messages/Next.h"
#include "model/messages/Override.h"
#include "model/messages/Power.h"
#include "model/messages/Status.h"
#include "model/messages/Stuck.h"
#include "tests/support/runner/Runner.h"
#include "ui/languages/Languages.h"
#include "ui/languages/Translated.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QTest>
#include <QTranslator>

namespace tst_translated {

using namespace hp;
using namespace hp::ui;
using namespace Qt::Literals::StringLiterals;
using namespace std::chrono_literals;

/// What the backend says, in the language of the console.
class TestTranslated : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void aMessageIsTranslated_data();
    void aMessageIsTranslated();
    void capitalsAndStopsAreThoseOfTheEnglish_data();
    void capitalsAndStopsAreThoseOfTheEnglish();
    void aListIsTranslated();
    void aWordIsTranslated_data();
    void aWordIsTranslated();
    void aRowSaysItsMessage();
    void namesAndNumbersStay_data();
    void namesAndNumbersStay();
    void inEnglishNothingChanges();
    void everyMessageIsInEveryLanguage_data();
    void everyMessageIsInEveryLanguage();
    void anotherLanguageIsSpokenAtOnce();

private:
    void speak(const QString &tag);

    QList<QTranslator *> m_installed;
};

namespace {

Said sentenceOf(const Message &message)
{
    return {QString::fromStdString(message.sentence()), message};
}

std::vector<Message> samples()
{
    return {
        sentences({say::waitingAt("preDrain", "Guard", "clusteroperator/etcd"),
                   say::lastsLateUsually(47min, 3h + 12min),
                   say::nodeIsDrainedNext()}),
        sentences({say::draining("worker-1", say::podIsRefusedByBudget("shop/db-0", "db", 3, 2)),
                   say::soAreMore(4),
                   say::lasts(21s),
                   say::nextTryIn(40s)}),
        sentences({say::hostCannotBeSwitched("host-1", quoted("refused ForceOff: busy")),
                   say::failures(7),
                   say::nextTryIn(1min)})};
}

/// "47 m" and "3 h 12 m" as they stand, and what no language has a word for.
QStringList valuesIn(const QString &text)
{
    static const QRegularExpression values(
        u"\\d+ [smhd](?!\\p{L})(?: \\d+ [mh](?!\\p{L}))?|\\d+|[\\w.]+[-/][\\w./-]*\\w|Guard|ForceOff"_s);
    QStringList found;
    for (auto match = values.globalMatch(text); match.hasNext();)
        found.append(match.next().captured());
    found.sort();
    return found;
}

} // namespace

void TestTranslated::init()
{
    speak(u"de"_s);
}

void TestTranslated::cleanup()
{
    for (QTranslator *translator : std::as_const(m_installed))
        QCoreApplication::removeTranslator(translator);
    qDeleteAll(m_installed);
    m_installed.clear();
}

void TestTranslated::speak(const QString &tag)
{
    cleanup();
    QVERIFY(installLanguage(*QCoreApplication::instance(), tag));
    m_installed = QCoreApplication::instance()->findChildren<QTranslator *>();
}

void TestTranslated::aMessageIsTranslated_data()
{
    QTest::addColumn<Message>("message");
    QTest::addColumn<QString>("german");
    const auto row = [](const char *name, const Message &message, const QString &german) {
        QTest::newRow(name) << message << german;
    };
    row("nothing", {}, u""_s);
    row("a clause keeps its small letter",
        say::hostIsBeingSwitchedOff(),
        u"der Host wird ausgeschaltet"_s);
    row("sentences one after the other",
        sentences({say::waitingAt("preDrain", "Guard", "etcd"),
                   say::lastsLateUsually(47min, 3min),
                   say::nodeIsDrainedNext()}),
        u"Wartet bei preDrain auf Guard (Besitzer etcd). 47 m, spät; üblich 3 m. Als Nächstes wird der Node geleert."_s);
    row("a duration of two units", say::lasts(3h + 12min), u"3 h 12 m"_s);
    row("a message within a message",
        say::thenDrainWaits(say::controlPlaneNodeIsCordoned("m1")),
        u"dann wartet der Drain: Control-Plane-Node m1 ist gesperrt"_s);
    row("sentences within a message",
        sentences({say::thenDrainWaits(sentences({say::nodeIsBeingEmptied(), quoted("so it is.")})),
                   say::nodeIsDrainedNext()}),
        u"Dann wartet der Drain: Der Node wird geleert. So it is. Als Nächstes wird der Node geleert."_s);
    row("the words of somebody else stay",
        sentences({say::itReports("no space left. Ask storage."), say::nodeIsDrainedNext()}),
        u"Er meldet: no space left. Ask storage. Als Nächstes wird der Node geleert."_s);
    row("the words of somebody else that were cut",
        sentences(
            {say::hostCannotBeSwitched("h", quoted("The controller does \u2026")), say::failure()}),
        u"Host h kann nicht geschaltet werden: The controller does \u2026 1 Fehlschlag."_s);
    row("a name that is a word of the sentence",
        say::draining("is", say::podIsRefusedByBudget("is/is", "is", 1, 1)),
        u"Drain von is: Pod is/is wird von Budget is verweigert (braucht 1, hat 1)"_s);
    row("an owner of several words",
        say::waitingAt("preDrain", "Guard", "the owner (owner of it)"),
        u"wartet bei preDrain auf Guard (Besitzer the owner (owner of it))"_s);
    row("a name with a place in it", say::nodeIsCordoned("%2"), u"Node %2 ist gesperrt"_s);
    row("two sentences with places in their names",
        sentences({say::nodeIsCordoned("%2"), say::nodeIsCordoned("%1")}),
        u"Node %2 ist gesperrt. Node %1 ist gesperrt."_s);
    row("words of somebody else alone", quoted("The moon is full."), u"The moon is full."_s);
    row("words of somebody else among ours",
        sentences({quoted("the moon is full"), say::nodeIsDrainedNext()}),
        u"The moon is full. Als Nächstes wird der Node geleert."_s);
    row("a name before a colon",
        say::about("backup", say::doesNotEnd()),
        u"backup: er endet nicht"_s);
}

void TestTranslated::aMessageIsTranslated()
{
    QFETCH(const Message, message);
    QTEST(translated(message), "german");
}

void TestTranslated::capitalsAndStopsAreThoseOfTheEnglish_data()
{
    QTest::addColumn<QString>("english");
    QTest::addColumn<Message>("message");
    QTest::addColumn<QString>("german");
    const Message off = say::hostIsBeingSwitchedOff();
    QTest::newRow("a clause") << u"the host is being powered off"_s << off
                              << u"der Host wird ausgeschaltet"_s;
    QTest::newRow("a sentence") << u"The host is being powered off."_s << off
                                << u"Der Host wird ausgeschaltet."_s;
    QTest::newRow("a capital without a full stop")
        << u"Held off"_s << say::heldOff() << u"Aus gehalten"_s;
    QTest::newRow("a name that is a capital in English")
        << u"Worker-1 is set."_s << say::isSet("worker-1") << u"Worker-1 ist gesetzt."_s;
    QTest::newRow("a name that begins a clause")
        << u"Worker-1 is set"_s << say::isSet("Worker-1") << u"Worker-1 ist gesetzt"_s;
    QTest::newRow("words without a message")
        << u"The moon is full."_s << Message() << u"The moon is full."_s;
    QTest::newRow("nothing") << QString() << Message() << QString();
}

void TestTranslated::capitalsAndStopsAreThoseOfTheEnglish()
{
    QFETCH(const QString, english);
    QFETCH(const Message, message);
    QTEST(translated(Said(english, message)), "german");
}

void TestTranslated::aListIsTranslated()
{
    const Message off = say::hostIsBeingSwitchedOff();
    QCOMPARE(translated(std::vector<Said>{sentenceOf(off), QString(u"as it is"_s)}),
             (QStringList{u"Der Host wird ausgeschaltet."_s, u"as it is"_s}));
}

void TestTranslated::aWordIsTranslated_data()
{
    QTest::addColumn<QString>("word");
    QTest::addColumn<QString>("german");
    QTest::newRow("a state") << u"running"_s << u"läuft"_s;
    QTest::newRow("a state with a capital") << u"Running"_s << u"Läuft"_s;
    QTest::newRow("a state of a newer backend") << u"Dreaming"_s << u"Dreaming"_s;
    QTest::newRow("nothing") << QString() << QString();
}

void TestTranslated::aWordIsTranslated()
{
    QFETCH(const QString, word);
    QTEST(translatedWord(word), "german");
}

void TestTranslated::aRowSaysItsMessage()
{
    const QVariantMap draining{
        {u"id"_s, u"draining"_s},
        {u"arguments"_s,
         QVariantList{u"w"_s,
                      QVariantMap{{u"id"_s, u"podDoesNotEnd"_s},
                                  {u"arguments"_s, QVariantList{u"a/b"_s}}}}}};
    const QVariantMap row{
        {u"sentence"_s, u"Draining w: pod a/b does not end."_s},
        {u"sentenceMessage"_s, draining},
        {u"next"_s, u"It dreams."_s},
        {u"nextMessage"_s, QVariantMap{{u"id"_s, u"dreams"_s}}},
        {u"message"_s, u"next try in 8 s"_s},
        {u"said"_s, QVariantMap{{u"id"_s, u"nextTryIn"_s}, {u"arguments"_s, QVariantList{8.0}}}}};
    QCOMPARE(said(row, u"sentence"_s), u"Drain von w: Pod a/b endet nicht."_s);
    QCOMPARE(said(row, u"next"_s), u"It dreams."_s); // a newer backend
    QCOMPARE(said(row, u"message"_s), u"nächster Versuch in 8 s"_s);
    QCOMPARE(said(row, u"reason"_s), QString());
}

void TestTranslated::namesAndNumbersStay_data()
{
    QTest::addColumn<QString>("tag");
    for (const Language &language : languages())
        QTest::newRow(qPrintable(language.tag)) << language.tag;
}

void TestTranslated::namesAndNumbersStay()
{
    QFETCH(const QString, tag);
    speak(tag);
    for (const Message &message : samples()) {
        const QString english = QString::fromStdString(message.sentence());
        const QString text = translated(sentenceOf(message));
        QCOMPARE(valuesIn(text), valuesIn(english));
        QVERIFY2(tag == u"en" || text != english, qPrintable(text));
    }
}

void TestTranslated::inEnglishNothingChanges()
{
    speak(u"en"_s);
    for (const Message &message : samples())
        QCOMPARE(translated(sentenceOf(message)), QString::fromStdString(message.sentence()));
    QCOMPARE(translated(say::hostIsBeingSwitchedOff()), u"the host is being powered off"_s);
}

void TestTranslated::everyMessageIsInEveryLanguage_data()
{
    namesAndNumbersStay_data();
}

void TestTranslated::everyMessageIsInEveryLanguage()
{
    QFETCH(const QString, tag);
    speak(tag);
    QVERIFY(!m_installed.isEmpty());
    static const QRegularExpression places(u"%\\d"_s);
    const auto placesIn = [](const QString &text) {
        QStringList found;
        for (auto match = places.globalMatch(text); match.hasNext();)
            found.append(match.next().captured());
        found.sort();
        return found;
    };
    QStringList faults;
    for (const MessageForm *row : say::shownMessages()) {
        const QString form = m_installed.front()->translate("Sentence", row->english);
        const bool there = tag == u"en" || !form.isEmpty();
        if (!there
            || (!form.isEmpty() && placesIn(form) != placesIn(QString::fromUtf8(row->english))))
            faults.append(QString::fromUtf8(row->id) + u": "_s + form);
    }
    QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
}

void TestTranslated::anotherLanguageIsSpokenAtOnce()
{
    const Message next = say::instanceIsDeletedNext();
    QCOMPARE(translated(sentenceOf(next)), u"Als Nächstes wird die Instanz gelöscht."_s);
    speak(u"ja"_s);
    QCOMPARE(translated(sentenceOf(next)), u"次にインスタンスを削除します。"_s);
    QCOMPARE(translated(sentenceOf(sentences({say::lasts(3s), next}))),
             u"3 s。次にインスタンスを削除します。"_s);
    speak(u"en"_s);
    QCOMPARE(translated(sentenceOf(next)), u"Next: the instance will be deleted."_s);
    speak(u"de"_s);
    QCOMPARE(translated(sentenceOf(next)), u"Als Nächstes wird die Instanz gelöscht."_s);
}

} // namespace tst_translated

HP_TEST(tst_translated, TestTranslated)
#include "tst_translated.moc"
