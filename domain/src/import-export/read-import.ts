import { TITLE_MAX } from '../board/limits.ts'
import type { ColumnMeaning } from '../board/state.ts'
import { hasContent, truncated } from '../kernel/text.ts'
import type { CsvMapping } from './csv-mapping.ts'
import { LEFT_OUT_LINES_MAX, NAMES_MAX, RETROS_MAX, type Source } from './limits.ts'
import type { ImportPlan } from './plan.ts'
import { readFile } from './read-file.ts'
import { parseJson } from './read-json.ts'
import { readTeamExport, type TeamRead } from './read-team.ts'
import type { Problem, Warning } from './report.ts'
import { fitRetro } from './sources/fit-retro.ts'
import { lineOfRetro, within } from './sources/own-texts.ts'
import { titleOfName } from './title-of-name.ts'
import { recognise } from './sources/recognise.ts'
import type { FoundRetro, LeftOut, LeftOutReason } from './sources/source.ts'

/** A file to import, and what the user chose for it. */
export interface ImportInput {
  readonly content: string
  /** Undefined: by the content. */
  readonly format?: 'json' | 'csv' | undefined
  /** The name of the file; undefined for a paste. */
  readonly filename?: string | undefined
  /** For a table that is not recognised, or is not to be read as recognised. */
  readonly mapping?: CsvMapping | undefined
  /** Where notes of a column of a recognised file go: to a column of the board, or nowhere. */
  readonly columns?: CsvMapping['columns'] | undefined
  /** The names of people that come along (MOVE-IN-9). */
  readonly names?: readonly string[] | undefined
  /** A title in place of that of the file, where it has one retro (IMPORT-7). */
  readonly title?: string | undefined
}

export interface ImportDetails {
  /** Milliseconds since 1970. */
  readonly now: number
  readonly meaningOf: (name: string) => ColumnMeaning
}

export type ImportRead =
  | {
      readonly ok: true
      readonly source: Source
      /** At least one. */
      readonly retros: readonly RetroRead[]
      readonly warnings: readonly Warning[]
    }
  | { readonly ok: false; readonly problems: readonly Problem[]; readonly count: number }

/** One retro of a file, as it would come. */
export interface RetroRead {
  readonly plan: ImportPlan
  /** What does not come, by reason, the largest number first. */
  readonly leftOut: readonly LeftOutCount[]
  /** The columns of the file, before any became one; `texts` is the number of its notes with a text, as others stay out. */
  readonly columns: readonly { readonly name: string; readonly notes: number; readonly texts: number }[]
  /** The names of people in the retro, each once. */
  readonly names: readonly string[]
}

export interface LeftOutCount {
  readonly reason: LeftOutReason
  readonly count: number
  /** The first lines of the file, each once. */
  readonly lines: readonly number[]
}

/**
 * Reads a file of this or another tool, which it recognises by its content (MOVE-IN-1): every retro in it within the
 * limits of a board, or all that is wrong with the file.
 */
export function readImport(file: ImportInput, details: ImportDetails): ImportRead {
  const content = file.content.startsWith('\uFEFF') ? file.content.slice(1) : file.content
  const { filename = '', mapping, names = [], columns = [] } = file
  const found = mapping === undefined ? recognise({ name: filename, content }) : null
  if (found === null) return readOwnOrTable(file, content, details)
  const { source, retros } = found
  const kept = new Set(names)
  return {
    ok: true,
    source,
    retros: retros.slice(0, RETROS_MAX).map((retro, at) => {
      const title = titleOf(file, retro, retros.length > 1 ? at + 1 : null)
      const { plan, leftOut } = fitRetro(retro, { title, columns, names: kept, meaningOf: details.meaningOf })
      return { plan, leftOut: countsOf(leftOut), columns: sizesOf(retro), names: namesOf(retro) }
    }),
    warnings: [
      ...(retros.length > RETROS_MAX
        ? [{ line: null, code: 'too-many-retros', detail: String(retros.length) } as const]
        : []),
      ...retros.flatMap((retro) => retro.warnings ?? []),
    ],
  }
}

function readOwnOrTable(file: ImportInput, content: string, details: ImportDetails): ImportRead {
  const start = content.slice(0, 1000)
  const format = file.format ?? (/^\s*[[{]/.test(start) ? 'json' : 'csv')
  const names = new Set(file.names)
  const team = format === 'json' && /^\s*\{\s*"team"\s*:/.test(start) ? teamIn(content, details.now) : null
  if (team?.ok === false) return team
  if (team !== null) {
    const retros = team.plans.map((plan) => retroOf(plan, names))
    return { ok: true, source: 'retropulse', retros, warnings: team.warnings }
  }
  const title = file.title ?? (format === 'csv' ? titleOfName(file.filename) : undefined)
  const read = readFile({ format, content, mapping: file.mapping, title }, details)
  if (!read.ok) return read
  const { plan, warnings } = read
  const source =
    format === 'json' || (file.mapping === undefined && isOldTable(content)) ? 'retropulse' : 'table'
  return { ok: true, source, retros: [retroOf(plan, names)], warnings }
}

/** The retros in the file of a team (EXPORT-8), of which there is at least one; null: it is no such file. */
function teamIn(content: string, now: number): TeamRead | null {
  const parsed = parseJson(content)
  const team = parsed.ok ? readTeamExport(parsed.value, now) : null
  if (team?.ok !== true || team.plans.length > 0) return team
  return { ok: false, problems: [{ line: null, code: 'file-empty', detail: '' }], count: 1 }
}

/** A plan whose texts and columns are those of the file, with the assignees that the user allowed (MOVE-IN-9). */
function retroOf(plan: ImportPlan, allowed: ReadonlySet<string>): RetroRead {
  const columns = plan.columns.map(({ name }, place) => {
    const notes = plan.notes.filter(({ column }) => column === place).length
    return { name, notes, texts: notes }
  })
  const names = new Set(plan.actions.flatMap(({ assignee }) => assignee ?? []))
  const actions = plan.actions.map((action) => ({
    ...action,
    assignee: action.assignee !== null && allowed.has(action.assignee) ? action.assignee : null,
  }))
  return { plan: { ...plan, actions }, leftOut: [], columns, names: [...names].slice(0, NAMES_MAX) }
}

/** The first row of the tables that this product wrote before they could hold a whole board. */
function isOldTable(content: string): boolean {
  return /^Column,Text,Votes,Reactions,Comments,Group\b/.test(content)
}

/** The title of a retro (IMPORT-7); of several in one file each has the number of its place (MOVE-IN-3). */
function titleOf({ title, filename }: ImportInput, found: FoundRetro, number: number | null): string {
  if (number === null && title !== undefined) return title
  const own = lineOfRetro(found, found.title ?? '')
  if (hasContent(own)) return within(own, TITLE_MAX)
  const base = titleOfName(filename) ?? UNTITLED
  return number === null ? base : `${truncated(base, TITLE_MAX - 6).trim()} ${number}`
}

const UNTITLED = 'Imported retro'

function countsOf(leftOut: readonly LeftOut[]): readonly LeftOutCount[] {
  const counts = new Map<LeftOutReason, { count: number; lines: number[] }>()
  for (const { reason, line } of leftOut) {
    const counted = counts.get(reason) ?? { count: 0, lines: [] }
    counts.set(reason, counted)
    counted.count += 1
    // Several notes of a wide table stand on one line.
    const isNew = line !== null && !counted.lines.includes(line)
    if (isNew && counted.lines.length < LEFT_OUT_LINES_MAX) counted.lines.push(line)
  }
  return [...counts]
    .map(([reason, { count, lines }]) => ({ reason, count, lines }))
    .toSorted((one, other) => other.count - one.count)
}

function sizesOf({ columns, notes }: FoundRetro): RetroRead['columns'] {
  const sizes = new Map(columns.map((name) => [name, { notes: 0, texts: 0 }]))
  for (const { column, text } of notes) {
    const size = column === null ? undefined : sizes.get(column)
    if (size === undefined) continue
    size.notes += 1
    if (hasContent(text)) size.texts += 1
  }
  return columns.map((name) => ({ name, notes: 0, texts: 0, ...sizes.get(name) }))
}

function namesOf({ notes, actions }: FoundRetro): readonly string[] {
  const names = new Set<string>()
  const add = (name: string | null) => {
    if (name !== null && names.size < NAMES_MAX) names.add(name)
  }
  for (const { author, comments } of notes) {
    add(author)
    for (const comment of comments) add(comment.author)
  }
  for (const { assignee } of actions) add(assignee)
  return [...names]
}
