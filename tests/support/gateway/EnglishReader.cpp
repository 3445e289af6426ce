// SPDX-License-Identifier: Apache-2.0
#include "tests/support/gateway/EnglishReader.h"

#include "model/live/Row.h"
#include "model/messages/Exit.h"
#include "model/messages/Messages.h"
#include "model/messages/Status.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QStringList>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <set>
#include <utility>

namespace hp::tests {

namespace {

/// A sentence within a sentence within a sentence is the most that the backend says.
constexpr int maxDepth = 4;

/// So short that they may be anybody's words: they are said alone.
bool isSaidAlone(const MessageForm &row)
{
    static const std::set<const MessageForm *> alone{HP_EXIT_MESSAGES(HP_LIST_MESSAGE)
                                                         HP_STATUS_MESSAGES(HP_LIST_MESSAGE)};
    return alone.contains(&row);
}

bool isNumber(QStringView text)
{
    return !text.isEmpty()
        && std::ranges::all_of(text, [](QChar c) { return c >= u'0' && c <= u'9'; });
}

/// "47 m", "3 h 12 m", as formatAge() writes it.
std::optional<Duration> ageIn(QStringView text)
{
    const auto words = text.split(u' ');
    if (words.size() != 2 && words.size() != 4)
        return std::nullopt;
    Duration age{};
    for (qsizetype i = 0; i < words.size(); i += 2) {
        const QStringView unit = words[i + 1];
        const std::chrono::seconds each = unit == u"s" ? std::chrono::seconds(1)
            : unit == u"m"                             ? std::chrono::minutes(1)
            : unit == u"h"                             ? std::chrono::hours(1)
            : unit == u"d"                             ? std::chrono::hours(24)
                                                       : std::chrono::seconds(0);
        if (!isNumber(words[i]) || each == std::chrono::seconds(0))
            return std::nullopt;
        age += each * words[i].toLongLong();
    }
    return age;
}

/// Where the sentences of a text begin, the first one at 0.
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

/// The first letter of a sentence is a capital whatever its row begins with.
bool beginsWith(QStringView text, const QString &literal)
{
    if (text.size() < literal.size())
        return false;
    const QChar first = text.front();
    return (first == literal.front() || first.toLower() == literal.front())
        && text.sliced(1).startsWith(QStringView(literal).sliced(1));
}

MessageArgument argumentOf(Place place, QStringView value)
{
    switch (place) {
    case Place::Count:
        return place::Count::argument(value.toLongLong());
    case Place::Age:
        return place::Age::argument(ageIn(value).value_or(Duration()));
    case Place::Quote:
        return place::Quote::argument(value.toString().toStdString());
    default:
        return place::Name::argument(value.toString().toStdString());
    }
}

} // namespace

EnglishReader::Pattern::Pattern(const MessageForm &form)
    : row(&form)
{
    const QString text = QString::fromUtf8(form.english);
    qsizetype from = 0;
    for (std::size_t place = 0; place < form.placeCount; ++place) {
        const qsizetype at = text.indexOf(QStringLiteral("%%1").arg(place + 1), from);
        Q_ASSERT(at >= 0 && (at > from || place == 0)); // in their order, with words between them
        if (at > from)
            pieces.append({text.sliced(from, at - from)});
        pieces.append({{}, form.places[place]});
        spans = spans || form.places[place] == Place::Quote || form.places[place] == Place::Clause;
        from = at + 2;
    }
    if (from < text.size())
        pieces.append({text.sliced(from)});
    bool words = false;
    for (const Piece &piece : std::as_const(pieces)) {
        letters += static_cast<int>(piece.literal.size());
        words = words || std::ranges::any_of(piece.literal, [](QChar c) { return c.isLetter(); });
    }
    const Piece &head = pieces.front();
    saysNothing = !words
        && std::find(form.places, form.places + form.placeCount, Place::Quote)
            != form.places + form.placeCount;
    onlyOurs = !words || (head.literal.isEmpty() && head.place == Place::Clause);
    const qsizetype space = head.literal.indexOf(u' ');
    if (space > 0)
        firstWord = head.literal.first(space).toLower();
    else if (pieces.size() == 1)
        firstWord = head.literal.toLower();
}

std::optional<QList<QStringView>> EnglishReader::Pattern::match(QStringView clause,
                                                                const IsOurs &isOurs) const
{
    QList<QStringView> values;
    if (clause.size() < letters || !matchFrom(0, clause, values, isOurs))
        return std::nullopt;
    return values;
}

bool EnglishReader::Pattern::matchFrom(qsizetype piece,
                                       QStringView rest,
                                       QList<QStringView> &values,
                                       const IsOurs &isOurs) const
{
    if (piece == pieces.size())
        return rest.isEmpty();
    const Piece &here = pieces[piece];
    if (!here.literal.isEmpty()) {
        const bool said =
            piece == 0 ? beginsWith(rest, here.literal) : rest.startsWith(here.literal);
        return said && matchFrom(piece + 1, rest.sliced(here.literal.size()), values, isOurs);
    }
    const auto fits = [this, &here, &isOurs](QStringView text) {
        switch (here.place) {
        case Place::Name:
            return !text.isEmpty() && !text.startsWith(u' ') && !text.endsWith(u' ')
                && sentenceStarts(text).size() == 1;
        case Place::Age:
            return ageIn(text).has_value();
        case Place::Count:
            return isNumber(text);
        case Place::Clause: // single words are too common to be told from names
            return !text.isEmpty() && (!onlyOurs || (text.contains(u' ') && isOurs(text)));
        case Place::Quote:
            break;
        }
        return !text.isEmpty();
    };
    if (piece + 1 == pieces.size()) {
        if (!fits(rest))
            return false;
        values.append(rest);
        return true;
    }
    // A name may hold the words that follow it: every place where they stand is tried.
    const QString &next = pieces[piece + 1].literal;
    for (qsizetype at = rest.indexOf(next, 1); at > 0; at = rest.indexOf(next, at + 1)) {
        const QStringView value = rest.first(at);
        if (!fits(value))
            continue;
        values.append(value);
        if (matchFrom(piece + 1, rest.sliced(at), values, isOurs))
            return true;
        values.removeLast();
    }
    return false;
}

int EnglishReader::Pattern::weight(const QList<QStringView> &values) const
{
    int weight = letters;
    for (qsizetype i = 0; i < values.size(); ++i) {
        const Place place = row->places[i];
        if (place == Place::Age || place == Place::Count)
            weight += static_cast<int>(values[i].size());
    }
    return weight;
}

EnglishReader::EnglishReader()
{
    for (const MessageForm *row : say::shownMessages()) {
        if (Pattern pattern(*row); !pattern.saysNothing)
            m_patterns.push_back(std::move(pattern));
    }
    for (std::size_t i = 0; i < m_patterns.size(); ++i)
        m_byFirstWord[m_patterns[i].firstWord].append(static_cast<qsizetype>(i));
}

Message EnglishReader::read(const QString &english) const
{
    return english.isEmpty() ? Message() : read(english, 0).message;
}

bool EnglishReader::isOurs(const QString &english) const
{
    return !english.isEmpty() && read(english, 0).whole;
}

/// Cuts the text into the sentences by which most of it is known. From its end: what follows a
/// sentence is read once, however the text before it is cut.
EnglishReader::Reading EnglishReader::read(QStringView text, int depth) const
{
    const QList<qsizetype> starts = sentenceStarts(text);
    const auto count = static_cast<std::size_t>(starts.size());
    std::vector<Reading> best(count + 1);
    best[count].known = best[count].whole = true;
    for (std::size_t from = count; from-- > 0;) {
        for (std::size_t to = from + 1; to <= count; ++to) {
            const qsizetype begin = starts[static_cast<qsizetype>(from)];
            const qsizetype end =
                to == count ? text.size() : starts[static_cast<qsizetype>(to)] - 1;
            const Reading one = readClause(
                text.sliced(begin, end - begin),
                {.several = to > from + 1, .alone = depth == 0 && count == 1, .depth = depth});
            if (!one.known && to > from + 1)
                continue;
            const Reading &rest = best[to];
            Reading &kept = best[from];
            if (!kept.message.empty() && one.weight + rest.weight <= kept.weight)
                continue;
            kept.weight = one.weight + rest.weight;
            kept.known = one.known && rest.known;
            kept.whole = one.whole && rest.whole;
            kept.message = sentences({one.message, rest.message});
        }
    }
    return best.front();
}

EnglishReader::Reading EnglishReader::readClause(QStringView sentence, const Spot &spot) const
{
    const QStringView clause = sentence.endsWith(u'.') ? sentence.chopped(1) : sentence;
    const auto found = clause.isEmpty() ? std::vector<Found>() : fitting(clause, spot);
    if (found.empty())
        return {quoted(sentence.toString().toStdString())};
    return said(found.front(), spot.depth);
}

std::vector<EnglishReader::Found> EnglishReader::fitting(QStringView clause, const Spot &spot) const
{
    const int depth = spot.depth;
    std::vector<Found> found;
    if (depth > maxDepth)
        return found;
    const auto isOurs = [this, depth](QStringView text) { return read(text, depth + 1).known; };
    const qsizetype space = clause.indexOf(u' ');
    const QString word = (space < 0 ? clause : clause.first(space)).toString().toLower();
    for (const QString &key : {word, QString()}) {
        for (const qsizetype at : m_byFirstWord.value(key)) {
            const Pattern &pattern = m_patterns[static_cast<std::size_t>(at)];
            if ((spot.several && !pattern.spans) || (isSaidAlone(*pattern.row) && !spot.alone))
                continue;
            auto values = pattern.match(clause, isOurs);
            if (!values)
                continue;
            int weight = pattern.weight(*values);
            for (qsizetype i = 0; i < values->size(); ++i) {
                if (pattern.row->places[i] == Place::Clause)
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

EnglishReader::Reading EnglishReader::said(const Found &found, int depth) const
{
    Reading reading{{}, found.weight, true, true};
    std::vector<MessageArgument> arguments;
    for (qsizetype i = 0; i < found.values.size(); ++i) {
        const Place place = found.pattern->row->places[i];
        if (place != Place::Clause) {
            arguments.push_back(argumentOf(place, found.values[i]));
            continue;
        }
        Reading inner = read(found.values[i], depth + 1);
        reading.whole = reading.whole && inner.whole;
        arguments.push_back(place::Clause::argument(std::move(inner.message)));
    }
    reading.message = Message(*found.pattern->row, std::move(arguments));
    return reading;
}

namespace {

QJsonValue messageOf(const QString &english)
{
    static const EnglishReader reader;
    static QHash<QString, QJsonValue> read;
    const auto known = read.constFind(english);
    if (known != read.constEnd())
        return *known;
    const Message message = reader.read(english);
    QJsonValue json; // null: somebody else's words
    if (!message.empty() && !isQuote(message))
        json = QJsonDocument::fromJson(QByteArray::fromStdString(toJson(message).dump())).object();
    return *read.insert(english, json);
}

bool isSaid(const QString &member)
{
    static const QStringList members{
        QStringLiteral("sentence"), QStringLiteral("next"),      QStringLiteral("word"),
        QStringLiteral("text"),     QStringLiteral("reason"),    QStringLiteral("says"),
        QStringLiteral("evidence"), QStringLiteral("source"),    QStringLiteral("consequence"),
        QStringLiteral("refusal"),  QStringLiteral("outcome"),   QStringLiteral("question"),
        QStringLiteral("message"),  QStringLiteral("trouble"),   QStringLiteral("fault"),
        QStringLiteral("bypassed"), QStringLiteral("levelWhy"),  QStringLiteral("late"),
        QStringLiteral("why"),      QStringLiteral("saferExits")};
    return members.contains(member);
}

QJsonValue withMessagesIn(const QJsonValue &value)
{
    if (value.isObject())
        return withMessages(value.toObject());
    if (!value.isArray())
        return value;
    QJsonArray list;
    for (const QJsonValue &entry : value.toArray())
        list.append(withMessagesIn(entry));
    return list;
}

} // namespace

QJsonObject withMessages(const QJsonObject &object)
{
    QJsonObject said;
    for (auto member = object.begin(); member != object.end(); ++member) {
        const QJsonValue value = member.value();
        said.insert(member.key(), withMessagesIn(value));
        if (!isSaid(member.key()))
            continue;
        const std::string name = member.key().toStdString();
        // A document of several paragraphs is none, and its every cut would be tried: half a
        // minute.
        if (value.isString() && !value.toString().contains(QStringLiteral("\n\n"))) {
            if (const QJsonValue message = messageOf(value.toString()); !message.isNull())
                said.insert(QString::fromStdString(live::messageMember(name)), message);
        } else if (value.isArray()) {
            QJsonArray messages;
            for (const QJsonValue &entry : value.toArray())
                messages.append(messageOf(entry.toString()));
            said.insert(QString::fromStdString(live::messagesMember(name)), messages);
        }
    }
    return said;
}

} // namespace hp::tests
