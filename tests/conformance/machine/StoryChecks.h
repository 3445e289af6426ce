// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/conformance/machine/Checks.h"

namespace hp::conformance {

/// `order`: a list of marks that must be reached one after the other. A mark is {ref, match},
/// {ref, absent}, {ref, deleted: true}, {ref, type, status} or {ref, condition, status} for a
/// condition, {ref, phase}, {event: REASON} of the object that `ref` names if there is one, or
/// {provider: MACHINE, call: CALL}, {provider: CALL} of any Machine, {provider: {MACHINE: CALL}};
/// or a text: "Machine/m1 Drained=True", "Machine/m1 phase=Deleting", "Node/n1 deleted",
/// "Machine/m1 finalizer removed", "provider.m1.delete", "event DrainSkipped". Where it says what
/// becomes of a Machine it may name none.
void checkOrder(World &world,
                const CheckContext &context,
                const Json &then,
                std::vector<std::string> &failures);

/// `invariant`: what every content of an object, from the start on, must fulfil: {ref, match,
/// absent, unchanged}, or a list of them. `unchanged` names pointers whose value, once there, never
/// changes and never vanishes.
void checkInvariant(World &world,
                    const CheckContext &context,
                    const Json &then,
                    std::vector<std::string> &failures);

/// `console`: what the machine page shows, {ref, ...}: the rows of the gateway's view by name, with
/// those of hooks and conditions as lists.
void checkConsole(World &world,
                  const CheckContext &context,
                  const Json &then,
                  std::vector<std::string> &failures);

/// `capi`: the Machine in the words of Cluster API: annotations, error, phase, conditions.
void checkCapi(World &world,
               const CheckContext &context,
               const Json &then,
               std::vector<std::string> &failures);

} // namespace hp::conformance
