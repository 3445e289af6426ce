// SPDX-License-Identifier: Apache-2.0
#include "ui/shell/ShotSeries.h"

#include <QImage>
#include <QQuickWindow>

namespace hp::ui {

namespace {

using namespace std::chrono_literals;

constexpr auto shotLimit = 30s;
constexpr auto pollInterval = 50ms;
/// Long enough for delegates and painted items that are laid out in the frame after.
constexpr auto settleTime = 400ms;

QString keyOfMachine(const FleetModel &fleet, const QString &words)
{
    if (words.contains(QLatin1Char('/')))
        return words;
    for (const FleetRow &row : fleet.rows()) {
        if (row.name == words)
            return row.key;
    }
    return words;
}

} // namespace

std::optional<ShotPage> shotPage(const QString &words)
{
    ShotPage result;
    QString page = words.section(QLatin1Char(':'), 0, 0);
    result.machine = words.section(QLatin1Char(':'), 1);
    const struct {
        QLatin1String suffix;
        ThemeChoice theme;
    } themes[] = {{QLatin1String("-dark"), ThemeChoice::Dark},
                  {QLatin1String("-contrast"), ThemeChoice::Contrast},
                  {QLatin1String("-light"), ThemeChoice::Light}};
    for (const auto &entry : themes) {
        if (page.endsWith(entry.suffix)) {
            result.theme = entry.theme;
            page.chop(entry.suffix.size());
            break;
        }
    }
    result.page = page;
    static const QStringList plainPages{QStringLiteral("fleet"),
                                        QStringLiteral("holds"),
                                        QStringLiteral("power"),
                                        QStringLiteral("incidents"),
                                        QStringLiteral("audit"),
                                        QStringLiteral("calendar"),
                                        QStringLiteral("alarms"),
                                        QStringLiteral("settings"),
                                        QStringLiteral("palette"),
                                        QStringLiteral("keys"),
                                        QStringLiteral("kiosk")};
    const bool plain = plainPages.contains(page);
    const bool machine = page == QLatin1String("machine") || page == QLatin1String("review");
    if ((plain && result.machine.isEmpty()) || (machine && !result.machine.isEmpty()))
        return result;
    return std::nullopt;
}

QString shotPageError(const QString &page)
{
    return shotPage(page)
        ? QString()
        : ShotSeries::tr(
              "'%1' is not a page: use fleet, machine:<namespace>/<name>, "
              "review:<namespace>/<name>, holds, power, calendar, incidents, audit, alarms, "
              "settings, palette, keys or kiosk, with -dark or -contrast after the name")
              .arg(page);
}

ShotSeries::ShotSeries(QList<ConsoleShot> shots,
                       QQuickWindow &window,
                       Theme &theme,
                       GatewaySession &session,
                       MachineViewModel &machine,
                       Overrides &overrides,
                       UiClock &clock,
                       QObject *parent)
    : QObject(parent)
    , m_shots(std::move(shots))
    , m_window(window)
    , m_theme(theme)
    , m_session(session)
    , m_machine(machine)
    , m_overrides(overrides)
    , m_clock(clock)
{ }

void ShotSeries::start()
{
    m_index = 0;
    m_giveUpAt = m_clock.uptime() + shotLimit;
    m_page = {};
    poll();
}

void ShotSeries::prepare()
{
    const auto page = shotPage(m_shots[m_index].page);
    if (!page) {
        emit finished(shotPageError(m_shots[m_index].page));
        return;
    }
    m_page = *page;
    m_theme.setChoice(m_page.theme);
    const bool kiosk = m_page.page == QLatin1String("kiosk");
    m_window.setProperty("kiosk", kiosk);
    m_overrides.current()->close();
    static const QHash<QString, QString> over{
        {QStringLiteral("palette"), QStringLiteral("palette")},
        {QStringLiteral("keys"), QStringLiteral("sheet")}};
    const bool review = m_page.page == QLatin1String("review");
    m_window.setProperty("page",
                         kiosk || over.contains(m_page.page) ? QStringLiteral("fleet")
                             : review                        ? QStringLiteral("machine")
                                                             : m_page.page);
    if (over.contains(m_page.page))
        QMetaObject::invokeMethod(&m_window, "run", Q_ARG(QString, over.value(m_page.page)));
    m_machine.setKey(keyOfMachine(*m_session.fleet(), m_page.machine));
}

void ShotSeries::poll()
{
    if (m_page.page.isEmpty() && m_session.isFleetLoaded())
        prepare();
    if (m_page.page.isEmpty() || !isReady()) {
        if (m_clock.uptime() >= m_giveUpAt) {
            const QString error = m_session.errorText();
            emit finished(error.isEmpty()
                              ? tr("%1: its data did not arrive").arg(m_shots[m_index].page)
                              : error);
            return;
        }
        m_clock.after(pollInterval, this, [this] { poll(); });
        return;
    }
    m_clock.after(settleTime, this, [this] { capture(); });
}

bool ShotSeries::isReady()
{
    if (!m_window.property("pageReady").toBool())
        return false;
    if (m_page.page != QLatin1String("review"))
        return true;
    OverrideReview &review = *m_overrides.current();
    if (!review.isShown())
        m_overrides.review(m_machine.overrideRequest());
    return review.step() != OverrideReview::Asking;
}

void ShotSeries::capture()
{
    const ConsoleShot &shot = m_shots[m_index];
    const QImage image = m_window.grabWindow();
    if (image.isNull() || !image.save(shot.file)) {
        emit finished(tr("%1 cannot be written").arg(shot.file));
        return;
    }
    if (++m_index == m_shots.size()) {
        emit finished({});
        return;
    }
    m_page = {};
    m_giveUpAt = m_clock.uptime() + shotLimit;
    poll();
}

} // namespace hp::ui

#include "moc_ShotSeries.cpp"
