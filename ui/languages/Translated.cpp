// SPDX-License-Identifier: Apache-2.0
#include "ui/languages/Translated.h"

#include "model/base/JsonTree.h"
#include "model/base/Text.h"
#include "model/messages/Messages.h"

#include <QCoreApplication>
#include <QJsonDocument>
#include <QJsonObject>

#include <nlohmann/json.hpp>

namespace hp::ui {

namespace {

QString wordsOf(const char *english)
{
    return QCoreApplication::translate("Sentence", english);
}

/// Whether the console speaks English: then it shows what came.
bool speaksEnglish()
{
    // A sentence that every language has.
    static constexpr const char *probe = "next: the node will be drained";
    return wordsOf(probe) == QLatin1String(probe);
}

/// `form` with what `valueOf` gives for each place, from 0. In one pass: a name may hold a "%2".
template<typename ValueOf>
QString filled(const QString &form, const ValueOf &valueOf)
{
    QString text;
    for (qsizetype at = 0; at < form.size(); ++at) {
        const int place = form[at] == u'%' && at + 1 < form.size() ? form[at + 1].digitValue() : 0;
        if (place < 1)
            text += form[at];
        else
            text += valueOf(static_cast<std::size_t>(place - 1), at++ == 0);
    }
    return text;
}

/// With one full stop, as asSentence() has it.
QString withStop(QString clause)
{
    static const QString stops = QStringLiteral(". \n\u3002");
    while (!clause.isEmpty() && stops.contains(clause.back()))
        clause.chop(1);
    static const QString ends = QStringLiteral("?\uff1f\u2026");
    if (clause.isEmpty() || ends.contains(clause.back()))
        return clause;
    return filled(wordsOf(QT_TRANSLATE_NOOP("Sentence", "%1.")),
                  [&clause](std::size_t, bool) { return clause; });
}

/// Languages that write no space between sentences have a translation of "%1 %2" without one.
QString joined(const QString &one, const QString &other)
{
    return filled(wordsOf(QT_TRANSLATE_NOOP("Sentence", "%1 %2")),
                  [&](std::size_t place, bool) { return place == 0 ? one : other; });
}

/// A translation that begins with a name, or in another script, has nothing to make a capital of.
QString withCapital(QString form)
{
    qsizetype at = 0;
    while (at < form.size() && form[at].isPunct() && form[at] != u'%')
        ++at;
    if (at < form.size() && form[at].isLower())
        form[at] = form[at].toUpper();
    return form;
}

QString clauseOf(const Message &message, bool capital);

QString sentenceOf(const Message &message)
{
    return isQuote(message) ? QString::fromStdString(message.sentence())
                            : withStop(clauseOf(message, true));
}

QString sequenceOf(const Message &message)
{
    QString text;
    bool ours = false;
    for (const MessageArgument &one : message.arguments()) {
        const Message &clause = one.clauses.front();
        const QString next = sentenceOf(clause);
        text = text.isEmpty() ? next : ours ? joined(text, next) : text + u' ' + next;
        ours = !isQuote(clause);
    }
    return text;
}

QString valueOf(const MessageArgument &argument, bool capital)
{
    QString value;
    switch (argument.place) {
    case Place::Count:
        return QString::number(argument.count);
    case Place::Age:
        return QString::fromStdString(formatAge(argument.age));
    case Place::Clause:
        return argument.clauses.empty() ? QString() : clauseOf(argument.clauses.front(), capital);
    case Place::Name:
    case Place::Quote:
        value = QString::fromStdString(visible(argument.text));
        break;
    }
    return capital ? withCapital(std::move(value)) : value;
}

QString clauseOf(const Message &message, bool capital)
{
    if (message.empty())
        return {};
    if (isSequence(message))
        return sequenceOf(message);
    const char *english = message.form()->english;
    QString form = isQuote(message) ? QString::fromUtf8(english) : wordsOf(english);
    // A name keeps its letters, but for one that has a capital in English too.
    const bool valueFirst =
        english[0] == '%' && form.startsWith(QString::fromUtf8(english).first(2));
    if (capital)
        form = withCapital(std::move(form));
    return filled(form, [&](std::size_t place, bool first) {
        return place < message.arguments().size()
            ? valueOf(message.arguments()[place], capital && valueFirst && first)
            : QString();
    });
}

} // namespace

QString translated(const Message &message)
{
    return clauseOf(message, false);
}

QString translated(const Said &said)
{
    const Message &message = said.message;
    if (message.empty() || said.text.isEmpty() || speaksEnglish())
        return said.text;
    if (isSequence(message))
        return sequenceOf(message);
    const bool stop = said.text.endsWith(u'.');
    const char first = message.form()->english[0];
    const bool beginsWithName = first == '%' || (first >= 'A' && first <= 'Z');
    const QString text =
        clauseOf(message, said.text.front().isUpper() && (stop || !beginsWithName));
    return stop ? withStop(text) : text;
}

QStringList translated(const std::vector<Said> &list)
{
    QStringList texts;
    texts.reserve(static_cast<qsizetype>(list.size()));
    for (const Said &one : list)
        texts.append(translated(one));
    return texts;
}

QString translatedWord(const QString &english)
{
    if (english.isEmpty())
        return english;
    const bool capital = english.front().isUpper();
    QString word = english;
    if (capital)
        word.front() = word.front().toLower();
    const QString inLanguage = wordsOf(qUtf8Printable(word));
    return inLanguage == word ? english : capital ? withCapital(inLanguage) : inLanguage;
}

QString said(const QVariantMap &row, const QString &member)
{
    const QVariant message =
        row.value(QString::fromStdString(live::messageMember(member.toStdString())));
    const QString english = row.value(member).toString();
    return message.isValid() ? translated(Said(english, messageOf(message))) : english;
}

Message messageOf(const QVariant &value)
{
    const auto object = QJsonDocument(QJsonObject::fromVariantMap(value.toMap()));
    const Json json = parseJson(object.toJson(QJsonDocument::Compact).toStdString());
    return messageFromJson(json, say::formOf).value_or(Message());
}

} // namespace hp::ui
