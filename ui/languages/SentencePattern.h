// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/languages/Sentences.h"

#include <QList>
#include <QString>
#include <QStringView>

#include <functional>
#include <optional>

namespace hp::ui {

/// A form taken apart, to be held against a clause: a sentence without its full stop.
class SentencePattern
{
public:
    /// Whether a text is a sentence of ours.
    using IsOurs = std::function<bool(QStringView)>;

    explicit SentencePattern(const SentenceForm &form);

    [[nodiscard]] const char *english() const { return m_english; }
    /// What every text of this form begins with, in small letters up to the first space; empty when
    /// it begins with a place.
    [[nodiscard]] const QString &firstWord() const { return m_firstWord; }
    /// The text at a place may hold the end of a sentence.
    [[nodiscard]] bool spansSentences() const { return m_spans; }
    /// Begins with a capital that is part of it: "Host %1 …".
    [[nodiscard]] bool beginsWithName() const;
    /// Letters of the kinds of its places.
    [[nodiscard]] const QString &places() const { return m_places; }

    /// What stands at the places; nullopt when the clause is another sentence.
    [[nodiscard]] std::optional<QList<QStringView>> match(QStringView clause,
                                                          const IsOurs &isOurs) const;
    /// How much of a clause is said by the form, and is no text of others.
    [[nodiscard]] int weight(const QList<QStringView> &values) const;

private:
    struct Piece {
        QString literal{}; ///< empty: a place
        char kind = 0;
    };
    [[nodiscard]] bool matchFrom(qsizetype piece,
                                 QStringView rest,
                                 QList<QStringView> &values,
                                 const IsOurs &isOurs) const;

    const char *m_english;
    QString m_places;
    QString m_firstWord;
    QList<Piece> m_pieces;
    int m_letters = 0;
    bool m_spans = false;
};

/// Where the sentences of a text begin, the first one at 0.
[[nodiscard]] QList<qsizetype> sentenceStarts(QStringView text);

} // namespace hp::ui
