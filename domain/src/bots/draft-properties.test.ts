import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ACTION_TEXT_MAX, SUMMARY_TEXT_MAX } from '../board/limits.ts'
import { summaryOf } from '../board/summary/summary.ts'
import { anonymousBoard, namedBoard, play } from '../board/testing/boards.ts'
import { addNote } from '../board/testing/commands.ts'
import { arbitraryHistory, runHistory } from '../board/testing/history.ts'
import { actorsOfBoard, member } from '../board/testing/people.ts'
import { aNoteOfSummary, aSummary } from '../board/testing/summaries.ts'
import { asId, type ColumnId } from '../kernel/ids.ts'
import { arbitraryCodeUnits } from '../kernel/testing/arbitrary-text.ts'
import { runs } from '../kernel/testing/property-runs.ts'
import { draftSummary, quoteOf } from './draft-summary.ts'
import { SUGGESTED_ACTIONS_MAX } from './limits.ts'
import { suggestActionItems } from './suggest-action-items.ts'

const ANY_BOARD = fc.constantFrom(namedBoard(), anonymousBoard())

/** Looks at the boards after many histories. */
function everyBoard(look: (board: ReturnType<typeof namedBoard>) => void): void {
  fc.assert(
    fc.property(ANY_BOARD, arbitraryHistory(), (empty, steps) => {
      look(runHistory(empty, steps).at(-1)?.after ?? empty)
    }),
    runs(60),
  )
}

describe('BOT-27: a draft without a model, of whatever board', () => {
  test('BOT-27: fits above the summary, is one line, and is the same for the same board', () => {
    everyBoard((board) => {
      const draft = draftSummary(summaryOf(board))
      expect(draft.length).toBeLessThan(SUMMARY_TEXT_MAX)
      expect(draft).not.toMatch(/\n|undefined|NaN/)
      expect(draftSummary(summaryOf(board))).toBe(draft)
    })
  })

  test('BOT-27, MASK-5: names no participant, and while brainstorming quotes no note', () => {
    everyBoard((board) => {
      const draft = draftSummary(summaryOf(board))
      for (const { id, pseudonym } of actorsOfBoard()) {
        expect(draft).not.toContain(id)
        expect(draft).not.toContain(pseudonym)
      }
      expect(board.isMasked && /secret\d{4}x/.test(draft)).toBe(false)
    })
  })

  test('BOT-27: says that most notes are in a column only where more than half are', () => {
    const mia = member('mia')
    const two = play(namedBoard(), [mia, addNote('n1', 'One', 'good')], [mia, addNote('n2', 'Two', 'bad')])
    expect(draftSummary(summaryOf(two))).not.toContain('Most of them')
    const three = play(two, [mia, addNote('n3', 'Three', 'bad', 'a1')])
    expect(draftSummary(summaryOf(three))).toContain('Most of them are under “Went less well”.')
  })

  test('BOT-27: counts each note of a group when it says where most are', () => {
    const group = aNoteOfSummary({ texts: ['One', 'Two', 'Three'] })
    const column = (id: string, notes: readonly (typeof group)[]) => ({
      id: asId<ColumnId>(id),
      name: id,
      notes,
    })
    const singles = [aNoteOfSummary({}), aNoteOfSummary({})]
    const summary = aSummary({
      counts: { notes: 5, people: 1, votes: 0, emoji: 0, actions: 0 },
      columns: [column('Singles', singles), column('Grouped', [group])],
    })
    expect(draftSummary(summary)).toContain('Most of them are under “Grouped”.')
  })

  test('BOT-27: quotes at most 140 characters and never half of one', () => {
    fc.assert(
      fc.property(fc.oneof(arbitraryCodeUnits, fc.string({ unit: 'grapheme', maxLength: 300 })), (text) => {
        const quote = quoteOf({ groupTitle: null, texts: [text] })
        expect(Array.from(quote).length).toBeLessThanOrEqual(141)
        expect(quote).not.toMatch(/[\n\t]|^\s|\s$/u)
        expect(quote === '').toBe(text.trim() === '')
        expect(text.isWellFormed() && !quote.isWellFormed()).toBe(false)
      }),
      runs(300),
    )
    expect(quoteOf({ groupTitle: null, texts: ['😀'.repeat(200)] })).toBe(`${'😀'.repeat(140)}…`)
    expect(quoteOf({ groupTitle: null, texts: ['...'] })).toBe('...')
  })
})

describe('BOT-28: action items without a model, of whatever board', () => {
  test('BOT-28: are few, short, each of another note of the board, the same for the same board', () => {
    everyBoard((board) => {
      const actions = suggestActionItems(summaryOf(board), board)
      expect(actions.length).toBeLessThanOrEqual(SUGGESTED_ACTIONS_MAX)
      expect(new Set(actions.map(({ noteId }) => noteId)).size).toBe(actions.length)
      for (const { noteId, text } of actions) {
        expect(board.notes.has(noteId)).toBe(true)
        expect(text.length).toBeLessThanOrEqual(ACTION_TEXT_MAX)
        expect(text.trim()).toBe(text)
      }
      expect(suggestActionItems(summaryOf(board), board)).toEqual(actions)
    })
  })

  test('BOT-28, MASK-5: none while brainstorming, when no note may be quoted', () => {
    fc.assert(
      fc.property(arbitraryHistory(), (steps) => {
        for (const { after } of runHistory(namedBoard(), steps).filter(({ after: { isMasked } }) => isMasked))
          expect(suggestActionItems(summaryOf(after), after)).toEqual([])
      }),
      runs(30),
    )
  })
})
