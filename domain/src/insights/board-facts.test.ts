import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { BoardState } from '../board/state.ts'
import { anonymousBoard, namedBoard, play } from '../board/testing/boards.ts'
import {
  addComment,
  addNote,
  castVotes,
  groupNote,
  react,
  setMasking,
  startVoting,
  titleGroup,
} from '../board/testing/commands.ts'
import { arbitraryHistory, runHistory, SECRETS } from '../board/testing/history.ts'
import { actorsOfBoard, facilitator, guest, member, pseudonymOf, stranger } from '../board/testing/people.ts'
import { visibleBoard } from '../board/visible-board.ts'
import { runs } from '../kernel/testing/property-runs.ts'
import { boardFacts, clipped, emptyFacts, STORED_TEXT_MAX, TOP_CARDS_MAX } from './board-facts.ts'

const fay = facilitator('fay')
const mia = member('mia')
const gus = guest('gus')

/** Facts as read models take them: from the view of a viewer who may see least (INSIGHT-23). */
const factsOf = (state: BoardState) => boardFacts(visibleBoard(state, stranger(false), pseudonymOf))

function livelyBoard(start = namedBoard()): BoardState {
  return play(
    start,
    [fay, addNote('n1', 'Tea', 'good', 'a0')],
    [mia, addNote('n2', 'Coffee', 'good', 'a1')],
    [gus, addNote('n3', 'Noise', 'bad', 'a0')],
    [gus, addComment('n2', 'c1', 'Black')],
    [fay, react('n1', '👍')],
    [mia, react('n1', '🎉')],
    [gus, react('n3', '👍')],
    [fay, startVoting()],
    [fay, castVotes('n1', 1)],
    [gus, castVotes('n3', 3)],
  )
}

const ended = (state: BoardState) => play(state, [fay, { type: 'end-voting' }])

describe('the facts of a board', () => {
  test('hold numbers, by column and in total', () => {
    expect(factsOf(ended(livelyBoard()))).toMatchObject({
      isMasked: false,
      peopleCount: 3,
      cardsCount: 3,
      votesCount: 4,
      emojiCount: 3,
      columns: [
        { name: 'Went well', meaning: 'good', cardsCount: 2 },
        { name: 'Went less well', meaning: 'bad', cardsCount: 1 },
        { name: 'Try next', meaning: 'idea', cardsCount: 0 },
      ],
    })
  })

  test('INSIGHT-6: hold the notes with most votes and most reactions', () => {
    const { topVotedCards, topReactedCards } = factsOf(ended(livelyBoard()))
    expect(topVotedCards).toEqual([
      { noteId: 'n3', text: 'Noise', count: 3 },
      { noteId: 'n1', text: 'Tea', count: 1 },
    ])
    expect(topReactedCards).toEqual([
      { noteId: 'n1', text: 'Tea', count: 2 },
      { noteId: 'n3', text: 'Noise', count: 1 },
    ])
  })

  test('INSIGHT-6: hold three of those at most', () => {
    const ids = ['n1', 'n2', 'n3', 'n4', 'n5']
    const board = ids.reduce(
      (state, id) => play(state, [fay, addNote(id)], [mia, react(id, '👍')]),
      namedBoard(),
    )
    expect(factsOf(board).topReactedCards).toHaveLength(TOP_CARDS_MAX)
  })

  test('count a group as one card, under its title and with the votes of all its notes', () => {
    const grouped = play(ended(livelyBoard()), [fay, groupNote('n3', 'n1')])
    expect(factsOf(grouped).topVotedCards).toEqual([{ noteId: 'n1', text: 'Tea', count: 4 }])
    const titled = play(grouped, [fay, titleGroup('n1', 'Drinks')])
    expect(factsOf(titled).topVotedCards).toEqual([{ noteId: 'n1', text: 'Drinks', count: 4 }])
  })

  test('INSIGHT-10: hold notes with the meaning of their columns', () => {
    const { notes } = factsOf(livelyBoard())
    expect(notes.toSorted((one, other) => (one.noteId < other.noteId ? -1 : 1))).toEqual([
      { noteId: 'n1', text: 'Tea', meaning: 'good' },
      { noteId: 'n2', text: 'Coffee', meaning: 'good' },
      { noteId: 'n3', text: 'Noise', meaning: 'bad' },
    ])
  })

  test('hold whether the mood poll is over', () => {
    const states = [namedBoard()]
    for (const type of ['start-mood-poll', 'end-mood-poll', 'start-mood-poll'] as const)
      states.push(play(states.at(-1)!, [fay, { type }]))
    expect(states.map((state) => factsOf(state).isMoodOver)).toEqual([false, false, true, false])
  })

  test('of a board that has just begun are those of an empty one', () => {
    const { columns } = namedBoard()
    expect({ ...factsOf(namedBoard()), side: 'both' }).toEqual(emptyFacts(columns))
  })
})

describe('INSIGHT-23: facts hold nothing that is hidden', () => {
  test('INSIGHT-17, VOTE-32: no votes of a secret vote that runs', () => {
    expect(factsOf(livelyBoard())).toMatchObject({ votesCount: 0, topVotedCards: [] })
  })

  test('INSIGHT-19, MASK-7: no texts of a masked board, but its numbers', () => {
    const masked = factsOf(play(ended(livelyBoard()), [fay, setMasking(true)]))
    expect(masked).toMatchObject({
      isMasked: true,
      cardsCount: 3,
      votesCount: 4,
      topVotedCards: [],
      topReactedCards: [],
      notes: [],
    })
  })

  test('TOPIC-3: facts say whether notes are signed, unsigned, or both', () => {
    const turned = play(namedBoard(), [fay, { type: 'set-anonymous', on: true }])
    const back = play(turned, [fay, { type: 'set-anonymous', on: false }])
    const sides = [namedBoard(), anonymousBoard(), turned, back].map((state) => factsOf(state).side)
    expect(sides).toEqual(['signed', 'unsigned', 'both', 'both'])
  })

  test('INSIGHT-19, INSIGHT-20: after any events, facts hold no author, and no text while the board is masked', () => {
    const people = actorsOfBoard()
    const authors = people.flatMap(({ id, authorIds }) => [id, ...authorIds, pseudonymOf(id)])
    let quoted = 0
    fc.assert(
      fc.property(arbitraryHistory({ people, switchesAnonymity: true }), (steps) => {
        for (const { after } of runHistory(namedBoard(), steps)) {
          const kept = JSON.stringify({ ...factsOf(after), columns: [] })
          expect(authors.filter((author) => kept.includes(author))).toEqual([])
          const texts = kept.match(SECRETS) ?? []
          quoted += texts.length
          expect(after.isMasked ? texts : []).toEqual([])
        }
      }),
      runs(40),
    )
    expect(quoted).toBeGreaterThan(100)
  })
})

describe('after any events on a board', () => {
  const boards = (check: (state: BoardState) => void): void =>
    fc.assert(
      fc.property(arbitraryHistory(), (steps) => {
        for (const { after } of runHistory(namedBoard(), steps)) check(after)
      }),
      runs(30),
    )

  test('its columns have all of its notes', () => {
    boards((state) => {
      const { columns, cardsCount } = factsOf(state)
      expect(columns.reduce((sum, column) => sum + column.cardsCount, 0)).toBe(cardsCount)
      expect(cardsCount).toBe(state.notes.size)
    })
  })

  test('each of its notes is kept once, unless it is masked', () => {
    boards((state) => {
      const ids = factsOf(state).notes.map(({ noteId }) => noteId)
      expect(new Set(ids)).toEqual(new Set(state.isMasked ? [] : state.notes.values().map(({ id }) => id)))
      expect(new Set(ids).size).toBe(ids.length)
    })
  })

  test('the top cards have votes or reactions, the most first', () => {
    boards((state) => {
      const { topVotedCards, topReactedCards } = factsOf(state)
      for (const cards of [topVotedCards, topReactedCards]) {
        const counts = cards.map(({ count }) => count)
        expect(counts).toEqual(counts.toSorted((one, other) => other - one))
        expect(counts.every((count) => count > 0) && counts.length <= TOP_CARDS_MAX).toBe(true)
      }
    })
  })
})

describe('a long text', () => {
  test('is kept to its first part, with an ellipsis', () => {
    expect(clipped('a'.repeat(STORED_TEXT_MAX))).toBe('a'.repeat(STORED_TEXT_MAX))
    expect(clipped('a'.repeat(STORED_TEXT_MAX + 1))).toBe(`${'a'.repeat(STORED_TEXT_MAX - 1)}…`)
  })

  test('loses no half of a character', () => {
    for (const shift of ['', 'a']) {
      const kept = clipped(shift + '😀'.repeat(STORED_TEXT_MAX))
      expect([kept.isWellFormed(), kept.length <= STORED_TEXT_MAX, kept.at(-1)]).toEqual([true, true, '…'])
    }
  })
})
