// SPDX-License-Identifier: Apache-2.0
#include "ui/shell/BackendSet.h"

#include "ui/desktop/Activation.h"
#include "ui/desktop/PageLink.h"

#include <QFile>
#include <QFileInfo>
#include <QQuickWindow>

#include <algorithm>
#include <utility>

namespace hp::ui {

namespace {

const auto keptBackends = QStringLiteral("backends");
constexpr qint64 maxTokenBytes = 16 * 1024;

QString placeOf(const QUrl &url)
{
    return url.authority(QUrl::FullyEncoded);
}

} // namespace

TokenText readToken(const QString &file)
{
    QFile source(file);
    if (!source.open(QIODevice::ReadOnly))
        return {{}, BackendSet::tr("%1: cannot be read (%2).").arg(file, source.errorString())};
    const QString token = QString::fromUtf8(source.read(maxTokenBytes)).trimmed();
    if (token.isEmpty())
        return {{}, BackendSet::tr("%1: the file contains no token.").arg(file)};
    return {token, {}};
}

BackendSet::BackendSet(const ConsoleOptions &options,
                       UiClock &clock,
                       std::unique_ptr<QSettings> settings,
                       QObject *parent)
    : QAbstractListModel(parent)
    , m_options(options)
    , m_clock(clock)
    , m_settings(std::move(settings))
{
    connect(&m_clusters, &AllClusters::asked, this, &BackendSet::goFromAll);
    insert({options.url, options.token, options.caFile, {}}, false);
    for (const BackendPlace &place : options.others) {
        if (rowOf(placeOf(place.url)) < 0)
            insert(place, false);
    }
    if (!m_settings)
        return;
    const int kept = m_settings->beginReadArray(keptBackends);
    for (int i = 0; i < kept; ++i) {
        m_settings->setArrayIndex(i);
        const QUrl url = m_settings->value(QStringLiteral("url")).toUrl();
        const QString tokenFile = m_settings->value(QStringLiteral("tokenFile")).toString();
        // Without its token the backend says so itself, in the list.
        if (url.isValid() && rowOf(placeOf(url)) < 0)
            insert({url,
                    readToken(tokenFile).token,
                    m_settings->value(QStringLiteral("caFile")).toString(),
                    tokenFile},
                   true);
    }
    m_settings->endArray();
}

BackendSet::~BackendSet()
{
    // The windows show this model until they are gone: it is empty before they go.
    m_all.reset();
    while (m_clusters.count() > 0)
        m_clusters.remove(m_clusters.index(0).data(AllClusters::PlaceRole).toString());
    beginResetModel();
    const auto gone = std::exchange(m_backends, {});
    endResetModel();
}

ConsoleWindow &BackendSet::insert(const BackendPlace &place, bool kept)
{
    const int row = rowCount();
    beginInsertRows({}, row, row);
    ConsoleOptions options = m_options;
    options.url = place.url;
    options.token = place.token;
    options.caFile = place.caFile;
    if (row > 0) {
        options.settingsGroup = QStringLiteral("window/") + placeOf(place.url);
        options.lab = false;
    }
    m_backends.push_back({std::make_unique<ConsoleWindow>(options, m_clock), place, kept});
    ConsoleWindow &window = *m_backends.back().window;
    window.setBackends(this);
    endInsertRows();
    m_clusters.add(window.session(), window.alarms());
    const auto told = [this, &window] { notify(window); };
    connect(&window.session(), &GatewaySession::welcomed, this, told);
    connect(&window.session(), &GatewaySession::stateChanged, this, told);
    connect(window.session().summary(), &FleetSummary::changed, this, told);
    connect(window.session().standing(), &ClusterStanding::changed, this, told);
    connect(&window.alarms(), &AlarmBoard::changed, this, told);
    connect(&window, &ConsoleWindow::shownChanged, this, told);
    connect(&window.preferences(), &Preferences::changed, this, [this, &window] {
        for (const Backend &backend : m_backends)
            backend.window->preferences().follow(window.preferences());
        if (m_all)
            m_all->preferences().follow(window.preferences());
    });
    connect(&window.keymap(), &KeyMap::changed, this, [this, &window] {
        for (const Backend &backend : m_backends)
            backend.window->keymap().follow(window.keymap());
    });
    return window;
}

void BackendSet::notify(const ConsoleWindow &window)
{
    const auto found = std::ranges::find_if(
        m_backends, [&window](const Backend &backend) { return backend.window.get() == &window; });
    if (found == m_backends.end())
        return;
    const QModelIndex at = index(static_cast<int>(found - m_backends.begin()));
    ++m_revision;
    emit dataChanged(at, at);
    emit changed();
}

int BackendSet::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_backends.size());
}

QVariant BackendSet::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Backend &backend = m_backends.at(std::size_t(index.row()));
    GatewaySession &session = backend.window->session();
    const AlarmBoard &alarms = backend.window->alarms();
    switch (role) {
    case PlaceRole:
        return session.place();
    case Qt::DisplayRole:
    case TitleRole:
        return session.cluster().isEmpty() ? session.place() : session.cluster();
    case IdentityRole:
        return session.identity();
    case StateRole:
        return session.state();
    case AgeRole:
        return session.age();
    case ErrorRole:
        return session.errorText();
    case PriorityRole:
        return alarms.foremostPriority();
    case RaisedRole:
        return alarms.raised();
    case HoldingRole:
        return session.isFleetLoaded() ? session.summary()->holding().count : -1;
    case RemovableRole:
        return backend.kept;
    case ArchivedRole:
        return session.standing()->isArchived();
    case OpenRole:
        return backend.window->window() && backend.window->window()->isVisible();
    default:
        return {};
    }
}

QHash<int, QByteArray> BackendSet::roleNames() const
{
    return {{PlaceRole, "place"},
            {TitleRole, "title"},
            {IdentityRole, "identity"},
            {StateRole, "connection"},
            {AgeRole, "age"},
            {ErrorRole, "trouble"},
            {PriorityRole, "priority"},
            {RaisedRole, "raised"},
            {HoldingRole, "holding"},
            {RemovableRole, "removable"},
            {ArchivedRole, "archived"},
            {OpenRole, "open"}};
}

int BackendSet::rowOf(const QString &place) const
{
    const auto found = std::ranges::find_if(m_backends, [&place](const Backend &backend) {
        return backend.window->session().place() == place;
    });
    return found == m_backends.end() ? -1 : static_cast<int>(found - m_backends.begin());
}

bool BackendSet::start()
{
    m_started = true;
    const bool shown = first().show();
    for (const Backend &backend : m_backends)
        backend.window->connectToBackend();
    return shown;
}

void BackendSet::show(const QString &place, const QString &from)
{
    const int row = rowOf(place);
    if (row < 0 || !at(row).show())
        return;
    QQuickWindow &window = *at(row).window();
    const int before = rowOf(from);
    if (before >= 0 && before != row && at(before).window()) {
        window.setGeometry(at(before).window()->geometry());
        at(before).window()->hide();
    }
    bringToFront(window);
}

void BackendSet::showAll(const QString &from)
{
    if (count() < 2)
        return;
    if (!m_all) {
        m_all = std::make_unique<AllClustersWindow>(m_options, m_clusters);
        m_all->preferences().follow(first().preferences());
        connect(m_all.get(), &AllClustersWindow::leaving, this, [this] {
            goFromAll(m_before, {}, {});
        });
        emit allMade(m_all.get());
    }
    if (!m_all->show())
        return;
    // It is a picture of now: whose past is looked at would seem to be lost.
    for (const Backend &backend : m_backends)
        backend.window->session().replay()->leave();
    m_before = from;
    QQuickWindow &window = *m_all->window();
    const int before = rowOf(from);
    if (before >= 0 && at(before).window()) {
        window.setGeometry(at(before).window()->geometry());
        at(before).window()->hide();
    }
    bringToFront(window);
}

void BackendSet::goFromAll(const QString &place, const QString &machine, const QString &hold)
{
    // The one that it was opened from may be gone.
    const int row = std::max(0, rowOf(place));
    if (!hold.isEmpty())
        at(row).holds().setCurrent(hold);
    open(at(row).session().place(),
         {.page = !hold.isEmpty()  ? QStringLiteral("holds")
              : !machine.isEmpty() ? QStringLiteral("machine")
                                   : QString(),
          .machine = machine,
          .activation = {}});
    if (m_all && m_all->isShown() && at(row).window()) {
        at(row).window()->setGeometry(m_all->window()->geometry());
        m_all->hide();
    }
}

ConsoleWindow &BackendSet::shown()
{
    const auto found = std::ranges::find_if(m_backends, [](const Backend &backend) {
        return backend.window->window() && backend.window->window()->isVisible();
    });
    return found == m_backends.end() ? first() : *found->window;
}

ConsoleWindow &BackendSet::holderOf(const QString &machine)
{
    const auto has = [&machine](ConsoleWindow &window) {
        return std::ranges::any_of(window.session().fleet()->rows(),
                                   [&machine](const FleetRow &row) { return row.key == machine; });
    };
    ConsoleWindow &before = shown();
    const auto found = std::ranges::find_if(
        m_backends, [&has](const Backend &backend) { return has(*backend.window); });
    return has(before) || found == m_backends.end() ? before : *found->window;
}

void BackendSet::raise()
{
    if (m_all && m_all->isShown()) {
        bringToFront(*m_all->window());
        return;
    }
    if (QQuickWindow *window = shown().window())
        bringToFront(*window);
}

void BackendSet::open(const StartRequest &request)
{
    if (!request.link.isEmpty()) {
        allowActivation(request.activation);
        if (const QString why = openLink(request.link); !why.isEmpty())
            shown().alarms().notify(why);
        return;
    }
    ConsoleWindow &wanted = request.machine.isEmpty() ? shown() : holderOf(request.machine);
    open(wanted.session().place(), request);
}

void BackendSet::open(const QString &place, const StartRequest &request)
{
    const int row = rowOf(place);
    if (row < 0)
        return;
    allowActivation(request.activation);
    show(place);
    at(row).open(request);
}

QString BackendSet::openLink(const QString &link)
{
    const PageLinkReading reading = readPageLink(link);
    if (!reading.link)
        return reading.error;
    const QUrl &backend = reading.link->backend;
    for (int row = 0; row < count(); ++row) {
        const QUrl own = at(row).session().address().url;
        const bool isPlain = own.scheme() == QLatin1String("ws");
        if (own.host() != backend.host()
            || own.port(isPlain ? 80 : 443)
                != backend.port(backend.scheme() == QLatin1String("http") ? 80 : 443))
            continue;
        open(at(row).session().place(), reading.link->request);
        return {};
    }
    return tr("The link is to %1, and the console is not connected to it.")
        .arg(backend.authority());
}

QString BackendSet::add(const QString &address, const QString &tokenFile, const QString &caFile)
{
    BackendPlace place{.url = m_options.liveUrl ? m_options.liveUrl(address.trimmed())
                                                : QUrl(address.trimmed()),
                       .token = {},
                       .caFile = caFile.trimmed(),
                       .tokenFile = tokenFile.trimmed()};
    if (!place.url.isValid() || place.url.host().isEmpty())
        return tr("%1 is not the address of a backend, such as https://host:7480.")
            .arg(address.trimmed());
    if (rowOf(placeOf(place.url)) >= 0)
        return tr("The console is already connected to %1.").arg(placeOf(place.url));
    const TokenText token = readToken(place.tokenFile);
    if (!token.error.isEmpty())
        return token.error;
    place.token = token.token;
    if (!place.caFile.isEmpty() && !QFileInfo(place.caFile).isReadable())
        return tr("%1: cannot be read (%2).").arg(place.caFile, tr("no such file"));
    ConsoleWindow &window = insert(place, true);
    keep();
    if (m_started)
        window.connectToBackend();
    emit added(&window);
    notify(window);
    return {};
}

void BackendSet::remove(const QString &place)
{
    const int row = rowOf(place);
    if (row < 0 || !m_backends.at(std::size_t(row)).kept)
        return;
    if (QQuickWindow *window = at(row).window(); window && window->isVisible() && row != 0)
        show(first().session().place(), place);
    m_clusters.remove(place);
    beginRemoveRows({}, row, row);
    // A button of its own window may have asked for it: it goes when that has returned.
    m_backends.at(std::size_t(row)).window.release()->deleteLater();
    m_backends.erase(m_backends.begin() + row);
    endRemoveRows();
    keep();
    ++m_revision;
    emit changed();
}

int BackendSet::worstBeside(const QString &place) const
{
    int worst = 0;
    for (const Backend &backend : m_backends) {
        const int priority = backend.window->alarms().foremostPriority();
        if (backend.window->session().place() != place && priority > 0
            && (worst == 0 || priority < worst))
            worst = priority;
    }
    return worst;
}

void BackendSet::keep() const
{
    if (!m_settings)
        return;
    m_settings->remove(keptBackends);
    m_settings->beginWriteArray(keptBackends);
    int i = 0;
    for (const Backend &backend : m_backends) {
        if (!backend.kept)
            continue;
        m_settings->setArrayIndex(i++);
        m_settings->setValue(QStringLiteral("url"), backend.place.url);
        m_settings->setValue(QStringLiteral("tokenFile"), backend.place.tokenFile);
        m_settings->setValue(QStringLiteral("caFile"), backend.place.caFile);
    }
    m_settings->endArray();
}

} // namespace hp::ui

#include "moc_BackendSet.cpp"
