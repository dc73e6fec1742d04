import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { asId, type ActionId, type BoardId } from '../../kernel/ids.ts'
import { runs } from '../../kernel/testing/property-runs.ts'
import type { BoardCommand } from '../command.ts'
import type { BoardState } from '../state.ts'
import { type SummaryAction, summaryOf, TOP_NOTES_MAX } from './summary.ts'
import { summaryCsv } from './summary-csv.ts'
import { summaryMarkdown } from './summary-markdown.ts'
import { anonymousBoard, namedBoard, NOON, play, replay } from '../testing/boards.ts'
import {
  addAction,
  addComment,
  addNote,
  assignAction,
  castVotes,
  groupNote,
  react,
  setMasking,
  startVoting,
  titleGroup,
} from '../testing/commands.ts'
import { arbitraryHistory, runHistory, SECRETS } from '../testing/history.ts'
import { facilitator, guest, member, pseudonymOf, stranger } from '../testing/people.ts'
import { visibleBoard, type Viewer } from '../visible-board.ts'

const fay = facilitator('fay')
const mia = member('mia')
const gus = guest('gus')

function seenBy(state: BoardState, viewer: Viewer = mia) {
  return summaryOf(visibleBoard(state, viewer, pseudonymOf))
}

function done(actionId: string): BoardCommand {
  return { type: 'set-action-status', actionId: asId<ActionId>(actionId), status: 1 }
}

/** A board with a group, comments, reactions and votes of a vote that has ended. */
function livelyBoard(start = namedBoard()): BoardState {
  return play(
    start,
    [fay, addNote('n1', 'Tea', 'good', 'a0')],
    [mia, addNote('n2', 'Coffee', 'good', 'a1')],
    [gus, addNote('n3', 'Water', 'good', 'a2')],
    [mia, addNote('n4', 'Noise', 'bad', 'a0')],
    [fay, groupNote('n2', 'n1')],
    [fay, titleGroup('n1', 'Drinks')],
    [gus, addComment('n2', 'c1', 'Black')],
    [fay, react('n1', '👍')],
    [mia, react('n1', '🎉')],
    [gus, react('n2', '👍')],
    [gus, react('n4', '👍')],
    [fay, startVoting()],
    [fay, castVotes('n1', 1)],
    [mia, castVotes('n2', 1)],
    [gus, castVotes('n4', 3)],
    [fay, { type: 'end-voting' }],
  )
}

describe('SUMMARY-2: the counts of a retro', () => {
  test('SUMMARY-2: an empty one has none', () => {
    const { counts, topByVotes, topByReactions, columns } = seenBy(namedBoard())
    expect(counts).toEqual({ notes: 0, people: 0, votes: 0, emoji: 0, actions: 0 })
    expect([topByVotes, topByReactions, columns.map(({ notes }) => notes)]).toEqual([[], [], [[], [], []]])
  })

  test('SUMMARY-2: notes, people, votes and emoji are counted, those in groups included', () => {
    expect(seenBy(livelyBoard()).counts).toEqual({ notes: 4, people: 3, votes: 5, emoji: 4, actions: 0 })
  })

  test('SUMMARY-2: the same people are counted for viewers who see no authors', () => {
    const board = livelyBoard()
    expect(seenBy(board, stranger(false)).counts).toEqual(seenBy(board).counts)
  })

  test('SUMMARY-2: a participant who only commented or reacted is counted', () => {
    const board = play(
      namedBoard(),
      [fay, addNote('n1')],
      [mia, addComment('n1', 'c1')],
      [gus, react('n1', '👍')],
    )
    expect(seenBy(board).counts.people).toBe(3)
  })

  test('SUMMARY-3, VOTE-32: votes of a secret vote that runs are not counted', () => {
    const board = play(namedBoard(), [fay, addNote('n1')], [fay, startVoting()], [mia, castVotes('n1', 2)])
    const { counts, topByVotes } = seenBy(board)
    expect([counts.votes, topByVotes]).toEqual([0, []])
  })
})

describe('SUMMARY-8: reactions of a group count once for each participant and emoji', () => {
  const both = play(
    namedBoard(),
    [fay, addNote('n1', 'Tea', 'good', 'a0')],
    [mia, addNote('n2', 'Coffee', 'good', 'a1')],
    [fay, react('n1', '🎉')],
    [fay, react('n2', '🎉')],
    [mia, react('n2', '🎉')],
    [fay, react('n2', '👍')],
  )
  const grouped = play(both, [fay, groupNote('n2', 'n1')])

  test('GROUP-4, SUMMARY-8: in the counts, on the note and among the most reacted', () => {
    const summary = seenBy(grouped)
    const emojis = [
      { emoji: '🎉', count: 2 },
      { emoji: '👍', count: 1 },
    ]
    expect(summary.counts.emoji).toBe(3)
    expect(summary.topByReactions).toMatchObject([{ id: 'n1', emojis, reactions: 3 }])
    expect(seenBy(both).counts.emoji).toBe(4)
  })

  test('SUMMARY-8: in the counts also while brainstorming', () => {
    expect(seenBy(play(grouped, [fay, setMasking(true)])).counts.emoji).toBe(3)
  })
})

describe('SUMMARY-4: the notes that come first', () => {
  test('GROUP-2, SUMMARY-7: a group is one note with merged texts, comments and emoji and the sum of its votes', () => {
    const [column] = seenBy(livelyBoard()).columns
    expect(column?.notes.map(({ id }) => id)).toEqual(['n1', 'n3'])
    expect(column?.notes[0]).toEqual({
      id: 'n1',
      groupTitle: 'Drinks',
      texts: ['Tea', 'Coffee'],
      comments: ['Black'],
      emojis: [
        { emoji: '👍', count: 2 },
        { emoji: '🎉', count: 1 },
      ],
      reactions: 3,
      votes: 2,
    })
  })

  test('SUMMARY-4: are ordered by votes, and by reactions, and a note without any is not among them', () => {
    const { topByVotes, topByReactions } = seenBy(livelyBoard())
    expect(topByVotes.map(({ id }) => id)).toEqual(['n4', 'n1'])
    expect(topByReactions.map(({ id }) => id)).toEqual(['n1', 'n4'])
  })

  test('SUMMARY-4: are five at most, and a tie is decided by the other number', () => {
    const ids = ['n1', 'n2', 'n3', 'n4', 'n5', 'n6', 'n7']
    const notes = ids.map((id, at) => [fay, addNote(id, 'A note', 'good', `a${at}`)] as const)
    const votes = ids.map((id) => [fay, castVotes(id, 1)] as const)
    const board = play(
      namedBoard(),
      ...notes,
      [fay, startVoting({ allowedVotes: 9 })],
      ...votes,
      [fay, { type: 'end-voting' }],
      [mia, react('n7', '👍')],
    )
    const { topByVotes, topByReactions } = seenBy(board)
    expect(topByVotes.map(({ id }) => id)).toEqual(['n7', 'n1', 'n2', 'n3', 'n4'])
    expect(topByVotes).toHaveLength(TOP_NOTES_MAX)
    expect(topByReactions.map(({ id }) => id)).toEqual(['n7'])
  })

  test('MASK-5, SUMMARY-9: while brainstorming no note is quoted, and counts stay', () => {
    const masked = seenBy(play(livelyBoard(), [fay, setMasking(true)]), mia)
    expect(masked.isMasked).toBe(true)
    expect([masked.topByVotes, masked.topByReactions, masked.columns.flatMap(({ notes }) => notes)]).toEqual([
      [],
      [],
      [],
    ])
    expect(masked.counts.notes).toBe(4)
  })
})

describe('SUMMARY-5: the action items of a retro', () => {
  const earlier = {
    text: 'Fix the clock',
    timeStamp: NOON - 1000,
    updatedTime: null,
    editedTime: null,
    createdBy: null,
    updatedBy: null,
    addedIn: asId<BoardId>('an-earlier-board'),
    resovledIn: null,
    assignees: [],
  }

  function boardWithActions(): BoardState {
    const carried = replay(namedBoard(), [
      { type: 'action-carried', action: { ...earlier, id: asId<ActionId>('e1'), status: 0 } },
      { type: 'action-carried', action: { ...earlier, id: asId<ActionId>('e2'), status: 0 } },
    ])
    return play(
      carried,
      [fay, addAction('a2', 'Buy tea'), NOON + 2],
      [mia, addAction('a1', 'Open windows'), NOON + 1],
      [fay, addAction('a3', 'Write it down'), NOON + 3],
      [fay, assignAction('a2', mia.id)],
      [fay, done('a3')],
      [fay, done('e2')],
    )
  }

  test('SUMMARY-5: are those added or done here; open ones from earlier retros stand apart', () => {
    const { actions, counts } = seenBy(boardWithActions())
    expect(actions.open.map(({ id }) => id)).toEqual(['a1', 'a2'])
    expect(actions.done.map(({ id }) => id)).toEqual(['e2', 'a3'])
    expect(actions.earlier.map(({ id }) => id)).toEqual(['e1'])
    expect(counts.actions).toBe(4)
  })

  test('SUMMARY-11: name their assignees, to members of the team only', () => {
    const board = boardWithActions()
    expect(seenBy(board).actions.open[1]).toEqual({ id: 'a2', text: 'Buy tea', assignee: mia.id, due: null })
    expect(seenBy(board, stranger(true, false)).actions.open[1]?.assignee).toBeNull()
  })
})

describe('SUMMARY-10: a summary and its files hold nothing hidden', () => {
  const VIEWERS: readonly Viewer[] = [fay, mia, gus, stranger(true), stranger(false)]
  const details = { date: '1 May', link: null, moodScore: null, nameOf: () => null }

  test.each([
    ['a board that names authors', namedBoard()],
    ['an anonymous board', anonymousBoard()],
  ])('ANON-10, MASK-5, SUMMARY-10: neither hidden text nor an author, on %s', (_, start) => {
    fc.assert(
      fc.property(arbitraryHistory(), (steps) => {
        const after = runHistory(start, steps).at(-1)?.after ?? start
        for (const viewer of VIEWERS) {
          const summary = seenBy(after, viewer)
          const told = [JSON.stringify(summary), summaryCsv(summary), summaryMarkdown(summary, details)].join(
            '\n',
          )
          const actions = new Set(JSON.stringify([...after.actions.values()]).match(SECRETS))
          const words = (told.match(SECRETS) ?? []).filter((word) => !actions.has(word))
          expect(after.isMasked ? words : []).toEqual([])
          const assignees = JSON.stringify(
            Object.values<readonly SummaryAction[]>({ ...summary.actions })
              .flat()
              .map(({ assignee }) => assignee),
          )
          for (const note of after.notes.values())
            expect(told.includes(note.by) && !assignees.includes(note.by)).toBe(false)
        }
      }),
      runs(60),
    )
  })
})
