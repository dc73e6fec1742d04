import { afterEach, describe, expect, test, vi } from 'vitest'
import { openTabLocks, type TabLocks } from './tab-locks.ts'
import { createLockBook } from './testing/fake-locks.ts'
import { takeTurn } from './testing/take-turn.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

const book = createLockBook()

// The same contract for the fake and for the locks of the browser, which Node has too.
describe.each([
  ['the locks of the browser', () => openTabLocks()],
  ['the locks of the tests', () => book.openLocks()],
])('%s', (kind, open: () => TabLocks) => {
  test('they tell whether a tab is open, until it releases its lock', async () => {
    const [one, two] = [open(), open()]
    await one.hold(`${kind} a`)
    let work = 0
    const count = async (): Promise<void> => void (work += 1)
    expect(await two.whileGone(`${kind} a`, count)).toBe(false)
    one.release()
    await takeTurn()
    expect(await two.whileGone(`${kind} a`, count)).toBe(true)
    expect(work).toBe(1)
    two.release()
  })

  test('one tab at a time takes over what another left', async () => {
    const [one, two] = [open(), open()]
    let finish = (): void => undefined
    const work = one.whileGone(`${kind} b`, () => new Promise((resolve) => (finish = resolve)))
    await takeTurn()
    expect(await two.whileGone(`${kind} b`, () => Promise.resolve())).toBe(false)
    const freed = two.untilGone(`${kind} b`)
    finish()
    await Promise.all([work, freed])
    expect(await two.whileGone(`${kind} b`, () => Promise.resolve())).toBe(true)
    one.release()
    two.release()
  })

  test('they tell when a tab is gone', async () => {
    const [one, two] = [open(), open()]
    await one.hold(`${kind} c`)
    let isGone = false
    const waiting = two.untilGone(`${kind} c`).then(() => (isGone = true))
    await takeTurn()
    expect(isGone).toBe(false)
    one.release()
    await waiting
    expect(isGone).toBe(true)
    two.release()
  })
})

test('waiting for a tab ends with the tab that waits', async () => {
  const [one, two] = [openTabLocks(), openTabLocks()]
  await one.hold('d')
  const waiting = two.untilGone('d')
  two.release()
  await expect(waiting).rejects.toThrow('abort')
  one.release()
})

test('without locks (plain HTTP) every other tab counts as gone', async () => {
  vi.stubGlobal('navigator', {})
  const locks = openTabLocks()
  await locks.hold('e')
  expect(await openTabLocks().whileGone('e', () => Promise.resolve())).toBe(true)
  await locks.untilGone('e')
})
