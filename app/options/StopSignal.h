// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QObject>

namespace hp::app {

/// Turns SIGTERM and SIGINT into a Qt signal on the thread that made it. One per process.
class StopSignal : public QObject
{
    Q_OBJECT
public:
    explicit StopSignal(QObject *parent = nullptr);
    ~StopSignal() override;

signals:
    void requested();
};

} // namespace hp::app
