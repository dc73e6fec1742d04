import { describe, expect, test } from 'vitest'
import { summaryOf } from '../board/summary/summary.ts'
import type { BoardState, ColumnMeaning } from '../board/state.ts'
import { namedBoard, play } from '../board/testing/boards.ts'
import { addNote, castVotes, groupNote, startVoting, titleGroup } from '../board/testing/commands.ts'
import { facilitator, member } from '../board/testing/people.ts'
import { type ActionId, asId } from '../kernel/ids.ts'
import { draftSummary } from './draft-summary.ts'
import { SUGGESTED_ACTIONS_MAX } from './limits.ts'
import { suggestActionItems } from './suggest-action-items.ts'

const fay = facilitator('fay')
const mia = member('mia')

/** A board whose columns have these meanings, whatever they were. */
function meaning(...meanings: readonly ColumnMeaning[]): BoardState {
  const board = namedBoard()
  return {
    ...board,
    columns: board.columns.map((column, at) => ({ ...column, meaning: meanings[at] ?? 'other' })),
  }
}

const [first = '', second = ''] = namedBoard().columns.map(({ id }): string => id)
const written = (board: BoardState): BoardState =>
  play(
    board,
    [fay, addNote('n1', 'Lunch was great.', first, 'a0')],
    [mia, addNote('n2', 'Deployments are slow', second, 'a0')],
    [mia, addNote('n3', 'Reviews wait for days', second, 'a1')],
  )
const voted = (board: BoardState): BoardState =>
  play(
    written(board),
    [fay, startVoting()],
    [fay, castVotes('n1', 2)],
    [mia, castVotes('n3', 1)],
    [fay, { type: 'end-voting' }],
  )
const actionsOf = (board: BoardState) => suggestActionItems(summaryOf(board), board)

describe('BOT-27: a draft of the summary without a model', () => {
  test('BOT-27: says how many wrote how much, where most is, and what has most votes', () => {
    const draft = draftSummary(summaryOf(voted(namedBoard())))
    expect(draft).toContain('2 people wrote 3 notes.')
    expect(draft).toContain('“Lunch was great”')
    expect(draft).toContain('Next: “Reviews wait for days”.')
    expect(draft).toContain('No action items were agreed on.')
  })

  test('BOT-27: a group stands with its title', () => {
    const grouped = play(
      written(namedBoard()),
      [fay, groupNote('n3', 'n2')],
      [fay, titleGroup('n2', 'Waiting')],
    )
    const held = play(grouped, [fay, startVoting()], [fay, castVotes('n2', 1)], [fay, { type: 'end-voting' }])
    expect(draftSummary(summaryOf(held))).toContain('What mattered most: “Waiting”.')
  })

  test('BOT-27: counts action items, and of a long note it quotes the beginning', () => {
    const board = play(
      voted(namedBoard()),
      [
        fay,
        {
          type: 'edit-note',
          noteId: summaryOf(voted(namedBoard())).topByVotes[0]!.id,
          text: 'x'.repeat(500),
        },
      ],
      [fay, { type: 'add-action', actionId: asId<ActionId>('x1'), text: 'Cache the build' }],
    )
    const draft = draftSummary(summaryOf(board))
    expect(draft).toContain('1 action item came out of it, 1 still open.')
    expect(draft).toContain('x…”')
    expect(draft.length).toBeLessThan(600)
  })

  test('BOT-27: of an empty board it says that it is empty', () => {
    expect(draftSummary(summaryOf(namedBoard()))).toBe('No notes were written.')
  })
})

describe('BOT-28: action items without a model', () => {
  test('BOT-28: follow from what went badly, the most votes first, and from nothing that went well', () => {
    expect(actionsOf(voted(meaning('good', 'bad')))).toEqual([
      { noteId: 'n3', text: 'Find a fix for: Reviews wait for days' },
      { noteId: 'n2', text: 'Find a fix for: Deployments are slow' },
    ])
  })

  test('BOT-28: begin with what the column asks for', () => {
    const textsWith = (kind: ColumnMeaning) => actionsOf(voted(meaning('good', kind))).map(({ text }) => text)
    expect(textsWith('idea')[0]).toMatch(/^Try out: /)
    expect(textsWith('question')[0]).toMatch(/^Answer: /)
  })

  test('BOT-28: where no column asks for any, they follow from what has votes or reactions', () => {
    expect(actionsOf(voted(meaning('other', 'other')))).toEqual([
      { noteId: 'n1', text: 'Follow up on: Lunch was great' },
      { noteId: 'n3', text: 'Follow up on: Reviews wait for days' },
    ])
    expect(actionsOf(written(meaning('other', 'other')))).toEqual([])
  })

  test(`BOT-28: are at most ${SUGGESTED_ACTIONS_MAX}`, () => {
    const many = Array.from({ length: 9 }, (_, at) => addNote(`m${at}`, `Trouble ${at}`, second, `b${at}`))
    const full = many.reduce((board, command) => play(board, [fay, command]), meaning('good', 'bad'))
    expect(actionsOf(full)).toHaveLength(SUGGESTED_ACTIONS_MAX)
  })
})
