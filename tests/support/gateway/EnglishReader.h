// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Message.h"

#include <QHash>
#include <QJsonObject>
#include <QString>
#include <QStringView>

#include <functional>
#include <optional>
#include <vector>

namespace hp::tests {

/// Finds the message of an English text by the tables of model/messages. Scripted rows are written
/// as people read them; this gives them the messages that a backend sends. Only for texts that a
/// test made up: nothing that is shipped reads a sentence back.
///
/// A text is read sentence by sentence. Where several rows fit, the one that says most of the text
/// itself is taken; what none fits is somebody else's words.
class EnglishReader
{
public:
    EnglishReader();

    [[nodiscard]] Message read(const QString &english) const;
    /// All of it, down to what stands at places for messages, is said by rows of ours.
    [[nodiscard]] bool isOurs(const QString &english) const;

private:
    /// A row taken apart, to be held against a clause: a sentence without its full stop.
    struct Pattern {
        explicit Pattern(const MessageForm &row);

        /// What stands at the places; nullopt when the clause is another sentence.
        using IsOurs = std::function<bool(QStringView)>;
        [[nodiscard]] std::optional<QList<QStringView>> match(QStringView clause,
                                                              const IsOurs &isOurs) const;
        /// How much of a clause is said by the row, and is no text of others.
        [[nodiscard]] int weight(const QList<QStringView> &values) const;
        /// Begins with a place, or with a capital that is part of it.
        struct Piece {
            QString literal{}; ///< empty: a place
            Place place = Place::Name;
        };
        bool matchFrom(qsizetype piece,
                       QStringView rest,
                       QList<QStringView> &values,
                       const IsOurs &isOurs) const;

        const MessageForm *row;
        QList<Piece> pieces{};
        QString firstWord{}; ///< small letters; empty where it begins with a place
        int letters = 0;
        bool spans = false; ///< a value may hold the end of a sentence
        bool onlyOurs = false; ///< a message within it has to be ours: it says too little itself
        bool saysNothing = false; ///< without a word of its own around somebody else's: fits all
    };
    struct Reading {
        Message message{};
        int weight = 0;
        bool known = false; ///< it is a message of ours
        bool whole = false; ///< and so are those within it
    };
    struct Found {
        const Pattern *pattern = nullptr;
        QList<QStringView> values{};
        int weight = 0;
    };
    /// Where a clause stands.
    struct Spot {
        bool several = false; ///< it holds the end of a sentence
        bool alone = false; ///< it is the whole text
        int depth = 0; ///< sentences around it
    };
    [[nodiscard]] Reading read(QStringView text, int depth) const;
    [[nodiscard]] Reading readClause(QStringView sentence, const Spot &spot) const;
    [[nodiscard]] std::vector<Found> fitting(QStringView clause, const Spot &spot) const;
    [[nodiscard]] Reading said(const Found &found, int depth) const;

    std::vector<Pattern> m_patterns;
    QHash<QString, QList<qsizetype>> m_byFirstWord; ///< "" for those that begin with a place
};

/// A frame or a row with the messages beside what it says (docs/protocol.md).
[[nodiscard]] QJsonObject withMessages(const QJsonObject &object);

} // namespace hp::tests
