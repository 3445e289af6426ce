// SPDX-License-Identifier: Apache-2.0
#include "ui/languages/SentenceBook.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

namespace hp::ui {

namespace {

/// A sentence within a sentence within a sentence is the most that the backend says.
constexpr int deepest = 4;
/// No sentence of the backend is longer; the text of somebody else may be.
constexpr qsizetype longest = 2000;
/// So many texts are on a screen, several times over.
constexpr qsizetype remembered = 4096;

QString inLanguage(const char *english)
{
    return QCoreApplication::translate("Sentence", english);
}

QString stopped(const QString &clause)
{
    if (clause.endsWith(u'?') || clause.endsWith(u'\uff1f'))
        return clause;
    return QCoreApplication::translate("Sentence", "%1.").replace(QLatin1String("%1"), clause);
}

/// Languages that write no space between sentences have a translation without one.
QString joined(const QString &one, const QString &other)
{
    return QCoreApplication::translate("Sentence", "%1 %2")
        .replace(QLatin1String("%1"), one)
        .replace(QLatin1String("%2"), other);
}

/// A translation that begins with a name, or in another script, has nothing to make a capital of.
QString capitalised(QString form)
{
    qsizetype at = 0;
    while (at < form.size() && form[at].isPunct() && form[at] != u'%')
        ++at;
    if (at < form.size() && form[at].isLower())
        form[at] = form[at].toUpper();
    return form;
}

QString clauseOf(QStringView sentence)
{
    return (sentence.endsWith(u'.') ? sentence.chopped(1) : sentence).toString();
}

} // namespace

SentenceBook::SentenceBook()
{
    const auto add = [this](std::initializer_list<std::span<const SentenceForm>> lists) {
        for (const auto &list : lists) {
            for (const SentenceForm &form : list)
                m_patterns.emplace_back(form);
        }
    };
    add({stuckSentences(),
         factSentences(),
         nextSentences(),
         powerSentences(),
         overrideSentences(),
         maintenanceSentences(),
         windowSentences(),
         answerSentences(),
         connectionSentences()});
    m_firstAlone = m_patterns.size();
    add({exitSentences(), statusWords()});
    for (std::size_t i = 0; i < m_patterns.size(); ++i)
        m_byFirstWord[m_patterns[i].firstWord()].append(static_cast<qsizetype>(i));
}

QString SentenceBook::translated(const QString &english) const
{
    if (english.isEmpty() || english.size() > longest)
        return english;
    return read(english, 0).text;
}

QStringList SentenceBook::unknownIn(const QString &english) const
{
    return english.isEmpty() ? QStringList() : read(english, 0).unknown;
}

QStringList SentenceBook::formsOf(const QString &english) const
{
    const QString clause = clauseOf(english);
    QStringList forms;
    const auto found =
        fitting(clause, {.several = sentenceStarts(clause).size() > 1, .alone = true});
    for (const Found &one : found) {
        if (one.weight == found.front().weight)
            forms.append(QString::fromUtf8(one.pattern->english()));
    }
    return forms;
}

/// Cuts the text into the sentences by which most of it is known. From its end: what follows a
/// sentence is read once, however the text before it is cut.
SentenceBook::Reading SentenceBook::read(QStringView text, int depth) const
{
    const QList<qsizetype> starts = sentenceStarts(text);
    const auto count = static_cast<std::size_t>(starts.size());
    std::vector<Reading> best(count + 1);
    best[count].known = true;
    for (std::size_t from = count; from-- > 0;) {
        for (std::size_t to = from + 1; to <= count; ++to) {
            const qsizetype begin = starts[static_cast<qsizetype>(from)];
            const qsizetype end =
                to == count ? text.size() : starts[static_cast<qsizetype>(to)] - 1;
            Reading one = readClause(
                text.sliced(begin, end - begin),
                {.several = to > from + 1, .alone = depth == 0 && count == 1, .depth = depth});
            if (!one.known && to > from + 1)
                continue;
            const Reading &rest = best[to];
            const bool first = best[from].text.isEmpty();
            if (!first && one.weight + rest.weight <= best[from].weight)
                continue;
            best[from].weight = one.weight + rest.weight;
            best[from].known = one.known && rest.known;
            best[from].unknown = one.unknown + rest.unknown;
            best[from].text = rest.text.isEmpty() ? one.text
                : one.known                       ? joined(one.text, rest.text)
                                                  : one.text + u' ' + rest.text;
        }
    }
    return best.front();
}

SentenceBook::Reading SentenceBook::readClause(QStringView sentence, const Place &place) const
{
    const bool stop = sentence.endsWith(u'.');
    const QStringView clause = stop ? sentence.chopped(1) : sentence;
    const auto found = clause.isEmpty() ? std::vector<Found>() : fitting(clause, place);
    if (found.empty()) {
        const QString same = sentence.toString();
        return {same, 0, false, {same}};
    }
    const bool capital =
        clause.front().isUpper() && (stop || !found.front().pattern->beginsWithName());
    Reading reading = said(found.front(), capital, place.depth);
    if (stop)
        reading.text = stopped(reading.text);
    return reading;
}

std::vector<SentenceBook::Found> SentenceBook::fitting(QStringView clause, const Place &place) const
{
    const int depth = place.depth;
    std::vector<Found> found;
    if (depth > deepest)
        return found;
    const auto isOurs = [this, depth](QStringView text) { return read(text, depth + 1).known; };
    const qsizetype space = clause.indexOf(u' ');
    const QString word = (space < 0 ? clause : clause.first(space)).toString().toLower();
    for (const QString &key : {word, QString()}) {
        for (const qsizetype at : m_byFirstWord.value(key)) {
            const SentencePattern &pattern = m_patterns[static_cast<std::size_t>(at)];
            if ((place.several && !pattern.spansSentences())
                || (static_cast<std::size_t>(at) >= m_firstAlone && !place.alone))
                continue;
            auto values = pattern.match(clause, isOurs);
            if (!values)
                continue;
            int weight = pattern.weight(*values);
            for (qsizetype i = 0; i < values->size(); ++i) {
                if (pattern.places()[i].toLower() == u's')
                    weight += read(values->at(i), depth + 1).weight;
            }
            found.push_back({&pattern, std::move(*values), weight});
        }
    }
    // The one that says most itself; of two, the one that leaves fewer places to chance.
    std::ranges::stable_sort(found, [](const Found &one, const Found &other) {
        return one.weight != other.weight ? one.weight > other.weight
                                          : one.values.size() < other.values.size();
    });
    return found;
}

SentenceBook::Reading SentenceBook::said(const Found &found, bool capital, int depth) const
{
    QString form = inLanguage(found.pattern->english());
    if (capital)
        form = capitalised(std::move(form));
    Reading reading{{}, found.weight, true, {}};
    // In one pass: a name may hold a "%2".
    for (qsizetype at = 0; at < form.size(); ++at) {
        const int place = form[at] == u'%' && at + 1 < form.size() ? form[at + 1].digitValue() : -1;
        if (place < 1 || place > found.values.size()) {
            reading.text += form[at];
            continue;
        }
        ++at;
        const QStringView value = found.values[place - 1];
        if (found.pattern->places()[place - 1].toLower() == u's') {
            const Reading inner = read(value, depth + 1);
            reading.text += inner.text;
            reading.unknown += inner.unknown;
        } else {
            reading.text += value;
        }
    }
    return reading;
}

QString translated(const QString &english)
{
    static QHash<QString, QString> read;
    static QString language;
    // A sentence that every language has tells which one is spoken.
    static constexpr const char *probe = "the node is drained next";
    const QString now = inLanguage(probe);
    if (std::exchange(language, now) != now)
        read.clear();
    if (english.isEmpty() || now == QLatin1String(probe))
        return english;
    static const SentenceBook book; // English needs none
    if (const auto known = read.constFind(english); known != read.constEnd())
        return *known;
    if (read.size() >= remembered)
        read.clear();
    return *read.insert(english, book.translated(english));
}

QStringList translated(const QStringList &english)
{
    QStringList texts;
    texts.reserve(english.size());
    for (const QString &one : english)
        texts.append(translated(one));
    return texts;
}

} // namespace hp::ui
