// SPDX-License-Identifier: Apache-2.0
#include "tests/support/gateway/Patience.h"
#include "tests/support/runner/Runner.h"
#include "ui/desktop/RestingPointer.h"

#include <QMouseEvent>
#include <QQmlComponent>
#include <QQmlEngine>
#include <QQuickItem>
#include <QQuickWindow>
#include <QTest>
#include <QWindow>

#include <malloc.h>
#include <memory>

namespace tst_restingpointer {

using namespace hp::ui;

namespace {

const QPointF place(150, 190);

class CountingWindow : public QWindow
{
public:
    int moves = 0;
    QPointF last{};

protected:
    void mouseMoveEvent(QMouseEvent *event) override
    {
        ++moves;
        last = event->position();
    }
};

void enter(QWindow &window)
{
    QEnterEvent event(place, place, window.mapToGlobal(place));
    QCoreApplication::sendEvent(&window, &event);
}

void tell(QWindow &window, QEvent::Type type)
{
    QEvent event(type);
    QCoreApplication::sendEvent(&window, &event);
}

void frames(QWindow &window, int count)
{
    for (int frame = 0; frame < count; ++frame)
        tell(window, QEvent::UpdateRequest);
}

/// Asked of malloc and not given back; 0 where another one is in its place.
std::size_t bytesInUse()
{
    const struct mallinfo2 info = mallinfo2();
    return info.uordblks + info.hblkhd;
}

} // namespace

class TestRestingPointer : public QObject
{
    Q_OBJECT

private slots:
    void aPointerAtRestIsMovedInItsPlace();
    void aPointerElsewhereIsLeftAlone();
    void nothingMovesWhileAButtonIsDown();
    void aScreenThatNobodyTouchesDoesNotGrow();
};

void TestRestingPointer::aPointerAtRestIsMovedInItsPlace()
{
    CountingWindow window;
    new RestingPointer(window);
    enter(window);

    frames(window, RestingPointer::framesAtRest - 1);
    QCOMPARE(window.moves, 0);
    frames(window, 1);
    QCOMPARE(window.moves, 1);
    QCOMPARE(window.last, place);
    frames(window, 2 * RestingPointer::framesAtRest);
    QCOMPARE(window.moves, 3);
}

void TestRestingPointer::aPointerElsewhereIsLeftAlone()
{
    CountingWindow window;
    new RestingPointer(window);

    frames(window, 2 * RestingPointer::framesAtRest);
    QCOMPARE(window.moves, 0);
    enter(window);
    tell(window, QEvent::Leave);
    frames(window, 2 * RestingPointer::framesAtRest);
    QCOMPARE(window.moves, 0);
}

void TestRestingPointer::nothingMovesWhileAButtonIsDown()
{
    CountingWindow window;
    window.resize(300, 200);
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window, testTimeout));
    new RestingPointer(window);

    QTest::mousePress(&window, Qt::LeftButton, {}, place.toPoint());
    const int before = window.moves;
    frames(window, 2 * RestingPointer::framesAtRest);
    QCOMPARE(window.moves, before);
    QTest::mouseRelease(&window, Qt::LeftButton, {}, place.toPoint());
    frames(window, 1);
    QCOMPARE(window.moves, before + 1);
}

/// A hundred rows, the pointer over none of them, and something that changes with every frame.
void TestRestingPointer::aScreenThatNobodyTouchesDoesNotGrow()
{
    if (bytesInUse() == 0)
        QSKIP("malloc is another one and does not tell its bytes");
    QQmlEngine engine;
    QQmlComponent component(&engine);
    component.setData(R"(import QtQuick
        Item {
            width: 300; height: 200
            Rectangle { objectName: "changing"; y: 100; width: 9; height: 9; color: "red" }
            Repeater { model: 100; Item { x: 2 * index; width: 2; height: 9; HoverHandler {} } }
        })",
                      {});
    const std::unique_ptr<QObject> page(component.create());
    QVERIFY2(page, qPrintable(component.errorString()));
    auto *changing = page->findChild<QQuickItem *>(QStringLiteral("changing"));
    QQuickWindow window;
    qobject_cast<QQuickItem *>(page.get())->setParentItem(window.contentItem());
    window.resize(300, 200);
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window, testTimeout));
    new RestingPointer(window);
    enter(window);
    const auto draw = [&](int count) {
        for (int frame = 0; frame < count; ++frame) {
            changing->setX(frame % 250);
            frames(window, 1);
        }
    };

    draw(2 * RestingPointer::framesAtRest + 1); // the list has room for as many as it ever gets
    const std::size_t before = bytesInUse();
    draw(10 * RestingPointer::framesAtRest);
    const std::size_t after = bytesInUse();
    // Written down and never forgotten they were 100 * 6,000 pointers: 4.8 MB.
    QVERIFY2(after < before + 500'000,
             qPrintable(QStringLiteral("%1 bytes more").arg(after - before)));
}

} // namespace tst_restingpointer

HP_GUI_TEST(tst_restingpointer, TestRestingPointer)
#include "tst_restingpointer.moc"
