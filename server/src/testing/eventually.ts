import { vi } from 'vitest'

/** Resolves once the check does not throw any more; rejects with what it last threw. `withinMs`: patience. */
export async function eventually(check: () => void | Promise<void>, withinMs = 5000): Promise<void> {
  await vi.waitFor(check, { timeout: withinMs, interval: 5 })
}
