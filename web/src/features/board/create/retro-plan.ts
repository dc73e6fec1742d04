import type { BoardSummary, CreateBoard } from '@retropulse/contract/board'
import type { Format, FormatColumn } from '@retropulse/domain/board/format'
import { COLUMNS_MAX } from '@retropulse/domain/board/limits'
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
}

/** What somebody chose on the page; null: as the base has it. */
export interface RetroDraft {
  readonly title: string | null
  readonly columns: readonly FormatColumn[] | null
  readonly backdrop: Backdrop | null
  readonly startMoodPoll: boolean
}

export const BLANK_DRAFT: RetroDraft = { title: null, columns: null, backdrop: null, startMoodPoll: false }

export function baseOfFormat({ slug, columns, theme }: Format, isOwn: boolean): RetroBase {
  return { columns, backdrop: { ...NO_BACKDROP, theme }, format: isOwn ? null : slug, fromBoard: null }
}

/** What its columns ask for the server knows; an archived board tells nothing of itself, and is no base. */
export function baseOfBoard({ id, columns, theme, backgroundUrl }: BoardSummary): RetroBase | null {
  if (columns.length === 0) return null
  return {
    columns: columns.map((name) => ({ name, meaning: 'other' })),
    backdrop: { theme, backgroundUrl },
    format: null,
    fromBoard: id,
  }
}

/** Five places for columns (teams.md §2), those that are there first. */
export function columnPlaces(columns: readonly FormatColumn[]): readonly FormatColumn[] {
  return Array.from({ length: COLUMNS_MAX }, (_, at) => columns[at] ?? { name: '', meaning: 'other' })
}

/** The columns in five places without the blank ones (board.md §5). */
export function filledColumns(places: readonly FormatColumn[]): readonly FormatColumn[] {
  return places
    .filter(({ name }) => hasContent(name))
    .map(({ name, meaning }) => ({ name: cleanLine(name), meaning }))
}

/** What is asked of the server (teams.md §3). Of a copy, what was left as it is goes without saying. */
export function boardWish(
  name: string,
  { columns, backdrop, startMoodPoll }: RetroDraft,
  base: RetroBase,
): CreateBoard {
  const wanted = columns ?? base.columns
  const asks = wanted.map(({ meaning }) => meaning)
  const knowsBetter = base.fromBoard !== null && asks.every((meaning) => meaning === 'other')
  return {
    name: cleanLine(name),
    columns: wanted.map((column) => column.name),
    ...(!knowsBetter && { meanings: asks }),
    ...(base.format !== null && { format: base.format }),
    ...(base.fromBoard !== null && { fromBoard: asId<BoardId>(base.fromBoard) }),
    ...((backdrop !== null || base.fromBoard === null) && (backdrop ?? base.backdrop)),
    startMoodPoll,
  }
}
