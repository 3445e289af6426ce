// SPDX-License-Identifier: Apache-2.0
#include "ui/whatif/Simulator.h"

#include "ui/controls/Words.h"
#include "ui/languages/Translated.h"
#include "ui/session/LiveValues.h"
#include "ui/session/RowFields.h"

#include <algorithm>
#include <array>

namespace hp::ui {

namespace {

using namespace std::chrono_literals;

constexpr char engineProperty[] = "holdpointSimulator";
/// More would run into each other in a small window.
constexpr int mostTicks = 6;
constexpr std::array<Duration, 14> tickSteps{
    15s, 30s, 1min, 2min, 5min, 10min, 15min, 30min, 1h, 2h, 6h, 12h, 24h, 48h};

} // namespace

Simulator::Simulator(GatewaySession &session, QObject *parent)
    : QObject(parent)
    , m_session(session)
{
    connect(this, &Simulator::changed, this, &Simulator::draftChanged);
}

Simulator::~Simulator() = default;

void Simulator::install(QQmlEngine &engine)
{
    engine.setProperty(engineProperty, QVariant::fromValue(this));
}

Simulator *Simulator::create(QQmlEngine *engine, QJSEngine *)
{
    auto *installed = engine->property(engineProperty).value<Simulator *>();
    if (installed)
        QJSEngine::setObjectOwnership(installed, QJSEngine::CppOwnership);
    return installed;
}

QString Simulator::offer(const QVariantMap &request) const
{
    const QString action = request.value(QStringLiteral("action")).toString();
    if (action == QLatin1String("replace"))
        return tr("Simulate replacement\u2026");
    if (action == QLatin1String("upgrade"))
        return tr("Simulate upgrade of %1\u2026")
            .arg(request.value(QStringLiteral("set")).toString().section(QLatin1Char('/'), -1));
    if (const QString rack = request.value(QStringLiteral("rack")).toString(); !rack.isEmpty())
        return tr("Simulate retirement of rack %1\u2026").arg(rack);
    return action == QLatin1String("retire") ? tr("Simulate retirement\u2026")
                                             : tr("Simulate\u2026");
}

void Simulator::ask(const QVariantMap &request)
{
    m_request = request;
    again();
}

void Simulator::again()
{
    const int question = ++m_question;
    m_forecast.reset();
    m_note.clear();
    m_asked = arguments();
    m_busy = true;
    m_waited = 0;
    tickLater(question);
    m_session.commands()->send(
        QStringLiteral("whatif.forecast"), m_asked, [this, question](const CommandAnswer &answer) {
            if (question == m_question)
                take(answer);
        });
    emit changed();
}

void Simulator::tickLater(int question)
{
    m_session.clock().after(1s, this, [this, question] {
        if (!m_busy || question != m_question)
            return;
        ++m_waited;
        emit ticked();
        tickLater(question);
    });
}

void Simulator::take(const CommandAnswer &answer)
{
    m_busy = false;
    if (answer.ok()) {
        m_forecast = rowOf<ForecastRow>(answer.result);
        m_span = ExpectedHolds::spanOf(*m_forecast);
        m_holds.read(*m_forecast, m_span);
    } else {
        m_note = answer.message;
    }
    emit changed();
}

void Simulator::close()
{
    ++m_question;
    if (m_busy)
        m_session.commands()->send(QStringLiteral("whatif.stop"), {}, [](const CommandAnswer &) {});
    m_busy = false;
    m_request.clear();
    m_forecast.reset();
    m_note.clear();
    emit changed();
}

void Simulator::setShare(const QString &share)
{
    m_share = share;
    emit draftChanged();
}

void Simulator::setAssume(const QString &assume)
{
    m_assume = assume;
    emit draftChanged();
}

QString Simulator::text(const char *member) const
{
    return m_request.value(QLatin1String(member)).toString();
}

bool Simulator::isSharing() const
{
    return text("action") == QLatin1String("upgrade")
        || text("action") == QLatin1String("maintain");
}

QVariantMap Simulator::arguments() const
{
    QVariantMap arguments = m_request;
    if (isSharing())
        arguments.insert(QStringLiteral("maxUnavailable"), m_share.trimmed());
    if (const QString assume = m_assume.simplified(); !assume.isEmpty())
        arguments.insert(QStringLiteral("assume"), assume);
    return arguments;
}

QString Simulator::title() const
{
    const QString action = text("action");
    const auto name = [this](const char *member) {
        return text(member).section(QLatin1Char('/'), -1);
    };
    if (action == QLatin1String("replace"))
        return tr("Simulation: replace %1").arg(name("machine"));
    if (action == QLatin1String("upgrade"))
        return tr("Simulation: upgrade %1").arg(name("set"));
    if (action == QLatin1String("maintain"))
        return tr("Simulation: maintenance in %1").arg(name("window"));
    if (const QString rack = text("rack"); !rack.isEmpty())
        return tr("Simulation: retire rack %1").arg(rack);
    return tr("Simulation: retire %1").arg(name(text("set").isEmpty() ? "machine" : "set"));
}

QString Simulator::verdict() const
{
    if (!m_forecast)
        return {};
    const live::SpreadRow &end = m_forecast->end;
    if (!end.p50)
        return tr("Does not end");
    const QString usual = ageText(*end.p50);
    const QString early = ageText(end.p5.value_or(*end.p50));
    return end.p95
        ? tr("Ends after %1, between %2 and %3 (p5 to p95)").arg(usual, early, ageText(*end.p95))
        : tr("Ends after %1, at least %2 (p5)").arg(usual, early);
}

QString Simulator::waitsFor() const
{
    if (!m_forecast || m_forecast->unended == 0)
        return {};
    const QString holders = ExpectedHolds::lasting(*m_forecast).join(QStringLiteral("; "));
    const QString runs = m_forecast->unended == 1
        ? tr("1 of %1 runs does not end").arg(m_forecast->runs)
        : tr("%1 of %2 runs do not end").arg(m_forecast->unended).arg(m_forecast->runs);
    return holders.isEmpty() ? runs : tr("%1: held by %2").arg(runs, holders);
}

QString Simulator::surge() const
{
    if (!m_forecast)
        return {};
    const int missing = static_cast<int>(m_forecast->surge);
    return missing == 0
        ? tr("Surge: none, as many machines run all the time")
        : Words().counted(missing,
                          tr("Surge: 1 machine, if as many as now must run all the time"),
                          tr("Surge: %1 machines, if as many as now must run all the time"));
}

double Simulator::startsAt() const
{
    return m_forecast && text("action") == QLatin1String("maintain")
        ? millisecondsOf(m_forecast->at)
        : 0;
}

QStringList Simulator::notes() const
{
    return m_forecast ? translated(m_forecast->notes) : QStringList();
}

QVariantList Simulator::ticks() const
{
    QVariantList ticks;
    if (!m_forecast)
        return ticks;
    const auto fits = std::ranges::find_if(
        tickSteps, [this](Duration step) { return m_span / step < mostTicks; });
    const Duration step = fits == tickSteps.end() ? m_span / mostTicks : *fits;
    for (Duration at{}; at < m_span; at += step) {
        // An age leaves out the seconds beside its minutes.
        const QString age =
            step < 1min ? QString::number(at / 1s) + QLatin1String(" s") : ageText(at);
        const QString words = QLatin1Char('+') + age;
        const double place = static_cast<double>(at.count()) / static_cast<double>(m_span.count());
        ticks.append(
            QVariantMap{{QStringLiteral("place"), place}, {QStringLiteral("text"), words}});
    }
    return ticks;
}

QList<double> Simulator::end() const
{
    if (!m_forecast)
        return {};
    const auto place = [this](const std::optional<Duration> &time) {
        return time ? static_cast<double>(time->count()) / static_cast<double>(m_span.count())
                    : 1.0;
    };
    const live::SpreadRow &end = m_forecast->end;
    return {place(end.p5), place(end.p50), place(end.p95)};
}

} // namespace hp::ui

#include "moc_Simulator.cpp"
