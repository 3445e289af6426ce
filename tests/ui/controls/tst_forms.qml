// SPDX-License-Identifier: Apache-2.0
import QtQuick
import QtTest
import Holdpoint.Controls
import Holdpoint.Theme
import Holdpoint.Tests

Item {
    id: root

    height: 420
    width: 400

    TextBox {
        id: box

        hint: "2026-11-20T13:10:00Z"
        label: "From"
        width: 200
    }
    TextPane {
        id: pane

        height: 60
        label: "Summary"
        width: 200
        y: 50
    }
    ChoiceBox {
        id: choice

        choices: [{ value: "", text: "Any" }, { value: "1", text: "Severity 1" }, { value: "2", text: "Severity 2" }]
        label: "Severity"
        y: 130

        onPicked: value => choice.value = value
    }
    TickBox {
        id: tick

        text: "Reduce motion"
        y: 180
    }
    FilterChip {
        id: chip

        checkable: true
        count: 3
        text: "Held"
        y: 220
    }
    ViewState {
        id: state

        emptyProof: "Checked 14:03Z."
        emptyText: "No hosts in lab."
        height: 150
        hiddenText: "3 hosts are hidden by the filters."
        loaded: false
        shown: 0
        width: 400
        y: 260
    }
    SignalSpy {
        id: picked

        signalName: "picked"
        target: choice
    }
    SignalSpy {
        id: toggled

        signalName: "toggled"
        target: tick
    }
    SignalSpy {
        id: edited

        signalName: "edited"
        target: pane
    }
    SignalSpy {
        id: cleared

        signalName: "cleared"
        target: state
    }

    function wordsIn(item) {
        let found = [];
        for (let i = 0; i < item.children.length; ++i) {
            const child = item.children[i];
            if (child.visible && child.text)
                found.push(child.text);
            found = found.concat(root.wordsIn(child));
        }
        return found;
    }

    TestCase {
        name: "Forms"
        when: windowShown

        function test_everyFieldHasItsNameAndRole_data() {
            return [
                { tag: "a line of text", item: box, name: "From", role: Accessible.EditableText },
                { tag: "a choice", item: choice, name: "Severity", role: Accessible.ComboBox },
                { tag: "yes or no", item: tick, name: "Reduce motion", role: Accessible.CheckBox },
                { tag: "a filter", item: chip, name: "Held, 3", role: Accessible.CheckBox }
            ];
        }
        function test_everyFieldHasItsNameAndRole(row) {
            compare(AccessiblePress.name(row.item), row.name);
            compare(AccessiblePress.role(row.item), row.role);
        }
        function test_aPaneIsLeftWithTab() {
            pane.forceActiveFocus();
            keyClick("a");
            compare(pane.text, "a");
            verify(edited.count > 0);
            keyClick(Qt.Key_Tab);
            compare(pane.text, "a");
            verify(!pane.activeFocus);
        }
        function test_aChoiceIsMadeByKeyboard() {
            choice.value = "";
            picked.clear();
            choice.forceActiveFocus(Qt.TabFocusReason);
            compare(choice.displayText, "Any");
            keyClick(Qt.Key_Down);
            compare(picked.count, 1);
            compare(choice.value, "1");
            compare(choice.displayText, "Severity 1");
        }
        function test_aValueThatIsNoChoiceShowsNothing() {
            choice.value = "9";
            compare(choice.displayText, "");
            choice.value = "";
        }
        function test_anAssistiveTechnologyTicks() {
            tick.checked = false;
            toggled.clear();
            verify(AccessiblePress.press(tick));
            verify(tick.checked);
            compare(toggled.count, 1);
        }
        function test_theStateOfAViewIsSaid_data() {
            return [
                { tag: "loading says nothing false", loaded: false, hidden: 0, error: "", request: "", says: "", action: "" },
                { tag: "empty with its proof", loaded: true, hidden: 0, error: "", request: "", says: "No hosts in lab.", action: "" },
                { tag: "filtered has a way out", loaded: true, hidden: 3, error: "", request: "", says: "3 hosts are hidden by the filters.", action: "Clear filter" },
                { tag: "refused is said", loaded: false, hidden: 0, error: "You may not list hosts.", request: "", says: "You may not list hosts.", action: "" },
                { tag: "forbidden can be asked for", loaded: false, hidden: 0, error: "You may not list hosts.", request: "Please", says: "You may not list hosts.", action: "Copy request" }
            ];
        }
        function test_theStateOfAViewIsSaid(row) {
            state.loaded = row.loaded;
            state.hidden = row.hidden;
            state.errorText = row.error;
            state.request = row.request;
            verify(state.visible);
            const words = root.wordsIn(state);
            if (row.says.length > 0)
                verify(words.indexOf(row.says) >= 0, words);
            else
                compare(words.length, 0);
            compare(words.indexOf("Clear filter") >= 0, row.action === "Clear filter");
            compare(words.indexOf("Copy request") >= 0, row.action === "Copy request");
            state.errorText = "";
            state.shown = 1;
            state.loaded = true;
            verify(!state.visible);
            state.shown = 0;
        }
    }
}
