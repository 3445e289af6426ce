// SPDX-License-Identifier: Apache-2.0
#include "tests/support/console/PseudoLocale.h"

#include <QHash>

namespace hp::tests {

using namespace Qt::Literals::StringLiterals;

namespace {

QChar accented(QChar letter)
{
    static const QString plain = u"aceinouyACEINOUY"_s;
    static const QString marked = u"áçéíñóúýÁÇÉÍÑÓÚÝ"_s;
    const qsizetype at = plain.indexOf(letter);
    return at < 0 ? letter : marked[at];
}

} // namespace

QString PseudoLocale::translate(const char *context,
                                const char *sourceText,
                                const char * /*disambiguation*/,
                                int /*n*/) const
{
    // The names of keys are Qt's, and are parsed again.
    if (qstrcmp(context, "QShortcut") == 0)
        return {};
    const QString source = QString::fromUtf8(sourceText);
    QString result(u'[');
    int letters = 0;
    for (qsizetype at = 0; at < source.size(); ++at) {
        const QChar letter = source[at];
        result += letter == u'%' ? letter : accented(letter);
        letters += letter.isLetter() ? 1 : 0;
        // %1, %L1 and %n stay as they are.
        if (letter == u'%' && at + 1 < source.size())
            result += source[++at];
    }
    return result + QString((letters * 2 + 4) / 5, u'~') + u']';
}

QString withoutPseudo(const QString &text)
{
    QString plain;
    for (const QChar letter : text.normalized(QString::NormalizationForm_D)) {
        if (letter.category() != QChar::Mark_NonSpacing && !u"[]~"_s.contains(letter))
            plain += letter;
    }
    return plain;
}

bool isPseudo(const QString &text)
{
    return text.contains(u'[') && text.contains(u']');
}

} // namespace hp::tests
