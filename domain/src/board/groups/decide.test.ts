import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { accept, refuse } from '../../kernel/result.ts'
import { runs } from '../../kernel/testing/property-runs.ts'
import { decide } from '../decide.ts'
import { groupMembers } from './groups.ts'
import { GROUP_NOTES_MAX, NAME_MAX } from '../limits.ts'
import type { BoardState } from '../state.ts'
import { by, namedBoard, noteOf, play } from '../testing/boards.ts'
import {
  addComment,
  addNote,
  castVotes,
  deleteNote,
  groupNote,
  groupNotes,
  moveNote,
  react,
  restoreNote,
  setMasking,
  startVoting,
  titleGroup,
  ungroupNote,
} from '../testing/commands.ts'
import { inverseOf } from '../undo/undo.ts'
import { arbitraryHistory, runHistory } from '../testing/history.ts'
import { facilitator, guest, member } from '../testing/people.ts'

const fay = facilitator('fay')
const mia = member('mia')
const gus = guest('gus')

const board = play(
  namedBoard(),
  [mia, addNote('n1', 'Coffee', 'good', 'a0')],
  [gus, addNote('n2', 'Tea', 'good', 'a1')],
  [fay, addNote('n3', 'Milk', 'bad', 'a0')],
  [mia, addNote('n4', 'Juice', 'bad', 'a1')],
  [gus, react('n2', '👍')],
  [gus, addComment('n2', 'c1', 'Indeed')],
)
const pair = play(board, [gus, groupNote('n2', 'n1')])
const trio = play(pair, [mia, groupNote('n3', 'n1')])

describe('GROUP-1: dropping one note on another makes a group', () => {
  test('GROUP-1: any participant groups any notes, also of different columns', () => {
    for (const person of [gus, mia, fay])
      expect(decide(board, groupNote('n3', 'n1'), by(person))).toEqual(
        accept({ type: 'note-grouped', noteId: 'n3', into: 'n1', place: 1 }),
      )
  })

  test('the members are listed in the order in which they came', () => {
    expect(membersOf(trio, 'n1')).toEqual(['n2', 'n3'])
    expect(membersOf(play(trio, [gus, groupNote('n4', 'n1')]), 'n1')).toEqual(['n2', 'n3', 'n4'])
  })

  test('GROUP-2: a member keeps all that it has: text, author, place in its column, reactions and comments', () => {
    expect(noteOf(pair, 'n2')).toEqual({ ...noteOf(board, 'n2'), group: { into: 'n1', place: 1 } })
    expect(noteOf(pair, 'n1')).toEqual(noteOf(board, 'n1'))
  })

  test('GROUP-9: dropping on a member is dropping on its group', () => {
    expect(decide(pair, groupNote('n3', 'n2'), by(gus))).toEqual(
      accept({ type: 'note-grouped', noteId: 'n3', into: 'n1', place: 2 }),
    )
  })

  test('GROUP-9: a group that is dropped on a note brings its members along: groups never nest', () => {
    const both = play(trio, [gus, groupNote('n1', 'n4')])
    expect(membersOf(both, 'n4')).toEqual(['n1', 'n2', 'n3'])
    expect(membersOf(both, 'n1')).toEqual([])
  })

  test('GROUP-9: two groups become one, the coming members behind those that are there', () => {
    const two = play(pair, [fay, groupNote('n4', 'n3')])
    expect(membersOf(play(two, [gus, groupNote('n3', 'n1')]), 'n1')).toEqual(['n2', 'n3', 'n4'])
  })

  test('a member that is dropped elsewhere changes its group', () => {
    const changed = play(trio, [gus, groupNote('n2', 'n4')])
    expect(membersOf(changed, 'n1')).toEqual(['n3'])
    expect(membersOf(changed, 'n4')).toEqual(['n2'])
  })

  test('GROUP-9: grouping a note with its own group changes nothing, and a note is not grouped with itself', () => {
    expect(decide(pair, groupNote('n2', 'n1'), by(gus))).toEqual(accept())
    expect(decide(board, groupNote('n1', 'n1'), by(gus))).toEqual(refuse('same-note'))
    expect(decide(pair, groupNote('n1', 'n2'), by(gus))).toEqual(refuse('same-note'))
  })

  test('an unknown note is refused', () => {
    expect(decide(board, groupNote('n9', 'n1'), by(gus))).toEqual(refuse('unknown-note'))
    expect(decide(board, groupNote('n1', 'n9'), by(gus))).toEqual(refuse('unknown-note'))
  })

  test(`GROUP-14: a group has at most ${GROUP_NOTES_MAX} notes, however they come together`, () => {
    const ids = Array.from({ length: GROUP_NOTES_MAX - 1 }, (_, at) => `m${at}`)
    const many = ids.reduce((state, id) => play(state, [gus, addNote(id)], [gus, groupNote(id, 'n1')]), board)
    expect(membersOf(many, 'n1')).toHaveLength(GROUP_NOTES_MAX - 1)
    expect(decide(many, groupNote('n2', 'n1'), by(gus))).toEqual(refuse('board-full'))
    expect(decide(many, groupNote('n1', 'n2'), by(gus))).toEqual(refuse('board-full'))
    const swapped = play(many, [gus, deleteNote('m0')], [gus, groupNote('n2', 'n1')])
    const restored = play(swapped, [gus, restoreNote('m0')])
    expect(noteOf(restored, 'm0').group).toBeNull()
    expect(membersOf(restored, 'n1')).toHaveLength(GROUP_NOTES_MAX - 1)
  })
})

describe('GROUP-10, GROUP-11: notes that are being edited, and hidden notes of others, are not grouped', () => {
  test('GROUP-10: not while another participant edits either of them, or any note of their groups', () => {
    for (const busy of ['n1', 'n2', 'n3'])
      expect(decide(pair, groupNote('n3', 'n1'), by(mia, { busy: [busy] }))).toEqual(
        refuse('note-being-edited'),
      )
    expect(decide(pair, groupNote('n3', 'n1'), by(mia, { busy: ['n4'] })).ok).toBe(true)
  })

  test('GROUP-11: while brainstorming a participant groups only their own notes, facilitators included', () => {
    const masked = play(board, [fay, setMasking(true)])
    expect(decide(masked, groupNote('n2', 'n1'), by(fay))).toEqual(refuse('note-hidden'))
    expect(decide(masked, groupNote('n2', 'n1'), by(mia))).toEqual(refuse('note-hidden'))
    expect(decide(masked, groupNote('n4', 'n1'), by(mia)).ok).toBe(true)
  })

  test('GROUP-11: nor with a group that has a note of another participant', () => {
    const masked = play(pair, [fay, setMasking(true)])
    expect(decide(masked, groupNote('n4', 'n1'), by(mia))).toEqual(refuse('note-hidden'))
  })

  test('GROUP-12: while a vote runs notes are neither grouped nor ungrouped', () => {
    const voting = play(pair, [fay, startVoting()])
    expect(decide(voting, groupNote('n3', 'n1'), by(fay))).toEqual(refuse('voting-running'))
    expect(decide(voting, ungroupNote('n1'), by(fay))).toEqual(refuse('voting-running'))
  })
})

describe('GROUP-6: ungroup gives each note back exactly what it had', () => {
  test('GROUP-6: notes with texts, votes, comments and reactions are after a group what they were before', () => {
    expect(play(trio, [gus, ungroupNote('n1')])).toEqual(board)
  })

  test('GROUP-6: also notes that were moved before, at their places in their columns', () => {
    const moved = play(board, [gus, moveNote('n2', 'next', 'a0')])
    expect(play(moved, [gus, groupNote('n2', 'n3')], [gus, ungroupNote('n3')])).toEqual(moved)
  })

  test('GROUP-18: a member that is taken out leaves, the others stay together', () => {
    const left = play(trio, [mia, ungroupNote('n2')])
    expect(membersOf(left, 'n1')).toEqual(['n3'])
    expect(noteOf(left, 'n2')).toEqual(noteOf(board, 'n2'))
  })

  test('GROUP-5: what was added to the group stays with its first note', () => {
    const livened = play(
      trio,
      [gus, react('n1', '🎉')],
      [gus, addComment('n1', 'c2')],
      [gus, titleGroup('n2', 'Hot')],
    )
    const apart = play(livened, [gus, ungroupNote('n1')])
    expect(noteOf(apart, 'n1')).toMatchObject({
      groupTitle: 'Hot',
      reactions: [{}],
      comments: [{ id: 'c2' }],
    })
    expect(noteOf(apart, 'n2')).toEqual(noteOf(board, 'n2'))
  })

  test('GROUP-6: votes that were given to a note are that note’s, in a group and after it', () => {
    const voted = play(trio, [fay, startVoting()], [gus, castVotes('n2', 2)], [mia, castVotes('n1', 1)])
    const ended = play(voted, [fay, { type: 'end-voting' }], [gus, ungroupNote('n1')])
    expect(['n1', 'n2', 'n3'].map((id) => noteOf(ended, id).votes)).toEqual([1, 2, 0])
  })

  test('GROUP-7: ungroup changes nothing where there is no group', () => {
    expect(decide(board, ungroupNote('n1'), by(gus))).toEqual(accept())
    expect(decide(board, ungroupNote('n9'), by(gus))).toEqual(refuse('unknown-note'))
  })

  test('GROUP-6: ungrouping any group of any notes gives the notes back as they were', () => {
    const ids = ['n1', 'n2', 'n3', 'n4']
    const drop = fc.tuple(fc.constantFrom(...ids), fc.constantFrom(...ids))
    fc.assert(
      fc.property(fc.array(drop, { maxLength: 8 }), (drops) => {
        let state = board
        for (const [noteId, into] of drops)
          if (decide(state, groupNote(noteId, into), by(gus)).ok)
            state = play(state, [gus, groupNote(noteId, into)])
        expect(ids.reduce((left, id) => play(left, [mia, ungroupNote(id)]), state)).toEqual(board)
      }),
      runs(100),
    )
  })
})

describe('GROUP-8: a group can have a title', () => {
  test('GROUP-8: any participant gives it one, by any of its notes, and takes it away again', () => {
    expect(decide(pair, titleGroup('n2', 'Hot drinks'), by(gus))).toEqual(
      accept({ type: 'group-titled', noteId: 'n1', title: 'Hot drinks' }),
    )
    const titled = play(pair, [gus, titleGroup('n2', 'Hot drinks')])
    expect(decide(titled, titleGroup('n1', 'Hot drinks'), by(mia))).toEqual(accept())
    expect(play(titled, [mia, titleGroup('n1', '')])).toEqual(pair)
  })

  test('GROUP-8: it is one line of at most 60 characters', () => {
    expect(decide(pair, titleGroup('n1', 'x'.repeat(NAME_MAX)), by(gus)).ok).toBe(true)
    expect(decide(pair, titleGroup('n1', 'x'.repeat(NAME_MAX + 1)), by(gus))).toEqual(refuse('text-too-long'))
    expect(decide(pair, titleGroup('n1', 'Hot\ndrinks'), by(gus))).toEqual(refuse('text-invalid'))
    expect(decide(pair, titleGroup('n1', '  '), by(gus))).toEqual(refuse('text-empty'))
    expect(decide(pair, titleGroup('n9', 'Hot'), by(gus))).toEqual(refuse('unknown-note'))
  })

  test('MASK-20: while brainstorming only the participant whose note leads the group gives it', () => {
    const masked = play(pair, [fay, setMasking(true)])
    expect(decide(masked, titleGroup('n1', 'Hot'), by(gus))).toEqual(refuse('note-hidden'))
    expect(decide(masked, titleGroup('n2', 'Hot'), by(gus))).toEqual(refuse('note-hidden'))
    expect(decide(masked, titleGroup('n2', 'Hot'), by(mia)).ok).toBe(true)
  })

  test('GROUP-8: when two groups become one, the title of the group that stays wins, else the other is kept', () => {
    const two = play(pair, [fay, groupNote('n4', 'n3')], [fay, titleGroup('n3', 'Cold')])
    expect(noteOf(play(two, [gus, groupNote('n3', 'n1')]), 'n1').groupTitle).toBe('Cold')
    const titled = play(two, [gus, titleGroup('n1', 'Hot')], [gus, groupNote('n3', 'n1')])
    expect(noteOf(titled, 'n1').groupTitle).toBe('Hot')
    expect(noteOf(play(titled, [gus, ungroupNote('n3')]), 'n3').groupTitle).toBe('Cold')
  })
})

describe('GROUP-9: whatever happens, groups are flat', () => {
  test('GROUP-9, GROUP-14: every member’s first note exists and is no member itself, and no group is too large', () => {
    fc.assert(
      fc.property(arbitraryHistory(), (steps) => {
        for (const { after } of runHistory(namedBoard(), steps))
          for (const { group, id } of after.notes.values()) {
            if (group === null) continue
            expect(after.notes.get(group.into)?.group).toBeNull()
            expect(group.into).not.toBe(id)
          }
      }),
      runs(150),
    )
  })

  test('two notes of one group never have the same place', () => {
    fc.assert(
      fc.property(arbitraryHistory(), (steps) => {
        for (const { after } of runHistory(namedBoard(), steps)) {
          const places = after.notes
            .values()
            .flatMap(({ group }) => (group === null ? [] : [`${group.into} ${group.place}`]))
          expect(new Set(places).size).toBe(places.length)
        }
      }),
      runs(100),
    )
  })
})

describe('GROUP-20: several notes become a group at once', () => {
  test('GROUP-20: the first leads it, the others follow in their order, under the title', () => {
    const made = play(board, [fay, groupNotes(['n3', 'n1', 'n4'], 'Drinks')])
    expect(membersOf(made, 'n3')).toEqual(['n1', 'n4'])
    expect(noteOf(made, 'n3').groupTitle).toBe('Drinks')
    expect(noteOf(play(board, [gus, groupNotes(['n1', 'n2', 'n2'], '')]), 'n1').groupTitle).toBeNull()
  })

  test('GROUP-20: all of it or nothing: not with a note that is gone, or in a group by now', () => {
    expect(decide(board, groupNotes(['n1', 'n9'], 'x'), by(fay))).toEqual(refuse('unknown-note'))
    for (const taken of ['n1', 'n2'])
      expect(decide(pair, groupNotes(['n3', taken], 'x'), by(fay))).toEqual(refuse('same-note'))
    expect(decide(board, groupNotes(['n1', 'n1'], 'x'), by(fay))).toEqual(refuse('same-note'))
    expect(decide(board, groupNotes([], 'x'), by(fay))).toEqual(refuse('same-note'))
  })

  test('GROUP-10, GROUP-11, GROUP-12, GROUP-8: by the rules of grouping and of titles', () => {
    const input = groupNotes(['n1', 'n2'], 'Hot')
    expect(decide(board, input, by(fay, { busy: ['n2'] }))).toEqual(refuse('note-being-edited'))
    expect(decide(play(board, [fay, setMasking(true)]), input, by(mia))).toEqual(refuse('note-hidden'))
    expect(decide(play(board, [fay, startVoting()]), input, by(fay))).toEqual(refuse('voting-running'))
    expect(decide(board, groupNotes(['n1', 'n2'], 'x'.repeat(NAME_MAX + 1)), by(fay))).toEqual(
      refuse('text-too-long'),
    )
  })

  test('GROUP-20, UNDO-3: one undo gives every note back as it was', () => {
    const command = groupNotes(['n1', 'n2', 'n3'], 'Drinks')
    const made = play(board, [fay, command])
    const back = (inverseOf(board, command, fay) ?? []).reduce((state, act) => play(state, [fay, act]), made)
    expect(back).toEqual(board)
  })
})

function membersOf(state: BoardState, leader: string): readonly string[] {
  return groupMembers(state.notes, noteOf(state, leader).id).map(({ id }) => id)
}
