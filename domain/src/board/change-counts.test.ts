import { describe, expect, test } from 'vitest'
import type { NoteId } from '../kernel/ids.ts'
import { asId } from '../kernel/ids.ts'
import { type ChangeCounts, counted, isLate, countsAfterUndo, NO_CHANGES, seenOf } from './change-counts.ts'
import type { BoardCommand } from './command.ts'
import { RUN_STEPS } from './guided-run/testing/samples.ts'
import type { BoardState } from './state.ts'
import { namedBoard, NOON, play } from './testing/boards.ts'
import { addNote, castVotes, setMasking, startVoting } from './testing/commands.ts'
import { facilitator, member } from './testing/people.ts'

const fay = facilitator('fay')
const mia = member('mia')
const END_VOTING = { type: 'end-voting' } as const
const frame = (note: string | null) =>
  ({ type: 'set-discussion', note: note === null ? null : asId<NoteId>(note) }) as const
const start = play(namedBoard(), [mia, addNote('n1', 'Coffee')])
const voted = play(start, [fay, startVoting()], [mia, castVotes('n1', 1)], [fay, END_VOTING])

/** The counts that differ after these commands of a facilitator, a second apart. */
function countedBy(before: BoardState, ...commands: readonly BoardCommand[]): Partial<ChangeCounts> {
  const acts = commands.map((command, at) => [fay, command, NOON + at * 1000] as const)
  const [counts, first] = [play(before, ...acts).changes!, before.changes!]
  const kinds = Object.keys(NO_CHANGES) as (keyof ChangeCounts)[]
  const changed = kinds.filter((kind) => counts[kind] !== first[kind])
  return Object.fromEntries(changed.map((kind) => [kind, counts[kind] - first[kind]]))
}

describe('UNDO-6: a board counts what facilitators start and end', () => {
  test.each<readonly [string, BoardState, readonly BoardCommand[], Partial<ChangeCounts>]>([
    ['a vote that starts and ends', start, [startVoting(), END_VOTING], { votes: 2 }],
    ['a vote that is resumed', voted, [startVoting({ resetVotes: false })], { votes: 1 }],
    ['hidden notes', start, [setMasking(true), setMasking(false)], { maskings: 2 }],
    ['a note that is framed, and no more', voted, [frame('n1'), frame(null)], { discussions: 2 }],
    ['a timer', start, [{ type: 'start-timer', duration: 5 }, { type: 'end-timer' }], { timers: 2 }],
    [
      'a timer that replaces another',
      start,
      [
        { type: 'start-timer', duration: 5 },
        { type: 'start-timer', duration: 5 },
      ],
      { timers: 2 },
    ],
    [
      'a timer that is extended',
      start,
      [{ type: 'start-timer', duration: 5 }, { type: 'extend-timer' }],
      { timers: 1 },
    ],
    [
      'a run that begins',
      start,
      [{ type: 'start-run', steps: RUN_STEPS }],
      { runs: 1, steps: 1, maskings: 1, timers: 1 },
    ],
    [
      'a step forwards and back',
      start,
      [
        { type: 'start-run', steps: RUN_STEPS },
        { type: 'go-to-step', index: 1 },
        { type: 'go-to-step', index: 0 },
      ],
      { runs: 1, steps: 3, maskings: 3, timers: 3 },
    ],
    [
      'the end of a run, and the same one again',
      start,
      [
        { type: 'start-run', steps: RUN_STEPS.slice(1, 2) },
        { type: 'end-run' },
        { type: 'start-run', steps: RUN_STEPS.slice(1, 2) },
      ],
      { runs: 2, steps: 3, timers: 3 },
    ],
    [
      'a plan that keeps the step',
      start,
      [
        { type: 'start-run', steps: RUN_STEPS.slice(1) },
        { type: 'plan-run', steps: RUN_STEPS.slice(1, 3) },
      ],
      { runs: 1, steps: 1, timers: 1 },
    ],
  ])('%s', (_name, before, commands, expected) => {
    expect(countedBy(before, ...commands)).toEqual(expected)
  })

  test('what participants write and vote is not counted', () => {
    const voting = play(start, [fay, startVoting()])
    expect(play(voting, [mia, castVotes('n1', 2)]).changes).toEqual(voting.changes)
    expect(play(start, [mia, addNote('n2')], [fay, { type: 'start-mood-poll' }]).changes).toEqual(NO_CHANGES)
  })
})

describe('RUN-6: a command is late when a count that it names has changed', () => {
  const changes = counted(counted(NO_CHANGES, 'votes'), 'steps')

  test('counts that it does not name are not compared', () => {
    expect(isLate(changes)).toBe(false)
    expect(isLate(changes, {})).toBe(false)
    expect(isLate(changes, { votes: 1 })).toBe(false)
    expect(isLate(changes, { votes: 1, steps: 1, timers: 0 })).toBe(false)
  })

  test('where the counts are not known no command is late, and none names any', () => {
    expect(isLate(null, { votes: 3 })).toBe(false)
    expect([counted(null, 'votes'), seenOf(null, 'votes'), seenOf(changes, 'votes')]).toEqual([
      null,
      {},
      { seen: { votes: 1 } },
    ])
  })

  test('one that differs is enough, also a greater one', () => {
    expect(isLate(changes, { votes: 0 })).toBe(true)
    expect(isLate(changes, { votes: 1, steps: 2 })).toBe(true)
  })
})

describe('UNDO-6: the undo of a later act moves the counts of an earlier one on', () => {
  const first = counted(NO_CHANGES, 'steps')
  const second = counted(first, 'steps')
  const undone = counted(second, 'steps')

  test('where no other person changed anything, what was left before is there again', () => {
    const own = { beforeAct: first, afterAct: second, beforeUndo: second, afterUndo: undone }
    expect(countsAfterUndo(first, own)).toEqual(undone)
  })

  test('a count that another participant changed after the act stays', () => {
    const meanwhile = counted(second, 'votes')
    const own = {
      beforeAct: first,
      afterAct: second,
      beforeUndo: meanwhile,
      afterUndo: counted(meanwhile, 'steps'),
    }
    expect(countsAfterUndo(first, own)).toEqual({ ...first, steps: 3 })
  })

  test('a count that another participant changed between the two acts stays', () => {
    const between = counted(first, 'votes')
    const later = counted(between, 'steps')
    const own = { beforeAct: between, afterAct: later, beforeUndo: later, afterUndo: counted(later, 'steps') }
    expect(countsAfterUndo(first, own)).toEqual({ ...first, steps: 3 })
  })

  test('where the counts are not known nothing moves', () => {
    const unknown = { beforeAct: null, afterAct: null, beforeUndo: null, afterUndo: null }
    expect([countsAfterUndo(null, unknown), countsAfterUndo(first, unknown)]).toEqual([null, first])
  })
})
