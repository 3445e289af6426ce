// SPDX-License-Identifier: Apache-2.0
#include "tests/e2e/outages/Sight.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <nlohmann/json.hpp>
#include <utility>

namespace hp::test {

namespace {

constexpr std::chrono::milliseconds pollInterval{20};

[[noreturn]] void fail(const Error &error)
{
    std::fprintf(stderr, "the sight of the tests: %s\n", error.message.c_str());
    std::exit(1);
}

} // namespace

Sight::Sight(const kube::Endpoint &endpoint, std::shared_ptr<kube::Credentials> credentials)
    : m_cluster(std::make_unique<kube::KubeCluster>(endpoint, std::move(credentials), m_clock))
{
    auto history = history::HistoryStore::open(
        {m_folder.filePath(QStringLiteral("history.db")).toStdString()}, m_clock);
    if (!history)
        fail(history.error());
    m_history = std::move(*history);
    m_objects = std::make_unique<gateway::FleetObjects>(*m_cluster, m_clock);
    m_view = std::make_unique<gateway::ConnectionView>(
        *m_objects, m_clock, gateway::ConnectionView::Parts());
    m_recorder =
        std::make_unique<history::Recorder>(*m_history,
                                            m_clock,
                                            history::Recorder::Sources{&m_objects->machines(),
                                                                       &m_objects->nodes(),
                                                                       &m_objects->hosts(),
                                                                       &m_objects->events()});
    QObject::connect(
        &m_objects->machines(),
        &runtime::Informer::streamStateChanged,
        &m_context,
        [this](const QString &reason) {
            m_reason = reason.toStdString();
            poll();
        },
        // Before anybody else: what a change of the state makes visible is looked at afterwards.
        Qt::DirectConnection);
    if (const auto started = m_recorder->start(); !started)
        fail(started.error());
    m_objects->start();
    startWatch();
    poll();
}

Sight::~Sight()
{
    m_recorder->stop();
    m_objects->stop();
}

bool Sight::isStale() const
{
    return !m_reason.empty() || m_objects->machines().idleTime() >= staleAfter;
}

void Sight::poll()
{
    const TimePoint now = m_clock.now();
    m_staleness.pause = std::max(m_staleness.pause, now - std::exchange(m_looked, now));
    const bool stale = m_objects->machines().hasSynced() && isStale();
    if (stale && !m_staleness.from) {
        m_staleness.from = now;
        m_staleness.silence = m_objects->machines().idleTime();
    }
    if (stale)
        m_staleness.to.reset();
    else if (m_staleness.from && !m_staleness.to)
        m_staleness.to = now;
    m_clock.after(pollInterval, &m_context, [this] { poll(); });
}

Json Sight::streamRow()
{
    if (!m_connection)
        m_connection = *m_view->open("connection", Json::object());
    m_view->refresh(m_clock.now());
    for (const auto &[name, row] : m_connection->rows()) {
        if (name == "stream/machines.machine.openshift.io")
            return Json::parse(row);
    }
    return {};
}

} // namespace hp::test
