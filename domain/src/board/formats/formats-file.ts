import { hasContent, isStorableLine } from '../../kernel/text.ts'
import { type Format, FORMAT_GROUPS, type FormatColumn, slugOf } from './format.ts'
import { type RunStep, STEP_KINDS } from '../guided-run/guided-run.ts'
import { stepsRefusal } from '../guided-run/steps-refusal.ts'
import { COLUMNS_MAX, NAME_MAX } from '../limits.ts'
import type { ColumnMeaning } from '../state.ts'
import { isBackground } from '../backgrounds/backgrounds.ts'

const MEANINGS: readonly ColumnMeaning[] = ['good', 'bad', 'idea', 'question', 'thanks', 'other']
/** Formats that are read, and characters of a sentence: more is a mistake in the file. */
const FORMATS_MAX = 500
const SENTENCE_MAX = 300

/**
 * Reads a file like `/static/js/formats.json`, which the operator may replace (CREATE-29): a list of `{name, content,
 * theme}`, content being the columns' names; name and content are enough. `meanings` are the base meanings of the
 * columns in the order of `content`; `group`, `sentence`, `months`, `aliases` and `steps` are as in `Format`. An entry that
 * makes no sense, or has the slug of one before it, is left out; null when the file is no list or no entry makes sense.
 */
export function readFormats(file: unknown): readonly Format[] | null {
  if (!Array.isArray(file)) return null
  const formats = new Map<string, Format>()
  for (const entry of file.slice(0, FORMATS_MAX)) {
    const format = readFormat(entry)
    if (format !== null && !formats.has(format.slug)) formats.set(format.slug, format)
  }
  return formats.size === 0 ? null : [...formats.values()]
}

function readFormat(entry: unknown): Format | null {
  if (!isRecord(entry)) return null
  const { name, content, meanings, theme, group, sentence, months, aliases, steps } = entry
  const columns = columnsOf(content, meanings)
  if (!isName(name) || columns.length === 0 || columns.length > COLUMNS_MAX) return null
  const slug = slugOf(name)
  if (slug === '') return null
  return {
    slug,
    name: name.trim(),
    group: FORMAT_GROUPS.find((known) => known === group) ?? 'classic',
    columns,
    theme: typeof theme === 'string' && isBackground(theme) ? theme : null,
    sentence: isLine(sentence, SENTENCE_MAX) ? sentence : '',
    months: listOf(months, isMonth),
    aliases: listOf(aliases, isName),
    steps: stepsOf(steps),
  }
}

/** Leaves out what is no name, with its meaning. */
function columnsOf(content: unknown, meanings: unknown): readonly FormatColumn[] {
  const wanted: readonly unknown[] = Array.isArray(meanings) ? meanings : []
  const names: readonly unknown[] = Array.isArray(content) ? content : []
  return names.flatMap((name, at) => {
    const meaning = MEANINGS.find((known) => known === wanted[at]) ?? 'other'
    return isName(name) ? [{ name: name.trim(), meaning }] : []
  })
}

/** All steps or none: a run that lacks one of its steps makes no sense. */
function stepsOf(steps: unknown): readonly RunStep[] {
  const read = listOf(steps, isStep).map(({ kind, minutes, title }) => ({
    kind,
    minutes,
    title: title.trim(),
  }))
  return Array.isArray(steps) && read.length === steps.length && stepsRefusal(read) === null ? read : []
}

function isStep(value: unknown): value is RunStep {
  if (!isRecord(value)) return false
  const { kind, minutes, title } = value
  return STEP_KINDS.some((known) => known === kind) && typeof minutes === 'number' && isName(title)
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}

function listOf<Item>(value: unknown, isItem: (item: unknown) => item is Item): readonly Item[] {
  return Array.isArray(value) ? value.filter(isItem) : []
}

function isName(value: unknown): value is string {
  return isLine(value, NAME_MAX)
}

function isLine(value: unknown, max: number): value is string {
  return typeof value === 'string' && value.length <= max && hasContent(value) && isStorableLine(value)
}

function isMonth(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= 12
}
