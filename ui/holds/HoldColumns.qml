// SPDX-License-Identifier: Apache-2.0
pragma ComponentBehavior: Bound

import QtQuick
import Holdpoint.Controls
import Holdpoint.Session
import Holdpoint.Theme

/// The columns of the table, and how wide each is for a given room while nobody chose otherwise. Where a hold is, what
/// it is and how it stands are there, with their names in whole as far as there is room; the others come
/// beside them as they fit, the owner first, cut if need be. What does not fit is in the inspector and in the tip of the row.
TableColumns {
    id: root

    /// The longest machine, hold and owner there are.
    property var longest: ["", "", ""]
    /// Nothing moves: the longest may be others, the columns stay.
    property bool still: false
    /// There is something to read in that column.
    property bool hasNotes: false

    readonly property int tick: Theme.glyph + 2
    readonly property int sign: Theme.glyph
    /// The longest name of a point fits.
    readonly property int point: root.hidden.includes("point") ? 0 : 92
    readonly property int state: root.hidden.includes("state") ? 0 : 116
    readonly property int gone: ["point", "state", "age"].filter(id => root.hidden.includes(id)).length
    readonly property bool showsAge: !root.hidden.includes("age")
    /// How long it lasts in words, with what old data puts in front of it; names that need that room have it until then.
    readonly property int words: !root.showsAge ? 0 : root.besideOwner < 0 ? root.wordsLeast : root.wordsAtMost
    readonly property int wordsLeast: Session.outOfTouch ? root.wordsAtMost : 72
    readonly property int wordsAtMost: 88
    readonly property int bar: 60
    /// What is left for machine, hold and owner when only what is always there is shown.
    readonly property real allNames: root.room - root.tick - root.sign - root.point - (root.showsAge ? root.wordsAtMost : 0) - root.state - (6 - root.gone) * root.gap
    /// A note is one of a person to another: it comes before how long holds like it take, and after the names.
    readonly property bool showsNote: root.hasNotes && !root.hidden.includes("note")
                                      && root.allNames - root.noteLeast - root.gap >= root.machineLeast + root.holdLeast + root.least
    readonly property int noteLeast: 96
    readonly property int note: !root.showsNote ? 0 : Math.min(280, root.noteLeast + Math.floor((root.allNames - root.noteLeast - root.gap - root.machineLeast - root.holdLeast - root.least) * 0.3))
    readonly property real names: root.allNames - (root.showsNote ? root.note + root.gap : 0)
    /// Who is to be asked stands there unless it would cut what it is about: names are cut before it
    /// goes, but those of machines up to the length that clouds give them.
    readonly property bool showsOwner: !root.hidden.includes("owner") && root.names + root.wordsAtMost - root.wordsLeast - root.gap >= root.machineLeast + root.holdLeast + root.least
    readonly property real machineLeast: Math.min(root.machineNeed, 252)
    readonly property real holdLeast: Math.min(root.holdNeed, 120)
    readonly property real beside: root.names - root.machineNeed - root.holdNeed
    readonly property real besideOwner: root.beside - (root.showsOwner ? root.ownerNeed + root.gap : 0)
    /// How long it lasts is said beside it in words.
    readonly property bool showsBar: root.showsAge && root.besideOwner >= root.bar
    readonly property real besideBar: root.besideOwner - (root.showsBar ? root.bar : 0)
    readonly property bool showsEta: !root.hidden.includes("eta") && (root.showsBar || !root.showsAge) && root.besideBar >= root.etaRoom + root.gap
    readonly property bool showsImpact: !root.hidden.includes("impact") && (root.showsEta || root.hidden.includes("eta"))
                                        && root.besideBar - (root.showsEta ? root.etaRoom + root.gap : 0) >= root.impactRoom + root.gap
    readonly property int etaRoom: 64
    readonly property int impactRoom: 104

    readonly property int age: root.words + (root.showsBar ? root.bar : 0)
    readonly property int eta: root.showsEta ? root.etaRoom : 0
    readonly property int impact: root.showsImpact ? root.impactRoom : 0
    readonly property int gaps: 6 - root.gone + (root.showsOwner ? 1 : 0) + (root.showsNote ? 1 : 0) + (root.showsEta ? 1 : 0) + (root.showsImpact ? 1 : 0)
    /// For machine, hold and owner.
    readonly property real flexible: Math.max(2 * root.least, root.room - root.tick - root.sign - root.point - root.age - root.eta - root.impact
                                              - root.state - root.note - root.gaps * root.gap)
    /// A column is never narrower: the beginning of a name is to be seen.
    readonly property int least: 72
    /// Of owners with as many letters one is wider than the other.
    readonly property real wide: 1.1
    property real machineNeed: 0
    property real holdNeed: 0
    property real ownerNeed: 0
    /// For each of them, beyond what it needs.
    readonly property real spare: Math.max(0, root.flexible - root.machineNeed - root.holdNeed - (root.showsOwner ? root.ownerNeed : 0))
                                  / (root.showsOwner ? 3 : 2)
    readonly property real forOthers: root.showsOwner ? root.holdLeast + root.least : root.least
    /// The name of a machine is what people look for: it has what it needs before that of a hold has.
    readonly property real machine: Math.floor(Math.min(root.machineNeed + root.spare, root.flexible - root.forOthers))
    readonly property real hold: root.showsOwner ? Math.floor(Math.min(root.holdNeed + root.spare, root.flexible - root.machine - root.least))
                                                 : root.flexible - root.machine
    readonly property real owner: root.showsOwner ? root.flexible - root.machine - root.hold : 0

    columns: [
        { id: "tick", title: "", name: qsTr("Selected"), pinned: true, plain: true },
        { id: "sign", title: "", name: qsTr("Urgency"), pinned: true },
        { id: "machine", title: qsTr("Machine"), least: 88, grows: true, essential: true },
        { id: "point", title: qsTr("Waiting at"), least: 52 },
        { id: "hold", title: qsTr("Hold"), least: 72, grows: true },
        { id: "owner", title: qsTr("Owner"), least: 56, grows: true },
        { id: "age", title: root.showsBar ? qsTr("Since, against usual") : qsTr("Since"), least: 72 },
        { id: "eta", title: qsTr("Usually until"), least: 56 },
        { id: "impact", title: qsTr("Impact"), least: 56 },
        { id: "state", title: qsTr("State"), least: 64 },
        { id: "note", title: qsTr("Note"), least: 64, grows: true }
    ]
    gap: Theme.gapSmall
    natural: ({ tick: root.tick, sign: root.sign, machine: root.machine, point: root.point, hold: root.hold, owner: root.owner, age: root.age,
                eta: root.eta, impact: root.impact, state: root.state, note: root.note })

    readonly property Binding machineBinding: Binding {
        property: "machineNeed"
        restoreMode: Binding.RestoreNone
        target: root
        value: Math.max(root.least, Math.ceil(root.monospaced.advanceWidth(root.longest[0])) + 2)
        when: !root.still
    }
    readonly property Binding holdBinding: Binding {
        property: "holdNeed"
        restoreMode: Binding.RestoreNone
        target: root
        value: Math.max(root.least, Math.ceil(root.proportional.advanceWidth(root.longest[1])) + 2)
        when: !root.still
    }
    readonly property Binding ownerBinding: Binding {
        property: "ownerNeed"
        restoreMode: Binding.RestoreNone
        target: root
        value: Math.max(root.least, Math.ceil(root.proportional.advanceWidth(root.longest[2]) * root.wide) + 2)
        when: !root.still
    }
    readonly property FontMetrics monospaced: FontMetrics {
        font.family: Theme.monoFamily
        font.pixelSize: Theme.fontMono
    }
    readonly property FontMetrics proportional: FontMetrics {
        font.family: Theme.family
        font.pixelSize: Theme.fontMono
    }
}
