// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/ctl/Output.h"
#include "model/base/Json.h"
#include "model/base/Result.h"
#include "model/base/Time.h"
#include "model/live/AuditRows.h"
#include "model/live/BulkRows.h"
#include "model/live/CalendarRows.h"
#include "model/live/FleetRow.h"

#include <cstdio>
#include <string>
#include <vector>

namespace hp::app {

/// Prints a text of several lines as a terminal may get it (visibleLines()), with colours of ours
/// when `colour`. Ends the program as SIGPIPE would when nobody reads it any more.
void print(FILE *out, const std::string &text, bool colour = false);
/// Headings of tables and words of states in colours; `text` holds no control characters but ends
/// of lines.
[[nodiscard]] std::string coloured(const std::string &text);
/// What has been written reached whom it was for: ends the program when it did not.
void flush(FILE *out);
/// "holdpointctl: …" to stderr, likewise on one line.
void printError(const Error &error);

using TableLine = std::vector<std::string>;

/// Lines of equally many cells in columns, the first line as heading.
[[nodiscard]] std::string tableText(const std::vector<TableLine> &lines,
                                    const TableStyle &style = {});

/// What holds, of the rows of the `holds` view: the most urgent first, then the oldest; as a table
/// for a terminal.
[[nodiscard]] std::string
holdsText(const Json &holdRows, TimePoint now, const TableStyle &style = {});
/// The same rows as a JSON array.
[[nodiscard]] Json holdsJson(const Json &holdRows);
/// The rows of the `alarms` view, the most urgent first, as a table for a terminal.
[[nodiscard]] std::string
alarmsText(const Json &alarmRows, TimePoint now, const TableStyle &style = {});
/// Sentence, facts and exits of a machine view.
[[nodiscard]] std::string whyText(const Json &machineRows);
/// What speaks against taking what a backend shows for all that there is now, of the rows of its
/// view `connection`: on one line without its end, empty when nothing does.
[[nodiscard]] std::string doubtsText(const Json &connectionRows);

/// One cluster of Cluster API, as its machines and the streams of the backend show it.
struct ClusterSum : live::ClusterCount {
    std::string cluster{}; ///< as the rows name it
    std::string object{}; ///< namespace/name of its Cluster object
    live::Instant unseen{}; ///< since when nobody sees into it; none when somebody does or need not
};

/// All clusters of the rows of the view `fleet`, with what of the view `connection` is about them;
/// those with the most that is overdue, late and holding come first, then by name.
[[nodiscard]] std::vector<ClusterSum> clusterSums(const Json &fleetRows,
                                                  const Json &connectionRows);
[[nodiscard]] TableLine clusterHeadings();
[[nodiscard]] TableLine clusterLine(const ClusterSum &sum, TimePoint now);
[[nodiscard]] std::string
clustersText(const std::vector<ClusterSum> &sums, TimePoint now, const TableStyle &style = {});
[[nodiscard]] Json clustersJson(const std::vector<ClusterSum> &sums);
/// The rows of a view that are of that cluster; all of them when it is empty.
[[nodiscard]] Json ofCluster(const Json &rows, const std::string &cluster);

/// The rows of the view `calendar`: what does not go together first, then work by its start, then
/// windows by when they open next.
[[nodiscard]] std::string
calendarText(const Json &rows, TimePoint now, const TableStyle &style = {});
/// The same view: when maintenances will run, wave by wave, and which are late.
[[nodiscard]] std::string planText(const Json &rows, TimePoint now, const TableStyle &style = {});
/// The entries that `calendar.planned` gives.
[[nodiscard]] std::string plannedText(const std::vector<live::CalendarEntry> &entries,
                                      const TableStyle &style = {});
/// What `calendar.add` and `calendar.import` answer; `taken` says whether it is planned now.
[[nodiscard]] std::string broughtText(const live::CalendarAnswer &answer, bool taken);

/// One row of the view `overrides` as a person reviews it before they commit.
[[nodiscard]] std::string previewText(const live::OverrideRow &row);
/// Its first lines: what is done to what, and what follows.
[[nodiscard]] std::string subjectText(const live::OverrideRow &row);
/// Where it stands now, as one line without its end: "Sending in 7 s. Ctrl+C aborts."
[[nodiscard]] std::string progressText(const live::OverrideRow &row, TimePoint now);
/// All rows of that view, the newest first.
[[nodiscard]] std::string
overridesText(const Json &rows, TimePoint now, const TableStyle &style = {});
/// One plan of the view `bulk` with its machines, as a person reviews it; `rows` are all of it.
[[nodiscard]] std::string bulkPlanText(const Json &rows, const std::string &id, TimePoint now);
/// Where a plan stands now, as one line without its end.
[[nodiscard]] std::string bulkProgressText(const live::BulkRow &row, TimePoint now);
/// All plans of that view, the newest first.
[[nodiscard]] std::string bulkText(const Json &rows, TimePoint now, const TableStyle &style = {});
/// Whether the key of that view is that of a plan, and not of a machine in one.
[[nodiscard]] bool isPlanKey(const std::string &key);
/// The view `audit` as a table of what was sent and how it ended, the newest first.
[[nodiscard]] std::string auditText(const Json &rows, const TableStyle &style = {});
/// What of the audit is not among those rows, on one line without its end; empty when they are all.
[[nodiscard]] std::string olderAuditText(const Json &rows);
/// "6 rows, all whole, to …" or the fault.
[[nodiscard]] std::string verdictText(const live::ChainVerdict &verdict);

} // namespace hp::app
