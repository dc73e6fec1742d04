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

describe('MOOD-1: a facilitator starts and ends the mood poll', () => {
  test('MOOD-1: moodPoll is null before the start, true while it runs and false after its end', () => {
    expect([board.moodPoll, running.moodPoll, ended.moodPoll]).toEqual([null, true, false])
  })

  test('MOOD-4: starting it again resumes it', () => {
    const resumed = play(ended, [fay, START])
    expect(resumed).toMatchObject({ moodPoll: true, showMood: false })
  })

  test('MOOD-5: ending the poll also shows the mood results', () => {
    expect([running.showMood, ended.showMood]).toEqual([false, true])
  })

  test('MOOD-1: starting or ending it twice changes nothing', () => {
    expect(decide(running, START, by(fay))).toEqual(accept())
    expect(decide(ended, END, by(fay))).toEqual(accept())
    expect(decide(board, END, by(fay))).toEqual(accept())
  })
})

describe('MOOD-34: a start or an end of the poll that arrives after it was resumed', () => {
  const resumed = play(ended, [fay, START])
  const endedAgain = play(resumed, [fay, END])

  test('changes nothing: neither ends the resumed poll nor resumes it once more', () => {
    const end = { ...END, rounds: running.moodRounds }
    expect(decide(resumed, end, by(fay))).toEqual(accept())
    expect(play(running, [fay, end]).moodPoll).toBe(false)
    const resume = { ...START, rounds: ended.moodRounds }
    expect(decide(endedAgain, resume, by(fay))).toEqual(accept())
    expect(play(ended, [fay, resume]).moodPoll).toBe(true)
  })

  test('does as it says where the page of a former version does not say what it saw', () => {
    expect(play(resumed, [fay, END]).moodPoll).toBe(false)
    expect(play(endedAgain, [fay, START]).moodPoll).toBe(true)
  })
})

describe('what all participants are shown', () => {
  test('MOOD-6: the mood results are hidden and shown again, once the poll has ended', () => {
    const hidden = play(ended, [fay, showMood(false)])
    expect(hidden.showMood).toBe(false)
    expect(play(hidden, [fay, showMood(true)])).toEqual({
      ...ended,
      showings: { ...ended.showings, mood: 2 },
    })
    expect(decide(ended, showMood(true), by(fay))).toEqual(accept())
  })

  test('MOOD-6: never while the poll runs or before it', () => {
    expect(decide(running, showMood(true), by(fay))).toEqual(accept())
    expect(decide(board, showMood(true), by(fay))).toEqual(accept())
  })

  test('SUMMARY-12: the summary is shown and hidden again', () => {
    const shown = play(board, [fay, showSummary(true)])
    expect(shown.showSummary).toBe(true)
    expect(decide(shown, showSummary(true), by(fay))).toEqual(accept())
    expect(play(shown, [fay, showSummary(false)])).toEqual({ ...board, showings: shown.showings })
  })
})

test('MOOD-3, PERM-23, SUMMARY-12: participants who are not facilitators are refused mood poll and summary', () => {
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
