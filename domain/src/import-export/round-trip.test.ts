import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { summaryOf } from '../board/summary/summary.ts'
import { boardCreated, namedBoard } from '../board/testing/boards.ts'
import { arbitraryHistory, runHistory } from '../board/testing/history.ts'
import { actorsOfBoard, stranger } from '../board/testing/people.ts'
import { runs } from '../kernel/testing/property-runs.ts'
import { boardCsv } from './board-csv.ts'
import { readCsvBoard } from './read-csv-board.ts'
import { readExportedBoard } from './read-json.ts'
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

  test('its CSV keeps columns, texts and votes', () => {
    fc.assert(
      fc.property(arbitraryHistory({ maxLength: 30 }), (steps) => {
        const board = runHistory(namedBoard(), steps).at(-1)?.after ?? namedBoard()
        const exported = exportFor(board, people[0] ?? stranger(true))
        fc.pre(exported.notes.length > 0)
        const meaningOf = () => 'other' as const
        const plan = planOf(
          readCsvBoard(boardCsv(exported), { mapping: undefined, title: 'Again', meaningOf }),
        )
        const nameIn = (columns: readonly { readonly name: string }[], place: number) => columns[place]?.name
        expect(plan.notes.map((note) => [nameIn(plan.columns, note.column), note.text, note.votes])).toEqual(
          exported.notes.map((note) => [nameIn(exported.columns, note.column), note.text, note.votes]),
        )
      }),
      runs(200),
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
