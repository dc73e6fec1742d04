import { expect, test } from 'vitest'
import { busySeconds, watchMachine } from './machine-load.ts'

test('busy is user, nice, system and stolen time of all cores; waiting and interrupts are not', () => {
  const stat = 'cpu  1000 200 300 99999 500 70 80 400 0 0\ncpu0 1 2 3 4 5 6 7 8 9 0\n'
  expect(busySeconds(stat)).toBe(19)
})

test('the time of the benchmark’s own processes does not count as that of others', async () => {
  const startedAt = performance.now()
  const watch = watchMachine()
  const before = process.cpuUsage()
  while (process.cpuUsage(before).user + process.cpuUsage(before).system < 300_000);
  const { user, system } = process.cpuUsage(before)
  const all = watch.othersCores(0)
  const others = watch.othersCores((user + system) / 1e6)
  // In seconds: on a busy machine they are a small part of a core.
  const seconds = (performance.now() - startedAt) / 1000
  expect((all - others) * seconds).toBeGreaterThan(0.2)
})
