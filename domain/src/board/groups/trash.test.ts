import { describe, expect, test } from 'vitest'
import { groupMembers } from './groups.ts'
import type { BoardState } from '../state.ts'
import { namedBoard, noteOf, play } from '../testing/boards.ts'
import {
  addNote,
  deleteNote,
  editNote,
  groupNote,
  restoreNote,
  setMasking,
  titleGroup,
} from '../testing/commands.ts'
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
)
const pair = play(board, [gus, groupNote('n2', 'n1')])
const trio = play(pair, [mia, groupNote('n3', 'n1')])

describe('GROUP-13: notes of groups go to the trash and come back', () => {
  const titled = play(trio, [gus, titleGroup('n1', 'Drinks')])

  test('GROUP-13: when a group’s first note is deleted, the next leads the rest under the same title', () => {
    const without = play(titled, [mia, deleteNote('n1')])
    expect(membersOf(without, 'n2')).toEqual(['n3'])
    expect(noteOf(without, 'n2')).toMatchObject({ group: null, groupTitle: 'Drinks', text: 'Tea' })
  })

  test('of a group of two, a note by itself is left', () => {
    expect(noteOf(play(pair, [mia, deleteNote('n1')]), 'n2')).toEqual(noteOf(board, 'n2'))
  })

  test('GROUP-13: the first note comes back by itself, since the next note leads its group', () => {
    const back = play(titled, [mia, deleteNote('n1')], [mia, restoreNote('n1')])
    expect(noteOf(back, 'n1').group).toBeNull()
    expect(membersOf(back, 'n1')).toEqual([])
    expect(membersOf(back, 'n2')).toEqual(['n3'])
  })

  test('GROUP-13: a member comes back into its group, to its place', () => {
    expect(play(trio, [gus, deleteNote('n2')], [gus, restoreNote('n2')])).toEqual(trio)
  })

  test('a member whose group has another first note by then comes back by itself', () => {
    const gone = play(trio, [gus, deleteNote('n2')], [mia, deleteNote('n1')])
    expect(noteOf(play(gone, [gus, restoreNote('n2')]), 'n2').group).toBeNull()
    const moved = play(trio, [gus, deleteNote('n2')], [mia, groupNote('n1', 'n4')])
    expect(noteOf(play(moved, [gus, restoreNote('n2')]), 'n2').group).toBeNull()
  })

  test('MASK-20: a title that was written while brainstorming does not go on to a note of another participant', () => {
    const hidden = play(pair, [fay, setMasking(true)], [mia, titleGroup('n1', 'What I think')])
    const without = play(hidden, [mia, deleteNote('n1')])
    expect(noteOf(without, 'n2').groupTitle).toBeNull()
    expect(noteOf(play(without, [mia, restoreNote('n1')]), 'n1').groupTitle).toBe('What I think')
  })

  test('GROUP-19: a member is edited like any note', () => {
    expect(noteOf(play(trio, [gus, editNote('n2', 'Chai')]), 'n2')).toMatchObject({
      text: 'Chai',
      group: { into: 'n1', place: 1 },
    })
  })
})

function membersOf(state: BoardState, leader: string): readonly string[] {
  return groupMembers(state.notes, noteOf(state, leader).id).map(({ id }) => id)
}
