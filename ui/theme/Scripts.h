// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QString>

namespace hp::ui {

/// Whether some font here has the letters of a language ("ja", "zh-Hans"); ours have those of the
/// others. Needs a QGuiApplication.
[[nodiscard]] bool canShow(const QString &language);

/// What the fonts of this machine can not show. GUI thread.
class Scripts : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    /// That a language is not spoken for want of a font, in a sentence; else empty. It is in
    /// English, as all is then.
    Q_PROPERTY(QString notice READ notice CONSTANT)

public:
    using QObject::QObject;

    /// Before any window exists.
    static void setWithoutFont(const QString &language);
    [[nodiscard]] static QString notice();
};

} // namespace hp::ui
