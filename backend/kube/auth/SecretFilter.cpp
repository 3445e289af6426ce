// SPDX-License-Identifier: Apache-2.0
#include "backend/kube/auth/SecretFilter.h"

#include "model/base/Secrets.h"

#include <QRegularExpression>
#include <QString>

namespace hp::kube {

namespace {

QRegularExpression pattern(const char *text)
{
    return QRegularExpression(QString::fromLatin1(text),
                              QRegularExpression::CaseInsensitiveOption
                                  | QRegularExpression::DotMatchesEverythingOption);
}

} // namespace

std::string shownOf(const std::string &text, const std::vector<std::string> &secrets)
{
    static const QRegularExpression colours = pattern("\\x1b\\[[0-9;?]*[a-z]");
    QString plain = QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
    plain.remove(colours);
    QString shown = QString::fromStdString(withoutSecrets(plain.toStdString(), secrets));
    shown.replace(u'\r', u'\n');
    for (qsizetype i = 0; i < shown.size(); ++i) {
        const QChar c = shown.at(i);
        if (c.category() == QChar::Other_Control && c != u'\n' && c != u'\t')
            shown[i] = u' ';
    }
    return shown.toStdString();
}

} // namespace hp::kube
