// SPDX-License-Identifier: Apache-2.0
#include "ui/theme/Theme.h"

#include <QAccessible>
#include <QQmlEngine>
#include <QQuickItem>
#include <QtQuickTest>

extern void qml_register_types_Holdpoint_Theme();
extern void qml_register_types_Holdpoint_Controls();

/// What only C++ can do for the QML tests: the press of an assistive technology.
class AccessiblePress : public QObject
{
    Q_OBJECT

public:
    /// False when the item offers no press.
    Q_INVOKABLE bool press(QQuickItem *item) const
    {
        QAccessibleInterface *interface = QAccessible::queryAccessibleInterface(item);
        if (!interface || !interface->actionInterface()
            || !interface->actionInterface()->actionNames().contains(
                QAccessibleActionInterface::pressAction()))
            return false;
        interface->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        return true;
    }
    Q_INVOKABLE int role(QQuickItem *item) const
    {
        QAccessibleInterface *interface = QAccessible::queryAccessibleInterface(item);
        return interface ? interface->role() : QAccessible::NoRole;
    }
    Q_INVOKABLE QString name(QQuickItem *item) const
    {
        QAccessibleInterface *interface = QAccessible::queryAccessibleInterface(item);
        return interface ? interface->text(QAccessible::Name) : QString();
    }
    Q_INVOKABLE QString description(QQuickItem *item) const
    {
        QAccessibleInterface *interface = QAccessible::queryAccessibleInterface(item);
        return interface ? interface->text(QAccessible::Description) : QString();
    }
};

class ControlsSetup : public QObject
{
    Q_OBJECT

public slots:
    void qmlEngineAvailable(QQmlEngine *engine)
    {
        qml_register_types_Holdpoint_Theme();
        qml_register_types_Holdpoint_Controls();
        engine->addImportPath(QStringLiteral("qrc:/qt/qml"));
        auto *theme = new hp::ui::Theme(hp::ui::ThemeChoice::Light, engine);
        theme->install(*engine);
        qmlRegisterSingletonInstance("Holdpoint.Tests", 1, 0, "AccessiblePress", &m_press);
    }

private:
    AccessiblePress m_press;
};

QUICK_TEST_MAIN_WITH_SETUP(controls, ControlsSetup)
#include "tst_controls.moc"
