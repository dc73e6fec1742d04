import { performance } from 'node:perf_hooks'
import { Counter, Gauge, Registry } from 'prom-client'

/**
 * A registry for one server, with the figures of its process, which are read at each request: the default metrics of
 * prom-client watch the event loop by a timer of ten milliseconds, which keeps an idle server busy.
 */
export function createMetrics(): Registry {
  const registry = new Registry()
  for (const figure of SUMS) registry.registerMetric(sumOf(figure))
  for (const figure of STATES) registry.registerMetric(stateOf(figure))
  return registry
}

type Figure = readonly [name: string, help: string, read: () => number]

const startedAt = Math.round(Date.now() / 1000 - process.uptime())

const SUMS: readonly Figure[] = [
  ['process_cpu_seconds_total', 'CPU seconds used, user and system.', cpuSeconds],
  ['nodejs_event_loop_busy_seconds_total', 'Seconds the event loop was busy.', busySeconds],
]

const STATES: readonly Figure[] = [
  ['process_resident_memory_bytes', 'Resident memory.', () => process.memoryUsage.rss()],
  ['nodejs_heap_used_bytes', 'Heap in use.', () => process.memoryUsage().heapUsed],
  ['process_start_time_seconds', 'Start, in seconds since 1970.', () => startedAt],
]

function sumOf([name, help, read]: Figure): Counter {
  return new Counter({
    name,
    help,
    registers: [],
    // A counter can only be increased; these sums are counted elsewhere.
    collect() {
      this.reset()
      this.inc(read())
    },
  })
}

function stateOf([name, help, read]: Figure): Gauge {
  return new Gauge({
    name,
    help,
    registers: [],
    collect() {
      this.set(read())
    },
  })
}

function cpuSeconds(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

function busySeconds(): number {
  return performance.eventLoopUtilization().active / 1000
}
