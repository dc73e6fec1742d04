import { hasContent, isStorableLine } from '../kernel/text.ts'
import { slugOf } from './formats/preset.ts'
import type { Format, FormatColumn, FormatGroup } from './formats.ts'
import { COLUMNS_MAX, NAME_MAX } from './limits.ts'
import type { ColumnMeaning } from './state.ts'
import { isTheme } from './themes.ts'

/**
 * A format in `/static/js/formats.json` (teams.md §3: name, content, theme), which whoever runs the product may replace.
 * Name and content are enough. `meanings` say what the columns ask for (D30), one each in the order of `content`.
 */
export interface FiledFormat {
  readonly name: string
  readonly content: readonly string[]
  readonly theme?: string
  readonly meanings?: readonly ColumnMeaning[]
  readonly group?: FormatGroup
  readonly sentence?: string
  readonly months?: readonly number[]
  readonly aliases?: readonly string[]
}

const MEANINGS: readonly ColumnMeaning[] = ['good', 'bad', 'idea', 'question', 'thanks', 'other']
const GROUPS: readonly FormatGroup[] = ['classic', 'metaphor', 'team', 'seasonal']
/** Formats that are read, and characters of a sentence: what is more is a mistake in the file. */
const FORMATS_MAX = 500
const SENTENCE_MAX = 300

/** Formats as the file has them. */
export function fileFormats(formats: readonly Format[]): readonly FiledFormat[] {
  return formats.map(({ name, columns, theme, group, sentence, months, aliases }) => ({
    name,
    content: columns.map((column) => column.name),
    meanings: columns.map(({ meaning }) => meaning),
    ...(theme !== null && { theme }),
    group,
    sentence,
    ...(months.length > 0 && { months }),
    ...(aliases.length > 0 && { aliases }),
  }))
}

/**
 * The formats in what was read from the file. One that makes no sense, or has the slug of one before it, is left out;
 * null: the file is none, or nothing in it makes sense.
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
  const { name, content, meanings, theme, group, sentence, months, aliases } = entry
  const columns = columnsOf(content, meanings)
  if (!isName(name) || columns.length === 0 || columns.length > COLUMNS_MAX) return null
  const slug = slugOf(name)
  if (slug === '') return null
  return {
    slug,
    name: name.trim(),
    group: GROUPS.find((known) => known === group) ?? 'classic',
    columns,
    theme: typeof theme === 'string' && isTheme(theme) ? theme : null,
    sentence: isLine(sentence, SENTENCE_MAX) ? sentence : '',
    months: listOf(months, isMonth),
    aliases: listOf(aliases, isName),
  }
}

/** What is no name is left out, with its meaning. */
function columnsOf(content: unknown, meanings: unknown): readonly FormatColumn[] {
  const wanted: readonly unknown[] = Array.isArray(meanings) ? meanings : []
  const names: readonly unknown[] = Array.isArray(content) ? content : []
  return names.flatMap((name, at) => {
    const meaning = MEANINGS.find((known) => known === wanted[at]) ?? 'other'
    return isName(name) ? [{ name: name.trim(), meaning }] : []
  })
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
