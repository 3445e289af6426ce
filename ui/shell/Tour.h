// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/settings/Preferences.h"

#include <QObject>
#include <QQmlEngine>
#include <QQuickItem>
#include <QString>

namespace hp::ui {

/// The tour of a lab: which of its steps is shown, and when none is. It knows pages and whether the
/// element of a step is there, never what a step says (TourCard.qml), and it sends nothing. Shown
/// without being asked for once in a console that keeps what a person chose, until that person ends
/// it. GUI thread; the preferences outlive it.
class Tour : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the console")
    /// There is a tour here: the backend of the window plays a lab.
    Q_PROPERTY(bool offered READ isOffered CONSTANT)
    /// Somebody is in it, whether its card can be shown just now or not.
    Q_PROPERTY(bool active READ isActive NOTIFY changed)
    /// Its card is to be seen: the step is on the page, and nothing holds the tour.
    Q_PROPERTY(bool shown READ isShown NOTIFY changed)
    /// It waits to hear of the element of its step.
    Q_PROPERTY(bool looking READ isLooking NOTIFY changed)
    /// From 0; -1 while nobody is in it.
    Q_PROPERTY(int step READ step NOTIFY changed)
    Q_PROPERTY(int count READ count CONSTANT)
    /// The object name of the element that the step is about; empty without a step.
    Q_PROPERTY(QString element READ element NOTIFY changed)
    /// The page that the window shows.
    Q_PROPERTY(QString page READ page WRITE setPage NOTIFY changed)
    /// No card now: the connection is lost, or nothing can be operated.
    Q_PROPERTY(bool held READ isHeld WRITE setHeld NOTIFY changed)

public:
    Tour(Preferences &preferences, bool lab, QObject *parent = nullptr);

    /// Starts it for whoever has not ended it yet; nothing where it could not be remembered.
    void offer();
    /// Starts it for whoever asks, from its first step.
    Q_INVOKABLE void start();
    /// Behind the last step it has been seen.
    Q_INVOKABLE void next();
    Q_INVOKABLE void back();
    /// It has been seen, wherever it stands.
    Q_INVOKABLE void skip();
    /// Whether the element of the step is on its page, which has all that it shows. A step without
    /// one is passed over; without any the tour ends, and is not kept as seen.
    Q_INVOKABLE void report(bool there);
    /// The topmost visible item of that object name below `root`; null without one.
    [[nodiscard]] Q_INVOKABLE static QQuickItem *find(QQuickItem *root, const QString &name);

    [[nodiscard]] bool isOffered() const { return m_lab; }
    [[nodiscard]] bool isActive() const { return m_step >= 0; }
    [[nodiscard]] bool isShown() const;
    [[nodiscard]] bool isLooking() const;
    [[nodiscard]] int step() const { return m_step; }
    [[nodiscard]] static int count();
    [[nodiscard]] QString element() const;
    [[nodiscard]] const QString &page() const { return m_page; }
    void setPage(const QString &page);
    [[nodiscard]] bool isHeld() const { return m_held; }
    void setHeld(bool held);

signals:
    void changed();
    /// A step that was asked for is on this page.
    void pageAsked(const QString &page);
    /// The person in the tour went to another step of it, whose card gets the keyboard.
    void moved();
    void ended();

private:
    enum class Element { Unknown, There, Missing };

    /// Goes to a step on behalf of the tour; -1 and count() end it.
    void go(int step);
    void end(bool seen);
    [[nodiscard]] bool isOnItsPage() const;

    Preferences &m_preferences;
    bool m_lab;
    bool m_held = false;
    QString m_page;
    int m_step = -1;
    Element m_element = Element::Unknown;
    bool m_followed = false; ///< its page was gone to by the person, not by the tour
    int m_direction = 1;
    int m_from = 0; ///< the step that was left last with its element there
    bool m_anyThere = false; ///< a step has been shown
};

} // namespace hp::ui
