import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { RunStep } from '../board/guided-run/guided-run.ts'
import { groupMembers } from '../board/groups/groups.ts'
import { notesInColumn } from '../board/order.ts'
import type { BoardState, Note } from '../board/state.ts'
import { emojiCounts, summaryOf } from '../board/summary/summary.ts'
import { boardCreated, namedBoard } from '../board/testing/boards.ts'
import { arbitraryHistory, runHistory } from '../board/testing/history.ts'
import { actorsOfBoard, stranger } from '../board/testing/people.ts'
import type { AuthorId } from '../kernel/ids.ts'
import type { Viewer } from '../board/visible-board.ts'
import { runs } from '../kernel/testing/property-runs.ts'
import { memberByName } from './assignee-names.ts'
import { boardCsv, boardJson, boardMarkdown } from './testing/exported-text.ts'
import type { ExportedBoard } from './exported-board.ts'
import { readImport } from './read-import.ts'
import { readExportedBoard } from './read-json.ts'
import { distinctColumnNames } from './sources/column-names.ts'
import { arbitraryBoard, arbitraryRunSteps, TEAM } from './testing/arbitrary-board.ts'
import { comparable, exportFor, importedBoard, LATER, planOf } from './testing/imported.ts'

describe('a board that is exported and imported again', () => {
  const people = actorsOfBoard()

  test('EXPORT-13: is the same board to see, except for authors and what was hidden from the exporter', () => {
    fc.assert(
      fc.property(
        arbitraryHistory({ switchesAnonymity: true }),
        fc.constantFrom(...people, stranger(false)),
        (steps, viewer) => {
          const board = runHistory(namedBoard(), steps).at(-1)?.after ?? namedBoard()
          const exported = exportFor(board, viewer)
          const read = readExportedBoard(JSON.stringify(exported), LATER)
          const again = importedBoard(planOf(read))
          expect(comparable(exportFor(again, stranger(false)))).toEqual(comparable(exported))
        },
      ),
      runs(300),
    )
  })

  test('IMPORT-16: has the same totals of votes and reactions, and its vote can be resumed', () => {
    const notes = [7, 0, 4].map((votes, at) => ({
      column: at,
      text: `Note ${at}`,
      votes,
      reactions: [{ emoji: '👍', count: at + 1 }],
    }))
    const { columns } = boardCreated()
    const file = {
      kind: 'retropulse-board',
      version: 1,
      title: 'Votes',
      columns,
      notes,
      voting: { maxVotes: 3 },
    }
    const board = importedBoard(planOf(readExportedBoard(JSON.stringify(file), LATER)))
    expect(summaryOf(board).counts).toMatchObject({ notes: 3, votes: 11, emoji: 6 })
    expect(board.voting).toMatchObject({ status: 'endVote', maxVotes: 3, contentId: null })
    const ballots = Object.values(board.voting?.existingVotes.toRecord() ?? {})
    const spent = ballots.map((ballot) => Object.values(ballot).reduce((sum, votes) => sum + votes, 0))
    expect(spent.sort((one, other) => one - other)).toEqual([2, 3, 3, 3])
  })
})

/** A file of each format; the date and the address in Markdown are those of the board, and no part of the comparison. */
const FORMATS: Readonly<Record<string, (board: ExportedBoard) => string>> = {
  JSON: boardJson,
  CSV: (board) => `\uFEFF${boardCsv(board)}`,
  Markdown: (board) => boardMarkdown(board, { date: '2026-03-01', link: 'https://retro.example/board/x' }),
}

const assigneeOf = memberByName([...TEAM].map(([id, name]) => ({ id, name })))

/** What EXPORT-13 excepts: facts of the file, authors, hidden notes and action items of earlier retros. */
function unexcepted(board: ExportedBoard, createdAt: number): ExportedBoard {
  return {
    ...board,
    createdAt,
    hiddenNotes: 0,
    notes: board.notes.map((note) => ({
      ...note,
      author: null,
      comments: note.comments.map((comment) => ({ ...comment, author: null })),
    })),
    actions: board.actions.filter(({ earlier }) => !earlier),
  }
}

/** The notes and groups that participants see, column by column; of columns with one name the files number all but one. */
function shownOn({ columns, notes }: BoardState): unknown {
  const names = distinctColumnNames(columns.map(({ name }) => name))
  const shown = ({ text, votes, comments, reactions }: Note) => ({
    text,
    votes,
    comments: comments.map((comment) => comment.text),
    reactions: emojiCounts([{ reactions }]),
  })
  return columns.flatMap(({ id }, place) =>
    notesInColumn({ notes }, id)
      .filter(({ group }) => group === null)
      .map((note) => {
        const members = groupMembers(notes, note.id)
        const title = members.length > 0 ? note.groupTitle : null
        return [names[place], title, [note, ...members].map(shown)]
      }),
  )
}

/** The file that a board gives which was made of a file of this board, next to the file that it should be. */
function roundTrip(
  board: BoardState,
  viewer: Viewer,
  write: (board: ExportedBoard) => string,
  runSteps: readonly RunStep[] = [],
) {
  const nameOf = (author: AuthorId) => (viewer.seesAssignees ? (TEAM.get(author) ?? null) : null)
  const exported = exportFor(board, viewer, nameOf, runSteps)
  const read = readImport(
    { content: write(exported), filename: 'sprint.txt', names: [...TEAM.values()] },
    { now: LATER, meaningOf: () => 'other' },
  )
  if (!read.ok) throw new Error(`not imported: ${JSON.stringify(read.problems)}`)
  const [retro] = read.retros
  if (retro === undefined) throw new Error('no retro')
  const again = importedBoard(retro.plan, assigneeOf)
  const reader = stranger(viewer.seesAuthors, viewer.seesAssignees)
  return {
    source: read.source,
    leftOut: retro.leftOut,
    again,
    actual: write(unexcepted(exportFor(again, reader, nameOf, retro.plan.runSteps), 0)),
    expected: write(unexcepted(exported, 0)),
  }
}

describe.each(Object.entries(FORMATS))('EXPORT-13: %s is the same file after an import', (_, write) => {
  const viewers = [...actorsOfBoard(), stranger(true), stranger(false)]

  test('of boards with texts that are hostile to every format', () => {
    fc.assert(
      fc.property(arbitraryBoard, arbitraryRunSteps, fc.constantFrom(...viewers), (board, steps, viewer) => {
        const { source, leftOut, again, actual, expected } = roundTrip(board, viewer, write, steps)
        expect(actual).toBe(expected)
        expect(shownOn(again)).toEqual(shownOn(board))
        expect([source, leftOut]).toEqual(['retropulse', []])
      }),
      runs(400),
    )
  })

  test('of boards with any history, also while notes are hidden', () => {
    fc.assert(
      fc.property(
        arbitraryHistory({ switchesAnonymity: true }),
        fc.constantFrom(...viewers),
        (steps, viewer) => {
          const board = runHistory(namedBoard(), steps).at(-1)?.after ?? namedBoard()
          const { actual, expected } = roundTrip(board, viewer, write)
          expect(actual).toBe(expected)
        },
      ),
      runs(300),
    )
  })
})
