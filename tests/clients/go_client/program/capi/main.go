// SPDX-License-Identifier: Apache-2.0

// Command capi plays the lives of Machines with Cluster API's own core controllers, on a given API server.
//
// usage: capi KUBECONFIG FOLDER_OF_DEFINITIONS...
//
// The server is the management cluster and the workload cluster in one, and is left as it is afterwards. The
// definitions are those that Cluster API publishes (core/config/crd/bases). Infrastructure, bootstrap and
// kubelets are in memory (infrastructure.go). What is played is in lives.go.
//
// It prints one JSON object a line: what a life's step was, and what was seen at its end. A step whose end
// never came says so in `why`; the exit code is then 1.
package main

import (
	"context"
	"encoding/json"
	"fmt"
	"os"
	"sync"
	"time"

	"github.com/go-logr/logr"
	ctrllog "sigs.k8s.io/controller-runtime/pkg/log"
)

// patience is that of all lives together; one takes half a minute of waits that Cluster API sets.
const patience = 4 * time.Minute

// line is what is seen of a Machine: what a person would read, and nothing that differs from run to run.
type line struct {
	Life  string `json:"life"`
	Step  string `json:"step"`
	Phase string `json:"phase"`
	// Of the condition Deleting; in the life of a health check, of its condition RemediationAllowed.
	Reason  string `json:"reason"`
	Message string `json:"message"`
	// The message of the condition Paused, when it is true.
	Paused string `json:"paused"`
	// The deletionTimestamp is present.
	Terminating bool   `json:"terminating"`
	Gone        bool   `json:"gone"`
	Why         string `json:"why"`
}

// told prints lines, those of lives that go on at the same time among each other.
type told struct {
	mutex  sync.Mutex
	failed bool
}

func (t *told) line(l line) {
	t.mutex.Lock()
	defer t.mutex.Unlock()
	t.failed = t.failed || l.Why != ""
	if err := json.NewEncoder(os.Stdout).Encode(l); err != nil {
		os.Exit(1)
	}
}

func main() {
	if len(os.Args) < 3 {
		fmt.Fprintln(os.Stderr, "usage: capi KUBECONFIG FOLDER_OF_DEFINITIONS...")
		os.Exit(2)
	}
	log := logr.Discard()
	if path := os.Getenv("HP_CAPI_LOG"); path != "" {
		log = logTo(path)
	}
	ctrllog.SetLogger(log)
	ctx, cancel := context.WithTimeout(context.Background(), patience)
	defer cancel()
	w, err := newWorld(ctx, os.Args[1], os.Args[2:])
	if err != nil {
		fmt.Fprintln(os.Stderr, "capi:", err)
		os.Exit(1)
	}
	var t told
	var playing sync.WaitGroup
	for _, l := range lives {
		playing.Go(func() { l.play(w, &t) })
	}
	playing.Wait()
	if t.failed {
		os.Exit(1)
	}
}
