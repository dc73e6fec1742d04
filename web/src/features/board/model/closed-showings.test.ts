import 'fake-indexeddb/auto'
import type { BoardCommand } from '@retropulse/domain/board/command'
import { currentShowing } from '@retropulse/domain/board/showings/showings'
import fc from 'fast-check'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { StoredText } from '../../../lib/stored-text.ts'
import { ADA, setStage, view } from '../live/testing/stage.ts'
import type { FakeTab } from '../live/testing/fake-tab.ts'
import { createClosedShowings, openShowing } from './closed-showings.ts'

const FACILITATOR = { id: 'user-facilitator-0001', kind: 'facilitator' } as const

type Step = 'join' | 'load' | 'close' | 'hide' | 'show' | BoardCommand

const COMMANDS: readonly BoardCommand[] = [
  { type: 'start-mood-poll' },
  { type: 'end-mood-poll' },
  { type: 'show-mood', on: true },
  { type: 'show-mood', on: false },
  { type: 'show-summary', on: true },
  { type: 'show-summary', on: false },
]

afterEach(() => {
  vi.useRealTimers()
})

describe('what a facilitator shows', () => {
  test('SUMMARY-13: in any order of showing, joining and loading it opens, unless closed on this device', async () => {
    const step = fc.oneof(
      fc.constantFrom<Step>(...COMMANDS),
      fc.constantFrom<Step>('join', 'load', 'close', 'hide', 'show'),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 16 }), async (steps) => {
        await playThrough(steps)
      }),
      { numRuns: 60 },
    )
  }, 120_000)

  test('SUMMARY-14: a closed sheet is remembered for one showing of a board, for the last 50 boards', () => {
    const closed = createClosedShowings(inMemory())
    closed.close('board', 2)
    closed.close('board', 1)
    expect([closed.of('board'), closed.of('other')]).toEqual([2, 0])
    for (let count = 0; count < 50; count += 1) closed.close(`board ${count}`, 1)
    expect([closed.of('board'), closed.of('board 0')]).toEqual([0, 1])
  })

  test.each(['', 'nonsense', '{}', '[[1, 2]]', '[null]'])(
    'a storage that holds %j counts as nothing closed',
    (text) => {
      const remembered = inMemory()
      remembered.set(text)
      expect(createClosedShowings(remembered).of('board')).toBe(0)
    },
  )
})

async function playThrough(steps: readonly Step[]): Promise<void> {
  const stage = setStage()
  const lead = await stage.open(FACILITATOR)
  const closed = createClosedShowings(inMemory())
  let tab: FakeTab | null = null
  let isLoaded = false
  const open = () => {
    const board = tab === null || !isLoaded ? null : view(tab).board
    return board === null ? null : openShowing(board, closed.of('board'))
  }
  const expected = { closedUpTo: 0 }

  for (const step of steps) {
    if (step === 'join') tab ??= await stage.open(ADA)
    else if (step === 'load') isLoaded = true
    else if (step === 'close') {
      const showing = open()
      if (showing === null) continue
      closed.close('board', showing.number)
      expected.closedUpTo = showing.number
    } else if (step === 'hide' || step === 'show') tab?.[step]()
    else lead.session().do(step)
    await stage.pass(step === 'hide' ? 6000 : 100, lead, ...(tab === null ? [] : [tab]))
  }

  tab ??= await stage.open(ADA)
  isLoaded = true
  tab.show()
  await stage.pass(3000, lead, tab)
  const shown = currentShowing(stage.server.boardFor(ADA))
  expect(open()).toEqual(shown !== null && shown.number > expected.closedUpTo ? shown : null)
  lead.session().close()
  tab.session().close()
}

function inMemory(): StoredText {
  let held: string | null = null
  return {
    get: () => held,
    set: (value) => (held = value),
    forget: () => (held = null),
    subscribe: () => () => undefined,
  }
}
