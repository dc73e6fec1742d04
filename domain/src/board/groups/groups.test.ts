import { describe, expect, test } from 'vitest'
import { asId, type NoteId } from '../../kernel/ids.ts'
import { byPlace, groupMembers, leaderOf, membersByLeader, mergedReactions } from './groups.ts'
import { namedBoard, noteOf, play } from '../testing/boards.ts'
import { addNote, groupNote, react, ungroupNote } from '../testing/commands.ts'
import { guest } from '../testing/people.ts'

const gus = guest('gus')
const alone = play(
  namedBoard(),
  ...['n1', 'n2', 'n3', 'n4'].map((id) => [gus, addNote(id, id, 'good', `a${id.slice(1)}`)] as const),
)
const board = play(alone, [gus, groupNote('n4', 'n1')], [gus, groupNote('n2', 'n1')])

describe('a group is a note and the notes that were grouped under it', () => {
  test('its members are these notes, in the order in which they came, without the leading note', () => {
    expect(groupMembers(board.notes, asId<NoteId>('n1')).map(({ id }) => id)).toEqual(['n4', 'n2'])
  })

  test('a member that left and comes back is the last one', () => {
    const again = play(board, [gus, ungroupNote('n4')], [gus, groupNote('n4', 'n1')])
    expect(groupMembers(again.notes, asId<NoteId>('n1')).map(({ id }) => id)).toEqual(['n2', 'n4'])
  })

  test('a member leads no other note, nor does a note by itself, nor one that is not on the board', () => {
    for (const id of ['n2', 'n3', 'gone']) expect(groupMembers(board.notes, asId<NoteId>(id))).toEqual([])
  })

  test('the members of all groups at once are those of each group', () => {
    for (const notes of [board.notes, alone.notes, board.notes.without(asId<NoteId>('n1'))]) {
      const all = membersByLeader(notes)
      for (const id of ['n1', 'n2', 'n3', 'n4'].map((name) => asId<NoteId>(name)))
        expect(all.get(id) ?? []).toEqual(groupMembers(notes, id))
    }
  })

  test('the first note leads itself and its members; a note by itself leads itself', () => {
    const leaders = ['n1', 'n2', 'n3', 'n4'].map((id) => leaderOf(board.notes, noteOf(board, id)).id)
    expect(leaders).toEqual(['n1', 'n1', 'n3', 'n1'])
  })

  test('on a replica that does not have the first note a member is a note by itself', () => {
    const without = board.notes.without(asId<NoteId>('n1'))
    expect(leaderOf(without, noteOf(board, 'n2')).id).toBe('n2')
  })

  test('members that ended up at one place stand in the order of their ids, for all participants', () => {
    const [one, other] = [noteOf(board, 'n2'), { ...noteOf(board, 'n4'), group: noteOf(board, 'n2').group }]
    expect([one, other].sort(byPlace)).toEqual([other, one].sort(byPlace))
    expect([other, one].sort(byPlace)[0]?.id).toBe('n2')
  })
})

describe('GROUP-4: the emoji of a group', () => {
  test('GROUP-4: are those of all its notes, each participant’s counted once', () => {
    const liked = play(board, [gus, react('n1', '👍')], [gus, react('n2', '👍')], [gus, react('n4', '🎉')])
    const note = noteOf(liked, 'n1')
    const merged = mergedReactions(note, groupMembers(liked.notes, note.id))
    expect(merged.map(({ emoji }) => emoji)).toEqual(['👍', '🎉'])
    expect(mergedReactions(note, [])).toBe(note.reactions)
  })
})
