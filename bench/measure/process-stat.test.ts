import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { describe, expect, test } from 'vitest'
import { endProcess, parseProcessStat, readProcessTree } from './process-stat.ts'

describe('processor time from the operating system', () => {
  test('a line of /proc/[pid]/stat, with a name that looks like more fields', () => {
    const line = '4242 (a) b (c) S 17 1 1 0 -1 4194560 9 8 7 6 150 50 30 20 20 0 1 0 777 1000 200'
    expect(parseProcessStat(line)).toEqual({
      pid: 4242,
      parent: 17,
      ownSeconds: 2,
      endedChildrenSeconds: 0.5,
      startedAt: 777,
    })
  })

  test('a tree is a process, its children and their children', async () => {
    const child = spawn('sh', ['-c', 'sleep 30 & wait'], { stdio: 'ignore', detached: true })
    await once(child, 'spawn')
    const pid = child.pid ?? 0
    try {
      await expect.poll(() => readProcessTree(pid).length).toBe(2)
      const [shell, sleep] = readProcessTree(pid)
      expect(shell?.pid).toBe(pid)
      expect(sleep?.parent).toBe(pid)
      expect(readProcessTree(process.pid).map((one) => one.pid)).toContain(sleep?.pid)
    } finally {
      const exited = once(child, 'exit')
      for (const one of readProcessTree(pid)) endProcess(one)
      await exited
    }
    expect(readProcessTree(pid)).toEqual([])
  })

  test('a process whose pid was reused is not ended', () => {
    const [self] = readProcessTree(process.pid)
    endProcess({ ...self!, startedAt: 1 })
    expect(readProcessTree(process.pid)).not.toEqual([])
  })
})
