import { MODEL_TIMEOUT_MS, MODEL_TRY_MS } from '@retropulse/domain/bots/limits'
import { describe, expect, test } from 'vitest'
import { tryTwice } from './write-safely.ts'

const never = new AbortController().signal

/** Answers only when its signal aborts. */
const hang = (signal: AbortSignal): Promise<string> =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
  })

function failures() {
  const seen: string[] = []
  return { seen, onModelFailed: (error: unknown) => void seen.push((error as Error).name) }
}

describe('BOT-21: a model is asked twice', () => {
  test('BOT-21: each try has 20 seconds, and a page waits longer than both', () => {
    expect(MODEL_TRY_MS).toBe(20_000)
    expect(MODEL_TIMEOUT_MS).toBeGreaterThan(2 * MODEL_TRY_MS)
  })

  test('BOT-21: the second try has the same time as the first, which used up its own', async () => {
    const { seen, onModelFailed } = failures()
    let tries = 0
    const ask = async (signal: AbortSignal) => {
      tries += 1
      if (tries === 1) return hang(signal)
      expect(signal.aborted).toBe(false)
      return 'Answered'
    }
    expect(await tryTwice(ask, (text) => [text], { onModelFailed, cancelled: never, tryMs: 30 })).toEqual({
      answer: 'Answered',
      flag: '0',
    })
    expect(seen).toEqual(['TimeoutError'])
  })

  test('BOT-21: a model that hangs twice has not answered', async () => {
    const { seen, onModelFailed } = failures()
    expect(await tryTwice(hang, (text) => [text], { onModelFailed, cancelled: never, tryMs: 30 })).toBeNull()
    expect(seen).toEqual(['TimeoutError', 'TimeoutError'])
  })

  test('BOT-21: a page that waits no longer ends the try under way, without another and without a report', async () => {
    const { seen, onModelFailed } = failures()
    const closing = new AbortController()
    let tries = 0
    const ask = (signal: AbortSignal) => {
      tries += 1
      queueMicrotask(() => closing.abort())
      return hang(signal)
    }
    expect(await tryTwice(ask, (text) => [text], { onModelFailed, cancelled: closing.signal })).toBeNull()
    expect({ tries, seen }).toEqual({ tries: 1, seen: [] })
  })
})
