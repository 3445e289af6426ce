// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/runtime/Clock.h"
#include "model/rules/alerts/AlertBook.h"

#include <QObject>

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace hp::monitoring {

/// Knows which alerts are pending or firing without a Prometheus: reads the gauges at even
/// intervals, evaluates the rules over them and remembers across restarts what they found. Lives
/// on the control thread.
class AlertWatch : public QObject
{
    Q_OBJECT
public:
    /// What the gauges say now; an empty snapshot is a scrape that failed.
    using Read = std::function<metrics::Snapshot()>;
    /// Where the book survives a restart. Either may be empty; load() of nothing gives "".
    struct Memory {
        std::function<std::string()> load{};
        std::function<void(const std::string &text)> save{};
    };
    struct Options {
        Duration interval = std::chrono::seconds(30);
        /// How often the book is kept when nothing in it came or went; what a crash may add to the
        /// pause that it then sees.
        Duration saveEvery = std::chrono::minutes(5);
    };

    AlertWatch(runtime::Clock &clock, Read read, Memory memory);
    AlertWatch(runtime::Clock &clock, Read read, Memory memory, Options options);
    ~AlertWatch() override;

    /// Loads the book; the first evaluation is one interval later, or with evaluateNow().
    void start();
    /// Keeps the book. Safe to call twice.
    void stop();
    /// For the moment at which the gauges become known; the intervals begin anew.
    void evaluateNow();

    [[nodiscard]] std::vector<alerts::FiringAlert> alerts() const;

signals:
    /// An alert came, went or began to fire.
    void changed();

private:
    struct Private;
    std::unique_ptr<Private> m;
};

} // namespace hp::monitoring
