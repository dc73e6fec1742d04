import { describe, expect, test } from 'vitest'
import { actionRecordOf } from '../board/testing/actions.ts'
import { anonymousBoard, namedBoard, play, replay } from '../board/testing/boards.ts'
import { addAction, setMasking } from '../board/testing/commands.ts'
import { facilitator, guest, member, pseudonymOf, type BoardPerson } from '../board/testing/people.ts'
import { visibleBoard } from '../board/visible-board.ts'
import { asId, type ActionId, type ColumnId, type CommentId, type NoteId } from '../kernel/ids.ts'
import type { BoardCommand } from '../board/command.ts'
import type { BoardState } from '../board/state.ts'
import { boardCsv } from './testing/exported-text.ts'
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
    runSteps: [],
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

  test('EXPORT-3, SUMMARY-25: the text above the summary is in the file, but not while brainstorming', () => {
    const told = play(both, [fay, { type: 'set-summary-text', text: 'A good sprint' }])
    expect(exportFor(told, gus).summaryText).toBe('A good sprint')
    expect(exportFor(play(told, [fay, setMasking(true)]), fay).summaryText).toBeNull()
  })

  test('EXPORT-2: notes in their order, with names of authors and without ids of people', () => {
    const exported = exportFor(both, fay)
    expect(exported.notes).toMatchObject([
      { text: 'Tea', author: 'Fay', column: 0, comments: [{ text: 'Yes', author: 'Gus' }] },
      { text: 'Rain', author: 'Gus', column: 0 },
    ])
    expect(JSON.stringify(exported)).not.toMatch(/user-fay|guest-gus|~/)
    expect(exportFor(both, gus).notes.map(({ author }) => author)).toEqual([null, null])
  })

  test('MASK-5, EXPORT-3: texts that are hidden from the reader are left out, and no asterisks stand for them', () => {
    const masked = play(both, [fay, { type: 'set-masking', on: true }])
    const forFay = exportFor(masked, fay)
    expect(forFay.notes.map(({ text, comments }) => [text, comments])).toEqual([['Tea', []]])
    expect(forFay.hiddenNotes).toBe(1)
    expect(exportFor(masked, gus).notes.map(({ text }) => text)).toEqual(['Rain'])
    expect(boardCsv(forFay)).not.toMatch(/Rain|Yes|\*/)
  })

  test('EXPORT-3: a group whose first note is hidden lends neither its place nor its title', () => {
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

  test('ANON-10, EXPORT-4: what was written on an anonymous board has no author, also after the switch', () => {
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

  test('EXPORT-5: votes of a secret vote are left out while it runs', () => {
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

  test('EXPORT-2: assignees of action items are named to members only', () => {
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

  // What is in the file is what would be in it without them.
  test('EXPORT-6: mood, presence, timer, media, GIFs and facilitators leave no trace in a file', () => {
    const gif = { id: 'wow', url: '/gifs/wow.svg', width: 9, height: 9, title: 'Wow', provider: 'builtin' }
    const busy = play(
      both,
      [fay, { type: 'start-mood-poll' }],
      [fay, { type: 'start-timer', duration: 5 }],
      [fay, { type: 'start-media', source: 'https://youtu.be/abcdefghijk', volume: 40 }],
      [fay, { type: 'share-gif', gif: { ...gif, provider: 'builtin', attribution: null } }],
      [fay, { type: 'give-facilitation', to: member('mia').id }],
    )
    expect(busy).toMatchObject({ moodPoll: true, facilitators: [member('mia').id] })
    expect([busy.timer, busy.media, busy.gifs.length]).toEqual([expect.anything(), expect.anything(), 1])
    for (const reader of [fay, gus]) {
      expect(exportFor(busy, reader)).toEqual(exportFor(both, reader))
      expect(boardCsv(exportFor(busy, reader))).toBe(boardCsv(exportFor(both, reader)))
    }
  })

  test('EXPORT-12: action items in it are the open ones, those of earlier boards marked, and the done ones of this board', () => {
    const done = (id: string): BoardCommand => ({
      type: 'set-action-status',
      actionId: asId<ActionId>(id),
      status: 1,
    })
    const acting = play(both, [fay, addAction('own', 'Open here')], [fay, addAction('own-done', 'Done here')])
    const carried = replay(acting, [
      { type: 'action-carried', action: actionRecordOf('old', { text: 'Open elsewhere' }) },
      { type: 'action-carried', action: actionRecordOf('old-done', { text: 'Done elsewhere', status: 1 }) },
      { type: 'action-carried', action: actionRecordOf('old-done-here', { text: 'Of old, done here' }) },
    ])
    const board = play(carried, [fay, done('own-done')], [fay, done('old-done-here')])
    const told = exportFor(board, fay).actions.map(
      ({ text, status, earlier }) => `${text} ${status} ${earlier}`,
    )
    expect(told.toSorted()).toEqual([
      'Done here 1 false',
      'Of old, done here 1 false',
      'Open elsewhere 0 true',
      'Open here 0 false',
    ])
    expect(
      exportFor(board, gus)
        .actions.map(({ text }) => text)
        .toSorted(),
    ).toEqual(['Done here', 'Open here'])
  })

  test('EXPORT-10: cells that a spreadsheet would run are no formulas in the CSV', () => {
    const board = play(namedBoard(), [fay, note('n1', '=HYPERLINK("http://x")')])
    expect(boardCsv(exportFor(board, fay))).toBe(
      'Kind,Column,Text,Votes,Reactions,Comments,Group,State,Assignee,Due date,Author\r\n' +
        'Note,Went well,"\'=HYPERLINK(""http://x"")",0,,,,,,,Fay\r\n',
    )
  })
})
