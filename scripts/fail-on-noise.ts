import { format } from 'node:util'
import { afterEach, beforeEach, vi } from 'vitest'

/**
 * A test that prints to the console fails, since warnings that only scroll by are never read. A test that expects a
 * message spies on the console itself.
 */
const LEVELS = ['debug', 'info', 'log', 'warn', 'error'] as const
let noise: string[] = []
let spies: { mockRestore: () => void }[] = []

beforeEach(() => {
  noise = []
  spies = LEVELS.map((level) =>
    vi.spyOn(console, level).mockImplementation((...args: unknown[]) => {
      noise.push(`console.${level}: ${format(...args)}`)
    }),
  )
})

afterEach(() => {
  for (const spy of spies) spy.mockRestore()
  if (noise.length > 0) throw new Error(`the test printed to the console\n${noise.join('\n')}`)
})
