import { isAuthor } from '@retropulse/domain/board/actor'
import type { BoardState } from '@retropulse/domain/board/state'
import { anonymousBoard, namedBoard } from '@retropulse/domain/board/testing/boards'
import { arbitraryHistory, runHistory, SECRETS, type Step } from '@retropulse/domain/board/testing/history'
import { actorsOfBoard, facilitator, member, pseudonymOf } from '@retropulse/domain/board/testing/people'
import { asId, type CommandId, type NoteId } from '@retropulse/domain/kernel/ids'
import { runs } from '@retropulse/domain/kernel/testing/property-runs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { BoardAt, LogRow } from '../engine/log.ts'
import { createTrashReader, type TrashReader } from './read-trash.ts'
import { type HistoryReader, type HistoryRow, replay, replayRow } from './replay-history.ts'

/*
 * Every text of these histories holds a word that is in no other text. The retold rows are searched for words that
 * their reader could not read at that time; the readable words are computed here independently.
 */
const PEOPLE = actorsOfBoard()
const BOARDS = [
  ['a board that names authors', namedBoard()],
  ['an anonymous board', anonymousBoard()],
] as const

describe.each(BOARDS)('MASK-18: no text that was hidden at its time is in the history of %s', (_, start) => {
  test('row by row, for every viewer', () => {
    fc.assert(
      fc.property(arbitraryHistory(), (steps) => {
        const { rows, states } = logOf(start, steps)
        for (const viewer of PEOPLE) {
          const shown = shownRows({ seq: 1, state: start }, rows, listenerOn(start, viewer))
          shown.forEach(({ events }, at) => {
            const readable = readableWords(states[at] ?? start, viewer)
            expect(wordsIn(events).filter((word) => !readable.has(word))).toEqual([])
          })
        }
      }),
      runs(50),
    )
  })

  test('nor in its trash, unless it could be read at some time', () => {
    fc.assert(
      fc.property(arbitraryHistory(), (steps) => {
        const { rows, states } = logOf(start, steps)
        for (const viewer of PEOPLE) {
          const ever = new Set(states.flatMap((state) => [...readableWords(state, viewer)]))
          const reader = createTrashReader(start.id, listenerOn(start, viewer))
          readAll(reader, [creationOf(start), ...rows])
          expect(wordsIn(reader.notes(0)).filter((word) => !ever.has(word))).toEqual([])
        }
      }),
      runs(50),
    )
  })

  test('TRASH-5: its trash lists exactly the notes that are in it', () => {
    fc.assert(
      fc.property(arbitraryHistory(), (steps) => {
        const { rows, states } = logOf(start, steps)
        const reader = createTrashReader(start.id, listenerOn(start, PEOPLE[0]!))
        readAll(reader, [creationOf(start), ...rows])
        const truth = (states.at(-1) ?? start).trash.notes.values()
        expect(
          reader
            .notes(0)
            .map(({ id }) => id)
            .sort(),
        ).toEqual(truth.map(({ id }) => id).sort())
      }),
      runs(50),
    )
  })
})

test('the search of these tests finds texts: the logs hold what was hidden', () => {
  const leaks = fc.sample(arbitraryHistory(), { numRuns: 80, seed: 11 }).flatMap((steps) => {
    const { rows, states } = logOf(namedBoard(), steps)
    return rows.filter(({ events }, at) => {
      const readable = readableWords(states[at] ?? namedBoard(), PEOPLE[1]!)
      return wordsIn(events).some((word) => !readable.has(word))
    })
  })
  expect(leaks.length).toBeGreaterThan(20)
})

describe('a history links no pseudonym to its author', () => {
  const [fay, mia] = [facilitator('fay'), member('mia')]
  const noteId = asId<NoteId>('n-named')
  const named = { person: mia, command: { type: 'add-note', noteId, columnId: 'c1', rank: 'a0', text: 'x' } }
  const hidden = { ...named, command: { ...named.command, noteId: 'n-hidden' } }
  const anonymity = (on: boolean) => ({ person: fay, command: { type: 'set-anonymous', on } })
  const masking = (on: boolean) => ({ person: fay, command: { type: 'set-masking', on } })
  const asSteps = (steps: readonly object[]) =>
    steps.map((step) => ({ at: 1, busy: [], ...step })) as unknown as Step[]
  const start = columnsOf(namedBoard())

  test('ANON-13: while the board hides authors, earlier rows hide them too', () => {
    const { rows } = logOf(start, asSteps([named, anonymity(true), hidden]))
    const shown = shownRows({ seq: 1, state: start }, rows, {
      viewer: fay,
      pseudonymOf,
      isAnonymous: true,
    })
    expect(shown).toHaveLength(3)
    expect(JSON.stringify(shown)).not.toContain(mia.id)
  })

  test('ANON-13, ANON-14: once it shows them again, each note has one author: its name or its pseudonym', () => {
    const steps = asSteps([named, anonymity(true), hidden, masking(true), masking(false), anonymity(false)])
    const { rows } = logOf(start, steps)
    const shown = shownRows({ seq: 1, state: start }, rows, {
      viewer: fay,
      pseudonymOf,
      isAnonymous: false,
    })
    const noteAuthors = shown.flatMap(({ events }) =>
      events.flatMap((event) => (event.type === 'note-added' ? [[event.noteId, event.by]] : [])),
    )
    expect(new Set(noteAuthors.map(String))).toEqual(
      new Set([`n-named,${mia.id}`, `n-hidden,${mia.pseudonym}`]),
    )
  })
})

function columnsOf(board: BoardState): BoardState {
  return { ...board, columns: [{ id: asId('c1'), name: 'One', meaning: 'other' }] }
}

/** The rows as their reader sees them, replayed from a board on. */
function shownRows(from: BoardAt, rows: readonly LogRow[], reader: HistoryReader): readonly HistoryRow[] {
  let place = from
  return rows.map((row) => {
    const { shown, after } = replayRow(place, row, reader)
    place = after
    return shown
  })
}

function readAll(reader: TrashReader, rows: readonly LogRow[]): void {
  const steps = reader.read(rows)
  while (steps.next().done !== true);
}

function listenerOn({ isAnonymous }: BoardState, viewer: HistoryReader['viewer']): HistoryReader {
  return { viewer, pseudonymOf, isAnonymous }
}

/** The log that the steps produce, and the board after each of its rows. */
function logOf(start: BoardState, steps: readonly Step[]) {
  const happened = runHistory(start, steps).filter(({ events }) => events.length > 0)
  const rows = happened.map(({ step, events }, at): LogRow => ({
    seq: at + 2,
    commandId: asId<CommandId>(`command-${at}`),
    actor: step.person.id,
    at: step.at,
    events: events.map(({ event }) => event),
  }))
  expect(replay({ seq: 1, state: start }, rows).state).toEqual(happened.at(-1)?.after ?? start)
  return { rows, states: happened.map(({ after }) => after) }
}

function creationOf({ title, columns, isAnonymous, createdAt: at }: BoardState): LogRow {
  const event = { type: 'board-created', title, columns, isAnonymous, at } as const
  return { seq: 1, commandId: asId<CommandId>('create-board'), actor: PEOPLE[0]!.id, at, events: [event] }
}

/**
 * The words that a viewer may read: while brainstorming, those of their own notes, comments and titles alone (MASK-2),
 * and not the text of the summary (SUMMARY-25).
 */
function readableWords(
  { notes, actions, isMasked, summaryText }: BoardState,
  viewer: HistoryReader['viewer'],
): ReadonlySet<string> {
  const texts = notes
    .values()
    .flatMap((note) => [
      note,
      ...note.comments,
      ...(note.groupTitle === null ? [] : [{ by: note.by, text: note.groupTitle }]),
    ])
  const readable = texts.filter(({ by }) => !isMasked || isAuthor(by, viewer)).map(({ text }) => text)
  const summary = isMasked ? null : summaryText
  return new Set(wordsIn([readable, summary, actions.values().map(({ text }) => text)]))
}

function wordsIn(value: unknown): string[] {
  return JSON.stringify(value).match(SECRETS) ?? []
}
