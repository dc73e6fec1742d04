import { describe, expect, test } from 'vitest'
import { anonymousBoard, namedBoard, play } from '../board/testing/boards.ts'
import { facilitator, guest, pseudonymOf, type BoardPerson } from '../board/testing/people.ts'
import { visibleBoard } from '../board/visible-board.ts'
import { asId, type ActionId, type ColumnId, type CommentId, type NoteId } from '../kernel/ids.ts'
import type { BoardCommand } from '../board/command.ts'
import type { BoardState } from '../board/state.ts'
import { boardCsv } from './board-csv.ts'
import { exportBoard } from './export-board.ts'
import { LATER } from './testing/imported.ts'

const [fay, gus] = [facilitator('fay'), guest('gus')]
const note = (noteId: string, text: string, rank = 'a0'): BoardCommand => ({
  type: 'add-note',
  noteId: asId<NoteId>(noteId),
  columnId: asId<ColumnId>('good'),
  rank,
  text,
})
const comment = (text: string): BoardCommand => ({
  type: 'add-comment',
  noteId: asId<NoteId>('n1'),
  commentId: asId<CommentId>(`c-${text}`),
  text,
})
const VOTE: BoardCommand = {
  type: 'start-voting',
  contentId: null,
  allowedVotes: 5,
  resetVotes: true,
  showsTotals: false,
}

function exportFor(board: BoardState, viewer: BoardPerson) {
  const visible = visibleBoard(board, viewer, pseudonymOf)
  const names = new Map([
    [fay.id, 'Fay'],
    [gus.id, 'Gus'],
  ])
  return exportBoard(visible, {
    at: LATER,
    viewer,
    isPrivate: false,
    nameOf: (author) => names.get(author) ?? null,
  })
}

describe('an export holds what its reader may see', () => {
  const both = play(
    namedBoard(),
    [fay, note('n1', 'Tea')],
    [gus, note('n2', 'Rain', 'a1')],
    [gus, comment('Yes')],
  )

  test('notes in their order, with authors by their names and nobody’s id', () => {
    const exported = exportFor(both, fay)
    expect(exported.notes).toMatchObject([
      { text: 'Tea', author: 'Fay', column: 0, comments: [{ text: 'Yes', author: 'Gus' }] },
      { text: 'Rain', author: 'Gus', column: 0 },
    ])
    expect(JSON.stringify(exported)).not.toMatch(/user-fay|guest-gus|~/)
    expect(exportFor(both, gus).notes.map(({ author }) => author)).toEqual([null, null])
  })

  test('D8: texts that are hidden from them are not in it, not even as asterisks', () => {
    const masked = play(both, [fay, { type: 'set-masking', on: true }])
    const forFay = exportFor(masked, fay)
    expect(forFay.notes.map(({ text, comments }) => [text, comments])).toEqual([['Tea', []]])
    expect(forFay.hiddenNotes).toBe(1)
    expect(exportFor(masked, gus).notes.map(({ text }) => text)).toEqual(['Rain'])
    expect(boardCsv(forFay)).not.toMatch(/Rain|Yes|\*/)
  })

  test('D8: a group whose first note is hidden lends neither its place nor its title', () => {
    const [n1, n2] = [asId<NoteId>('n1'), asId<NoteId>('n2')]
    const grouped = play(
      both,
      [fay, { type: 'group-note', noteId: n2, into: n1 }],
      [fay, { type: 'title-group', noteId: n1, title: 'Weather' }],
      [fay, { type: 'set-masking', on: true }],
    )
    expect(exportFor(grouped, gus).notes).toMatchObject([{ text: 'Rain', group: null, groupTitle: null }])
    expect(exportFor(grouped, fay).notes).toMatchObject([{ text: 'Tea', groupTitle: 'Weather' }])
  })

  test('D9: an anonymous board has no authors, and what was written then has none afterwards', () => {
    const anonymous = play(anonymousBoard(), [fay, note('n1', 'Tea')], [gus, comment('Yes')])
    const shown = play(
      anonymous,
      [fay, { type: 'set-anonymous', on: false }],
      [fay, note('n2', 'Rain', 'a1')],
    )
    const hidden = play(both, [fay, { type: 'set-anonymous', on: true }])
    const authors = (board: BoardState) =>
      exportFor(board, fay).notes.flatMap(({ author, comments }) => [
        author,
        ...comments.map((one) => one.author),
      ])
    expect(authors(anonymous)).toEqual([null, null])
    expect(authors(shown)).toEqual([null, null, 'Fay'])
    expect(authors(hidden)).toEqual([null, null, null])
  })

  test('D7: votes of a secret vote are not in it while it runs', () => {
    const voting = play(
      both,
      [fay, VOTE],
      [fay, { type: 'cast-votes', noteId: asId<NoteId>('n1'), votes: 2 }],
    )
    expect(exportFor(voting, fay)).toMatchObject({ voting: null, notes: [{ votes: 0 }, { votes: 0 }] })
    const over = play(voting, [fay, { type: 'end-voting' }])
    expect(exportFor(over, gus)).toMatchObject({
      voting: { maxVotes: 5, column: null },
      notes: [{ votes: 2 }, { votes: 0 }],
    })
  })

  test('board.md §6: who has an action to do is told to members only', () => {
    const id = asId<ActionId>('a1')
    const acting = play(
      both,
      [fay, { type: 'add-action', actionId: id, text: 'Buy tea' }],
      [fay, { type: 'assign-action', actionId: id, assignee: fay.id }],
    )
    expect(exportFor(acting, fay).actions).toMatchObject([
      { text: 'Buy tea', assignee: 'Fay', earlier: false },
    ])
    expect(exportFor(acting, gus).actions).toMatchObject([{ assignee: null }])
  })

  test('cells of its CSV that a spreadsheet would run are none', () => {
    const board = play(namedBoard(), [fay, note('n1', '=HYPERLINK("http://x")')])
    expect(boardCsv(exportFor(board, fay))).toBe(
      'Column,Text,Votes,Reactions,Comments,Group,Author\r\n' +
        'Went well,"\'=HYPERLINK(""http://x"")",0,,,,Fay\r\n',
    )
  })
})
