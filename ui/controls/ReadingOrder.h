// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QQuickItem>

namespace hp::ui {

/// Inside a list or a grid, keeps its rows in the order in which they are seen, for whoever has
/// them read aloud: assistive technologies go by the order of the items, and a list whose rows move
/// and are used again leaves them in any order. GUI thread.
class ReadingOrder : public QQuickItem
{
    Q_OBJECT
    QML_ELEMENT

public:
    explicit ReadingOrder(QQuickItem *parent = nullptr);

protected:
    void itemChange(ItemChange change, const ItemChangeData &value) override;

private:
    void arrange();

    QMetaObject::Connection m_frames;
};

} // namespace hp::ui
