#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# A manual page from what a program says of itself: man_page.sh NAME PROGRAM [VERSION] > NAME.SECTION. PROGRAM is run with
# --help; for a script that takes none, its own opening comment is taken.
set -eu
name=$1 program=$2 version=${3:-}
date=$(date -u -d "@${SOURCE_DATE_EPOCH:-$(stat -c %Y "$program")}" +%Y-%m-%d)

section=1 files='' codes='' also='' usage='[\fIOPTION\fR]...'
case $name in
holdpoint)
    brief='console that shows what holds Kubernetes machines'
    usage='[\fIOPTION\fR]... [\fIFILE\fR.holdpoint | \fILINK\fR]'
    text='Shows, live, what holds each machine, who owns the hold, since when, and what happens when it clears. Without
\fB\-\-connect\fR it runs a backend of its own, with its data in \fI~/.local/share/holdpoint\fR.'
    codes='0 when it was closed, 1 when something broke, 2 for wrong usage or configuration.'
    also='holdpoint\-wall(1), holdpointctl(1), holdpointd(8)'
    ;;
holdpointd)
    section=8
    brief='backend that leads Kubernetes machines through their hold points'
    text='Reconciles machines through their hold points, records every one and serves consoles, the page for browsers,
\fBkubectl\fR and metrics. As a service it reads its options from \fI/etc/holdpoint/holdpointd.yaml\fR. When it is ready it prints
one line that begins with "holdpointd ready". SIGTERM and SIGINT end it.'
    files='.TP
.I /etc/holdpoint/holdpointd.yaml
the options of the service, one a line; the command line goes before it
.TP
.I /var/lib/holdpoint
the data of the service'
    codes='0 when it was told to stop, 1 when something broke, 2 for wrong usage, configuration or data that it cannot read.'
    also='holdpoint(1), holdpointctl(1)'
    ;;
holdpointctl)
    brief='asks a Holdpoint backend from a terminal'
    usage='\fICOMMAND\fR [\fIOPTION\fR]...'
    text='Says what holds machines and why, commits overrides with their guards, and exports incidents. It finds its backend by
\fB\-\-connect\fR or by a data directory.'
    codes='0 when it was done, 1 when it was not, 2 for wrong usage.'
    also='holdpoint(1), holdpointd(8)'
    ;;
holdpoint-wall)
    brief='shows a Holdpoint wall on a screen'
    text='Takes the options of \fBholdpoint \-\-wall\fR.'
    files='.TP
.I ~/.config/holdpoint/wall.conf
what this screen shows, an option a line
.TP
.I /etc/holdpoint/wall.conf
the same for everybody on this host'
    codes='2 when there is neither a session nor a compositor to make one; else that of holdpoint(1).'
    also='holdpoint(1)'
    ;;
*) echo "man_page.sh: nothing is known about $name" >&2 && exit 2 ;;
esac

# Groff reads a minus as a hyphen, a backslash as an escape, and a dot or a quote at the start of a line as a request.
escaped() { sed -e 's/\\/\\e/g' -e 's/-/\\-/g' -e "s/^\([.']\)/\\\\\&\1/"; }

printf '.TH %s %s %s "Holdpoint %s" "Holdpoint"\n' "$(echo "$name" | tr '[:lower:]' '[:upper:]' | sed 's/-/\\-/g')" \
    $section "$date" "$(echo "$version" | sed 's/-/\\-/g')"
printf '.SH NAME\n%s \\- %s\n' "$(echo "$name" | escaped)" "$brief"
printf '.SH SYNOPSIS\n.B %s\n%s\n' "$(echo "$name" | escaped)" "$usage"
printf '.SH DESCRIPTION\n%s\n' "$text"
printf '.SH OPTIONS\n.nf\n'
case $(head -c 2 "$program") in
'#!') sed -n '2,/^[^#]/{s/^# \{0,1\}//p}' "$program" | grep -v '^SPDX' ;;
*) "$program" --help | sed '1,/^$/d' ;;
esac | fold -s -w 76 | sed 's/ *$//' | escaped
printf '.fi\n'
[ -z "$files" ] || printf '.SH FILES\n%s\n' "$files"
[ -z "$codes" ] || printf '.SH EXIT STATUS\n%s\n' "$codes"
printf '.SH SEE ALSO\n%s\n.PP\nThe documents are in /usr/share/doc/holdpoint\\-common (package holdpoint\\-common).\n' "$also"
