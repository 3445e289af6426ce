// SPDX-License-Identifier: Apache-2.0
#include "app/shared/Exports.h"
#include "backend/runtime/ManualClock.h"
#include "tests/backend/http/FakeExchange.h"
#include "tests/support/gateway/Patience.h"
#include "tests/support/runner/Runner.h"

#include <QTemporaryDir>
#include <QTest>

#include <mutex>
#include <nlohmann/json.hpp>

namespace tst_exportsdismissed {

using namespace hp;
using namespace std::chrono_literals;

namespace {

/// Takes nothing, so that its export waits for it for ever.
class Stalled final : public http::HttpExchange
{
public:
    explicit Stalled(http::HttpRequest request)
        : m_request(std::move(request))
        , m_stream(std::make_shared<Stream>())
    { }

    const http::HttpRequest &request() const override { return m_request; }
    void respond(http::HttpResponse) override { }
    std::shared_ptr<http::HttpStream> stream(http::HttpResponse) override { return m_stream; }
    bool ended() { return m_stream->ended(); }
    std::string text() { return m_stream->text(); }

private:
    class Stream final : public http::HttpStream
    {
    public:
        bool write(http::Chunk chunk) override
        {
            const std::lock_guard lock(m_mutex);
            m_text += *chunk;
            return true;
        }
        std::size_t pending() const override
        {
            const std::lock_guard lock(m_mutex);
            return m_text.empty() ? 0 : std::size_t(1) << 30;
        }
        void end() override
        {
            const std::lock_guard lock(m_mutex);
            m_ended = true;
        }
        void onClosed(std::function<void()>) override { }
        bool ended()
        {
            const std::lock_guard lock(m_mutex);
            return m_ended;
        }
        std::string text()
        {
            const std::lock_guard lock(m_mutex);
            return m_text;
        }

    private:
        mutable std::mutex m_mutex{};
        std::string m_text{};
        bool m_ended = false;
    };

    http::HttpRequest m_request;
    std::shared_ptr<Stream> m_stream;
};

class NoViews final : public gateway::ViewSource
{
public:
    Result<std::shared_ptr<gateway::View>> open(const std::string &name, const Json &) override
    {
        return gateway::noSuchView(name);
    }
    void refresh(TimePoint) override { }
};

} // namespace

/// Whose token was revoked takes nothing more away.
class TestExportsDismissed : public QObject
{
    Q_OBJECT
private slots:
    void whatRunsForThatUserEndsAndNothingElse()
    {
        const QTemporaryDir folder;
        runtime::ManualClock clock(*parseTime("2026-01-10T12:00:00Z"));
        history::HistoryStore::Options options;
        options.path = folder.filePath(QStringLiteral("history.db")).toStdString();
        const auto store = history::HistoryStore::open(options, clock);
        QVERIFY(bool(store));
        std::vector<history::Transition> moves;
        for (int i = 0; i < 20'000; ++i) {
            history::Transition move;
            move.machine = move.object = {"n", "w"};
            move.kind = "Machine";
            move.uid = "u";
            move.lane = move.state.kind = "phase";
            move.state.look = i % 2 == 0 ? "Running" : "Failed";
            move.at = move.seen = clock.now() + std::chrono::milliseconds(i);
            move.revision = std::to_string(i);
            moves.push_back(std::move(move));
        }
        (*store)->append(std::move(moves));
        clock.advance(1h);
        auto directory =
            http::DataDirectory::open(folder.filePath(QStringLiteral("data")).toStdString());
        QVERIFY(bool(directory));
        NoViews none;
        gateway::PublishedViews views(none);
        app::Exports::Parts parts;
        parts.history = store->get();
        parts.views = &views;
        parts.clock = &clock;
        parts.directory = &*directory;
        parts.cluster = "lab";
        parts.record = (*store)->place();
        parts.usual = [] { return std::map<holds::BaselineKey, holds::Baseline>(); };
        parts.timelineChanged = [](const ObjectKey &) {};
        auto exports = app::Exports::open(std::move(parts));
        QVERIFY(bool(exports));
        const auto ask = [&](const char *user) {
            auto exchange = std::make_shared<Stalled>(
                test::requestFor("GET",
                                 "/export/machine/n/w?format=csv&since=2h",
                                 {user, {"viewer"}, {}, false, "hash-of-" + std::string(user)}));
            (*exports)->handler().handle(exchange);
            return exchange;
        };
        const auto eves = ask("eve");
        const auto adas = ask("ada");
        QTRY_VERIFY(!eves->text().empty() && !adas->text().empty());

        (*exports)->endAllBut({"hash-of-ada"});

        QTRY_VERIFY(eves->ended());
        QVERIFY2(
            eves->text().ends_with("THIS EXPORT IS NOT COMPLETE: the token is no longer valid\n"),
            eves->text().c_str());
        QVERIFY(!adas->ended());
        (*exports)->stop();
        QVERIFY(adas->ended());
    }
};

} // namespace tst_exportsdismissed

HP_TEST(tst_exportsdismissed, TestExportsDismissed)
#include "tst_exportsdismissed.moc"
