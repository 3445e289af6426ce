// SPDX-License-Identifier: Apache-2.0

// Command capi plays the lives of Machines with Cluster API's own core controllers, on a given API server.
//
// usage: capi [-led] [-life NAME] [-patience DURATION] KUBECONFIG FOLDER_OF_DEFINITIONS...
//
// The server is the management cluster and the workload cluster in one, and is left as it is afterwards. The
// definitions are those that Cluster API publishes (config/crd/bases of core, of bootstrap/kubeadm and of
// controlplane/kubeadm). Infrastructure, bootstrap, kubelets and etcd are in memory (infrastructure.go, etcd.go).
// What is played is in lives.go.
//
// It prints one JSON object a line: what a life's step was, and what was seen at its end. A step whose end
// never came says so in `why`; the exit code is then 1.
//
// With -led somebody else follows: a life goes on when its name was read as a line of the standard input, once
// for every line that was printed. Only then are those lives played in which somebody else acts; such a step is
// printed before, with `asks`, and again at its end.
package main

import (
	"bufio"
	"context"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"os"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/go-logr/logr"
	ctrllog "sigs.k8s.io/controller-runtime/pkg/log"
)

// line is what is seen of a Machine: what a person would read, and nothing that differs from run to run.
type line struct {
	Life  string `json:"life"`
	Step  string `json:"step"`
	Phase string `json:"phase"`
	// Of the condition Deleting; in the life of a health check, of its condition RemediationAllowed; in that of a control
	// plane, of OwnerRemediated until it is deleted.
	Reason  string `json:"reason"`
	Message string `json:"message"`
	// The message of the condition Paused, when it is true.
	Paused string `json:"paused"`
	// The deletionTimestamp is present.
	Terminating bool   `json:"terminating"`
	Gone        bool   `json:"gone"`
	Why         string `json:"why"`
	// Somebody else is to act now.
	Asks bool `json:"asks,omitempty"`
	// The Machine that is looked at; names of those of a deployment differ from run to run.
	Machine string `json:"machine,omitempty"`
	// Seconds that its drain may take, where that is limited.
	Limit int32 `json:"limit,omitempty"`
	// How many members etcd has, and whether the one of this Machine leads or follows; empty: it is none.
	Members int    `json:"members,omitempty"`
	Member  string `json:"member,omitempty"`
}

// told prints lines, those of lives that go on at the same time among each other.
type told struct {
	mutex  sync.Mutex
	failed bool
	next   map[string]chan error // of each life that is led; nil where nobody leads
}

func (t *told) line(l line) {
	t.mutex.Lock()
	defer t.mutex.Unlock()
	t.failed = t.failed || l.Why != ""
	if err := json.NewEncoder(os.Stdout).Encode(l); err != nil {
		os.Exit(1)
	}
}

// follow hands what is read to the lives, and ends the program when nobody is there any more.
func (t *told) follow() {
	lines := bufio.NewScanner(os.Stdin)
	for lines.Scan() {
		life, givenUp := strings.CutPrefix(lines.Text(), "-")
		if next, known := t.next[life]; known && givenUp {
			next <- errors.New("whoever leads gave it up")
		} else if known {
			next <- nil
		}
	}
	fmt.Fprintln(os.Stderr, "capi: nobody leads any more")
	os.Exit(1)
}

// wait returns when a life may go on.
func (t *told) wait(ctx context.Context, life string) error {
	next, led := t.next[life]
	if !led {
		return nil
	}
	select {
	case err := <-next:
		return err
	case <-ctx.Done():
		return ctx.Err()
	}
}

func main() {
	led := flag.Bool("led", false, "a life goes on when its name is read")
	only := flag.String("life", "", "play this one alone")
	// One life takes a minute of waits that Cluster API sets; a machine may be ten times as slow as most.
	patience := flag.Duration("patience", 25*time.Minute, "that of all lives together")
	flag.Parse()
	if flag.NArg() < 2 {
		fmt.Fprintln(os.Stderr, "usage: capi [-led] [-life NAME] [-patience DURATION] KUBECONFIG FOLDER_OF_DEFINITIONS...")
		os.Exit(2)
	}
	log := logr.Discard()
	if path := os.Getenv("HP_CAPI_LOG"); path != "" {
		log = logTo(path)
	}
	ctrllog.SetLogger(log)
	ctx, cancel := context.WithTimeout(context.Background(), *patience)
	defer cancel()
	w, err := newWorld(ctx, flag.Arg(0), flag.Args()[1:])
	if err != nil {
		fmt.Fprintln(os.Stderr, "capi:", err)
		os.Exit(1)
	}
	var t told
	played := lives
	if *led {
		played = append(played, overriddenLives...)
	}
	if *only != "" {
		played = slices.DeleteFunc(slices.Clone(played), func(l life) bool { return l.name != *only })
	}
	if *led {
		t.next = map[string]chan error{"": make(chan error, 1)}
		for _, l := range played {
			t.next[l.name] = make(chan error, 1)
		}
		go t.follow()
		t.line(line{})
		if t.wait(ctx, "") != nil {
			os.Exit(1)
		}
	}
	var playing sync.WaitGroup
	for _, l := range played {
		playing.Go(func() { l.play(w, &t) })
	}
	playing.Wait()
	if t.failed {
		os.Exit(1)
	}
}
