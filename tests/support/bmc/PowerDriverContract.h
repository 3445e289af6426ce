// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/drivers/PowerDriver.h"

#include <QObject>

#include <memory>
#include <string>

namespace hp::test {

/// A driver with one reachable server behind it, which the test can put into any state.
class PowerDriverFixture
{
public:
    PowerDriverFixture() = default;
    PowerDriverFixture(const PowerDriverFixture &) = delete;
    PowerDriverFixture &operator=(const PowerDriverFixture &) = delete;
    virtual ~PowerDriverFixture() = default;

    [[nodiscard]] virtual drivers::PowerDriver &driver() = 0;
    [[nodiscard]] virtual drivers::BmcTarget target() = 0; ///< with good credentials
    virtual void setPower(const std::string &powerState) = 0; ///< empty: the document has none
    virtual void vanish() = 0; ///< no answer from now on
    /// The next Reset is answered with this HTTP status.
    virtual void rejectNextReset(int httpStatus) = 0;
    /// The next Reset is carried out and its answer lost.
    virtual void loseNextAnswer() = 0;
    [[nodiscard]] virtual int posts() const = 0;
};

/// What every PowerDriver promises, run over each of them: derive, say how a fixture is made, and
/// give the class to QTEST_MAIN.
class PowerDriverContract : public QObject
{
    Q_OBJECT
protected:
    [[nodiscard]] virtual std::unique_ptr<PowerDriverFixture> makeFixture() = 0;

private slots:
    void onlyTheLiteralOffIsOff_data();
    void onlyTheLiteralOffIsOff();
    void repliesComeLaterAndOnce();
    void acceptedIsNotDone();
    void whatIsThereAlreadyIsNotPosted();
    void unlessItIsInsistedOn();
    void whatMayNotBeSentAnyMoreIsNotPosted();
    void unsupportedIsInvalidAndARefusalIsRefused();
    void aRefusalIsNoneWhenTheServerIsThere();
    void aLostAnswerIsDecidedByTheServer_data();
    void aLostAnswerIsDecidedByTheServer();
    void wrongCredentialsAreUnauthorised();
    void aVanishedBmcIsUnreachableNeverOff();
};

} // namespace hp::test
