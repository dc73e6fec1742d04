import type { Note } from '@retropulse/domain/board/state'
import type { ColumnId, NoteId } from '@retropulse/domain/kernel/ids'
import type { Rank } from '@retropulse/domain/kernel/rank'
import { rankBetweenNotes } from '../../live/rank-for-place.ts'
import { type ColumnNotes, notesOf } from '../../model/column-notes.ts'
import type { Direction } from '../../model/adjacent-note.ts'

/** A place among the notes of a column, the held note not counted: 0 is the top. */
export interface Place {
  readonly columnId: ColumnId
  readonly index: number
}

/** A note that the participant holds, by pointer or by keyboard, before putting it down. */
export interface Hold {
  readonly noteId: NoteId
  readonly to: Place
  /** The note upon which it is held, to be grouped with it (GROUP-15); null over a place between notes. */
  readonly onto: NoteId | null
  /** Pixels that its card takes, without the space to the next one. */
  readonly height: number
  readonly by: 'pointer' | 'keyboard'
}

/** The held note and the room it needs; the same object while it is only moved about. */
export interface Held {
  readonly note: Note
  readonly height: number
  readonly by: Hold['by']
}

/** What a hold means for one column. */
export interface ColumnHold {
  /** Where the held note stands in this column; null when it comes from another one. */
  readonly source: number | null
  /** Where the gap opens in this column, the held note not counted; null when it is over another one. */
  readonly gap: number | null
}

/** Picks a note up; null when it is not on the board. */
export function pickUp(columns: ColumnNotes, noteId: NoteId, height: number, by: Hold['by']): Hold | null {
  const to = placeOf(columns, noteId)
  return to === null ? null : { noteId, to, onto: null, height, by }
}

/** The hold over another place; the same object when that is its place already. */
export function holdOver(hold: Hold, to: Place): Hold {
  const isThere = to.columnId === hold.to.columnId && to.index === hold.to.index
  return isThere && hold.onto === null ? hold : { ...hold, to, onto: null }
}

/** The hold upon a note, with which a drop groups it (GROUP-15); its gap stays, so that no note moves away. */
export function holdUpon(hold: Hold, onto: NoteId): Hold {
  return hold.onto === onto ? hold : { ...hold, onto }
}

/** The hold after one step with an arrow key (MOVE-8); at an edge it stays. */
export function holdStep(columns: ColumnNotes, hold: Hold, direction: Direction): Hold {
  const { columnId, index } = hold.to
  if (direction === 'up' || direction === 'down') {
    const wanted = index + (direction === 'up' ? -1 : 1)
    return holdOver(hold, { columnId, index: within(wanted, others(columns, hold, columnId).length) })
  }
  const ids = [...columns.keys()]
  const next = ids[ids.indexOf(columnId) + (direction === 'left' ? -1 : 1)]
  if (next === undefined) return hold
  return holdOver(hold, { columnId: next, index: within(index, others(columns, hold, next).length) })
}

/** The rank that puts the note where it is held (MOVE-2). */
export function rankOfHold(columns: ColumnNotes, hold: Hold): Rank {
  const notes = others(columns, hold, hold.to.columnId)
  const index = within(hold.to.index, notes.length)
  return rankBetweenNotes(notes[index - 1] ?? null, notes[index] ?? null)
}

/** True while the note is held over its own place. */
export function isUnmoved(columns: ColumnNotes, hold: Hold): boolean {
  const now = placeOf(columns, hold.noteId)
  return now !== null && holdOver(hold, now) === hold
}

/** The number of places in the column below the hold. */
export function placesUnder(columns: ColumnNotes, hold: Hold): number {
  return others(columns, hold, hold.to.columnId).length + 1
}

/** What a column draws of a hold; null when the hold does not concern it. */
export function columnHold(hold: Hold | null, columnId: ColumnId, notes: readonly Note[]): ColumnHold | null {
  if (hold === null) return null
  const at = notes.findIndex((note) => note.id === hold.noteId)
  const source = at === -1 ? null : at
  const gap = hold.to.columnId === columnId ? hold.to.index : null
  return source === null && gap === null ? null : { source, gap }
}

/**
 * How far the note at `index` of a column makes room, in heights of the held one: -1 moves it up, into the room that
 * the held note left, 1 moves it down, for the gap.
 */
export function shiftOf(index: number, { source, gap }: ColumnHold): -1 | 0 | 1 {
  if (index === source) return 0
  const isBelowSource = source !== null && index > source
  const place = isBelowSource ? index - 1 : index
  const isBelowGap = gap !== null && place >= gap
  if (isBelowSource === isBelowGap) return 0
  return isBelowSource ? -1 : 1
}

/** Where a note stands; null when it has no card of its own. */
export function placeOf(columns: ColumnNotes, noteId: NoteId): Place | null {
  for (const [columnId, notes] of columns) {
    const index = notes.findIndex((note) => note.id === noteId)
    if (index !== -1) return { columnId, index }
  }
  return null
}

function others(columns: ColumnNotes, hold: Hold, columnId: ColumnId): readonly Note[] {
  return notesOf(columns, columnId).filter((note) => note.id !== hold.noteId)
}

function within(index: number, most: number): number {
  return Math.min(Math.max(index, 0), most)
}
