// SPDX-License-Identifier: Apache-2.0
#include "tests/support/gateway/Patience.h"
#include "tests/support/runner/Runner.h"

#include <QAccessible>
#include <QQmlComponent>
#include <QQmlEngine>
#include <QQuickItem>
#include <QQuickWindow>
#include <QTest>

extern void qml_register_types_Holdpoint_Controls();

namespace tst_readingorder {

class TestReadingOrder : public QObject
{
    Q_OBJECT

private slots:
    void rowsAreReadAsTheyAreSeen();
};

namespace {

/// Those that wait to be used again are not.
bool isShown(QAccessibleInterface *row)
{
    return row->role() == QAccessible::Row && !row->state().invisible;
}

QStringList namesIn(QAccessibleInterface *list)
{
    QStringList names;
    for (int i = 0; list && i < list->childCount(); ++i) {
        if (isShown(list->child(i)))
            names.append(list->child(i)->text(QAccessible::Name));
    }
    return names;
}

} // namespace

/// Rows that were moved, taken out and put in again, and used again while a person scrolled.
void TestReadingOrder::rowsAreReadAsTheyAreSeen()
{
    qml_register_types_Holdpoint_Controls();
    QQmlEngine engine;
    engine.addImportPath(QStringLiteral("qrc:/qt/qml"));
    QQmlComponent component(&engine);
    component.setData(R"(
        import QtQuick
        import Holdpoint.Controls
        Window {
            height: 100
            visible: true
            width: 100
            property alias list: list
            property alias rows: rows
            ListModel {
                id: rows
                Component.onCompleted: { for (let i = 0; i < 9; ++i) append({ name: "r" + i }); }
            }
            ListView {
                id: list
                Accessible.name: "list"
                Accessible.role: Accessible.Table
                anchors.fill: parent
                model: rows
                reuseItems: true
                ReadingOrder {
                }
                delegate: Item {
                    required property string name
                    Accessible.name: name
                    Accessible.role: Accessible.Row
                    height: 20
                    width: 100
                }
            }
        })",
                      QUrl());
    const std::unique_ptr<QObject> made(component.create());
    auto *window = qobject_cast<QQuickWindow *>(made.get());
    QVERIFY2(window, qPrintable(component.errorString()));
    QVERIFY(QTest::qWaitForWindowExposed(window, testTimeout));
    auto *list = window->property("list").value<QQuickItem *>();
    auto *rows = window->property("rows").value<QObject *>();
    const auto seen = [list] {
        QList<std::pair<double, QString>> found;
        QAccessibleInterface *table = QAccessible::queryAccessibleInterface(list);
        for (int i = 0; i < table->childCount(); ++i) {
            QAccessibleInterface *row = table->child(i);
            if (isShown(row))
                found.append({row->rect().y(), row->text(QAccessible::Name)});
        }
        std::sort(found.begin(), found.end());
        QStringList names;
        for (const auto &[y, name] : found)
            names.append(name);
        return names;
    };
    const auto call = [rows](const char *method, auto... values) {
        return QMetaObject::invokeMethod(rows, method, values...);
    };
    QTRY_VERIFY(seen().size() >= 5);
    for (int turn = 0; turn < 8; ++turn) {
        QVERIFY(call("move", Q_ARG(int, turn), Q_ARG(int, (turn * 5 + 3) % 8), Q_ARG(int, 1)));
        list->setProperty("contentY", turn % 2 == 0 ? 80.0 : 0.0);
        QTRY_COMPARE(namesIn(QAccessible::queryAccessibleInterface(list)), seen());
    }
}

} // namespace tst_readingorder

HP_GUI_TEST(tst_readingorder, TestReadingOrder)
#include "tst_readingorder.moc"
