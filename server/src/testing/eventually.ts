import { vi } from 'vitest'

/** Retries the check until it does not throw; rejects with the last error after `withinMs`. */
export async function eventually(check: () => void | Promise<void>, withinMs = 20_000): Promise<void> {
  await vi.waitFor(check, { timeout: withinMs, interval: 5 })
}
