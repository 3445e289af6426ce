// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QTranslator>

namespace hp::tests {

/// A language that no one speaks: every text of the console in brackets, accented, and about 40 %
/// longer. What it does to a page, German will; what stays without brackets never went through
/// tr().
class PseudoLocale : public QTranslator
{
public:
    using QTranslator::QTranslator;

    [[nodiscard]] QString translate(const char *context,
                                    const char *sourceText,
                                    const char *disambiguation,
                                    int n) const override;
    [[nodiscard]] bool isEmpty() const override { return false; }
};

/// The text as it was before the language was put over it.
[[nodiscard]] QString withoutPseudo(const QString &text);
/// Whether all of a text, or the text around what was put into it, went through the translator.
[[nodiscard]] bool isPseudo(const QString &text);

} // namespace hp::tests
