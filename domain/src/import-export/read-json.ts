import {
  BOARD_BYTES_MAX,
  COMPACT_COLUMNS_MAX,
  SUMMARY_TEXT_MAX,
  TITLE_MAX,
  VOTES_DEFAULT,
  VOTES_MAX,
} from '../board/limits.ts'
import { isPictureAddress, isBackgroundId } from '../board/settings/decide.ts'
import { storableLine } from '../kernel/storable-text.ts'
import { hasContent } from '../kernel/text.ts'
import { EXPORT_KIND, EXPORT_VERSION } from './exported-board.ts'
import { fieldOf, itemsOf, textOf, wholeNumberOf } from './json-values.ts'
import type { FileRead, ImportPlan, PLAIN_SETTINGS } from './plan.ts'
import { bytesOfPlan } from './plan-bytes.ts'
import { readActions } from './read-actions.ts'
import { readColumns } from './read-columns.ts'
import { readNotes } from './read-notes.ts'
import { readRunSteps } from './read-run-steps.ts'
import { readText } from './read-text.ts'
import { newReport, type Problem, type ProblemCode, type Report, type WarningCode } from './report.ts'

/**
 * Reads an export of Retropulse. Every problem is reported with its path, and then nothing is imported; unknown fields
 * are not read (IMPORT-10). `now`: times ahead of it count as missing (milliseconds since 1970).
 */
export function readExportedBoard(content: string, now: number): FileRead {
  if (!hasContent(content)) return refused('file-empty')
  const parsed = parseJson(content)
  return parsed.ok ? readExportedValue(parsed.value, now) : refused('json-broken', '', parsed.line)
}

/** Reads an export whose JSON was parsed. */
export function readExportedValue(file: unknown, now: number): FileRead {
  if (fieldOf(file, 'kind') !== EXPORT_KIND) return refused('not-a-board')
  const version = fieldOf(file, 'version')
  if (version !== EXPORT_VERSION) return refused('version-unknown', wordOf(version))

  const problems = newReport<ProblemCode>()
  const warnings = newReport<WarningCode>()
  const columns = readColumns(fieldOf(file, 'columns'), problems)
  const notes = readNotes(fieldOf(file, 'notes'), { columns: columns.length, now }, problems)
  const actions = readActions(fieldOf(file, 'actions'), { now, notes: notes.length }, { problems, warnings })
  const plan: ImportPlan = {
    title: titleOf(file, problems),
    columns,
    ...settingsOf(fieldOf(file, 'settings'), columns.length),
    runSteps: readRunSteps(fieldOf(file, 'runSteps')),
    voting: votingOf(fieldOf(file, 'voting'), columns.length, notes),
    summaryText: summaryTextOf(fieldOf(file, 'summaryText'), problems),
    notes,
    actions,
  }
  const bytes = bytesOfPlan(plan)
  if (problems.count === 0 && bytes > BOARD_BYTES_MAX) problems.add(null, 'board-too-large', String(bytes))
  const hidden = wholeNumberOf(fieldOf(file, 'hiddenNotes'), 1, Number.MAX_SAFE_INTEGER)
  if (hidden !== null) warnings.add(null, 'notes-hidden', String(hidden))
  if (itemsOf(fieldOf(file, 'notes')).some((note) => textOf(fieldOf(note, 'author')) !== null))
    warnings.add(null, 'names-left-out')
  return problems.count > 0
    ? { ok: false, problems: problems.lines, count: problems.count }
    : { ok: true, plan, warnings: warnings.lines }
}

function refused(code: ProblemCode, detail = '', line: number | null = null): FileRead {
  const problem: Problem = { line, code, detail: detail.slice(0, 100) }
  return { ok: false, problems: [problem], count: 1 }
}

/** A text for a primitive value; an object has none, since its `toString` may come from the file. */
function wordOf(value: unknown): string {
  return typeof value === 'object' && value !== null ? '' : String(value)
}

/** The value of JSON, or the line at which it breaks off. */
export function parseJson(
  content: string,
): { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly line: number | null } {
  const json = content.startsWith('\uFEFF') ? content.slice(1) : content
  try {
    return { ok: true, value: JSON.parse(json) }
  } catch (error) {
    return { ok: false, line: lineOf(error, json) }
  }
}

/**
 * The line at which JSON breaks off, where the message of the JavaScript engine has it; its wording differs by engine.
 */
function lineOf(error: unknown, json: string): number | null {
  const message = error instanceof Error ? error.message : ''
  const line = /\bline (\d+)/.exec(message)?.[1]
  if (line !== undefined) return Number(line)
  const position = /\bposition (\d+)/.exec(message)?.[1]
  return position === undefined ? null : json.slice(0, Number(position)).split('\n').length
}

function titleOf(
  file: unknown,
  problems: { add: (line: null, code: ProblemCode, detail: string) => void },
): string {
  const title = storableLine(textOf(fieldOf(file, 'title')) ?? '')
  if (!hasContent(title) || title.length > TITLE_MAX) problems.add(null, 'value-invalid', 'title')
  return title
}

/** Files from before there was such a text have none. */
function summaryTextOf(value: unknown, problems: Report<ProblemCode>): string | null {
  if (value === undefined || value === null) return null
  const text = readText(value, SUMMARY_TEXT_MAX, 'summaryText', problems)
  return text === value ? text : text.trim()
}

/** Invalid settings become those of a new board: no reason to refuse the content. */
function settingsOf(
  settings: unknown,
  columns: number,
): Pick<ImportPlan, Exclude<keyof typeof PLAIN_SETTINGS, 'runSteps'>> {
  const sortBy = fieldOf(settings, 'sortBy')
  const theme = textOf(fieldOf(settings, 'theme'))
  const backgroundUrl = textOf(fieldOf(settings, 'backgroundUrl'))
  return {
    // A file that does not say whether authors were shown hides them (IMPORT-28).
    isAnonymous: fieldOf(settings, 'isAnonymous') !== false,
    isPrivate: fieldOf(settings, 'isPrivate') === true,
    isCompact: fieldOf(settings, 'isCompact') === true && columns <= COMPACT_COLUMNS_MAX,
    disableGifs: fieldOf(settings, 'disableGifs') === true,
    sortBy: sortBy === 'votes' || sortBy === 'emoji' || sortBy === 'comments' ? sortBy : null,
    theme: theme !== null && isBackgroundId(theme) ? theme : null,
    backgroundUrl: backgroundUrl !== null && isPictureAddress(backgroundUrl) ? backgroundUrl : null,
  }
}

/** Votes without the settings of their vote are kept all the same. */
function votingOf(voting: unknown, columns: number, notes: ImportPlan['notes']): ImportPlan['voting'] {
  const maxVotes = wholeNumberOf(fieldOf(voting, 'maxVotes'), 1, VOTES_MAX)
  const column = wholeNumberOf(fieldOf(voting, 'column'), 0, columns - 1)
  if (maxVotes !== null) return { maxVotes, column }
  return notes.some(({ votes }) => votes > 0) ? { maxVotes: VOTES_DEFAULT, column: null } : null
}
