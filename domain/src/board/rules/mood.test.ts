import { describe, expect, test } from 'vitest'
import { accept, refuse } from '../../kernel/result.ts'
import { decide } from '../decide.ts'
import { by, namedBoard, play } from '../testing/boards.ts'
import { facilitator, guest, member } from '../testing/people.ts'

const fay = facilitator('fay')
const board = namedBoard()
const START = { type: 'start-mood-poll' } as const
const END = { type: 'end-mood-poll' } as const
const running = play(board, [fay, START])
const ended = play(running, [fay, END])

describe('board.md §4: a mood poll is not started, then running after Start, then ended after End', () => {
  test('board.md §3: undefined not started, true running, false ended', () => {
    expect([board.moodPoll, running.moodPoll, ended.moodPoll]).toEqual([null, true, false])
  })

  test('Resume returns to running', () => {
    const resumed = play(ended, [fay, START])
    expect(resumed).toMatchObject({ moodPoll: true, showMood: false })
  })

  test('ending the poll also shows the mood results', () => {
    expect([running.showMood, ended.showMood]).toEqual([false, true])
  })

  test('twice is once', () => {
    expect(decide(running, START, by(fay))).toEqual(accept())
    expect(decide(ended, END, by(fay))).toEqual(accept())
    expect(decide(board, END, by(fay))).toEqual(accept())
  })
})

describe('what everybody is shown', () => {
  test('the mood results go and come again, once the poll is over', () => {
    const hidden = play(ended, [fay, showMood(false)])
    expect(hidden.showMood).toBe(false)
    expect(play(hidden, [fay, showMood(true)])).toEqual({
      ...ended,
      showings: { ...ended.showings, mood: 2 },
    })
    expect(decide(ended, showMood(true), by(fay))).toEqual(accept())
  })

  test('D17: never while the poll runs or before it', () => {
    expect(decide(running, showMood(true), by(fay))).toEqual(accept())
    expect(decide(board, showMood(true), by(fay))).toEqual(accept())
  })

  test('D16: the summary comes and goes', () => {
    const shown = play(board, [fay, showSummary(true)])
    expect(shown.showSummary).toBe(true)
    expect(decide(shown, showSummary(true), by(fay))).toEqual(accept())
    expect(play(shown, [fay, showSummary(false)])).toEqual({ ...board, showings: shown.showings })
  })
})

test('board.md §6: mood poll and summary are for facilitators', () => {
  const commands = [START, END, showMood(true), showMood(false), showSummary(true), showSummary(false)]
  for (const person of [member('mia'), guest('gus')])
    for (const state of [board, running, ended])
      for (const command of commands) expect(decide(state, command, by(person))).toEqual(refuse('forbidden'))
})

function showMood(on: boolean) {
  return { type: 'show-mood', on } as const
}

function showSummary(on: boolean) {
  return { type: 'show-summary', on } as const
}
