import { PersistentMap } from '@retropulse/domain/kernel/persistent-map'
import type { Comment, Voting } from '@retropulse/domain/board/state'
import { asId, type CommentId, type NoteId } from '@retropulse/domain/kernel/ids'
import { describe, expect, test } from 'vitest'
import { aBoard, ANA, aNote, aPerson, columnId, ME, noteId, withNotes } from '../../testing/board-fixtures.ts'
import { boardAnnouncements, type AnnouncementViewer, peopleAnnouncements } from './board-changes.ts'

const self: AnnouncementViewer = { authorIds: [ME], deleted: new Set(), unsaved: new Set() }
const before = aBoard({ wins: ['n1'], ideas: [] })
const texts = (after: typeof before, listener = self) =>
  boardAnnouncements(before, after, listener).map(({ text }) => text)

describe('the live region announces what others do', () => {
  test('A11Y-10: new notes by column and without their words', () => {
    const one = withNotes(before, aNote('x', 'wins', 'b00', { text: 'Cake' }))
    expect(texts(one)).toEqual(['New note in wins'])
    const more = withNotes(one, aNote('y', 'wins', 'b01'), aNote('z', 'ideas', 'a0', { text: 'Rest' }))
    expect(texts(more)).toEqual(['2 new notes in wins', 'New note in ideas'])
  })

  test("A11Y-10: comments on the viewer's own notes", () => {
    const mine = aNote('m', 'wins', 'b00', { by: ME })
    const comment: Comment = { id: asId<CommentId>('k'), text: 'Yes', by: ANA, at: 1, editedAt: null }
    const announcements = boardAnnouncements(
      withNotes(before, mine),
      withNotes(before, { ...mine, comments: [comment] }),
      self,
    )
    expect(announcements.map(({ text }) => text)).toEqual(['1 new comment on your notes'])
  })

  test('GROUP-17: an own note grouped by another participant is announced, one grouped by the viewer is not', () => {
    const mine = aNote('m', 'wins', 'b00', { by: ME })
    const was = withNotes(before, mine)
    const is = withNotes(before, { ...mine, group: { into: noteId('n1'), place: 1 } })
    const heard = (unsaved: AnnouncementViewer['unsaved']) =>
      boardAnnouncements(was, is, { ...self, unsaved })
    expect(heard(new Set()).map(({ text }) => text)).toEqual(['Someone grouped one of your notes'])
    expect(heard(new Set([mine.id]))).toEqual([])
  })

  test('A11Y-11, SORT-8: what the notes are sorted by', () => {
    const sorted = { ...before, sortBy: 'votes' as const }
    expect(texts(sorted)).toEqual(['Sorted by votes'])
    expect(boardAnnouncements(sorted, before, self).map(({ text }) => text)).toEqual(['Original order'])
  })

  test('MASK-19: the start and the end of brainstorming are announced alone, without changes of notes', () => {
    expect(texts({ ...before, isMasked: true, notes: PersistentMap.empty() })).toEqual([
      'Brainstorming started: others’ notes are hidden',
    ])
    const masked = { ...before, isMasked: true }
    expect(boardAnnouncements(masked, before, self).map(({ text }) => text)).toEqual([
      'Brainstorming ended: all notes are shown',
    ])
  })

  test('A11Y-11, VOTE-35: the start and the end of a vote, what it is on, and the allowance', () => {
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
    expect(boardAnnouncements(running, over, self).map(({ text }) => text)).toEqual([
      'Voting ended: the votes are on the notes',
    ])
    expect(boardAnnouncements(running, { ...running, voting: { ...voting, doneCount: 1 } }, self)).toEqual([])
  })

  test('an own note that another participant deleted is announced, one that the viewer deleted is not', () => {
    const mine = withNotes(before, aNote('m', 'wins', 'b00', { by: ME }))
    expect(boardAnnouncements(mine, before, self)).toHaveLength(1)
    const deleted = new Set<NoteId>([noteId('m')])
    expect(boardAnnouncements(mine, before, { ...self, deleted })).toEqual([])
  })
})

test("A11Y-10: the viewer's own acts, moves and edits are not announced", () => {
  expect(texts(withNotes(before, aNote('m', 'wins', 'b00', { by: ME })))).toEqual([])
  const moved = { ...before.notes.get(noteId('n1'))!, rank: 'b0z', text: 'changed' }
  expect(texts(withNotes(before, moved))).toEqual([])
  expect(boardAnnouncements(before, before, self)).toEqual([])
})

describe('participants', () => {
  test('A11Y-10: one who joins is named, several are counted, the viewer and those who leave are left out', () => {
    const ana = aPerson('k1', 'Ana')
    const guest = aPerson('k2', null)
    expect(peopleAnnouncements([], [aPerson('me'), ana], 'me')).toEqual([
      { key: 'people', text: 'Ana is here' },
    ])
    expect(peopleAnnouncements([ana], [ana, guest], 'me')[0]?.text).toBe('Anonymous is here')
    expect(peopleAnnouncements([], [ana, guest], 'me')[0]?.text).toBe('2 more people are here')
    expect(peopleAnnouncements([ana, guest], [ana], 'me')).toEqual([])
  })
})
