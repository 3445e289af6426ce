// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/gateway/Commands.h"
#include "backend/gateway/views/View.h"
#include "backend/runtime/Clock.h"
#include "backend/runtime/ConfigMapText.h"
#include "model/rules/holds/Budgets.h"

#include <QObject>

#include <functional>
#include <memory>
#include <string>

namespace hp::gateway {

/// How long holds may take at this site, changed while the backend runs: the commands `budget.*`
/// and the view `budgets`. What people set is kept in a ConfigMap and stands before the
/// configuration of each backend; what another replica or kubectl writes there is read within a
/// minute. Control thread.
class BudgetService final : public QObject, public Commands
{
    Q_OBJECT
public:
    /// One of them was changed.
    struct Act {
        std::string key{};
        std::string actor{};
        std::string from{}; ///< the address
        std::string reason{};
        Duration before{}; ///< 0: the default
        Duration after{}; ///< likewise
        std::string refusal{}; ///< the cluster's, of one that was recorded before
    };

    /// All that is passed in outlives this.
    struct Parts {
        cluster::Cluster *cluster = nullptr;
        runtime::Clock *clock = nullptr;
        std::string ns{}; ///< of the ConfigMap: that of the backend
        holds::Budgets configured{};
        std::shared_ptr<View> shown{};
        /// These count from now on.
        std::function<void(const holds::Budgets &)> apply{};
        /// Writes it into the audit, before it is kept; an error refuses it.
        std::function<Result<Done>(const Act &)> record{};
    };
    explicit BudgetService(Parts parts);
    ~BudgetService() override;

    void start();
    void stop() { m_stopped = true; }
    /// The configuration was read again.
    void setConfigured(holds::Budgets configured);

    [[nodiscard]] Result<Json>
    run(const std::string &command, const Json &arguments, const Caller &caller) override;
    /// `budget.set` {key, limit, reason} keeps that limit, a duration such as 45m, for holds of
    /// that key; `budget.reset` {key, reason} has the configuration and the default count again.
    /// Both give {key, limit}: the seconds that count now, 0 for the default. For administrators.
    void execute(const std::string &command,
                 const Json &arguments,
                 const Caller &caller,
                 Reply reply) override;

private:
    void change(const std::string &key,
                const std::string &limit,
                const Json &arguments,
                const Caller &caller,
                Reply reply);
    void read();
    void take(const std::string &text);
    void show();

    Parts m_parts;
    runtime::ConfigMapText m_kept;
    holds::Budgets m_set{}; ///< by people
    std::string m_trouble{}; ///< why what is kept cannot be read, as it was logged
    bool m_stopped = false;
};

} // namespace hp::gateway
