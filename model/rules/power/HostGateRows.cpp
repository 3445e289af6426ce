// SPDX-License-Identifier: Apache-2.0
#include "model/base/JsonTree.h"
#include "model/messages/Power.h"
#include "model/rules/power/BmcScheme.h"
#include "model/rules/power/HostPowerFacts.h"

#include <nlohmann/json.hpp>

namespace hp::rules {

namespace {

using Facts = HostPowerFacts;
using Decision = HostPowerDecision;

Decision registrationError(const Facts &f,
                           const char *row,
                           const Message &why,
                           const char *event,
                           std::optional<metrics::Metric> metric)
{
    Decision decision = f.keep(row, why);
    decision.status.operationalStatus = "error";
    decision.status.errorType = host::error::registration;
    decision.status.errorMessage = why.text();
    if (decision.status.errorMessage != f.stored.errorMessage)
        decision.events = {{true, event, why}};
    if (metric)
        decision.counts = {countOf(*metric, f.key())};
    return decision;
}

bool isFirstStatus(const Facts &f)
{
    return f.view.host.text("/status/lastUpdated").empty();
}

std::optional<Json> statusIn(const Facts &f)
{
    const auto text = f.view.host.annotation(host::statusAnnotation);
    if (!text)
        return std::nullopt;
    Json status = parseJson(*text);
    return status.is_object() ? std::optional(std::move(status)) : std::nullopt;
}

} // namespace

/// Rows N (a status from elsewhere), S (registration) and G2 to G5.
const std::vector<HostPowerRow> &hostGateRows()
{
    static const std::vector<HostPowerRow> rows = {
        {"N1 shared",
         "StatusNotAdopted",
         PowerSettled::Apart,
         "the status annotation is there, the status was never written, and another host has the "
         "same BMC or server",
         "wait, no write: a status that somebody brings along takes no server from a host that is "
         "here",
         [](const Facts &f) {
             return isFirstStatus(f) && statusIn(f) && !f.view.sharedWith.empty();
         },
         [](const Facts &f, const char *row) {
             Decision decision = f.keep(row, say::bmcIsShared(f.view.sharedWith));
             decision.standing.reset();
             decision.events = {{true, "RegistrationError", decision.reason}};
             return decision;
         }},
        {"N1",
         "StatusAdopted",
         PowerSettled::Apart,
         "the status annotation is there, it is a JSON object, and the status was never written",
         "take the status from it",
         [](const Facts &f) { return isFirstStatus(f) && statusIn(f); },
         [](const Facts &f, const char *row) {
             Decision decision = f.recheck(row, say::hostComesWithStatus(), Duration(0));
             decision.standing.reset();
             decision.adopted = Object(Json{{"status", *statusIn(f)}});
             return decision;
         }},
        {"N2",
         "StatusAnnotationRemoved",
         PowerSettled::Apart,
         "the status annotation is there",
         "remove it unread",
         [](const Facts &f) { return f.view.host.annotation(host::statusAnnotation).has_value(); },
         [](const Facts &f, const char *row) {
             Decision decision = f.remove(row,
                                          say::hostHasStatus(),
                                          host::statusAnnotation,
                                          *f.view.host.annotation(host::statusAnnotation));
             decision.standing.reset();
             return decision;
         }},
        {"G2",
         "Unmanaged",
         PowerSettled::Unknown,
         "there is no BMC address",
         "state unmanaged: no power management; look again after 10 min",
         [](const Facts &f) {
             return !f.hasAddress && (f.state.empty() || f.state == host::state::unmanaged);
         },
         [](const Facts &f, const char *row) {
             Decision decision = f.recheck(row, say::hostHasNoBMCAddress(), f.settings.pollAside);
             decision.status.state = host::state::unmanaged;
             decision.status.operationalStatus = "discovered";
             if (f.state != host::state::unmanaged) {
                 decision.events = {{false, "Discovered", say::hostWasDiscovered()}};
                 decision.counts = {countOf(metrics::Metric::HostUnmanaged, f.key())};
             }
             return decision;
         }},
        {"S0",
         "FinalizerMissing",
         PowerSettled::Apart,
         "our finalizer is missing",
         "add it",
         [](const Facts &f) { return !f.view.host.hasFinalizer(host::finalizer); },
         [](const Facts &f, const char *row) {
             Decision decision = f.recheck(row, say::hostShallNotVanish(), Duration(0));
             decision.step = HostPowerStep::AddFinalizer;
             decision.standing.reset();
             return decision;
         }},
        {"S1",
         "Registering",
         PowerSettled::No,
         "there is a BMC address, and the host is new or unmanaged",
         "state registering",
         [](const Facts &f) { return f.state.empty() || f.state == host::state::unmanaged; },
         [](const Facts &f, const char *row) {
             Decision decision = f.recheck(row, say::hostHasBMCAddress(), Duration(0));
             decision.status.state = host::state::registering;
             decision.status.operations["register"] = {f.now, {}};
             decision.counts = {countOf(metrics::Metric::HostRegistrationRequired, f.key())};
             return decision;
         }},
        {"G3 missing",
         "CredentialsMissing",
         PowerSettled::Unknown,
         "the secret with the credentials is missing",
         "registration error; look again after 10 s, or after an edit when no secret is named",
         [](const Facts &f) { return f.view.credentials == BmcCredentialState::SecretMissing; },
         [](const Facts &f, const char *row) {
             const std::string name = f.view.host.text("/spec/bmc/credentialsName");
             Decision decision = registrationError(f,
                                                   row,
                                                   name.empty() ? say::credentialsNameIsEmpty()
                                                                : say::secretIsMissing(name),
                                                   "BMCCredentialError",
                                                   metrics::Metric::CredentialsMissing);
             if (!name.empty())
                 decision.recheckAfter = f.settings.secretRetry;
             return decision;
         }},
        {"G3 incomplete",
         "CredentialsIncomplete",
         PowerSettled::Unknown,
         "the secret has no username or no password",
         "registration error; an edit starts the next pass",
         [](const Facts &f) { return f.view.credentials == BmcCredentialState::SecretIncomplete; },
         [](const Facts &f, const char *row) {
             return registrationError(
                 f,
                 row,
                 say::secretIsIncomplete(f.view.host.text("/spec/bmc/credentialsName")),
                 "BMCCredentialError",
                 metrics::Metric::CredentialsInvalid);
         }},
        {"G3 elsewhere",
         "CredentialsForAnotherAddress",
         PowerSettled::Unknown,
         "the secret was used for another address, and nobody has allowed it for this one",
         "registration error, the BMC is not asked; an edit starts the next pass",
         [](const Facts &f) { return f.view.credentials == BmcCredentialState::OfAnotherAddress; },
         [](const Facts &f, const char *row) {
             const auto &used = f.stored.goodCredentials;
             return registrationError(
                 f,
                 row,
                 say::secretIsOfAnotherAddress(f.view.host.text("/spec/bmc/credentialsName"),
                                               used ? used->address : std::string(),
                                               f.view.host.text("/spec/bmc/address")),
                 "BMCCredentialError",
                 metrics::Metric::CredentialsInvalid);
         }},
        {"G3 scheme",
         "SchemeUnsupported",
         PowerSettled::Unknown,
         "the scheme of the BMC address is not one of Redfish",
         "registration error that says so; an edit starts the next pass",
         [](const Facts &f) {
             return !bmcSchemeTrouble(f.view.host.text("/spec/bmc/address")).empty();
         },
         [](const Facts &f, const char *row) {
             return registrationError(f,
                                      row,
                                      bmcSchemeTrouble(f.view.host.text("/spec/bmc/address")),
                                      "RegistrationError",
                                      std::nullopt);
         }},
        {"G3 shared",
         "BmcShared",
         PowerSettled::Unknown,
         "another host that has the same BMC or server comes first: a taken one before a spare "
         "one, "
         "that before a new one, else the older; of two that are taken neither is switched",
         "registration error that names it, the BMC is not asked; an edit of either starts the "
         "next pass",
         [](const Facts &f) { return !f.view.sharedWith.empty(); },
         [](const Facts &f, const char *row) {
             return registrationError(
                 f, row, say::bmcIsShared(f.view.sharedWith), "RegistrationError", std::nullopt);
         }},
        {"G5",
         "Detached",
         PowerSettled::Unknown,
         "the detached annotation is there and counts in this state",
         "operationalStatus detached, no action; annotations, stamps and commands in flight are "
         "kept; look again after 10 min",
         [](const Facts &f) { return f.detached; },
         [](const Facts &f, const char *row) {
             Decision decision =
                 f.recheck(row, say::detachedHostIsLeftAlone(), f.settings.pollAside);
             decision.status.operationalStatus = "detached";
             return decision;
         }},
        {"G5 attached again",
         "AttachedAgain",
         PowerSettled::No,
         "operationalStatus is detached, and the annotation is gone",
         "operationalStatus as before; a new reading comes first",
         [](const Facts &f) { return f.stored.operationalStatus == "detached"; },
         [](const Facts &f, const char *row) {
             Decision decision = f.recheck(row, say::hostIsAttachedAgain(), Duration(0));
             decision.status.operationalStatus = f.stored.errorType.empty() ? "OK" : "error";
             return decision;
         }},
    };
    return rows;
}

HostPowerEvent eventOfRefusedStatus(const std::string &why)
{
    return {true, "StatusNotStored", say::statusIsNotStored(why)};
}

HostPowerDecision decideAfterRefusedStatus(const HostPowerView &view, const std::string &why)
{
    const HostPowerFacts facts(view, {});
    HostPowerDecision decision =
        facts.remove("N1 refused",
                     say::statusOfHostIsNone(),
                     host::statusAnnotation,
                     view.host.annotation(host::statusAnnotation).value_or(""));
    decision.standing.reset();
    decision.events = {{true, "StatusAnnotationRefused", say::statusOfHostIsNoneBecause(why)}};
    return decision;
}

} // namespace hp::rules
