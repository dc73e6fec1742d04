import { PersistentMap } from '@retropulse/domain/kernel/persistent-map'
import type { Comment, Voting } from '@retropulse/domain/board/state'
import { asId, type CommentId, type NoteId } from '@retropulse/domain/kernel/ids'
import { describe, expect, test } from 'vitest'
import { aBoard, ANA, aNote, aPerson, columnId, ME, noteId, withNotes } from '../testing/board-fixtures.ts'
import { boardHearings, type Listener, peopleHearings } from './board-changes.ts'

const self: Listener = { authorIds: [ME], deleted: new Set(), unsaved: new Set() }
const before = aBoard({ wins: ['n1'], ideas: [] })
const texts = (after: typeof before, listener = self) =>
  boardHearings(before, after, listener).map(({ text }) => text)

describe('what others do is heard', () => {
  test('new notes, by column and without their words', () => {
    const one = withNotes(before, aNote('x', 'wins', 'b00', { text: 'Cake' }))
    expect(texts(one)).toEqual(['New note in wins'])
    const more = withNotes(one, aNote('y', 'wins', 'b01'), aNote('z', 'ideas', 'a0', { text: 'Rest' }))
    expect(texts(more)).toEqual(['2 new notes in wins', 'New note in ideas'])
  })

  test('comments on one’s own notes', () => {
    const mine = aNote('m', 'wins', 'b00', { by: ME })
    const comment: Comment = { id: asId<CommentId>('k'), text: 'Yes', by: ANA, at: 1, editedAt: null }
    const hearings = boardHearings(
      withNotes(before, mine),
      withNotes(before, { ...mine, comments: [comment] }),
      self,
    )
    expect(hearings.map(({ text }) => text)).toEqual(['1 new comment on your notes'])
  })

  test('one’s own note grouped by somebody else, but not by oneself (D6)', () => {
    const mine = aNote('m', 'wins', 'b00', { by: ME })
    const was = withNotes(before, mine)
    const is = withNotes(before, { ...mine, group: { into: noteId('n1'), place: 1 } })
    const heard = (unsaved: Listener['unsaved']) => boardHearings(was, is, { ...self, unsaved })
    expect(heard(new Set()).map(({ text }) => text)).toEqual(['One of your notes was grouped with others'])
    expect(heard(new Set([mine.id]))).toEqual([])
  })

  test('what the notes are sorted by (D14)', () => {
    const sorted = { ...before, sortBy: 'votes' as const }
    expect(texts(sorted)).toEqual(['Sorted by votes'])
    expect(boardHearings(sorted, before, self).map(({ text }) => text)).toEqual(['Original order'])
  })

  test('the start and the end of brainstorming, alone', () => {
    expect(texts({ ...before, isMasked: true, notes: PersistentMap.empty() })).toEqual([
      'Brainstorming started: everybody sees only their own notes',
    ])
  })

  test('the start and the end of a vote, and where it is', () => {
    const voting: Voting = {
      status: 'vote',
      contentId: columnId('wins'),
      maxVotes: 3,
      showsTotals: false,
      existingVotes: PersistentMap.empty(),
      castOrder: PersistentMap.empty(),
      done: [],
      doneCount: 0,
    }
    const running = { ...before, voting }
    const started = 'you have 3 votes. Press V on a note to vote.'
    expect(texts(running)).toEqual([`Voting started on wins: ${started}`])
    expect(texts({ ...before, voting: { ...voting, contentId: null } })).toEqual([
      `Voting started on all columns: ${started}`,
    ])
    const over = { ...running, voting: { ...voting, status: 'endVote' as const } }
    expect(boardHearings(running, over, self).map(({ text }) => text)).toEqual([
      'Voting ended: the votes are on the notes',
    ])
    expect(boardHearings(running, { ...running, voting: { ...voting, doneCount: 1 } }, self)).toEqual([])
  })

  test('one’s own note deleted by somebody else, but not by oneself', () => {
    const mine = withNotes(before, aNote('m', 'wins', 'b00', { by: ME }))
    expect(boardHearings(mine, before, self)).toHaveLength(1)
    const deleted = new Set<NoteId>([noteId('m')])
    expect(boardHearings(mine, before, { ...self, deleted })).toEqual([])
  })
})

test('one’s own doing, moves and edits are not told', () => {
  expect(texts(withNotes(before, aNote('m', 'wins', 'b00', { by: ME })))).toEqual([])
  const moved = { ...before.notes.get(noteId('n1'))!, rank: 'b0z', text: 'changed' }
  expect(texts(withNotes(before, moved))).toEqual([])
  expect(boardHearings(before, before, self)).toEqual([])
})

describe('people', () => {
  test('who come are named, many are counted, oneself and those who leave are not told', () => {
    const ana = aPerson('k1', 'Ana')
    const guest = aPerson('k2', null)
    expect(peopleHearings([], [aPerson('me'), ana], 'me')).toEqual([{ key: 'people', text: 'Ana is here' }])
    expect(peopleHearings([ana], [ana, guest], 'me')[0]?.text).toBe('Anonymous is here')
    expect(peopleHearings([], [ana, guest], 'me')[0]?.text).toBe('2 more people are here')
    expect(peopleHearings([ana, guest], [ana], 'me')).toEqual([])
  })
})
