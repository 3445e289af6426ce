// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/export/ExportRun.h"
#include "backend/export/Formats.h"
#include "backend/export/serve/OpenSource.h"

#include <QObject>
#include <QTimer>

#include <functional>
#include <memory>
#include <string>

namespace hp::exports {

/// Asks for what an incident would look like.
struct PreviewRequest {
    incident::Incident incident{};
    incident::Preset preset = incident::Preset::Internal;
    const Format *format = nullptr; ///< null: its entries, for who builds it
    bool acts = false; ///< whoever asks may change something: a place is kept for those
};
/// What the client is told, or why there is nothing to see.
using PreviewReply = std::function<void(Result<Json>)>;

/// One preview: an export into memory, bounded. Lives on the export thread and goes on in small
/// steps, so that exports go on beside it.
class PreviewJob : public QObject
{
    Q_OBJECT
public:
    struct Parts {
        ExportSettings settings{};
        const Format *format = nullptr; ///< null: entries
        OpenSource open{};
        /// Called once, on the export thread.
        PreviewReply reply{};
    };

    explicit PreviewJob(Parts parts);
    ~PreviewJob() override;

    void start();
    /// Answers that the backend stops.
    void cancel();

signals:
    void finished();

private:
    void pump();
    void finish(Result<Json> answer);
    [[nodiscard]] Json shown() const;

    Parts m_parts;
    std::unique_ptr<incident::FactSource> m_source{};
    std::unique_ptr<Sink> m_sink;
    std::unique_ptr<Exporter> m_exporter{};
    std::unique_ptr<ExportRun> m_run{};
    QTimer m_next{};
    bool m_over = false;
};

} // namespace hp::exports
