import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { asId, type NoteId } from '../../kernel/ids.ts'
import { refuse } from '../../kernel/result.ts'
import { runs } from '../../kernel/testing/property-runs.ts'
import { decide } from '../decide.ts'
import { actionOf } from '../testing/actions.ts'
import { anonymousBoard, by, namedBoard, play } from '../testing/boards.ts'
import {
  addAction,
  addNote,
  castVotes,
  deleteNote,
  groupNote,
  setMasking,
  startVoting,
  ungroupNote,
} from '../testing/commands.ts'
import { arbitraryHistory, runHistory } from '../testing/history.ts'
import { facilitator, guest, member } from '../testing/people.ts'
import { inverseOf } from '../undo/undo.ts'
import { voteResults } from '../voting/vote-results.ts'
import { discussedCard } from './discussion.ts'

const fay = facilitator('fay')
const mia = member('mia')
const gus = guest('gus')
const END = { type: 'end-voting' } as const
const frame = (note: string | null) =>
  ({ type: 'set-discussion', note: note === null ? null : asId<NoteId>(note) }) as const

/** n2 has three votes, n1 one, n3 none. */
const voted = play(
  namedBoard(),
  [mia, addNote('n1', 'One', 'good', 'a0')],
  [mia, addNote('n2', 'Two', 'bad', 'a0')],
  [gus, addNote('n3', 'Three', 'bad', 'a1')],
  [fay, startVoting()],
  [mia, castVotes('n2', 3)],
  [gus, castVotes('n1', 1)],
  [fay, END],
)
const framed = play(voted, [fay, frame('n2')])

describe('framing a note for all participants', () => {
  test('DISCUSS-1: a facilitator frames a note with votes, moves on to another, and ends the discussion', () => {
    expect(discussedCard(framed)?.id).toBe('n2')
    expect(discussedCard(play(framed, [fay, frame('n1')]))?.id).toBe('n1')
    expect(discussedCard(play(framed, [fay, frame(null)]))).toBeNull()
  })

  test('DISCUSS-2: all other participants are refused, also to end it', () => {
    for (const person of [mia, gus])
      for (const command of [frame('n1'), frame(null)])
        expect(decide(framed, command, by(person))).toEqual(refuse('forbidden'))
  })

  test('DISCUSS-3: only a note with votes is framed, and neither while a vote runs nor while brainstorming', () => {
    const running = play(voted, [fay, startVoting({ resetVotes: false })])
    expect(decide(voted, frame('n3'), by(fay))).toEqual(refuse('unknown-note'))
    expect(decide(voted, frame('gone'), by(fay))).toEqual(refuse('unknown-note'))
    expect(decide(running, frame('n2'), by(fay))).toEqual(refuse('voting-running'))
    expect(decide(play(voted, [fay, setMasking(true)]), frame('n2'), by(fay))).toEqual(refuse('note-hidden'))
  })

  test('DISCUSS-6: an anonymous board is discussed like any other', () => {
    const anonymous = play(
      anonymousBoard(),
      [mia, addNote('n1', 'One')],
      [fay, startVoting()],
      [gus, castVotes('n1', 1)],
      [fay, END],
      [fay, frame('n1')],
    )
    expect(discussedCard(anonymous)?.id).toBe('n1')
  })
})

describe('DISCUSS-5: what happens to the framed note', () => {
  test('a deleted note has no frame, and has it again once it is restored', () => {
    const deleted = play(framed, [mia, deleteNote('n2')])
    expect(discussedCard(deleted)).toBeNull()
    expect(discussedCard(play(deleted, [mia, { type: 'restore-note', noteId: asId('n2') }]))?.id).toBe('n2')
  })

  test('a note that is grouped stands for its group, a note of a group too', () => {
    const grouped = play(framed, [gus, groupNote('n2', 'n3')])
    expect(discussedCard(grouped)?.id).toBe('n3')
    expect(discussedCard(play(grouped, [fay, frame('n1')], [fay, frame('n2')]))?.id).toBe('n3')
  })

  test('a group keeps its frame when its first note is deleted, and when the note that was framed is', () => {
    const grouped = play(
      voted,
      [gus, groupNote('n3', 'n2')],
      [gus, groupNote('n1', 'n2')],
      [fay, frame('n2')],
    )
    const led = play(grouped, [mia, deleteNote('n2')])
    expect(discussedCard(led)?.id).toBe('n3')
    expect(discussedCard(play(led, [gus, deleteNote('n3')]))?.id).toBe('n1')
    expect(discussedCard(play(led, [mia, { type: 'restore-note', noteId: asId('n2') }]))?.id).toBe('n3')
    const joined = play(framed, [gus, groupNote('n2', 'n3')], [mia, deleteNote('n2')])
    expect(discussedCard(joined)?.id).toBe('n3')
  })

  test('undo of that deletion frames the group as it was', () => {
    const grouped = play(voted, [gus, groupNote('n3', 'n2')], [fay, frame('n2')])
    const inverse = inverseOf(grouped, deleteNote('n2'), mia) ?? []
    const back = play(
      play(grouped, [mia, deleteNote('n2')]),
      ...inverse.map((command) => [mia, command] as const),
    )
    expect(discussedCard(back)?.id).toBe('n2')
  })

  test('a first note that is ungrouped keeps the frame, a member that is ungrouped leaves it', () => {
    const grouped = play(voted, [gus, groupNote('n3', 'n2')], [fay, frame('n2')])
    for (const noteId of ['n2', 'n3'])
      expect(discussedCard(play(grouped, [gus, ungroupNote(noteId)]))?.id).toBe('n2')
  })

  test('brainstorming hides the frame until it ends; the start of a vote ends the discussion', () => {
    const masked = play(framed, [fay, setMasking(true)])
    expect(discussedCard(masked)).toBeNull()
    expect(discussedCard(play(masked, [fay, setMasking(false)]))?.id).toBe('n2')
    const resumed = play(framed, [fay, startVoting({ resetVotes: false })])
    expect(discussedCard(play(resumed, [fay, END]))).toBeNull()
  })

  test('whatever happens, the framed card is on the board, readable, leads its group, and no vote runs', () => {
    fc.assert(
      fc.property(arbitraryHistory(), (steps) => {
        for (const { after } of runHistory(namedBoard(), steps)) {
          const card = discussedCard(after)
          if (card === null) continue
          expect(after.notes.get(card.id)).toBe(card)
          expect(card.group === null || !after.notes.has(card.group.into)).toBe(true)
          expect([after.isMasked, after.voting?.status]).toEqual([false, 'endVote'])
        }
      }),
      runs(60),
    )
  })

  test('whatever happens, discussing changes neither notes nor votes nor the order of votes', () => {
    fc.assert(
      fc.property(arbitraryHistory(), (steps) => {
        for (const { step, before, after } of runHistory(namedBoard(), steps)) {
          if (step.command.type !== 'set-discussion') continue
          const others = { discussedNote: null, changes: null }
          expect({ ...after, ...others }).toEqual({ ...before, ...others })
          expect(voteResults(after)).toEqual(voteResults(before))
        }
      }),
      runs(60),
    )
  })
})

describe('DISCUSS-7: undo of a discussion', () => {
  test('the note before is framed again, or none', () => {
    expect(inverseOf(framed, frame('n1'), fay)).toEqual([frame('n2')])
    expect(inverseOf(voted, frame('n1'), fay)).toEqual([frame(null)])
    expect(inverseOf(framed, frame(null), fay)).toEqual([frame('n2')])
  })

  test('a note that is gone by then is not framed again', () => {
    expect(inverseOf(play(framed, [mia, deleteNote('n2')]), frame('n1'), fay)).toBeNull()
  })
})

describe('DISCUSS-8: action items of a discussion', () => {
  test('one that is added while a note is discussed refers to that note, unless it names another', () => {
    const added = play(framed, [gus, addAction('a1')], [gus, { ...addAction('a2'), fromNote: asId('n3') }])
    expect([actionOf(added, 'a1').noteId, actionOf(added, 'a2').noteId]).toEqual(['n2', 'n3'])
  })

  test('one that is added without a discussion, or after it, refers to no note', () => {
    const over = play(framed, [fay, frame(null)])
    for (const board of [voted, over])
      expect(actionOf(play(board, [gus, addAction('a1')]), 'a1').noteId).toBeNull()
  })
})
