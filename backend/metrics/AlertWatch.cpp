// SPDX-License-Identifier: Apache-2.0
#include "backend/metrics/AlertWatch.h"

#include <utility>

namespace hp::monitoring {

struct AlertWatch::Private {
    Private(runtime::Clock &time, Read source, Memory where, Options how)
        : clock(time)
        , read(std::move(source))
        , memory(std::move(where))
        , options(how)
    { }

    void plan(AlertWatch *owner)
    {
        clock.cancel(std::exchange(
            timer, clock.after(options.interval, owner, [this, owner] { evaluate(owner); })));
    }

    void evaluate(AlertWatch *owner)
    {
        const bool changed = book.evaluate(read(), clock.now());
        plan(owner);
        if (changed || (!book.isEmpty() && clock.uptime() - savedAt >= options.saveEvery))
            save();
        if (changed)
            emit owner->changed();
    }

    void save()
    {
        savedAt = clock.uptime();
        if (memory.save)
            memory.save(book.saved());
    }

    runtime::Clock &clock;
    Read read;
    Memory memory;
    Options options;
    alerts::AlertBook book{};
    Duration savedAt{};
    std::uint64_t timer = 0;
    bool running = false;
};

AlertWatch::AlertWatch(runtime::Clock &clock, Read read, Memory memory)
    : AlertWatch(clock, std::move(read), std::move(memory), Options())
{ }

AlertWatch::AlertWatch(runtime::Clock &clock, Read read, Memory memory, Options options)
    : m(std::make_unique<Private>(clock, std::move(read), std::move(memory), options))
{ }

AlertWatch::~AlertWatch() = default;

void AlertWatch::start()
{
    if (std::exchange(m->running, true))
        return;
    if (m->memory.load)
        m->book = alerts::AlertBook::restored(m->memory.load(), m->clock.now());
    m->savedAt = m->clock.uptime();
    m->plan(this);
}

void AlertWatch::stop()
{
    if (!std::exchange(m->running, false))
        return;
    m->clock.cancel(std::exchange(m->timer, 0));
    m->save();
}

void AlertWatch::evaluateNow()
{
    if (m->running)
        m->evaluate(this);
}

std::vector<alerts::FiringAlert> AlertWatch::alerts() const
{
    return m->book.alerts();
}

} // namespace hp::monitoring

#include "moc_AlertWatch.cpp"
