// SPDX-License-Identifier: Apache-2.0

import { tr } from "../words/languages";

const passed = ["Provisioning", "Provisioned", "Running", "Deleting"];

/** The phases that a machine passes, and which of them is the present one, as PhaseChain of the console has them. */
export function phaseChain(phase: string): { phases: string[]; at: number } {
    const at = passed.indexOf(phase);
    if (at >= 0)
        return { phases: passed, at };
    // Pending (of Cluster API), and none at all, come before all others; what else there is comes while it runs.
    return phase === "" || phase === "Pending" ? { phases: [phase || tr("No phase yet"), ...passed.slice(0, 3)], at: 0 } : { phases: [...passed.slice(0, 3), phase], at: 3 };
}
