import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { registerServiceWorker } from './register-service-worker.ts'

const register = vi.fn<() => Promise<void>>(() => Promise.resolve())

beforeEach(() => {
  vi.useFakeTimers()
  register.mockClear()
  vi.stubGlobal('document', { readyState: 'complete' })
  vi.stubGlobal('navigator', { serviceWorker: { register } })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function registrations(isBuilt = true): number {
  registerServiceWorker(isBuilt)
  vi.runAllTimers()
  return register.mock.calls.length
}

describe('OFFLINE-13: a service worker is registered', () => {
  test('by a built page in a browser that has service workers', () => {
    expect(registrations()).toBe(1)
    expect(register).toHaveBeenCalledWith('/service-worker.js', { updateViaCache: 'none' })
  })

  test('not in development', () => {
    expect(registrations(false)).toBe(0)
  })

  test('not over plain HTTP other than on localhost, where browsers have none, and the page goes on', () => {
    vi.stubGlobal('navigator', {})
    expect(registrations()).toBe(0)
  })
})
