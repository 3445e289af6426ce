// SPDX-License-Identifier: Apache-2.0
#include "model/rules/holds/BmcTrouble.h"

#include "model/messages/Exit.h"
#include "model/messages/Power.h"
#include "model/messages/Stuck.h"
#include "model/resource/BareMetalHost.h"

#include <algorithm>
#include <string_view>

namespace hp::holds {

namespace {

std::vector<Exit> checkNetwork(const Object &)
{
    return {{say::checkBMCsNetworkAddressAnd(), "fix"}};
}
std::vector<Exit> lookAtBmc(const Object &)
{
    return {{say::lookAtBMCsOwnLog(), "owner"}, {say::restartBmc(), "fix"}};
}
/// It works on something, its own firmware perhaps: a restart would break that.
std::vector<Exit> letItWork(const Object &)
{
    return {{say::lookAtBMCsOwnLog(), "owner"}};
}
std::vector<Exit> correctAddress(const Object &)
{
    return {{say::seeWhatStandsBetween(), "owner"}, {say::correctBmcAddress(), "fix"}};
}
std::vector<Exit> acceptKey(const Object &)
{
    return {{say::mendCertificateOfBmc(), "fix"},
            {say::acceptKeyOfBmc(host::bmcPinAnnotation), "fix"}};
}

Message bmcIsSilent(const std::string &host, const Message &bmcSays)
{
    return say::bmcHostGivesNoAnswer(host, bmcSays);
}

template<const Form<place::Name, place::Clause> &row>
Message bmcSaid(const std::string &host, const Message &bmcSays)
{
    return row(host, bmcSays);
}

template<const Form<place::Name> &row>
Message bmcAlone(const std::string &host, const Message &)
{
    return row(host);
}

/// First match wins; who wrote the condition and gave no reason that is known meant silence.
const std::vector<BmcTrouble> &bmcTroubles()
{
    static const std::vector<BmcTrouble> rows{
        {"ConnectionRefused",
         bmcAlone<say::bmcHostRefusesConnection>,
         [](const Object &) -> std::vector<Exit> {
             return {{say::seeWhyNothingListens(), "fix"}};
         }},
        {"NameUnknown", bmcAlone<say::bmcHostIsNotFound>, correctAddress},
        {"NoRoute", bmcAlone<say::bmcHostHasNoRoute>, checkNetwork},
        {"ConnectionBroken", bmcSaid<say::bmcHostBreaksOff>, lookAtBmc},
        {"Busy", bmcSaid<say::bmcHostIsBusy>, letItWork},
        {"NoSessionLeft",
         bmcSaid<say::bmcHostHasNoSession>,
         [](const Object &) -> std::vector<Exit> {
             return {{say::endSessionsAtBmc(), "fix"}};
         }},
        {"TlsKeyChanged", bmcSaid<say::bmcHostShowsAnotherKey>, acceptKey},
        {"TlsUntrusted", bmcSaid<say::bmcHostIsNotTrusted>, acceptKey},
        {"TlsTooOld",
         bmcSaid<say::bmcHostIsNotSecure>,
         [](const Object &) -> std::vector<Exit> {
             return {{say::allowOldTlsOfBmc(host::bmcTlsMinimumAnnotation), "fix"}};
         }},
        {"TlsFailed", bmcSaid<say::bmcHostIsNotSecure>, lookAtBmc},
        {"Redirect*", bmcSaid<say::bmcHostRedirects>, correctAddress},
        {"WebPage", bmcSaid<say::bmcHostIsNoBmc>, correctAddress},
        {"NoRedfish", bmcSaid<say::bmcHostIsNoBmc>, correctAddress},
        {"AnotherServer",
         bmcAlone<say::bmcHostIsOfAnotherServer>,
         [](const Object &host) -> std::vector<Exit> {
             return {{say::correctBmcAddress(), "fix"},
                     {say::forgetEnrolledServer(host.name()), "fix"}};
         }},
        {"Http404", bmcSaid<say::bmcHostLacksSystem>, correctAddress},
        {"NoSystem", bmcSaid<say::bmcHostLacksSystem>, lookAtBmc},
        {"Http*", bmcSaid<say::bmcHostAnswersError>, lookAtBmc},
        {"BadJson", bmcSaid<say::bmcHostIsNotUnderstood>, lookAtBmc},
        {"BadEncoding", bmcSaid<say::bmcHostIsNotUnderstood>, lookAtBmc},
        {"TooLarge", bmcSaid<say::bmcHostIsNotUnderstood>, lookAtBmc},
        {"NoPowerState", bmcSaid<say::bmcHostDoesNotSay>, lookAtBmc},
        {"AccessDenied",
         bmcSaid<say::bmcHostAnswersError>,
         [](const Object &) -> std::vector<Exit> {
             return {{say::giveAccountPrivilege(), "fix"}};
         }},
        {"Invalid", bmcSaid<say::powerOfHostIsNotRead>, correctAddress},
        {"AmbiguousSystem", bmcSaid<say::powerOfHostIsNotRead>, correctAddress},
        {"Refused", bmcSaid<say::powerOfHostIsNotRead>, lookAtBmc},
        {"*", bmcIsSilent, checkNetwork},
    };
    return rows;
}

} // namespace

const BmcTrouble &bmcTroubleOf(const std::string &reason)
{
    return *std::ranges::find_if(bmcTroubles(), [&reason](const BmcTrouble &row) {
        const std::string_view word = row.reason;
        return word.ends_with('*') ? reason.starts_with(word.substr(0, word.size() - 1))
                                   : reason == word;
    });
}

} // namespace hp::holds
