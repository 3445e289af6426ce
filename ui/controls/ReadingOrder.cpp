// SPDX-License-Identifier: Apache-2.0
#include "ui/controls/ReadingOrder.h"

#include <QQuickWindow>

#include <algorithm>

namespace hp::ui {

ReadingOrder::ReadingOrder(QQuickItem *parent)
    : QQuickItem(parent)
{ }

void ReadingOrder::itemChange(ItemChange change, const ItemChangeData &value)
{
    if (change == ItemSceneChange) {
        disconnect(m_frames);
        // The rows are where they belong then.
        if (value.window)
            m_frames =
                connect(value.window, &QQuickWindow::frameSwapped, this, &ReadingOrder::arrange);
    }
    QQuickItem::itemChange(change, value);
}

void ReadingOrder::arrange()
{
    const auto *list = parentItem();
    if (!list || !list->isVisible())
        return; // after every frame, and most lists belong to other pages
    const auto *rows = list->property("contentItem").value<QQuickItem *>();
    if (!rows)
        return;
    QList<QQuickItem *> items = rows->childItems();
    const auto before = [](const QQuickItem *one, const QQuickItem *other) {
        return one->y() != other->y() ? one->y() < other->y() : one->x() < other->x();
    };
    if (std::is_sorted(items.cbegin(), items.cend(), before))
        return;
    std::stable_sort(items.begin(), items.end(), before);
    for (qsizetype i = 1; i < items.size(); ++i)
        items.at(i)->stackAfter(items.at(i - 1));
}

} // namespace hp::ui

#include "moc_ReadingOrder.cpp"
