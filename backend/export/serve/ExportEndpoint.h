// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/export/serve/ExportJob.h"
#include "backend/export/serve/IncidentStore.h"
#include "backend/export/serve/PreviewJob.h"
#include "backend/runtime/Mailbox.h"
#include "model/incident/OwnerFigures.h"

#include <QObject>
#include <QThread>

#include <functional>
#include <map>
#include <memory>
#include <string>

namespace hp::exports {

/// An export as others are told of it: audit and view.
struct ExportDeed {
    std::uint64_t number = 0;
    std::string user{};
    ExportRequest request{};
    std::vector<std::string> machines{};
    TimePoint startedAt{};
    ExportProgress progress{};
};

/// Answers everything below /export: exports for viewers, incidents for operators
/// (docs/exports.md). Lives on the control thread, reads and writes documents on a thread of its
/// own; a few exports at a time share it, more are asked to come again.
class ExportEndpoint final : public QObject, public http::HttpHandler
{
    Q_OBJECT
public:
    struct Parts {
        IncidentStore *incidents = nullptr;
        OpenSource open{};
        OpenStates openStates{}; ///< what bundles have beside; may be null
        std::function<TimePoint()> now{};
        /// Called on the control thread before an export reads anything: when holds are late, as
        /// the screens of this site say it. May be null.
        std::function<LimitsOfHolds()> limits{};
        /// Likewise: what is usual of the hooks of these machines. May be null.
        std::function<UsualOf(const std::vector<std::string> &machines, TimePoint at)> usual{};
        /// Called on the control thread: whether anything was ever known of this machine. May be
        /// null.
        std::function<bool(const std::string &machine)> isKnown{};
        /// Called on the control thread before anything is read: what waits to be written becomes
        /// part of the record.
        std::function<void()> settle{};
        /// Before the first byte goes out, while it runs, and at its end.
        std::function<void(const ExportDeed &)> onChanged{};
        /// What the owners of hooks cost in [from, to); called on the export thread.
        std::function<Result<std::vector<incident::OwnerFigures>>(TimePoint from, TimePoint to)>
            owners{};
        std::string cluster{};
        double timeScale = 1.0;
        std::function<std::uint64_t()> drops{};
        std::string folder{}; ///< of the data directory
        std::shared_ptr<const BundleKey> key{}; ///< signs bundles; may be null
        /// What the record has lost already: an export cannot give more.
        incident::Preset redactedAs = incident::Preset::Internal;
    };

    explicit ExportEndpoint(Parts parts);
    ~ExportEndpoint() override;

    void handle(std::shared_ptr<http::HttpExchange> exchange) override;
    /// Shows what a draft would look like; the reply comes once, on the control thread. Two run at
    /// a time, a third is Refused. Nobody takes anything away by it, so no audit has it.
    void preview(PreviewRequest request, PreviewReply reply);
    /// What the owners of hooks cost in [from, to); the reply comes once, on the control thread.
    using OwnersReply = std::function<void(const Result<std::vector<incident::OwnerFigures>> &)>;
    void owners(TimePoint from, TimePoint to, OwnersReply reply);
    /// Signs the bundles that are asked for from now on.
    void signWith(std::shared_ptr<const BundleKey> key) { m_parts.key = std::move(key); }
    /// Ends what was asked for with other tokens than these.
    void endAllBut(const http::TokenHashes &good);
    /// Ends what runs; safe to call twice.
    void stop();

private:
    void answer(const std::shared_ptr<http::HttpExchange> &exchange);
    void answerIncidents(const std::shared_ptr<http::HttpExchange> &exchange);
    void answerOwners(const std::shared_ptr<http::HttpExchange> &exchange);
    void start(const std::shared_ptr<http::HttpExchange> &exchange, const ExportRequest &request);
    /// Invalid when the range has not begun.
    [[nodiscard]] Result<ExportSettings> settingsFor(incident::Incident incident,
                                                     incident::Preset preset) const;
    template<typename Job>
    void launch(Job *job);
    void onProgress(std::uint64_t number, const ExportProgress &progress);

    Parts m_parts;
    runtime::Mailbox m_mailbox{this};
    QThread m_thread{};
    /// Stands on the export thread, owns the jobs, goes with it.
    QObject *m_there = nullptr;
    std::map<std::uint64_t, ExportDeed> m_running{};
    std::uint64_t m_lastNumber = 0;
    int m_previews = 0; ///< that run
    int m_reports = 0; ///< of owners, that run
    bool m_stopped = false;
};

} // namespace hp::exports
