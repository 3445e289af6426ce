// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QString>

namespace hp::ui {

/// Numbers and instants in the words of product.md 4.10. Instants are milliseconds since 1970 in
/// UTC, 0 for none, which reads as an empty text.
class Words : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    /// Whoever reads ages wants to know when it began instead: "14:03Z" for "47 m".
    Q_PROPERTY(bool absolute READ isAbsolute WRITE setAbsolute NOTIFY absoluteChanged)

public:
    using QObject::QObject;

    [[nodiscard]] bool isAbsolute() const { return m_absolute; }
    void setAbsolute(bool absolute);

    /// A time of the wire as an instant; 0 when it is none.
    Q_INVOKABLE double instant(const QString &time) const;
    /// "47 m", "3 h 12 m". Never negative: clocks differ by a little.
    Q_INVOKABLE QString age(double since, double now) const;
    /// The same with "≥" before it, for a picture that may have moved on.
    Q_INVOKABLE QString atLeast(double since, double now) const;
    /// "14:03:22"
    Q_INVOKABLE QString clock(double instant) const;
    /// "2026-11-20 14:03:22Z"
    Q_INVOKABLE QString stamp(double instant) const;
    /// As it can be shown: without control characters, but for the ends of lines.
    Q_INVOKABLE QString visible(const QString &text) const;
    /// The age of a stream: "0.4 s", "6 s", "3 m".
    Q_INVOKABLE QString streamAge(double milliseconds) const;
    /// "14:03" today, "11-20 14:03" on another day.
    Q_INVOKABLE QString minute(double instant, double now) const;
    /// "1,204"
    Q_INVOKABLE QString count(int number) const;
    /// "1 machine", "1,204 machines": the number in its words. `many` holds a %1.
    Q_INVOKABLE QString counted(int number, const QString &one, const QString &many) const;
    /// The parts that are not empty, with the separator between them.
    Q_INVOKABLE QString joined(const QStringList &parts, const QString &separator) const;
    /// The text with spaces at which no line breaks between a number and its unit, and within
    /// "3 h 12 m". For what is shown; what is copied or exported keeps its plain spaces.
    Q_INVOKABLE QString unbroken(const QString &text) const;
    /// The same with plain spaces again.
    Q_INVOKABLE QString plain(const QString &text) const;
    /// Replaces the `text` of an item by unbroken(); a binding to it stays.
    Q_INVOKABLE void keepUnits(QObject *item) const;
    /// What a row of the backend says at that member, in the language of the console.
    Q_INVOKABLE QString said(const QVariantMap &row, const QString &member) const;
    /// A word that the backend chooses from a list, such as the state of a part.
    Q_INVOKABLE QString word(const QString &english) const;
    /// "12.4 MB"
    Q_INVOKABLE QString bytes(double number) const;

signals:
    void absoluteChanged();

private:
    bool m_absolute = false;
};

} // namespace hp::ui
