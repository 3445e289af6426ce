// SPDX-License-Identifier: Apache-2.0
#include "ui/languages/Translated.h"

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
    static constexpr const char *probe = "the node is drained next";
    return wordsOf(probe) == QLatin1String(probe);
}

QString withStop(const QString &clause)
{
    if (clause.endsWith(u'?') || clause.endsWith(u'\uff1f') || clause.endsWith(u'\u2026'))
        return clause;
    return wordsOf("%1.").replace(QLatin1String("%1"), clause);
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

/// Languages that write no space between sentences have a translation of "%1 %2" without one.
QString sequenceOf(const Message &message)
{
    QString text;
    bool ours = false;
    for (const MessageArgument &one : message.arguments()) {
        const Message &clause = one.clauses.front();
        const QString next = sentenceOf(clause);
        if (text.isEmpty())
            text = next;
        else if (!ours)
            text += u' ' + next;
        else
            text = wordsOf("%1 %2")
                       .replace(QLatin1String("%2"), next)
                       .replace(QLatin1String("%1"), text);
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
        value = QString::fromStdString(argument.text);
        break;
    }
    return capital ? withCapital(std::move(value)) : value;
}

/// The number of the place at `at`, from 0; -1 where there is none.
int placeAt(const QString &form, qsizetype at)
{
    return form[at] == u'%' && at + 1 < form.size() ? form[at + 1].digitValue() - 1 : -1;
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
    QString text;
    const auto count = static_cast<int>(message.arguments().size());
    // In one pass: a name may hold a "%2".
    for (qsizetype at = 0; at < form.size(); ++at) {
        const int place = placeAt(form, at);
        if (place < 0 || place >= count) {
            text += form[at];
            continue;
        }
        text += valueOf(message.arguments()[static_cast<std::size_t>(place)],
                        capital && valueFirst && at == 0);
        ++at;
    }
    return text;
}

} // namespace

QString translated(const Message &message)
{
    return clauseOf(message, false);
}

QString translated(const Said &said)
{
    const Message &message = said.message;
    if (message.empty())
        return translated(said.text);
    if (speaksEnglish() || said.text.isEmpty())
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

QString said(const QVariantMap &row, const QString &member)
{
    const QVariant message =
        row.value(QString::fromStdString(live::messageMember(member.toStdString())));
    const QString english = row.value(member).toString();
    if (!message.isValid())
        return translated(english);
    return translated(Said(english, messageOf(message)));
}

Message messageOf(const QVariant &value)
{
    const auto object = QJsonDocument(QJsonObject::fromVariantMap(value.toMap()));
    const Json json = Json::parse(object.toJson(QJsonDocument::Compact).toStdString());
    return messageFromJson(json, say::formOf).value_or(Message());
}

} // namespace hp::ui
