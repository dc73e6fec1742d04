import type { ColumnId } from '../../kernel/ids.ts'
import { type Rank, rankBetween } from '../../kernel/rank.ts'
import { accept, refuse } from '../../kernel/result.ts'
import { isStorableLine } from '../../kernel/text.ts'
import { leads } from '../actor.ts'
import type { CommandOf } from '../command.ts'
import type { SettingsCommand } from './commands-and-events.ts'
import type { BoardDecision, DecisionContext, Rules } from '../decision.ts'
import type { BoardEvent } from '../event.ts'
import {
  ADDRESS_MAX,
  ANONYMITY_CHANGES_MAX,
  COLUMNS_MAX,
  COMPACT_COLUMNS_MAX,
  NAME_MAX,
  TITLE_MAX,
} from '../limits.ts'
import { notesInColumn } from '../order.ts'
import type { BoardState, Column } from '../state.ts'
import { lineRefusal } from '../text.ts'

/** The rules of these commands. */
export const settingsRules: Rules<SettingsCommand> = {
  'rename-column': renameColumn,
  'rename-board': renameBoard,
  'set-columns': setColumns,
  'set-anonymous': setAnonymous,
  'set-background': setBackground,
}

/** A facilitator renames a column (BOARD-3). */
function renameColumn(
  state: BoardState,
  command: CommandOf<'rename-column'>,
  context: DecisionContext,
): BoardDecision {
  if (!leads(state, context.actor)) return refuse('forbidden')
  const column = state.columns.find((candidate) => candidate.id === command.columnId)
  if (column === undefined) return refuse('unknown-column')
  const problem = lineRefusal(command.name, NAME_MAX)
  if (problem !== null) return refuse(problem)
  return column.name === command.name
    ? accept()
    : accept({ type: 'column-renamed', columnId: column.id, name: command.name })
}

/** A facilitator changes the title (BOARD-2), of at most 92 characters (BOARD-71). */
function renameBoard(
  state: BoardState,
  command: CommandOf<'rename-board'>,
  context: DecisionContext,
): BoardDecision {
  if (!leads(state, context.actor)) return refuse('forbidden')
  const problem = lineRefusal(command.title, TITLE_MAX)
  if (problem !== null) return refuse(problem)
  return state.title === command.title ? accept() : accept({ type: 'board-renamed', title: command.title })
}

/**
 * A facilitator sets the columns: empty names are left out, and where none remains one column without a name is kept
 * (BOARD-14, BOARD-15). Notes of a removed column move behind those of the one before it, so that none is lost
 * (BOARD-16). A column keeps its base meaning, a new one has 'other'. A list without any entry, even an empty name, is
 * refused with `text-empty`: no settings form sends it. Columns that others changed since the sender saw them are
 * refused too, since names would be taken back or go to other columns (BOARD-21).
 */
export function setColumns(
  state: BoardState,
  command: CommandOf<'set-columns'>,
  context: DecisionContext,
): BoardDecision {
  if (!leads(state, context.actor)) return refuse('forbidden')
  if (command.columns.length === 0) return refuse('text-empty')
  const wanted = command.columns.filter(({ name }) => name.trim() !== '')
  if (wanted.length > columnsMax(state)) return refuse('board-full')
  if (new Set(wanted.map(({ id }) => id)).size < wanted.length) return refuse('id-taken')
  for (const { name } of wanted) {
    const problem = lineRefusal(name, NAME_MAX)
    if (problem !== null) return refuse(problem)
  }
  const columns =
    wanted.length === 0 ? nameless(state, command.columns) : wanted.map((one) => columnOf(state, one))
  if (isSameColumns(columns, state.columns)) return accept()
  if (command.shown !== undefined && !isSameColumns(command.shown, state.columns))
    return refuse('columns-changed')
  const gone = state.columns.filter(({ id }) => columns.every((column) => column.id !== id))
  if (gone.length > 0 && state.voting?.status === 'vote') return refuse('voting-running')
  const heirs: Record<ColumnId, ColumnId> = {}
  for (const { id } of gone) heirs[id] = heirOf(state, columns, id)
  return accept({ type: 'columns-set', columns, heirs }, ...movesTo(state, heirs))
}

/** How many columns a board may have: five, or three where it is compact (BOARD-73, BOARD-74). */
export function columnsMax({ isCompact }: Pick<BoardState, 'isCompact'>): number {
  return isCompact ? COMPACT_COLUMNS_MAX : COLUMNS_MAX
}

/**
 * A facilitator hides or shows authors (ANON-13). What was written without a name stays without one (ANON-14). Each
 * switch gives all people new pseudonyms, so the number of switches is limited; beyond it authors can only be hidden
 * (ANON-20).
 */
function setAnonymous(
  state: BoardState,
  { on }: CommandOf<'set-anonymous'>,
  context: DecisionContext,
): BoardDecision {
  if (!leads(state, context.actor)) return refuse('forbidden')
  if (state.isAnonymous === on) return accept()
  if (!on && state.anonymityChanges >= ANONYMITY_CHANGES_MAX) return refuse('too-many-switches')
  const isLit = state.showHighlight !== false
  const dark: readonly BoardEvent[] = isLit ? [{ type: 'spotlight-set', author: false }] : []
  return accept<BoardEvent>({ type: 'anonymity-changed', on }, ...dark)
}

/** A facilitator sets the background: a built-in one, a picture by its address, or none (BG-6). */
function setBackground(
  state: BoardState,
  { theme, backgroundUrl }: CommandOf<'set-background'>,
  context: DecisionContext,
): BoardDecision {
  if (!leads(state, context.actor)) return refuse('forbidden')
  if (backgroundUrl !== null && !isPictureAddress(backgroundUrl)) return refuse('image-invalid')
  if (theme !== null && !isBackgroundId(theme)) return refuse('image-invalid')
  return state.theme === theme && state.backgroundUrl === backgroundUrl
    ? accept()
    : accept({ type: 'background-set', theme, backgroundUrl })
}

/** True for a well-formed id of a built-in background; a page that does not know the id shows no background. */
export function isBackgroundId(id: string): boolean {
  return /^[a-z0-9-]{1,40}$/.test(id)
}

/**
 * True for an address with http or https (BG-7); a page over https draws only https ones (BG-8). No character that
 * would end the address in a style.
 */
export function isPictureAddress(url: string): boolean {
  return url.length <= ADDRESS_MAX && isStorableLine(url) && /^https?:\/\/[^\s"'<>\\^`{|}]+$/.test(url)
}

function columnOf(state: BoardState, { id, name }: Pick<Column, 'id' | 'name'>): Column {
  const known = state.columns.find((column) => column.id === id)
  return { id, name, meaning: known?.meaning ?? 'other' }
}

function nameless(state: BoardState, wanted: readonly Pick<Column, 'id'>[]): readonly Column[] {
  const id = state.columns[0]?.id ?? wanted[0]?.id
  return id === undefined ? [] : [{ id, name: '', meaning: 'other' }]
}

/** True for the same columns with the same names, in the same order. */
export function isSameColumns(
  columns: readonly Pick<Column, 'id' | 'name'>[],
  before: readonly Pick<Column, 'id' | 'name'>[],
): boolean {
  return (
    columns.length === before.length &&
    columns.every(({ id, name }, at) => before[at]?.id === id && before[at].name === name)
  )
}

/** The nearest column before a removed one, or the first that is left (BOARD-16). */
function heirOf(state: BoardState, columns: readonly Column[], gone: ColumnId): ColumnId {
  const before = state.columns.slice(
    0,
    state.columns.findIndex(({ id }) => id === gone),
  )
  const heir = before.findLast(({ id }) => columns.some((column) => column.id === id)) ?? columns[0]
  return heir?.id ?? gone
}

function movesTo(state: BoardState, heirs: Readonly<Record<ColumnId, ColumnId>>): readonly BoardEvent[] {
  const lasts = new Map<ColumnId, Rank | null>()
  return Object.keys(heirs).flatMap((key) => {
    const gone = state.columns.find(({ id }) => id === key)?.id
    const heir = gone === undefined ? undefined : heirs[gone]
    if (gone === undefined || heir === undefined) return []
    return notesInColumn(state, gone).map((note): BoardEvent => {
      const last = lasts.get(heir) ?? notesInColumn(state, heir).at(-1)?.rank ?? null
      const rank = rankBetween(last, null)
      lasts.set(heir, rank)
      return { type: 'note-moved', noteId: note.id, columnId: heir, rank }
    })
  })
}
