import type { BoardSummary, CreateBoard } from '@retropulse/contract/board'
import type { Format, FormatColumn } from '@retropulse/domain/board/formats/format'
import type { RunStep } from '@retropulse/domain/board/guided-run/guided-run'
import type { ColumnMeaning } from '@retropulse/domain/board/state'
import { columnsMax } from '@retropulse/domain/board/settings/decide'
import { asId, type BoardId } from '@retropulse/domain/kernel/ids'
import { cleanLine, hasContent } from '@retropulse/domain/kernel/text'
import { type Backdrop, NO_BACKDROP } from '../../lib/picture-address.ts'

/** What a retro begins with before the user changes anything: a format, or another board. */
export interface RetroBase {
  readonly columns: readonly FormatColumn[]
  readonly backdrop: Backdrop
  /** The steps that Run offers (RUN-13); empty: the usual ones, or those of the source board. */
  readonly steps: readonly RunStep[]
  /** The slug of the format; null for a copy of a board and for a format of the organisation. */
  readonly format: string | null
  /** The board that it is a copy of (CREATE-10). */
  readonly fromBoard: string | null
  /** A copy has a mood poll, and is compact, like its source (CREATE-6, CREATE-12). */
  readonly startMoodPoll: boolean
  readonly compact: boolean
}

/** What the user chose on the page; null where the base decides. */
export interface RetroDraft {
  readonly title: string | null
  readonly columns: readonly FormatColumn[] | null
  readonly backdrop: Backdrop | null
  readonly startMoodPoll: boolean | null
  readonly compact: boolean | null
}

export const BLANK_DRAFT: RetroDraft = {
  title: null,
  columns: null,
  backdrop: null,
  startMoodPoll: null,
  compact: null,
}

export function baseOfFormat({ slug, columns, theme, steps }: Format, isOwn: boolean): RetroBase {
  return {
    columns,
    backdrop: { ...NO_BACKDROP, theme },
    steps,
    format: isOwn ? null : slug,
    fromBoard: null,
    startMoodPoll: false,
    compact: false,
  }
}

/** The base of a copy; null for an archived board, whose summary has no columns (CREATE-13). */
export function baseOfBoard(board: BoardSummary): RetroBase | null {
  const { id, columns, meanings, theme, backgroundUrl, compact, hadMoodPoll, runSteps } = board
  if (columns.length === 0) return null
  return {
    columns: columns.map((name, at) => ({ name, meaning: meanings[at] ?? 'other' })),
    backdrop: { theme, backgroundUrl },
    steps: runSteps,
    format: null,
    fromBoard: id,
    startMoodPoll: hadMoodPoll,
    compact,
  }
}

/** The inputs of the columns dialog, five or for a compact board three, filled from the first (CREATE-5, CREATE-6). */
export function columnPlaces(columns: readonly FormatColumn[], isCompact: boolean): readonly ColumnPlace[] {
  return Array.from(
    { length: columnsMax({ isCompact }) },
    (_, at) => columns[at] ?? { name: '', meaning: 'other' },
  )
}

/** An input of the columns dialog. */
export interface ColumnPlace extends FormatColumn {
  /** The column is new and the user has not chosen its meaning, which follows from its name (CREATE-25). */
  readonly isGuessed?: boolean
}

/** An input after the user typed a name: one that was empty gets the meaning of the name. */
export function renamedPlace(
  place: ColumnPlace,
  name: string,
  meaningOf: (name: string) => ColumnMeaning,
): ColumnPlace {
  if (place.isGuessed !== true && hasContent(place.name)) return { ...place, name }
  return { name, meaning: meaningOf(name), isGuessed: true }
}

/** The inputs without one of them: those after it move up, and a blank one follows. */
export function withoutPlace(places: readonly ColumnPlace[], at: number): readonly ColumnPlace[] {
  return [...places.filter((_, index) => index !== at), { name: '', meaning: 'other' }]
}

/** The columns without blank ones (CREATE-17). */
export function filledColumns(places: readonly FormatColumn[]): readonly FormatColumn[] {
  return places
    .filter(({ name }) => hasContent(name))
    .map(({ name, meaning }) => ({ name: cleanLine(name), meaning }))
}

/** The body of the call that creates a retro (CREATE-15). For a copy, what the user left as it was is left out. */
export function boardInput(name: string, draft: RetroDraft, base: RetroBase): CreateBoard {
  const { backdrop } = draft
  const wanted = columnsOf(draft, base)
  return {
    name: cleanLine(name),
    columns: wanted.map((column) => column.name),
    meanings: wanted.map(({ meaning }) => meaning),
    ...(base.format !== null && { format: base.format }),
    ...(base.fromBoard !== null && { fromBoard: asId<BoardId>(base.fromBoard) }),
    ...((backdrop !== null || base.fromBoard === null) && (backdrop ?? base.backdrop)),
    startMoodPoll: draft.startMoodPoll ?? base.startMoodPoll,
    compact: wantsCompact(draft, base),
    steps: [...stepsOf(draft, base)],
  }
}

/** The steps of the format, as long as the retro has one of its columns: a step may name them (RUN-13). */
export function stepsOf(draft: RetroDraft, base: RetroBase): readonly RunStep[] {
  const names = new Set(columnsOf(draft, base).map(({ name }) => name))
  return base.columns.some(({ name }) => names.has(name)) ? base.steps : []
}

/** The columns that the retro will have; a compact one has the first three (CREATE-6). */
export function columnsOf(draft: RetroDraft, base: RetroBase): readonly FormatColumn[] {
  const columns = draft.columns ?? base.columns
  return columns.slice(0, columnsMax({ isCompact: wantsCompact(draft, base) }))
}

export function wantsCompact(draft: RetroDraft, base: RetroBase): boolean {
  return draft.compact ?? base.compact
}
