// SPDX-License-Identifier: Apache-2.0
#include "ui/shell/Tour.h"

#include <algorithm>
#include <array>

namespace hp::ui {

namespace {

struct TourStep {
    const char *element; ///< an object name
    const char *page; ///< empty: any
};

constexpr std::array tourSteps{
    TourStep{"fleetCounters", "fleet"},
    TourStep{"holdRow", "holds"},
    TourStep{"whyCard", "machine"},
    TourStep{"overrideButton", "machine"},
    TourStep{"scrubber", ""},
};

const TourStep &tourStep(int step)
{
    return tourSteps.at(static_cast<std::size_t>(step));
}

/// The step of a page that comes first from this one on, then from the start; -1 without one.
int stepOf(const QString &page, int from)
{
    for (int ahead = 0; ahead < Tour::count(); ++ahead) {
        const int step = (from + ahead) % Tour::count();
        if (page == QLatin1String(tourStep(step).page))
            return step;
    }
    return -1;
}

} // namespace

Tour::Tour(Preferences &preferences, bool lab, QObject *parent)
    : QObject(parent)
    , m_preferences(preferences)
    , m_lab(lab)
{ }

int Tour::count()
{
    return static_cast<int>(tourSteps.size());
}

void Tour::offer()
{
    if (!m_preferences.isTourSeen() && !m_preferences.place().isEmpty())
        start();
}

void Tour::start()
{
    if (!m_lab)
        return;
    m_direction = 1;
    m_from = 0;
    m_anyThere = false;
    go(0);
}

void Tour::next()
{
    if (!isShown())
        return;
    m_direction = 1;
    m_from = m_step;
    go(m_step + 1);
}

void Tour::back()
{
    if (!isShown() || m_step == 0)
        return;
    m_direction = -1;
    m_from = m_step;
    go(m_step - 1);
}

void Tour::skip()
{
    if (isActive())
        end(true);
}

void Tour::report(bool there)
{
    if (!isActive() || m_element != Element::Unknown || (there && !isLooking()))
        return;
    if (there) {
        m_element = Element::There;
        m_anyThere = true;
        emit changed();
        return;
    }
    // Nobody is led away from a page that he went to himself.
    if (m_followed) {
        if (stepOf(m_page, m_step + 1) > m_step)
            ++m_step;
        else
            m_element = Element::Missing;
        emit changed();
        return;
    }
    // Nothing before the step that was left: back to it.
    if (m_direction < 0 && m_step == 0) {
        m_direction = 1;
        go(m_from);
        return;
    }
    go(m_step + m_direction);
}

void Tour::go(int step)
{
    if (step >= count()) {
        end(m_anyThere);
        return;
    }
    m_step = step;
    m_element = Element::Unknown;
    m_followed = false;
    if (!isOnItsPage())
        emit pageAsked(QString::fromLatin1(tourStep(step).page));
    emit changed();
    emit moved();
}

void Tour::end(bool seen)
{
    m_step = -1;
    m_element = Element::Unknown;
    if (seen)
        m_preferences.setTourSeen(true);
    emit changed();
    emit ended();
}

bool Tour::isOnItsPage() const
{
    const QLatin1String page(tourStep(m_step).page);
    return page.isEmpty() || m_page == page;
}

bool Tour::isShown() const
{
    return isActive() && !m_held && isOnItsPage() && m_element == Element::There;
}

bool Tour::isLooking() const
{
    return isActive() && !m_held && isOnItsPage() && m_element == Element::Unknown;
}

QString Tour::element() const
{
    return isActive() ? QString::fromLatin1(tourStep(m_step).element) : QString();
}

void Tour::setPage(const QString &page)
{
    if (page == m_page)
        return;
    m_page = page;
    // Whoever goes to a page of the tour is followed; on any other the card waits for him. A step
    // that is on no page in particular stays.
    const int step = isActive() && *tourStep(m_step).page != '\0' ? stepOf(page, m_step) : -1;
    if (step >= 0 && (step != m_step || m_element != Element::Unknown)) {
        m_step = step;
        m_element = Element::Unknown;
        m_followed = true;
    }
    emit changed();
}

void Tour::setHeld(bool held)
{
    if (held == m_held)
        return;
    m_held = held;
    emit changed();
}

QQuickItem *Tour::find(QQuickItem *root, const QString &name)
{
    if (!root || !root->isVisible() || root->opacity() == 0)
        return nullptr;
    if (root->objectName() == name && root->width() > 0 && root->height() > 0)
        return root;
    const auto top = [](const QQuickItem &item) { return item.mapToScene({}).y(); };
    QQuickItem *found = nullptr;
    const QList<QQuickItem *> children = root->childItems();
    for (QQuickItem *child : children) {
        QQuickItem *one = find(child, name);
        if (one && (!found || top(*one) < top(*found)))
            found = one;
    }
    return found;
}

} // namespace hp::ui

#include "moc_Tour.cpp"
