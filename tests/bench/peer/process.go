// SPDX-License-Identifier: Apache-2.0

package main

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
	"time"
)

const (
	startPatience = 3 * time.Minute
	stopPatience  = 20 * time.Second
	// Of the kernel's clock that /proc counts in; 100 wherever Linux has a user space.
	ticksPerSecond = 100
)

// process is a program under measurement that says when it is ready.
type process struct {
	name    string
	command *exec.Cmd
	input   io.WriteCloser
	lines   chan string
}

// start runs a program with its log in a file and waits for the line that says it is ready.
func start(name, folder, ready string, environment []string, program string, arguments ...string) (*process, string, error) {
	log, err := os.Create(filepath.Join(folder, name+".log"))
	if err != nil {
		return nil, "", err
	}
	defer log.Close()
	p := &process{name: name, command: exec.Command(program, arguments...), lines: make(chan string, 16)}
	p.command.Stderr = log
	p.command.Env = append(os.Environ(), environment...)
	p.command.SysProcAttr = &syscall.SysProcAttr{Pdeathsig: syscall.SIGKILL}
	if p.input, err = p.command.StdinPipe(); err != nil {
		return nil, "", err
	}
	output, err := p.command.StdoutPipe()
	if err != nil {
		return nil, "", err
	}
	if err := p.command.Start(); err != nil {
		return nil, "", err
	}
	go func() {
		defer close(p.lines)
		scanner := bufio.NewScanner(output)
		scanner.Buffer(nil, 1<<24)
		for scanner.Scan() {
			p.lines <- scanner.Text()
		}
	}()
	for {
		line, err := p.line(startPatience)
		if err != nil {
			p.stop()
			return nil, "", fmt.Errorf("%w; its log ends with:\n%s", err, tailOf(log.Name()))
		}
		if strings.Contains(line, ready) {
			return p, line, nil
		}
	}
}

// line is the next that the program prints.
func (p *process) line(patience time.Duration) (string, error) {
	select {
	case line, open := <-p.lines:
		if !open {
			return "", errors.New(p.name + " ended")
		}
		return line, nil
	case <-time.After(patience):
		return "", errors.New(p.name + " said nothing for " + patience.String())
	}
}

func (p *process) stop() {
	p.command.Process.Signal(syscall.SIGTERM)
	timer := time.AfterFunc(stopPatience, func() { p.command.Process.Kill() })
	defer timer.Stop()
	for range p.lines { // or it could not end
	}
	p.command.Wait()
}

// cpu is what the process used so far.
func (p *process) cpu() (time.Duration, error) {
	stat, err := os.ReadFile(fmt.Sprintf("/proc/%d/stat", p.command.Process.Pid))
	if err != nil {
		return 0, err
	}
	text := string(stat)
	fields := strings.Fields(text[strings.LastIndex(text, ")")+1:])
	user, err1 := strconv.ParseInt(fields[11], 10, 64)
	system, err2 := strconv.ParseInt(fields[12], 10, 64)
	return time.Duration(user+system) * time.Second / ticksPerSecond, errors.Join(err1, err2)
}

// memory is the resident memory now, in bytes, and the most there ever was.
func (p *process) memory() (now, peak float64, err error) {
	status, err := os.ReadFile(fmt.Sprintf("/proc/%d/status", p.command.Process.Pid))
	if err != nil {
		return 0, 0, err
	}
	for _, line := range strings.Split(string(status), "\n") {
		fields := strings.Fields(line)
		if len(fields) < 2 {
			continue
		}
		kilobytes, _ := strconv.ParseFloat(fields[1], 64)
		switch fields[0] {
		case "VmRSS:":
			now = kilobytes * 1024
		case "VmHWM:":
			peak = kilobytes * 1024
		}
	}
	return now, peak, nil
}

func tailOf(file string) string {
	text, _ := os.ReadFile(file)
	return string(text[max(0, len(text)-2000):])
}
