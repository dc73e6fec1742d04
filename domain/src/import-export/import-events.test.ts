import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { BoardEvent } from '../board/event.ts'
import { replay } from '../board/testing/boards.ts'
import { emptyBoard } from '../board/state.ts'
import { summaryOf } from '../board/summary/summary.ts'
import { asId, type AuthorId, type BoardId, isAuthorId, isPseudonym } from '../kernel/ids.ts'
import { isRank } from '../kernel/rank.ts'
import { runs } from '../kernel/testing/property-runs.ts'
import { importEvents } from './import-events.ts'
import { readFile } from './read-file.ts'
import { LATER, planOf } from './testing/imported.ts'

const THEN = 1_700_000_000_000

function planWith(changes: object) {
  const file = {
    kind: 'retropulse-board',
    version: 1,
    title: 'Sprint 12',
    settings: {},
    columns: [
      { name: 'Good', meaning: 'good' },
      { name: 'Bad', meaning: 'bad' },
    ],
    notes: [],
    ...changes,
  }
  return planOf(
    readFile({ format: 'json', content: JSON.stringify(file) }, { now: LATER, meaningOf: () => 'other' }),
  )
}

function eventsOf(
  changes: object,
  isAnonymous = false,
  assigneeOf: (name: string) => AuthorId | null = () => null,
): readonly BoardEvent[] {
  let count = 0
  const newId = () => `i${(count += 1)}`
  return importEvents(planWith(changes), { at: LATER, isAnonymous, newId, assigneeOf })
}

const boardOf = (events: readonly BoardEvent[]) => replay(emptyBoard(asId<BoardId>('b')), events)
const ofType = <Type extends BoardEvent['type']>(events: readonly BoardEvent[], type: Type) =>
  events.filter((event): event is Extract<BoardEvent, { type: Type }> => event.type === type)

describe('the events by which a file becomes a board', () => {
  test('an empty plan only begins the board, and sets nothing that is as on every new board', () => {
    expect(eventsOf({ settings: { isAnonymous: false } })).toEqual([
      {
        type: 'board-created',
        title: 'Sprint 12',
        columns: [
          { id: 'c1', name: 'Good', meaning: 'good' },
          { id: 'c2', name: 'Bad', meaning: 'bad' },
        ],
        isAnonymous: false,
        at: LATER,
      },
    ])
  })

  test('IMPORT-15: times that lie ahead become that of the import, whichever tool they come from', () => {
    const plan = planWith({
      notes: [{ column: 0, text: 'Tea', comments: [{ text: 'Yes' }] }],
      actions: [{ text: 'Buy', status: 1 }],
    })
    const ahead = { at: LATER + 1, doneAt: LATER + 1 }
    const comments = [{ text: 'Yes', at: LATER + 1, editedAt: null }]
    const events = importEvents(
      {
        ...plan,
        notes: plan.notes.map((note) => ({ ...note, ...ahead, comments })),
        actions: plan.actions.map((action) => ({ ...action, ...ahead })),
      },
      { at: LATER, isAnonymous: false, assigneeOf: () => null, newId: () => 'i' },
    )
    expect(ofType(events, 'note-added')).toMatchObject([{ at: LATER }])
    expect(ofType(events, 'comment-added')).toMatchObject([{ at: LATER }])
    expect(ofType(events, 'action-added')).toMatchObject([{ at: LATER }])
    expect(ofType(events, 'action-marked')).toMatchObject([{ at: LATER }])
  })

  test('IMPORT-15: the board begins at the time of the import, whatever the file says', () => {
    const board = boardOf(
      eventsOf({ createdAt: THEN, exportedAt: THEN, notes: [{ column: 0, text: 'Tea', at: THEN }] }),
    )
    expect([board.createdAt, [...board.notes.values()].map(({ at }) => at)]).toEqual([LATER, [THEN]])
  })

  test('settings come before any content', () => {
    const settings = { theme: 'sailboat', disableGifs: true, sortBy: 'votes' }
    const types = eventsOf({ settings, notes: [{ column: 0, text: 'Tea' }] }).map(({ type }) => type)
    expect(types).toEqual(['board-created', 'background-set', 'gif-sharing-set', 'sorting-set', 'note-added'])
  })

  test.each([
    ['javascript:alert(1)', null],
    ['ftp://example.com/a.png', null],
    ['http://example.com/a.png', 'http://example.com/a.png'],
    ['https://example.com/a") b', null],
    ['data:image/png;base64,AAAA', null],
    ['https://example.com/a.png', 'https://example.com/a.png'],
  ])('IMPORT-20: a background at %s is %j: what a board refuses is not imported', (backgroundUrl, kept) => {
    expect(boardOf(eventsOf({ settings: { backgroundUrl } })).backgroundUrl).toBe(kept)
  })

  test('IMPORT-28: a board is anonymous unless its file says otherwise', () => {
    for (const isAnonymous of [true, undefined, null, 0, 'false'])
      expect(boardOf(eventsOf({ settings: { isAnonymous } })).isAnonymous).toBe(true)
    expect(boardOf(eventsOf({ settings: { isAnonymous: false } }, true)).isAnonymous).toBe(false)
  })
})

describe('IMPORT-11: imported texts belong to no user', () => {
  const events = eventsOf({
    notes: [
      {
        column: 0,
        text: 'Tea',
        votes: 7,
        author: 'Ann',
        by: 'user-ann-0123456789abcdef',
        comments: [{ text: 'Yes', author: 'Bob', editedAt: THEN }],
        reactions: [{ emoji: '🍵', count: 3 }],
      },
    ],
    actions: [{ text: 'Buy tea', status: 1, due: '2027-01-01' }],
  })

  test('IMPORT-11: every author in the log is a pseudonym that the log accepts, and no person', () => {
    const authors = events.flatMap((event) => ('by' in event && event.by !== null ? [event.by] : []))
    expect(authors.length).toBeGreaterThan(8)
    for (const author of authors) expect([isPseudonym(author), isAuthorId(author)]).toEqual([true, true])
    expect(JSON.stringify(events)).not.toMatch(/Ann|Bob|user-/i)
  })

  test('no action item without a name gets an assignee, and no person is made facilitator', () => {
    expect(events.filter(({ type }) => type === 'action-assigned' || type === 'facilitation-given')).toEqual(
      [],
    )
  })

  test('REACTION-2: n reactions come from n different pseudonyms, since each counts once', () => {
    const by = ofType(events, 'reaction-added').map((event) => event.by)
    expect([by.length, new Set(by).size]).toEqual([3, 3])
  })
})

describe('MOVE-IN-9: the assignee of an action item', () => {
  const ann = asId<AuthorId>('user-ann-0123456789abcdef')
  const done = { text: 'Buy tea', status: 1, at: THEN, doneAt: THEN + 5, due: '2027-01-01', assignee: 'Ann' }
  const actionOf = (action: object, assigneeOf?: (name: string) => AuthorId | null) =>
    boardOf(eventsOf({ actions: [action] }, false, assigneeOf)).actions.values()[0]

  test('is the member with that name, and state, times and due date are as without one', () => {
    const action = actionOf(done, (name) => (name === 'Ann' ? ann : null))
    expect(action).toMatchObject({ text: 'Buy tea', assignees: [ann], status: 1, due: '2027-01-01' })
    expect([action?.timeStamp, action?.updatedTime]).toEqual([THEN, THEN + 5])
  })

  test('stands behind the text where no member has that name, or several have', () => {
    expect(actionOf(done)).toMatchObject({ text: 'Buy tea (Ann)', assignees: [] })
    expect(actionOf({ ...done, assignee: ' Ann  Lee ' })).toMatchObject({ text: 'Buy tea (Ann Lee)' })
  })

  test('stays out where a text has no room for a name', () => {
    for (const [length, ending] of [
      [994, 'x (Ann)'],
      [995, 'xxxxxxx'],
    ] as const)
      expect(actionOf({ ...done, text: 'x'.repeat(length) })?.text.slice(-7)).toBe(ending)
  })
})

describe('the order of notes and groups', () => {
  test('IMPORT-21: notes of a column keep their order by ranks that sort', () => {
    const notes = Array.from({ length: 300 }, (_, at) => ({ column: at % 2, text: `Note ${at}` }))
    const added = ofType(eventsOf({ notes }), 'note-added')
    for (const column of ['c1', 'c2']) {
      const ranks = added.filter(({ columnId }) => columnId === asId(column)).map(({ rank }) => rank)
      expect([ranks.length, ranks.every(isRank), ranks]).toEqual([150, true, ranks.toSorted()])
      expect(new Set(ranks).size).toBe(ranks.length)
    }
  })

  test('IMPORT-21: action items of the same moment keep their order, by ids that sort', () => {
    const actions = Array.from({ length: 30 }, (_, at) => ({ text: `Action ${at}`, status: 0 }))
    const { actions: shown } = summaryOf(boardOf(eventsOf({ actions })))
    expect(shown.open.map(({ text }) => text)).toEqual(actions.map(({ text }) => text))
  })

  test('IMPORT-21: a note joins its group once both exist, wherever the first note of the group stands', () => {
    const events = eventsOf({
      notes: [
        { column: 0, text: 'Rain', group: { into: 1, place: 5 } },
        { column: 1, text: 'Weather', groupTitle: 'Sky' },
      ],
    })
    const types = events.map(({ type }) => type)
    expect(types.indexOf('note-grouped')).toBeGreaterThan(types.lastIndexOf('note-added'))
    const [rain, weather] = [...boardOf(events).notes.values()].sort((one, other) =>
      one.text < other.text ? -1 : 1,
    )
    expect([rain?.group, weather?.groupTitle]).toEqual([{ into: weather?.id, place: 5 }, 'Sky'])
  })

  test('IMPORT-21: all ids are new, however often the same file is imported', () => {
    const ids = ofType(
      eventsOf({ notes: Array.from({ length: 20 }, () => ({ column: 0, text: 'Tea', id: 'n1' })) }),
      'note-added',
    )
    expect(new Set(ids.map(({ noteId }) => noteId)).size).toBe(20)
  })
})

describe('totals are imported as a vote that is over', () => {
  test('IMPORT-16: no ballot is over the allowance or names a note twice, and the totals are those of the file', () => {
    const votes = fc.array(fc.nat(40), { maxLength: 12 })
    fc.assert(
      fc.property(votes, fc.integer({ min: 1, max: 99 }), (totals, maxVotes) => {
        const notes = totals.map((count) => ({ column: 0, text: 'Tea', votes: count }))
        const events = eventsOf({ notes, voting: { maxVotes } })
        const cast = ofType(events, 'votes-cast')
        const spent = Map.groupBy(cast, ({ by }) => by)
        for (const ballot of spent.values()) {
          expect(ballot.reduce((sum, one) => sum + one.votes, 0)).toBeLessThanOrEqual(maxVotes)
          expect(new Set(ballot.map(({ noteId }) => noteId)).size).toBe(ballot.length)
        }
        const all = totals.reduce((sum, count) => sum + count, 0)
        expect(spent.size).toBe(Math.ceil(all / maxVotes))
        const board = boardOf(events)
        const byId = ofType(events, 'note-added').map(({ noteId }) => board.notes.get(noteId)?.votes)
        expect([byId, board.voting?.status]).toEqual([totals, 'endVote'])
      }),
      runs(100),
    )
  })

  test('IMPORT-16: a vote without ballots is a vote that is over; without a vote none begins', () => {
    const types = (changes: object) =>
      eventsOf(changes)
        .map(({ type }) => type)
        .slice(1)
    expect(types({ voting: { maxVotes: 5, column: 1 } })).toEqual(['voting-started', 'voting-ended'])
    expect(types({ voting: null })).toEqual([])
    expect(types({ voting: { maxVotes: 0 } })).toEqual([])
    expect(types({ voting: { maxVotes: 100 } })).toEqual([])
  })

  test('a vote on an unknown column becomes a vote on all columns', () => {
    const columnOf = (column: unknown) =>
      ofType(eventsOf({ voting: { maxVotes: 5, column } }), 'voting-started').map(
        ({ contentId }) => contentId,
      )
    expect([0, 1, 2, -1, 'c1', null].map(columnOf)).toEqual([['c1'], ['c2'], [null], [null], [null], [null]])
  })
})
