// SPDX-License-Identifier: Apache-2.0

// Command peer drives Machines through whole lives on a real kube-apiserver, under the controllers of Holdpoint and
// under those of machine-api-operator, and prints what either took: one JSON line a side, then their ratios.
//
// A life: a client makes a Machine, it claims a BareMetalHost, is Running, is deleted, its Node is drained, the
// client removes its preTerminate hook, the host is free again, the Machine is gone. All lives start together.
// Provisioner, kubelets and client are this program; what it uses itself is not counted.
//
// `peer judge` measures nothing: it plays lives under machine-api-operator's controllers step by step, and tells what is
// seen (judge.go).
package main

import (
	"context"
	"encoding/json"
	"flag"
	"fmt"
	"maps"
	"math"
	"net/http"
	"os"
	"path/filepath"
	"runtime/debug"
	"slices"
	"strings"
	"time"

	"github.com/go-logr/logr"
	"k8s.io/client-go/rest"
	"k8s.io/client-go/tools/clientcmd"
	ctrl "sigs.k8s.io/controller-runtime"
)

const (
	megabyte   = 1e6
	restBefore = 5 * time.Second
	controlled = "controllers" // the argument that makes this program the peer
	judging    = "judge"       // the one that plays the lives of tests/clients/mao
	peerModule = "github.com/openshift/machine-api-operator"
)

type options struct {
	server, crds, holdpointd, sides, reconcile string
	lives, pods                                int
	patience                                   time.Duration
	keep, table                                bool
}

// result is what a side took; printed as one JSON line.
type result struct {
	Bench             string             `json:"bench"`
	Side              string             `json:"side"`
	Version           string             `json:"version,omitempty"`
	Lives             int                `json:"lives"`
	WallSeconds       float64            `json:"wallSeconds"`
	ControllersCPU    float64            `json:"controllersCpuMsPerLife"`
	ServerCPU         float64            `json:"serverCpuMsPerLife"`
	ControllersMemory float64            `json:"controllersPeakMB"`
	ServerMemory      float64            `json:"serverPeakMB"`
	Requests          float64            `json:"requestsPerLife"`
	Writes            float64            `json:"writesPerLife"`
	Conflicts         float64            `json:"conflictsPerLife"`
	ByVerbAndResource map[string]float64 `json:"byVerbAndResourcePerLife"`
}

// side is one that is measured.
type side struct {
	name    string
	version string
	// start runs the controllers on the cluster of the kubeconfig.
	start func(folder, kubeconfig string) (*process, func() (requests, error), error)
}

func main() {
	if len(os.Args) > 1 && os.Args[1] == controlled {
		if err := runControllers(); err != nil {
			fail(err)
		}
		return
	}
	if len(os.Args) > 1 && os.Args[1] == judging {
		if err := runJudge(os.Args[2:]); err != nil {
			fail(err)
		}
		return
	}
	var o options
	flag.StringVar(&o.server, "server", "", "the kube-apiserver of the tests")
	flag.StringVar(&o.crds, "crds", "", "folders with its CustomResourceDefinitions, separated by commas")
	flag.StringVar(&o.holdpointd, "holdpointd", "", "the backend that is measured")
	flag.StringVar(&o.sides, "sides", "holdpoint,mao", "who is measured, in which order")
	flag.StringVar(&o.reconcile, "reconcile", "machines", "the groups of controllers of Holdpoint that run")
	flag.IntVar(&o.lives, "lives", 200, "so many Machines, each with a host")
	flag.IntVar(&o.pods, "pods", 1, "pods on each Node that are evicted")
	flag.DurationVar(&o.patience, "patience", 3*time.Minute, "without a Machine that goes for so long, a side has failed")
	flag.BoolVar(&o.table, "table", false, "print the table of docs/performance.md after the figures")
	flag.BoolVar(&o.keep, "keep", false, "leave the folders with the logs and say where they are")
	flag.Parse()
	if o.server == "" || o.holdpointd == "" || flag.NArg() != 0 || o.lives < 1 {
		flag.Usage()
		os.Exit(2)
	}
	ctrl.SetLogger(logr.Discard())

	results := map[string]result{}
	for _, name := range strings.Split(o.sides, ",") {
		measured, known := map[string]side{"holdpoint": holdpoint(o), "mao": peer()}[name]
		if !known {
			fail(fmt.Errorf("-sides: there is no side %q, there are holdpoint and mao", name))
		}
		figures, err := measure(o, measured)
		if err != nil {
			fail(fmt.Errorf("%s: %w", name, err))
		}
		results[name] = figures
		fmt.Printf("%s\n", jsonOf(figures))
	}
	if own, both := results["holdpoint"]; both {
		if other, both := results["mao"]; both {
			printRatios(own, other)
			if o.table {
				printTable(own, other)
			}
		}
	}
}

func fail(err error) {
	fmt.Fprintln(os.Stderr, "bench peer:", err)
	os.Exit(1)
}

func printRatios(own, peer result) {
	ratio := func(a, b float64) float64 {
		if b == 0 {
			return 0
		}
		return rounded(a / b)
	}
	fmt.Printf("%s\n", jsonOf(map[string]any{
		"bench": "peer", "ratio": own.Side + " / " + peer.Side, "lives": own.Lives,
		"wall":           ratio(own.WallSeconds, peer.WallSeconds),
		"controllersCpu": ratio(own.ControllersCPU, peer.ControllersCPU),
		"serverCpu":      ratio(own.ServerCPU, peer.ServerCPU),
		"memory":         ratio(own.ControllersMemory+own.ServerMemory, peer.ControllersMemory+peer.ServerMemory),
		"requests":       ratio(own.Requests, peer.Requests),
		"writes":         ratio(own.Writes, peer.Writes),
	}))
}

// printTable prints what docs/performance.md has of these lives.
func printTable(own, peer result) {
	fmt.Printf("\n| %d lives | Holdpoint | machine-api-operator | ratio |\n| --- | --- | --- | --- |\n", own.Lives)
	row := func(what, form string, own, peer float64) {
		ratio := "–"
		if peer > 0 {
			ratio = fmt.Sprintf("%.2f", own/peer)
		}
		fmt.Printf("| %s | "+form+" | "+form+" | %s |\n", what, own, peer, ratio)
	}
	row("wall", "%.1f s", own.WallSeconds, peer.WallSeconds)
	row("CPU of the controllers, a life", "%.1f ms", own.ControllersCPU, peer.ControllersCPU)
	row("CPU of the server, a life", "%.1f ms", own.ServerCPU, peer.ServerCPU)
	row("memory of the controllers", "%.0f MB", own.ControllersMemory, peer.ControllersMemory)
	row("memory of the server", "%.0f MB", own.ServerMemory, peer.ServerMemory)
	row("requests, a life", "%.1f", own.Requests, peer.Requests)
	row("of them writes", "%.1f", own.Writes, peer.Writes)
	row("of them refused by a conflict", "%.2f", own.Conflicts, peer.Conflicts)
	names := map[string]bool{}
	for _, figures := range []result{own, peer} {
		for name, count := range figures.ByVerbAndResource {
			if count >= 0.1 {
				names[name] = true
			}
		}
	}
	for _, name := range slices.Sorted(maps.Keys(names)) {
		row("`"+name+"`, a life", "%.1f", own.ByVerbAndResource[name], peer.ByVerbAndResource[name])
	}
}

func rounded(value float64) float64 { return math.Round(value*1000) / 1000 }

func measure(o options, s side) (figures result, err error) {
	folder, err := os.MkdirTemp("", "holdpoint-peer-")
	if err != nil {
		return figures, err
	}
	if o.keep {
		fmt.Fprintln(os.Stderr, s.name+": "+folder)
	} else {
		defer os.RemoveAll(folder)
	}
	ctx, cancel := context.WithCancel(context.Background())
	defer cancel()

	data := filepath.Join(folder, "server")
	server, _, err := start("apiserver", folder, "ready: api", nil, o.server, "--data-dir", data, "--crds", o.crds)
	if err != nil {
		return figures, err
	}
	defer server.stop()
	kubeconfig := filepath.Join(data, "admin.kubeconfig")
	config, err := clientcmd.BuildConfigFromFlags("", kubeconfig)
	if err != nil {
		return figures, err
	}
	world, err := newWorld(config, o.pods)
	if err != nil {
		return figures, err
	}
	if err := world.makeHosts(ctx, o.lives); err != nil {
		return figures, err
	}
	controllers, asked, err := s.start(folder, kubeconfig)
	if err != nil {
		return figures, err
	}
	defer controllers.stop()
	if err := world.start(ctx); err != nil {
		return figures, err
	}

	time.Sleep(restBefore) // leases, first lists and reviews are no part of a life
	before, err := take(server, controllers, asked)
	if err != nil {
		return figures, err
	}
	began := time.Now()
	if err := world.live(ctx, o.lives, o.patience); err != nil {
		return figures, fmt.Errorf("%w; the log of its controllers ends with:\n%s", err,
			tailOf(filepath.Join(folder, "controllers.log")))
	}
	wall := time.Since(began)
	after, err := take(server, controllers, asked)
	if err != nil {
		return figures, err
	}
	if err := world.check(ctx, o.lives); err != nil {
		return figures, err
	}
	return figuresOf(o, s, wall, before, after), nil
}

// reading is what was used up to an instant.
type reading struct {
	server, controllers             time.Duration
	serverMemory, controllersMemory float64
	requests                        requests
}

func take(server, controllers *process, asked func() (requests, error)) (r reading, err error) {
	if r.server, err = server.cpu(); err != nil {
		return r, err
	}
	if r.controllers, err = controllers.cpu(); err != nil {
		return r, err
	}
	if _, r.serverMemory, err = server.memory(); err != nil {
		return r, err
	}
	if _, r.controllersMemory, err = controllers.memory(); err != nil {
		return r, err
	}
	r.requests, err = asked()
	return r, err
}

func figuresOf(o options, s side, wall time.Duration, before, after reading) result {
	lives := float64(o.lives)
	perLife := func(used time.Duration) float64 { return rounded(used.Seconds() * 1000 / lives) }
	grown := after.requests.since(before.requests)
	all, conflicts, writes := grown.total()
	return result{
		Bench: "peer", Side: s.name, Version: s.version, Lives: o.lives, WallSeconds: rounded(wall.Seconds()),
		ControllersCPU:    perLife(after.controllers - before.controllers),
		ServerCPU:         perLife(after.server - before.server),
		ControllersMemory: rounded(after.controllersMemory / megabyte),
		ServerMemory:      rounded(after.serverMemory / megabyte),
		Requests:          rounded(all / lives),
		Writes:            rounded(writes / lives),
		Conflicts:         rounded(conflicts / lives),
		ByVerbAndResource: grown.perLife(o.lives),
	}
}

// holdpoint is the backend with its own actuator of bare metal. Power stays with the world, as with the peer.
func holdpoint(o options) side {
	run := func(folder, kubeconfig string) (*process, func() (requests, error), error) {
		data := filepath.Join(folder, "holdpoint")
		backend, _, err := start("controllers", folder, " ready: api", nil, o.holdpointd, "--data-dir", data,
			"--listen", "127.0.0.1:0", "--kubeconfig", kubeconfig, "--reconcile", o.reconcile)
		if err != nil {
			return nil, nil, err
		}
		config, err := clientcmd.BuildConfigFromFlags("", filepath.Join(data, "admin.kubeconfig"))
		if err != nil {
			backend.stop()
			return nil, nil, err
		}
		return backend, func() (requests, error) { return scrape(config) }, nil
	}
	return side{name: "holdpoint", start: run}
}

func scrape(config *rest.Config) (requests, error) {
	client, err := rest.HTTPClientFor(config)
	if err != nil {
		return nil, err
	}
	answer, err := client.Get(config.Host + "/metrics")
	if err != nil {
		return nil, err
	}
	defer answer.Body.Close()
	if answer.StatusCode != http.StatusOK {
		return nil, fmt.Errorf("/metrics: %s", answer.Status)
	}
	return requestsOf(answer.Body)
}

// peer is this program itself as machine-api-operator's controllers.
func peer() side {
	run := func(folder, kubeconfig string) (*process, func() (requests, error), error) {
		program, err := os.Executable()
		if err != nil {
			return nil, nil, err
		}
		controllers, _, err := start("controllers", folder, "controllers ready", []string{"KUBECONFIG=" + kubeconfig},
			program, controlled)
		if err != nil {
			return nil, nil, err
		}
		return controllers, func() (requests, error) {
			fmt.Fprintln(controllers.input)
			line, err := controllers.line(time.Minute)
			if err != nil {
				return nil, err
			}
			counted := requests{}
			return counted, json.Unmarshal([]byte(line), &counted)
		}, nil
	}
	return side{name: "mao", version: versionOf(peerModule), start: run}
}

func versionOf(module string) string {
	info, _ := debug.ReadBuildInfo()
	for _, dependency := range info.Deps {
		if dependency.Path == module {
			return dependency.Version
		}
	}
	return ""
}
