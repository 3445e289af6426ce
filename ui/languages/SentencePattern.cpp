// SPDX-License-Identifier: Apache-2.0
#include "ui/languages/SentencePattern.h"

#include <algorithm>

namespace hp::ui {

namespace {

bool isNumber(QStringView text)
{
    return !text.isEmpty()
        && std::ranges::all_of(text, [](QChar c) { return c >= u'0' && c <= u'9'; });
}

/// "47 m", "3 h 12 m", as formatAge() of model/base writes it.
bool isDuration(QStringView text)
{
    const auto words = text.split(u' ');
    if (words.size() != 2 && words.size() != 4)
        return false;
    for (qsizetype i = 0; i < words.size(); i += 2) {
        const QStringView unit = words[i + 1];
        if (!isNumber(words[i]) || (unit != u"s" && unit != u"m" && unit != u"h" && unit != u"d"))
            return false;
    }
    return true;
}

bool fits(char kind, QStringView text, const SentencePattern::IsOurs &isOurs)
{
    if (text.isEmpty())
        return false;
    switch (kind) {
    case 'n':
        return std::ranges::none_of(text, [](QChar c) { return c.isSpace(); });
    case 'p':
        return !text.startsWith(u' ') && !text.endsWith(u' ') && sentenceStarts(text).size() == 1;
    case 'd':
        return isDuration(text);
    case 'c':
        return isNumber(text);
    case 'S': // single words are too common to be told from names
        return text.contains(u' ') && isOurs(text);
    default:
        return true;
    }
}

/// The first letter of a sentence is a capital whatever its form begins with.
bool beginsWith(QStringView text, const QString &literal)
{
    if (text.size() < literal.size())
        return false;
    const QChar first = text.front();
    return (first == literal.front() || first.toLower() == literal.front())
        && text.sliced(1).startsWith(QStringView(literal).sliced(1));
}

} // namespace

QList<qsizetype> sentenceStarts(QStringView text)
{
    QList<qsizetype> starts{0};
    for (qsizetype at = 1; at + 1 < text.size(); ++at) {
        const QChar before = text[at - 1];
        if (text[at] == u' ' && (before == u'.' || before == u'\u2026' || before == u'?')
            && text[at + 1] != u' ')
            starts.append(at + 1);
    }
    return starts;
}

SentencePattern::SentencePattern(const SentenceForm &form)
    : m_english(form.english)
    , m_places(QString::fromLatin1(form.places))
{
    const QString text = QString::fromUtf8(form.english);
    qsizetype from = 0;
    for (qsizetype place = 0; place < m_places.size(); ++place) {
        const qsizetype at = text.indexOf(QLatin1Char('%') + QString::number(place + 1), from);
        Q_ASSERT(at >= 0 && (at > from || place == 0)); // in their order, with words between them
        if (at > from)
            m_pieces.append({text.sliced(from, at - from)});
        m_pieces.append({{}, m_places[place].toLatin1()});
        from = at + 2;
    }
    if (from < text.size())
        m_pieces.append({text.sliced(from)});
    for (const Piece &piece : std::as_const(m_pieces))
        m_letters += static_cast<int>(piece.literal.size());
    m_spans = m_places.contains(u't') || m_places.contains(u's') || m_places.contains(u'S');
    const QString &head = m_pieces.front().literal;
    const qsizetype space = head.indexOf(u' ');
    if (space > 0)
        m_firstWord = head.first(space).toLower();
    else if (m_pieces.size() == 1)
        m_firstWord = head.toLower();
}

bool SentencePattern::beginsWithName() const
{
    const QString &head = m_pieces.front().literal;
    return head.isEmpty() || head.front().isUpper();
}

std::optional<QList<QStringView>> SentencePattern::match(QStringView clause,
                                                         const IsOurs &isOurs) const
{
    QList<QStringView> values;
    if (clause.size() < m_letters || !matchFrom(0, clause, values, isOurs))
        return std::nullopt;
    return values;
}

bool SentencePattern::matchFrom(qsizetype piece,
                                QStringView rest,
                                QList<QStringView> &values,
                                const IsOurs &isOurs) const
{
    if (piece == m_pieces.size())
        return rest.isEmpty();
    const Piece &here = m_pieces[piece];
    if (!here.literal.isEmpty()) {
        const bool said =
            piece == 0 ? beginsWith(rest, here.literal) : rest.startsWith(here.literal);
        return said && matchFrom(piece + 1, rest.sliced(here.literal.size()), values, isOurs);
    }
    if (piece + 1 == m_pieces.size()) {
        if (!fits(here.kind, rest, isOurs))
            return false;
        values.append(rest);
        return true;
    }
    // A name may hold the words that follow it: every place where they stand is tried.
    const QString &next = m_pieces[piece + 1].literal;
    for (qsizetype at = rest.indexOf(next, 1); at > 0; at = rest.indexOf(next, at + 1)) {
        const QStringView value = rest.first(at);
        if (!fits(here.kind, value, isOurs))
            continue;
        values.append(value);
        if (matchFrom(piece + 1, rest.sliced(at), values, isOurs))
            return true;
        values.removeLast();
    }
    return false;
}

int SentencePattern::weight(const QList<QStringView> &values) const
{
    int weight = m_letters;
    for (qsizetype i = 0; i < values.size(); ++i) {
        if (m_places[i] == u'd' || m_places[i] == u'c')
            weight += static_cast<int>(values[i].size());
    }
    return weight;
}

} // namespace hp::ui
