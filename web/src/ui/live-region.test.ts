import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createAnnouncer, mostLines, quietTime } from './live-region.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function connected() {
  const announcer = createAnnouncer()
  const written: (readonly string[])[] = []
  const disconnect = announcer.connect((lines) => written.push(lines))
  return { ...announcer, written, disconnect }
}

describe('A11Y-10: the live region', () => {
  test('says the first message at once', () => {
    const { announce, written } = connected()
    announce('Ada joined')
    expect(written).toEqual([['Ada joined']])
  })

  test('A11Y-12: speaks at most once every two seconds, and joins what came between (design/ui.md, keyboard)', () => {
    const { announce, written } = connected()
    announce('one')
    announce('two')
    vi.advanceTimersByTime(quietTime - 1)
    announce('three')
    expect(written).toEqual([['one']])
    vi.advanceTimersByTime(1)
    expect(written).toEqual([['one'], ['two', 'three']])
    vi.advanceTimersByTime(quietTime * 3)
    expect(written).toHaveLength(2)
  })

  test('keeps the distance also after a joined announcement', () => {
    const { announce, written } = connected()
    announce('one')
    announce('two')
    vi.advanceTimersByTime(quietTime)
    announce('three')
    expect(written).toHaveLength(2)
    vi.advanceTimersByTime(quietTime)
    expect(written.at(-1)).toEqual(['three'])
  })

  test('says a waiting text once, and replaces one of the same key', () => {
    const { announce, written } = connected()
    announce('start')
    announce('saved')
    announce('saved')
    announce('1 new', { key: 'new' })
    announce('2 new', { key: 'new' })
    vi.advanceTimersByTime(quietTime)
    expect(written.at(-1)).toEqual(['saved', '2 new'])
  })

  test('says the same text again later', () => {
    const { announce, written } = connected()
    announce('saved')
    vi.advanceTimersByTime(quietTime)
    announce('saved')
    expect(written).toEqual([['saved'], ['saved']])
  })

  test('drops the oldest when too many wait', () => {
    const { announce, written } = connected()
    announce('start')
    for (let count = 1; count <= 9; count++) announce(`message ${count}`)
    vi.advanceTimersByTime(quietTime)
    expect(written.at(-1)).toHaveLength(mostLines)
    expect(written.at(-1)?.at(-1)).toBe('message 9')
  })

  test('keeps messages until there is a place to write', () => {
    const { announce, connect } = createAnnouncer()
    const write = vi.fn<(lines: readonly string[]) => void>()
    announce('early')
    connect(write)
    expect(write).toHaveBeenCalledExactlyOnceWith(['early'])
  })

  test('is silent once disconnected', () => {
    const { announce, written, disconnect } = connected()
    disconnect()
    announce('late')
    expect(written).toEqual([])
  })
})
