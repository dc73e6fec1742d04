import type { BoardSummary, CreateBoard } from '@retropulse/contract/board'
import type { Format, FormatColumn } from '@retropulse/domain/board/format'
import { columnsMax } from '@retropulse/domain/board/rules/settings'
import { asId, type BoardId } from '@retropulse/domain/kernel/ids'
import { cleanLine, hasContent } from '@retropulse/domain/kernel/text'
import { type Backdrop, NO_BACKDROP } from '../background/picture-address.ts'

/** What a retro begins as before anything of it is changed: a format, or another board. */
export interface RetroBase {
  readonly columns: readonly FormatColumn[]
  readonly backdrop: Backdrop
  /** The slug of the format; null: it is another board, or a format of the organisation's own. */
  readonly format: string | null
  /** The board that it is a copy of (teams.md §2). */
  readonly fromBoard: string | null
  /** A copy asks for moods, or is compact, like the board that it comes from. */
  readonly startMoodPoll: boolean
  readonly compact: boolean
}

/** What somebody chose on the page; null: as the base has it. */
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

export function baseOfFormat({ slug, columns, theme }: Format, isOwn: boolean): RetroBase {
  return {
    columns,
    backdrop: { ...NO_BACKDROP, theme },
    format: isOwn ? null : slug,
    fromBoard: null,
    startMoodPoll: false,
    compact: false,
  }
}

/** An archived board tells nothing of itself, and is no base. */
export function baseOfBoard(board: BoardSummary): RetroBase | null {
  const { id, columns, meanings, theme, backgroundUrl, compact, hadMoodPoll } = board
  if (columns.length === 0) return null
  return {
    columns: columns.map((name, at) => ({ name, meaning: meanings[at] ?? 'other' })),
    backdrop: { theme, backgroundUrl },
    format: null,
    fromBoard: id,
    startMoodPoll: hadMoodPoll,
    compact,
  }
}

/** Five places for columns (teams.md §2), three on a compact board (D36), those that are there first. */
export function columnPlaces(columns: readonly FormatColumn[], isCompact: boolean): readonly FormatColumn[] {
  return Array.from(
    { length: columnsMax({ isCompact }) },
    (_, at) => columns[at] ?? { name: '', meaning: 'other' },
  )
}

/** The columns in five places without the blank ones (board.md §5). */
export function filledColumns(places: readonly FormatColumn[]): readonly FormatColumn[] {
  return places
    .filter(({ name }) => hasContent(name))
    .map(({ name, meaning }) => ({ name: cleanLine(name), meaning }))
}

/** What is asked of the server (teams.md §3). Of a copy, what was left as it is goes without saying. */
export function boardWish(name: string, draft: RetroDraft, base: RetroBase): CreateBoard {
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
  }
}

/** The columns of the retro as it will begin: on a compact board the first three (D36). */
export function columnsOf(draft: RetroDraft, base: RetroBase): readonly FormatColumn[] {
  const columns = draft.columns ?? base.columns
  return columns.slice(0, columnsMax({ isCompact: wantsCompact(draft, base) }))
}

export function wantsCompact(draft: RetroDraft, base: RetroBase): boolean {
  return draft.compact ?? base.compact
}
