import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { BoardCommand } from '../command.ts'
import { currentShowing } from './showings.ts'
import { namedBoard, play } from '../testing/boards.ts'
import { facilitator } from '../testing/people.ts'

const fay = facilitator('fay')
const START = { type: 'start-mood-poll' } as const
const END = { type: 'end-mood-poll' } as const
const SHOW_SUMMARY = { type: 'show-summary', on: true } as const
const STOP_SUMMARY = { type: 'show-summary', on: false } as const
const STOP_MOOD = { type: 'show-mood', on: false } as const

describe('SUMMARY-13: what is being shown is state of the board', () => {
  test('nothing is shown before a facilitator shows something', () => {
    expect(currentShowing(shownAfter())).toBeNull()
    expect(currentShowing(shownAfter(START))).toBeNull()
  })

  test('SUMMARY-15: the end of a poll shows the mood results, and the summary replaces them', () => {
    expect(currentShowing(shownAfter(START, END))).toEqual({ kind: 'mood', number: 1 })
    expect(currentShowing(shownAfter(START, END, SHOW_SUMMARY))).toEqual({ kind: 'summary', number: 2 })
  })

  test('SUMMARY-15: an older showing does not come back when the newest one ends', () => {
    expect(currentShowing(shownAfter(START, END, SHOW_SUMMARY, STOP_SUMMARY))).toBeNull()
  })

  test('SUMMARY-15: a repeated showing of the same thing has a number of its own', () => {
    expect(currentShowing(shownAfter(SHOW_SUMMARY, STOP_SUMMARY, SHOW_SUMMARY))).toEqual({
      kind: 'summary',
      number: 2,
    })
  })

  test('SUMMARY-13, SUMMARY-15: in any order of commands the newest showing is the current one until it is stopped', () => {
    const command = fc.constantFrom<BoardCommand>(START, END, SHOW_SUMMARY, STOP_SUMMARY, STOP_MOOD, {
      type: 'show-mood',
      on: true,
    })
    fc.assert(
      fc.property(fc.array(command, { maxLength: 12 }), (commands) => {
        expect(currentShowing(shownAfter(...commands))?.kind ?? null).toBe(newestShown(commands))
      }),
    )
  })
})

function shownAfter(...commands: readonly BoardCommand[]) {
  return play(namedBoard(), ...commands.map((command) => [fay, command] as const))
}

/** The rule as a history: each showing replaces the one before; stopping the newest leaves nothing. */
function newestShown(commands: readonly BoardCommand[]): 'mood' | 'summary' | null {
  let poll: 'none' | 'running' | 'ended' = 'none'
  let newest: 'mood' | 'summary' | null = null
  const on = { mood: false, summary: false }
  const show = (kind: 'mood' | 'summary', isOn: boolean): void => {
    if (isOn && !on[kind]) newest = kind
    on[kind] = isOn
  }
  for (const command of commands) {
    if (command.type === 'start-mood-poll' && poll !== 'running') {
      poll = 'running'
      show('mood', false)
    }
    if (command.type === 'end-mood-poll' && poll === 'running') {
      poll = 'ended'
      show('mood', true)
    }
    if (command.type === 'show-mood' && (!command.on || poll === 'ended')) show('mood', command.on)
    if (command.type === 'show-summary') show('summary', command.on)
  }
  return newest !== null && on[newest] ? newest : null
}
