import { asId, type BoardId } from '@retropulse/domain/kernel/ids'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadHistory } from './load-history.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const id = asId<BoardId>('b1')
const row = (seq: number) => ({ seq, at: 1, events: [] })
const page = (seq: number, next: number | null) => () => Response.json({ rows: [row(seq)], next, head: 2 })
const refusal = (status: number, code: string) => () => Response.json({ code }, { status })

/** A server that gives these answers in turn, the last one for good; the paths that it was asked for. */
function answering(...answers: readonly (() => Response)[]): readonly string[] {
  const paths: string[] = []
  const fetch = (path: string) => {
    const answer = answers[paths.length] ?? answers.at(-1)!
    paths.push(path)
    return Promise.resolve(answer())
  }
  vi.stubGlobal('fetch', fetch)
  return paths
}

test('BOARD-82: a page that is refused as too many a minute is asked for again, and none is left out', async () => {
  const paths = answering(page(1, 2), refusal(429, 'too-fast'), refusal(429, 'too-fast'), page(2, null))
  const loaded = loadHistory(id, new AbortController().signal)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await loaded).toEqual([row(1), row(2)])
  const second = '/api/board/b1/history?from=2'
  expect(paths).toEqual(['/api/board/b1/history?from=1', second, second, second])
})

test('BOARD-82: another refusal, and one that does not end, is a problem', async () => {
  answering(refusal(403, 'forbidden'))
  await expect(loadHistory(id, new AbortController().signal)).rejects.toThrow('forbidden')
  const paths = answering(refusal(429, 'too-fast'))
  const failure = loadHistory(id, new AbortController().signal).catch(String)
  await vi.advanceTimersByTimeAsync(300_000)
  expect(await failure).toContain('too-fast')
  expect(paths).toHaveLength(25)
})

test('a history that is closed asks for nothing more', async () => {
  const paths = answering(refusal(429, 'too-fast'))
  const closing = new AbortController()
  const failure = loadHistory(id, closing.signal).catch(String)
  await vi.advanceTimersByTimeAsync(7000)
  closing.abort(new Error('closed'))
  expect(await failure).toContain('closed')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(paths).toHaveLength(2)
})
