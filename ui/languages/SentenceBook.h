// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/languages/SentencePattern.h"

#include <QHash>
#include <QString>
#include <QStringList>

#include <vector>

namespace hp::ui {

/// The sentences of the backend in the language of the console. The backend speaks one language,
/// because its logs, exports, Events and its audit are kept and read by everybody; what a person
/// sees on a screen is translated here, when it is shown.
///
/// A text is read sentence by sentence against the forms that are known; names, numbers and
/// durations are put into the translation as they are. Where several forms fit, the one that says
/// most of the text itself is taken. A sentence without a form stays as it is, whole.
class SentenceBook
{
public:
    SentenceBook();

    /// In the language whose translator is installed; the text itself in English.
    [[nodiscard]] QString translated(const QString &english) const;
    /// The sentences of a text, and those at its places, for which there is no form.
    [[nodiscard]] QStringList unknownIn(const QString &english) const;
    /// Forms that say as much of a text as the one that is taken: two where it is ambiguous.
    [[nodiscard]] QStringList formsOf(const QString &english) const;

private:
    struct Reading {
        QString text{};
        int weight = 0;
        bool known = false; ///< all of it
        QStringList unknown{};
    };
    struct Found {
        const SentencePattern *pattern = nullptr;
        QList<QStringView> values{};
        int weight = 0;
    };
    [[nodiscard]] Reading read(QStringView text, int depth) const;
    /// Where a clause stands.
    struct Place {
        bool several = false; ///< it holds the end of a sentence
        bool alone = false; ///< it is the whole text
        int depth = 0; ///< sentences around it
    };
    [[nodiscard]] Reading readClause(QStringView sentence, const Place &place) const;
    [[nodiscard]] std::vector<Found> fitting(QStringView clause, const Place &place) const;
    [[nodiscard]] Reading said(const Found &found, bool capital, int depth) const;

    std::vector<SentencePattern> m_patterns;
    /// From here on, those that are said alone: so short that they may be anybody's words.
    std::size_t m_firstAlone = 0;
    QHash<QString, QList<qsizetype>> m_byFirstWord; ///< "" for those that begin with a place
};

/// The same from the book of the program, which remembers what it has read lately. Of the GUI
/// thread. Whoever keeps the answer asks again when QEvent::LanguageChange comes.
[[nodiscard]] QString translated(const QString &english);
[[nodiscard]] QStringList translated(const QStringList &english);

} // namespace hp::ui
