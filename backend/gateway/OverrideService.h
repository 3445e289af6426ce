// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/gateway/BudgetService.h"
#include "backend/gateway/Commands.h"
#include "backend/gateway/TokenService.h"
#include "backend/gateway/views/PowerRow.h"
#include "backend/gateway/views/View.h"
#include "backend/http/credentials/ViewLinks.h"
#include "backend/http/credentials/WallPairing.h"
#include "backend/overrides/AuditReader.h"
#include "backend/overrides/BulkRuns.h"
#include "backend/overrides/OverridePipeline.h"
#include "model/live/OverrideRow.h"
#include "model/rules/alarms/Alarm.h"

#include <QObject>

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace hp::gateway {

/// Overrides as clients of the gateway see them: the commands `override.*` and `audit.*`, the views
/// `overrides` and `audit`, and an alarm for whoever goes alone. Who does what is who the front
/// says they are, never what a frame says. Control thread.
class OverrideService final : public QObject, public Commands
{
    Q_OBJECT
public:
    /// Where things are shown.
    struct Shown {
        std::shared_ptr<View> overrides{};
        std::shared_ptr<View> audit{};
        /// All alarms of overrides as of now; keys begin with "override/". May be empty.
        std::function<void(std::vector<alarms::AlarmSource>)> alarms{};
    };

    /// Pipeline, audit, clock and the plans that others may have for the same objects outlive this;
    /// null: there are no plans.
    OverrideService(overrides::OverridePipeline &pipeline,
                    overrides::AuditChain &audit,
                    runtime::Clock &clock,
                    Shown shown,
                    const overrides::BulkRuns *plans = nullptr);

    /// `override.preview` {action, machine or host, …} gives {id}: the row of that id in the view
    /// `overrides` follows. `override.press` {id, digest} gives {challenge, holdMilliseconds};
    /// `override.commit` {id, digest, reason, name, confirm, breakGlass, evenIfILeave},
    /// `override.approve` {id, digest}, `override.reject` {id, reason}, `override.abort` {id} give
    /// the row; `override.review` {id, note} gives {}.
    [[nodiscard]] Result<Json>
    run(const std::string &command, const Json &arguments, const Caller &caller) override;
    /// And `override.checks`, with the arguments of a preview, which replies {checks, level,
    /// refusal, at} when all of it was read: a look that leaves nothing behind. `audit.verify` and
    /// `audit.accept` {reason} reply {rows, head, fault} when the audit was read.
    void execute(const std::string &command,
                 const Json &arguments,
                 const Caller &caller,
                 Reply reply) override;

    /// Writes into the audit who came by a link. Errors: it cannot be written.
    [[nodiscard]] Result<Done> recordLink(const http::LinkedViewer &viewer);
    /// The same of what is done about a screen on a wall.
    [[nodiscard]] Result<Done> recordWall(const http::WallAct &act);
    /// That of who gets a token, or has none any more.
    [[nodiscard]] Result<Done> recordToken(const TokenService::Act &act);
    /// That of who sets how long holds may take.
    [[nodiscard]] Result<Done> recordBudget(const BudgetService::Act &act);
    /// The same of a certificate, a token or a key that was replaced, see rotationContent().
    [[nodiscard]] Result<Done> recordRotation(Json content)
    {
        return recordClosed(std::move(content));
    }

    /// The person and the reason of what the audit has of this override; nullopt: nothing.
    [[nodiscard]] std::optional<PowerRequest> requestOf(const std::string &override) const;
    /// What was sent to this host among the newest rows of the audit, the newest first.
    [[nodiscard]] std::vector<PowerRequest> requestsTo(const ObjectKey &host) const;

    /// Has the whole audit read again, which it does by itself every hour: one that does not hold
    /// is an alarm of the first priority and a line in the log until it does. It is read on a
    /// thread of its own, but for the first time.
    void check();
    /// It is being read, and what that says is not shown yet.
    [[nodiscard]] bool isReadingAudit() const { return m_reader.isReading(); }
    /// Somebody has come or gone: who looks at the same object is told anew.
    void showOthers();
    /// The audit has rows that come from no override: of a plan.
    void showAudit();

private:
    [[nodiscard]] Result<Done> recordClosed(Json content);
    [[nodiscard]] Result<Json> preview(const Json &arguments, const Caller &caller);
    [[nodiscard]] Result<Json> press(const Json &arguments, const Caller &caller);
    [[nodiscard]] Result<Json> commit(const Json &arguments, const Caller &caller);
    [[nodiscard]] Result<Json> reject(const Json &arguments, const Caller &caller);
    [[nodiscard]] Result<Json> approve(const Json &arguments, const Caller &caller);
    [[nodiscard]] Result<Json> abort(const Json &arguments, const Caller &caller);
    [[nodiscard]] Result<Json> review(const Json &arguments, const Caller &caller);

    void verify(Reply reply);
    void accept(const Json &arguments, const Caller &caller, Reply reply);
    /// The second half of it, for an audit of which other places say `fault`.
    void acceptOwn(const std::string &reason,
                   const std::string &fault,
                   const Caller &caller,
                   Reply reply);
    /// Has it read and shows what that says before `then`.
    void readAudit(overrides::AuditReader::Begin begin, std::function<void()> then);
    void showVerdict(Result<overrides::ChainVerdict> verdict);
    [[nodiscard]] Json verdict() const;

    /// What others do to the same object, by an override or a plan.
    [[nodiscard]] std::vector<Message> besides(const overrides::Ticket &ticket) const;
    [[nodiscard]] live::OverrideRow rowOf(const overrides::Ticket &ticket) const;
    [[nodiscard]] Result<Json> shown(const Result<overrides::Ticket> &ticket) const;
    void show(const QString &id);
    void showAlarms();

    overrides::OverridePipeline &m_pipeline;
    overrides::AuditChain &m_audit;
    runtime::Clock &m_clock;
    Shown m_shown;
    const overrides::BulkRuns *m_plans;
    overrides::ChainVerdict m_verdict{};
    TimePoint m_verifiedAt{};
    Duration m_readAt{}; ///< uptime
    std::uint64_t m_nextCheck = 0;
    /// The rows that opened what still has to be reviewed, by override.
    std::map<std::string, overrides::AuditRow> m_reviews{};
    std::map<ObjectKey, std::vector<PowerRequest>> m_hostRequests{}; ///< of the rows that are shown
    std::int64_t m_shownRows = -1;
    std::map<std::string, std::vector<Message>> m_others{}; ///< as shown, by override
    std::vector<Reply> m_verifying{}; ///< who asked how the audit is
    int m_checks = 0; ///< that are read or wait
    bool m_checkWaits = false; ///< one of them is not begun yet
    overrides::AuditReader m_reader{};
};

} // namespace hp::gateway
