// SPDX-License-Identifier: Apache-2.0
#include "backend/kube/auth/SecretFilter.h"

#include <QRegularExpression>
#include <QString>

namespace hp::kube {

namespace {

constexpr qsizetype minSecretLength = 4; ///< what is shorter occurs in any text

QRegularExpression pattern(const char *text)
{
    return QRegularExpression(QString::fromLatin1(text),
                              QRegularExpression::CaseInsensitiveOption
                                  | QRegularExpression::DotMatchesEverythingOption);
}

} // namespace

std::string withoutSecrets(const std::string &text, const std::vector<std::string> &secrets)
{
    static const QString hidden = QStringLiteral("[hidden]");
    static const QRegularExpression colours = pattern("\\x1b\\[[0-9;?]*[a-z]");
    static const QRegularExpression keys =
        pattern("-----BEGIN [a-z ]*PRIVATE KEY-----.*?(-----END [a-z ]*PRIVATE KEY-----|\\z)");
    static const QRegularExpression webTokens =
        pattern("\\beyJ[a-z0-9_-]+\\.[a-z0-9_-]+(\\.[a-z0-9_-]*)?");
    static const QRegularExpression bearers = pattern("\\b(bearer|basic)\\s+[a-z0-9._~+/=-]+");
    static const QRegularExpression named = pattern(
        "((?:password|passwd|secret|token|api[_-]?key)[\"']?\\s*[=:]\\s*)[\"']?[^\\s\"',;&]+");

    QString shown = QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
    shown.remove(colours);
    for (const std::string &secret : secrets) {
        const QString word = QString::fromStdString(secret);
        if (word.size() >= minSecretLength)
            shown.replace(word, hidden);
    }
    shown.replace(keys, hidden);
    shown.replace(webTokens, hidden);
    shown.replace(bearers, QStringLiteral("\\1 ") + hidden);
    shown.replace(named, QStringLiteral("\\1") + hidden);
    shown.replace(u'\r', u'\n');
    for (qsizetype i = 0; i < shown.size(); ++i) {
        const QChar c = shown.at(i);
        if (c.category() == QChar::Other_Control && c != u'\n' && c != u'\t')
            shown[i] = u' ';
    }
    return shown.toStdString();
}

} // namespace hp::kube
