import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '../../kernel/testing/property-runs.ts'
import type { Actor } from '../actor.ts'
import type { BoardCommand } from '../command.ts'
import { decide } from '../decide.ts'
import { discussedCard } from '../discussion/discussion.ts'
import type { BoardState } from '../state.ts'
import { by, namedBoard, play } from '../testing/boards.ts'
import { castVotes, deleteNote, groupNote, restoreNote, setMasking } from '../testing/commands.ts'
import { inverseOf } from '../undo/undo.ts'
import { STEP_KINDS, type StepKind } from './guided-run.ts'
import { stageOf } from './stage.ts'
import { arbitraryMeeting, fay, flo, gus, meetingOn, mia, runMeeting } from './testing/meetings.ts'

/* What becomes of the framed note when the run goes on, is taken back, or ends. */
const goTo = (kind: StepKind) => ({ type: 'go-to-step', index: STEP_KINDS.indexOf(kind) }) as const
const frame = (note: string | null) => ({ type: 'set-discussion', note: note as never }) as const
const cardOf = (board: BoardState) => discussedCard(board)?.id ?? null

const voted = play(
  meetingOn(namedBoard()),
  [fay, goTo('vote')],
  [mia, castVotes('n2', 3)],
  [gus, castVotes('n1', 1)],
  [fay, goTo('discuss')],
)
const framed = play(voted, [fay, frame('n2')])

/** The board after the undo of a command that was given before; refused: as it is. */
function undone(before: BoardState, command: BoardCommand, now: BoardState, person: Actor = fay): BoardState {
  return play(now, ...(inverseOf(before, command, person) ?? []).map((one) => [person, one] as const))
}

describe('DISCUSS-5, RUN-4: a step while a note is discussed', () => {
  test.each([
    ['write', null],
    ['group', 'n2'],
    ['vote', null],
    ['other', 'n2'],
  ] as const)('DISCUSS-5: %s leaves framed: %s', (kind, card) => {
    expect(cardOf(play(framed, [fay, goTo(kind)]))).toBe(card)
  })

  test('DISCUSS-5: after writing the frame is there again, after another vote it is not', () => {
    expect(cardOf(play(framed, [fay, goTo('write')], [fay, goTo('discuss')]))).toBe('n2')
    expect(cardOf(play(framed, [fay, goTo('vote')], [fay, goTo('discuss')]))).toBeNull()
  })

  test('DISCUSS-5: undo of a step that hid it, or began a vote, shows it again', () => {
    const written = play(framed, [fay, goTo('write')])
    expect(cardOf(undone(framed, goTo('write'), written))).toBe('n2')
    const again = play(framed, [fay, goTo('vote')])
    const back = undone(framed, goTo('vote'), again)
    expect([cardOf(back), stageOf(back)]).toEqual(['n2', stageOf(framed)])
  })

  test('DISCUSS-1, RUN-9: the end of the run leaves the discussion to the facilitator', () => {
    const ended = play(framed, [fay, { type: 'end-run' }])
    expect([cardOf(ended), ended.run, ended.timer]).toEqual(['n2', null, null])
    expect(cardOf(play(ended, [flo, frame('n1')]))).toBe('n1')
  })

  test('DISCUSS-3: in a step that hides notes or votes none can be framed', () => {
    for (const kind of ['write', 'vote'] as const)
      expect(decide(play(voted, [fay, goTo(kind)]), frame('n1'), by(fay)).ok).toBe(false)
  })
})

describe('RUN-7, DISCUSS-5: a step is taken back after the framed note has changed', () => {
  const grouping = play(framed, [fay, goTo('group')])

  test('RUN-7: it was deleted: the stage comes back, the frame once the note does', () => {
    const gone = play(grouping, [gus, deleteNote('n2')])
    const back = undone(framed, goTo('group'), gone)
    expect([stageOf(back), cardOf(back)]).toEqual([stageOf(framed), null])
    expect(cardOf(play(back, [gus, restoreNote('n2')]))).toBe('n2')
  })

  test('RUN-7: it was grouped: the group is framed', () => {
    const grouped = play(grouping, [mia, groupNote('n2', 'n1')])
    expect(cardOf(undone(framed, goTo('group'), grouped))).toBe('n1')
  })

  test('RUN-7: another note was framed: that one stays', () => {
    const other = play(grouping, [flo, frame('n1')])
    expect(cardOf(undone(framed, goTo('group'), other))).toBe('n1')
  })

  test('RUN-7, DISCUSS-7: step and frame are taken back one after the other, in either order', () => {
    const both = play(framed, [fay, frame('n1')], [fay, goTo('group')])
    const stepFirst = undone(framed, frame('n1'), undone(framed, goTo('group'), both))
    const frameFirst = undone(framed, goTo('group'), undone(framed, frame('n1'), both))
    for (const board of [stepFirst, frameFirst])
      expect([cardOf(board), board.run?.index]).toEqual(['n2', STEP_KINDS.indexOf('discuss')])
  })

  test('RUN-7: a vote that a step ended goes on, and the discussion of its result is over', () => {
    const voting = play(voted, [fay, goTo('vote')])
    const discussing = play(voting, [fay, goTo('discuss')], [fay, frame('n2')])
    const back = undone(voting, goTo('discuss'), discussing)
    expect([back.voting?.status, back.discussedNote]).toEqual(['vote', null])
    expect(back.voting?.existingVotes.get(mia.id)).toEqual({ n2: 3 })
  })
})

describe('DISCUSS-2, RUN-6: who leads the discussion may change in the middle of it', () => {
  test('DISCUSS-2: a member who was made facilitator moves on, and no longer once that was taken back', () => {
    const given = play(framed, [fay, { type: 'give-facilitation', to: mia.id }])
    const moved = play(given, [mia, frame('n1')], [mia, goTo('group')])
    expect([cardOf(moved), moved.run?.index]).toEqual(['n1', STEP_KINDS.indexOf('group')])
    const taken = play(moved, [fay, { type: 'take-facilitation', from: mia.id }])
    for (const command of [frame(null), goTo('discuss')])
      expect(decide(taken, command, by(mia)).ok).toBe(false)
    expect(cardOf(taken)).toBe('n1')
  })

  test('DISCUSS-6: hiding authors in the middle of it changes neither the frame nor the step', () => {
    const hidden = play(framed, [fay, { type: 'set-anonymous', on: true }])
    expect([cardOf(hidden), stageOf(hidden)]).toEqual(['n2', stageOf(framed)])
  })
})

test('DISCUSS-5: whatever a run meets, nothing is framed that is hidden, being voted on or not the first of its group', () => {
  fc.assert(
    fc.property(arbitraryMeeting(), (acts) => {
      for (const { after } of runMeeting(meetingOn(namedBoard()), acts)) {
        const card = discussedCard(after)
        if (card === null) continue
        expect([after.isMasked, after.voting?.status, card.group]).toEqual([false, 'endVote', null])
        expect(after.notes.get(card.id)).toBe(card)
      }
    }),
    runs(60),
  )
})

test('DISCUSS-5: what a step does to a frame that it hides is undone by showing the notes by hand, too', () => {
  const shown = play(framed, [fay, goTo('write')], [flo, setMasking(false)])
  expect([cardOf(shown), shown.run?.index]).toEqual(['n2', STEP_KINDS.indexOf('write')])
})
