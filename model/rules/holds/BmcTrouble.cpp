// SPDX-License-Identifier: Apache-2.0
#include "model/rules/holds/BmcTrouble.h"

#include "model/messages/Exit.h"
#include "model/messages/Power.h"
#include "model/messages/Stuck.h"
#include "model/resource/BareMetalHost.h"
#include "model/resource/Conditions.h"

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

template<const Form<> &row>
Message brief()
{
    return row();
}

/// First match wins; who wrote the condition and gave no reason that is known meant silence.
const std::vector<BmcTrouble> &bmcTroubles()
{
    static const std::vector<BmcTrouble> rows{
        {"ConnectionRefused",
         bmcAlone<say::bmcHostRefusesConnection>,
         [](const Object &) -> std::vector<Exit> {
             return {{say::seeWhyNothingListens(), "fix"}};
         },
         brief<say::bmcRefusesConnectionInShort>},
        {"NameUnknown",
         bmcAlone<say::bmcHostIsNotFound>,
         correctAddress,
         brief<say::bmcIsNotFoundInShort>},
        {"NoRoute",
         bmcAlone<say::bmcHostHasNoRoute>,
         checkNetwork,
         brief<say::bmcHasNoRouteInShort>},
        {"ConnectionBroken",
         bmcSaid<say::bmcHostBreaksOff>,
         lookAtBmc,
         brief<say::bmcBreaksOffInShort>},
        {"Busy", bmcSaid<say::bmcHostIsBusy>, letItWork, brief<say::bmcIsBusyInShort>},
        {"NoSessionLeft",
         bmcSaid<say::bmcHostHasNoSession>,
         [](const Object &) -> std::vector<Exit> {
             return {{say::endSessionsAtBmc(), "fix"}};
         },
         brief<say::bmcHasNoSessionInShort>},
        {"TlsKeyChanged",
         bmcSaid<say::bmcHostShowsAnotherKey>,
         acceptKey,
         brief<say::bmcShowsAnotherKeyInShort>},
        {"TlsUntrusted",
         bmcSaid<say::bmcHostIsNotTrusted>,
         acceptKey,
         brief<say::bmcIsNotTrustedInShort>},
        {"TlsTooOld",
         bmcSaid<say::bmcHostIsNotSecure>,
         [](const Object &) -> std::vector<Exit> {
             return {{say::allowOldTlsOfBmc(host::bmcTlsMinimumAnnotation), "fix"}};
         },
         brief<say::bmcIsNotSecureInShort>},
        {"TlsFailed",
         bmcSaid<say::bmcHostIsNotSecure>,
         lookAtBmc,
         brief<say::bmcIsNotSecureInShort>},
        {"Redirect*",
         bmcSaid<say::bmcHostRedirects>,
         correctAddress,
         brief<say::bmcRedirectsInShort>},
        {"WebPage", bmcSaid<say::bmcHostIsNoBmc>, correctAddress, brief<say::bmcIsNoneInShort>},
        {"NoRedfish", bmcSaid<say::bmcHostIsNoBmc>, correctAddress, brief<say::bmcIsNoneInShort>},
        {"AnotherServer",
         bmcAlone<say::bmcHostIsOfAnotherServer>,
         [](const Object &host) -> std::vector<Exit> {
             return {{say::correctBmcAddress(), "fix"},
                     {say::forgetEnrolledServer(host.name()), "fix"}};
         },
         brief<say::bmcIsOfAnotherServerInShort>},
        {"Http404",
         bmcSaid<say::bmcHostLacksSystem>,
         correctAddress,
         brief<say::bmcLacksSystemInShort>},
        {"NoSystem",
         bmcSaid<say::bmcHostLacksSystem>,
         lookAtBmc,
         brief<say::bmcLacksSystemInShort>},
        {"Http*", bmcSaid<say::bmcHostAnswersError>, lookAtBmc, brief<say::bmcAnswersErrorInShort>},
        {"BadJson",
         bmcSaid<say::bmcHostIsNotUnderstood>,
         lookAtBmc,
         brief<say::bmcIsNotUnderstoodInShort>},
        {"BadEncoding",
         bmcSaid<say::bmcHostIsNotUnderstood>,
         lookAtBmc,
         brief<say::bmcIsNotUnderstoodInShort>},
        {"TooLarge",
         bmcSaid<say::bmcHostIsNotUnderstood>,
         lookAtBmc,
         brief<say::bmcIsNotUnderstoodInShort>},
        {"NoPowerState",
         bmcSaid<say::bmcHostDoesNotSay>,
         lookAtBmc,
         brief<say::bmcDoesNotSayInShort>},
        {"AccessDenied",
         bmcSaid<say::bmcHostAnswersError>,
         [](const Object &) -> std::vector<Exit> {
             return {{say::giveAccountPrivilege(), "fix"}};
         },
         brief<say::bmcDeniesAccessInShort>},
        {"LicenceMissing",
         bmcSaid<say::bmcHostAnswersError>,
         lookAtBmc,
         brief<say::bmcAnswersErrorInShort>},
        {"PasswordChangeRequired",
         bmcSaid<say::bmcHostAnswersError>,
         [](const Object &host) -> std::vector<Exit> {
             return {{say::changePasswordAtBmc(host.text("/spec/bmc/credentialsName")), "fix"}};
         },
         brief<say::bmcDeniesAccessInShort>},
        {"Invalid",
         bmcSaid<say::powerOfHostIsNotRead>,
         correctAddress,
         brief<say::powerIsNotReadInShort>},
        {"AmbiguousSystem",
         bmcSaid<say::powerOfHostIsNotRead>,
         correctAddress,
         brief<say::powerIsNotReadInShort>},
        {"Refused",
         bmcSaid<say::powerOfHostIsNotRead>,
         lookAtBmc,
         brief<say::powerIsNotReadInShort>},
        {"*", bmcIsSilent, checkNetwork, brief<say::bmcIsSilentInShort>},
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

UnknownPower unknownPowerOf(const Object &host)
{
    const ConditionsIn conditions(host.at("/status/conditions"));
    const auto known = conditions.get(host::condition::powerStateKnown);
    const auto settled = conditions.get(host::condition::powerSettled);
    const std::string row = settled ? settled->reason : std::string();
    // Nobody asks a BMC whose credentials are not there: what it said last is not why.
    if (row == "CredentialsMissing" || row == "CredentialsIncomplete")
        return {say::credentialsAreMissingInShort(),
                conditions.transitionTime(host::condition::powerSettled)};
    if (row == "CredentialsForAnotherAddress")
        return {say::credentialsAreForAnotherInShort(),
                conditions.transitionTime(host::condition::powerSettled)};
    if (!known || known->status != "False")
        return {known ? say::bmcDoesNotSayInShort() : say::powerWasNeverRead(),
                host::powerStatusOf(host).powerStateObservedAt};
    const auto since = conditions.transitionTime(host::condition::powerStateKnown);
    if (known->reason != "AccessDenied" && known->reason != "PasswordChangeRequired"
        && (known->reason == "CredentialsRejected" || row == "CredentialsRejected"
            || row == "CredentialsEndInSpace"))
        return {say::bmcRejectsPasswordInShort(), since};
    return {bmcTroubleOf(known->reason).inShort(), since};
}

} // namespace hp::holds
