// SPDX-License-Identifier: Apache-2.0
#include "backend/kube/auth/ExecCredentials.h"

#include "backend/kube/auth/ExecProtocol.h"
#include "backend/kube/auth/SecretFilter.h"
#include "model/messages/Connection.h"

#include <QFileInfo>
#include <QStandardPaths>

#include <algorithm>
#include <array>

namespace hp::kube {

namespace {

using namespace std::chrono_literals;

/// Before the second and the third try.
constexpr std::array<Duration, 2> pauses{1s, 5s};
constexpr std::size_t maxTries = pauses.size() + 1;
/// What is refused sooner was never good.
constexpr Duration probation = 1min;
const std::string bearer = "Bearer ";
/// So long after a click a browser surprises nobody.
constexpr Duration attention = 1min;
constexpr std::size_t shownOutput = 300; ///< bytes of what was printed last, in the state

std::string lastLines(const std::string &text)
{
    const auto end = text.find_last_not_of(" \t\n");
    if (end == std::string::npos)
        return {};
    std::string shown = text.substr(0, end + 1);
    if (shown.size() > shownOutput) {
        const auto line = shown.find('\n', shown.size() - shownOutput);
        shown.erase(0, line == std::string::npos ? shown.size() - shownOutput : line + 1);
    }
    return shown;
}

/// As the shell would find it, but never in the current folder.
std::string programPath(const std::string &command, const QProcessEnvironment &environment)
{
    const QString name = QString::fromStdString(command);
    if (name.contains(u'/'))
        return QFileInfo(name).isExecutable() ? command : std::string();
    QStringList folders;
    for (const QString &folder :
         environment.value(QStringLiteral("PATH")).split(u':', Qt::SkipEmptyParts)) {
        if (folder.startsWith(u'/'))
            folders += folder;
    }
    return folders.isEmpty() ? std::string()
                             : QStandardPaths::findExecutable(name, folders).toStdString();
}

/// Of a run that did not end well.
Message whyEnded(const PluginName &plugin, const ExecOutcome &outcome)
{
    const auto &[command, user] = plugin;
    switch (outcome.end) {
    case ExecOutcome::End::Exited:
        return say::pluginEndedWithExitCode(command, user, outcome.code);
    case ExecOutcome::End::Crashed:
        return say::pluginWasEndedBySignal(command, user, outcome.code);
    case ExecOutcome::End::NotStarted:
        return say::pluginCannotBeStarted(command, user);
    case ExecOutcome::End::TimedOut:
        return say::pluginDidNotAnswer(command, user);
    case ExecOutcome::End::TooLong:
        return say::pluginPrintedTooMuch(command, user);
    }
    return {};
}

} // namespace

ExecCredentials::ExecCredentials(ExecSetup setup,
                                 runtime::Clock &clock,
                                 std::shared_ptr<CredentialJournal> journal)
    : m_setup(std::move(setup))
    , m_clock(clock)
    , m_journal(std::move(journal))
    , m_name{'\'' + m_setup.config.command + '\'', '\'' + m_setup.user + '\''}
    , m_title("the plugin " + m_name.command + " of user " + m_name.user)
{ }

ExecCredentials::~ExecCredentials() = default;

bool ExecCredentials::isUsable() const
{
    return m_authentication.generation > 0 && !m_wasRefused
        && (!m_expires || m_clock.now() <= *m_expires);
}

void ExecCredentials::current(Reply<Authentication> reply)
{
    if (isUsable() && !m_isWanted) {
        reply(m_authentication);
        return;
    }
    if (m_givenUp) {
        reply(unexpected(m_error));
        return;
    }
    m_waiting.push_back(std::move(reply));
    if (!m_run && m_pause == 0)
        run();
}

void ExecCredentials::refused(std::uint64_t generation)
{
    // Many requests are under way with one generation; the first answer to it says it all.
    if (generation != m_authentication.generation || m_wasRefused)
        return;
    m_wasRefused = true;
    const bool soon = m_clock.uptime() - m_renewedAt < probation;
    m_refusals = soon ? m_refusals + 1 : 1;
    m_journal->say("the server refuses what " + m_title + " gave");
    if (m_refusals >= maxTries) {
        m_failedTries = m_refusals;
        giveUp(say::serverRefusesWhatPluginGives(
            m_name.command, m_name.user, static_cast<std::int64_t>(m_refusals)));
    }
}

CredentialState ExecCredentials::state() const
{
    CredentialState state;
    state.kind = CredentialKind::Plugin;
    state.program = m_setup.config.command;
    state.renewing = m_run != nullptr || m_pause != 0;
    state.expires = m_expires;
    state.failedTries = m_failedTries;
    state.givenUp = m_givenUp;
    state.sentence = m_error.said;
    state.lastOutput = m_error.detail;
    return state;
}

void ExecCredentials::forgive()
{
    m_failedTries = 0;
    m_refusals = 0;
    m_givenUp = false;
    m_error = {};
}

void ExecCredentials::retry()
{
    forgive();
    m_isWanted = true;
    m_askedAt = m_clock.uptime();
    m_journal->say("a person asks to sign in again");
    if (m_pause != 0) {
        m_clock.cancel(std::exchange(m_pause, 0));
        run();
    }
}

bool ExecCredentials::filesChanged()
{
    if (m_failedTries == 0 && !m_givenUp)
        return false;
    forgive();
    m_journal->say("the kubeconfig changed: " + m_title + " may be tried again");
    return true;
}

QProcessEnvironment ExecCredentials::environment(Screen screen) const
{
    QProcessEnvironment result = m_setup.environment;
    if (screen == Screen::Hidden) {
        // Some plugins open a browser whenever a session ended, at night as well. Where there is no
        // screen they say what to do instead.
        for (const char *name :
             {"DISPLAY", "WAYLAND_DISPLAY", "XDG_CURRENT_DESKTOP", "DESKTOP_SESSION"})
            result.remove(QString::fromLatin1(name));
        result.insert(QStringLiteral("BROWSER"), QStringLiteral("false"));
    }
    for (const auto &[name, value] : m_setup.config.env)
        result.insert(QString::fromStdString(name), QString::fromStdString(value));
    result.insert(QStringLiteral("KUBERNETES_EXEC_INFO"),
                  QString::fromStdString(execInfo(m_setup.config.apiVersion, m_setup.cluster)));
    return result;
}

void ExecCredentials::run()
{
    const std::string program = programPath(m_setup.config.command, m_setup.environment);
    if (program.empty()) {
        const std::string &hint = m_setup.config.installHint;
        const Message missing = say::pluginWasNotFound(m_name.command, m_name.user);
        failed(hint.empty() ? missing : say::pluginIsMissing(missing, shownOf(hint, {})));
        return;
    }
    QStringList arguments;
    for (const std::string &argument : m_setup.config.args)
        arguments += QString::fromStdString(argument);
    m_journal->say("running " + m_title);
    m_run = std::make_unique<ExecRun>(m_clock,
                                      [this](ExecOutcome outcome) { ended(std::move(outcome)); });
    const auto askedAt = std::exchange(m_askedAt, std::nullopt);
    const bool isAttended = askedAt && m_clock.uptime() - *askedAt <= attention;
    m_run->start(program, arguments, environment(isAttended ? Screen::Shown : Screen::Hidden));
    m_journal->stateChanged();
}

void ExecCredentials::ended(ExecOutcome outcome)
{
    m_run.release()->deleteLater(); // it is the one that calls
    const auto credential =
        readExecCredential(outcome.output, m_setup.config.apiVersion, m_clock.now(), m_name);
    const std::string &header = m_authentication.authorization;
    std::vector<std::string> secrets{m_authentication.clientKeyPem,
                                     header.substr(std::min(bearer.size(), header.size()))};
    if (credential) {
        secrets.push_back(credential->token);
        secrets.push_back(credential->keyPem);
    }
    const std::string shown = shownOf(outcome.errors, secrets);
    m_journal->say(shown);
    m_error.detail = lastLines(shown);
    if (outcome.end != ExecOutcome::End::Exited || outcome.code != 0)
        failed(whyEnded(m_name, outcome));
    else if (!credential)
        failed(credential.error().said.empty() ? quoted(m_title + ' ' + credential.error().message)
                                               : credential.error().said);
    else
        succeeded(*credential);
}

void ExecCredentials::succeeded(const ExecCredential &credential)
{
    m_authentication.authorization =
        credential.token.empty() ? std::string() : bearer + credential.token;
    m_authentication.clientCertificatePem = credential.certificatePem;
    m_authentication.clientKeyPem = credential.keyPem;
    ++m_authentication.generation;
    m_expires = credential.expires;
    m_renewedAt = m_clock.uptime();
    m_wasRefused = false;
    m_isWanted = false;
    m_askedAt.reset();
    m_givenUp = false;
    m_failedTries = 0;
    m_error = {};
    m_journal->say(m_title + " gave credentials"
                   + (m_expires ? " until " + formatTime(*m_expires) : std::string()));
    answer();
}

void ExecCredentials::failed(Message why)
{
    ++m_failedTries;
    m_error.code = ErrorCode::Unauthorised;
    m_error.message = why.text();
    m_error.said = std::move(why);
    m_journal->say(m_error.message);
    if (m_failedTries < maxTries) {
        m_pause = m_clock.after(pauses[m_failedTries - 1], &m_context, [this] {
            m_pause = 0;
            run();
        });
        return;
    }
    giveUp(say::triedTimes(m_error.said, static_cast<std::int64_t>(m_failedTries)));
}

void ExecCredentials::giveUp(Message why)
{
    m_error.code = ErrorCode::Unauthorised;
    m_error.message = why.text();
    m_error.said = std::move(why);
    m_givenUp = true;
    m_isWanted = false; // what is there and still good stays in use
    m_journal->say("no more tries until a person asks or the kubeconfig changes");
    answer();
}

void ExecCredentials::answer()
{
    // Who is told may ask again at once.
    const std::vector<Reply<Authentication>> waiting = std::exchange(m_waiting, {});
    const Result<Authentication> told = isUsable() ? Result<Authentication>(m_authentication)
                                                   : Result<Authentication>(unexpected(m_error));
    for (const Reply<Authentication> &reply : waiting)
        reply(told);
}

} // namespace hp::kube
