// SPDX-License-Identifier: Apache-2.0
#include "app/ctl/CtlCommands.h"
#include "tests/app/ScriptedBackend.h"
#include "tests/support/runner/Runner.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <fcntl.h>
#include <functional>
#include <memory>
#include <string_view>
#include <unistd.h>

namespace tst_overridecommand {

using namespace hp;
using Json = nlohmann::json;

namespace {

/// The side of the backend in one override: it is previewed, delayed, and ended by an abort.
class OverrideScript
{
public:
    explicit OverrideScript(test::ScriptedBackend &backend)
    {
        backend.reply = [this](const Json &frame) { return answerTo(frame); };
    }

    /// Called when the commit is here and not answered yet; gives whether it is answered.
    std::function<bool()> onCommit = [] { return true; };
    /// Called when the first look at the delayed row is here.
    std::function<void()> onDelayed = [] {};
    /// Called when a ping that came behind the preview is answered.
    std::function<void()> onPong = [] {};
    bool breaksWhileDelayed = false; ///< the connection, at that look
    std::vector<std::string> commands{};
    Json fleet = Json::object();

private:
    static QStringList said(const Json &frame) { return {QString::fromStdString(frame.dump())}; }

    QStringList answerTo(const Json &frame)
    {
        if (frame["op"] == "hello")
            return said({{"op", "welcome"}, {"protocol", 1}});
        if (frame["op"] == "subscribe" && frame["view"] == "fleet")
            return said({{"op", "snapshot"}, {"id", frame["id"]}, {"rows", fleet}});
        if (frame["op"] == "subscribe") {
            if (m_row["state"] == "delayed" && breaksWhileDelayed)
                return {QString()};
            if (m_row["state"] == "delayed")
                onDelayed();
            return said({{"op", "snapshot"},
                         {"id", frame["id"]},
                         {"at", "2026-01-10T12:00:00.000000Z"},
                         {"rows", {{"o-1", m_row}}}});
        }
        if (frame["op"] == "unsubscribe" && m_row["state"] == "previewed")
            return said({{"op", "ping"}});
        if (frame["op"] == "pong")
            onPong();
        if (frame["op"] != "command")
            return {};
        commands.push_back(frame["command"]);
        if (commands.back() == "override.commit") {
            m_row["state"] = "delayed";
            if (!onCommit())
                return {QString()};
        } else if (commands.back() == "override.abort") {
            m_row["state"] = "aborted";
            m_row["outcome"] = "Aborted by anna before anything was sent.";
        }
        return said(
            {{"op", "result"}, {"id", frame["id"]}, {"outcome", "observed"}, {"result", m_row}});
    }

    Json m_row{{"id", "o-1"},
               {"state", "previewed"},
               {"digest", "d"},
               {"digits", "0042"},
               {"sendAt", "2026-01-10T12:00:10.000000Z"}};
};

/// A terminal in the place of the standard input, as long as it lives.
class OwnTerminal
{
public:
    OwnTerminal()
    {
        const bool isReady = m_ours >= 0 && ::grantpt(m_ours) == 0 && ::unlockpt(m_ours) == 0;
        const char *name = isReady ? ::ptsname(m_ours) : nullptr;
        const int theirs = name ? ::open(name, O_RDWR | O_NOCTTY) : -1;
        if (theirs < 0)
            return;
        m_there = ::dup2(theirs, STDIN_FILENO) == STDIN_FILENO;
        ::close(theirs);
    }
    OwnTerminal(const OwnTerminal &) = delete;
    OwnTerminal &operator=(const OwnTerminal &) = delete;
    ~OwnTerminal()
    {
        ::dup2(m_before, STDIN_FILENO);
        ::close(m_before);
        ::close(m_ours);
    }

    [[nodiscard]] bool isThere() const { return m_there; }
    bool type(std::string_view text)
    {
        return ::write(m_ours, text.data(), text.size()) == static_cast<ssize_t>(text.size());
    }

private:
    int m_before = ::dup(STDIN_FILENO);
    int m_ours = ::posix_openpt(O_RDWR | O_NOCTTY);
    bool m_there = false;
};

} // namespace

class TestOverrideCommand : public QObject
{
    Q_OBJECT
private slots:
    void init()
    {
        m_dir = std::make_unique<QTemporaryDir>();
        m_backend = std::make_unique<test::ScriptedBackend>();
        m_script = std::make_unique<OverrideScript>(*m_backend);
        m_options = {};
        m_options.backend.url = m_backend->url();
        m_options.backend.tokenFile = test::tokenFileIn(*m_dir);
        QVERIFY(!m_options.backend.tokenFile.empty());
        m_options.action = "detach";
        m_options.host = "metal/host-2";
        m_options.yes = true;
    }

    void aHostOfTwoNamespacesIsNotGuessed()
    {
        m_script->fleet = {{"a/w-1", {{"name", "w-1"}, {"host", "metal-a/host-2"}}},
                           {"a/w-2", {{"name", "w-2"}, {"host", "metal-a/other-host-2"}}},
                           {"b/w-1", {{"name", "w-1"}, {"host", "metal-b/host-2"}}}};
        m_options.host = "host-2";
        m_options.previewOnly = true;
        QCOMPARE(app::runOverrideCommand(m_options), 2);
        QVERIFY(m_script->commands.empty());
        m_script->fleet.erase("b/w-1");
        QCOMPARE(app::runOverrideCommand(m_options), 0);
        QVERIFY(m_script->commands == std::vector<std::string>{"override.preview"});
    }

    void controlCTakesItBackWheneverItIsPressed_data()
    {
        QTest::addColumn<bool>("before");
        QTest::newRow("before the backend has answered the commit") << true;
        QTest::newRow("while the send is delayed") << false;
    }
    void controlCTakesItBackWheneverItIsPressed()
    {
        QFETCH(const bool, before);
        const auto press = [] { std::raise(SIGINT); };
        if (before)
            m_script->onCommit = [press] { return press(), true; };
        else
            m_script->onDelayed = press;
        QCOMPARE(app::runOverrideCommand(m_options), 1);
        const std::vector<std::string> wanted{
            "override.preview", "override.commit", "override.abort"};
        QVERIFY(m_script->commands == wanted);
    }

    /// A backend closes when its pings stay without an answer.
    void whoReadsForLongIsStillConnected()
    {
        OwnTerminal terminal;
        if (!terminal.isThere())
            QSKIP("there are no terminals here");
        m_options.yes = false;
        m_script->onPong = [&terminal] { QVERIFY(terminal.type("0042\n")); };
        m_script->onDelayed = [] { std::raise(SIGINT); };
        QCOMPARE(app::runOverrideCommand(m_options), 1);
        const std::vector<std::string> wanted{
            "override.preview", "override.commit", "override.abort"};
        QVERIFY(m_script->commands == wanted);
    }

    void whatMayBeUnderWayIsSaidToBe_data()
    {
        QTest::addColumn<bool>("committed");
        QTest::newRow("a commit without an answer is no refusal") << false;
        QTest::newRow("a line that is lost later is no end") << true;
    }
    void whatMayBeUnderWayIsSaidToBe()
    {
        QFETCH(const bool, committed);
        if (committed)
            m_script->breaksWhileDelayed = true;
        else
            m_script->onCommit = [] { return false; };
        QByteArray told;
        {
            QFile error(m_dir->filePath(QStringLiteral("stderr")));
            QVERIFY(error.open(QIODevice::ReadWrite));
            std::fflush(stderr);
            const int kept = ::dup(STDERR_FILENO);
            ::dup2(error.handle(), STDERR_FILENO);
            const int code = app::runOverrideCommand(m_options);
            ::dup2(kept, STDERR_FILENO);
            ::close(kept);
            QCOMPARE(code, 1);
            error.seek(0);
            told = error.readAll();
        }
        QVERIFY2(told.contains("was lost"), told.constData());
        QVERIFY2(told.contains("holdpointctl override abort o-1"), told.constData());
    }

private:
    std::unique_ptr<QTemporaryDir> m_dir;
    std::unique_ptr<test::ScriptedBackend> m_backend;
    std::unique_ptr<OverrideScript> m_script;
    app::OverrideOptions m_options;
};

} // namespace tst_overridecommand

HP_TEST(tst_overridecommand, TestOverrideCommand)
#include "tst_overridecommand.moc"
