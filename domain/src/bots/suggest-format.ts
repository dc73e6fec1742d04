import type { Format, FormatColumn } from '../board/formats/format.ts'
import { COLUMNS_MAX, NAME_MAX } from '../board/limits.ts'
import type { ColumnMeaning } from '../board/state.ts'
import { seededChoice, type SeededChoice } from './seeded-choice.ts'
import { sharedWords, topicWords } from './topic-words.ts'

/** A format that was composed for a topic. */
export interface SuggestedFormat {
  readonly name: string
  readonly columns: readonly FormatColumn[]
  /** A built-in background; null: none. */
  readonly theme: string | null
}

/**
 * BOT-14: a format for a topic, composed from those of the product: the one that speaks of the topic most, or where none
 * does, columns of several of them, one for each meaning. Each column says in brackets what it asks about the topic,
 * as far as there is room.
 */
export function suggestFormat(topic: string, seed: string, formats: readonly Format[]): SuggestedFormat {
  const choice = seededChoice(`format ${seed} ${topic}`)
  const related = relatedTo(topic, formats)
  const base = related.length > 0 ? choice.one(related) : composed(formats, choice)
  return {
    name: titleOf(topic),
    columns: base.columns.slice(0, COLUMNS_MAX).map((column) => aboutTopic(column, topic)),
    theme: base.theme,
  }
}

/** The formats that share most words with the topic, those of the name counting twice; none, if none shares any. */
function relatedTo(topic: string, formats: readonly Format[]): readonly Format[] {
  const wanted = topicWords(topic)
  const scored = formats.map((format) => ({ format, score: scoreOf(format, wanted) }))
  const best = Math.max(0, ...scored.map(({ score }) => score))
  return best === 0 ? [] : scored.filter(({ score }) => score === best).map(({ format }) => format)
}

function scoreOf({ name, sentence, columns }: Format, wanted: readonly string[]): number {
  const all = topicWords([name, sentence, ...columns.map((column) => column.name)].join(' '))
  return sharedWords(wanted, topicWords(name)) + sharedWords(wanted, all)
}

const MEANINGS: readonly ColumnMeaning[] = ['good', 'bad', 'idea', 'question']

/** One column of each meaning, from formats that have one; the background is that of the first. */
function composed(formats: readonly Format[], choice: SeededChoice): Pick<Format, 'columns' | 'theme'> {
  const columns: FormatColumn[] = []
  let theme: string | null = null
  for (const meaning of MEANINGS) {
    const having = formats.filter((format) => format.columns.some((column) => column.meaning === meaning))
    const format = choice.one(having)
    const isNew = ({ name }: FormatColumn) => columns.every((other) => other.name !== name)
    const column = format.columns.find((one) => one.meaning === meaning && isNew(one))
    if (column !== undefined) columns.push(column)
    theme ??= format.theme
  }
  return { columns, theme }
}

const ASKS: Readonly<Record<ColumnMeaning, (topic: string) => string>> = {
  good: (topic) => `What went well with ${topic}?`,
  bad: (topic) => `What was hard about ${topic}?`,
  idea: (topic) => `What could we try for ${topic}?`,
  question: (topic) => `What is unclear about ${topic}?`,
  thanks: (topic) => `Whom do we thank for ${topic}?`,
  other: (topic) => `What about ${topic}?`,
}

/** The name without a description of its own, and the one about the topic where both fit. */
function aboutTopic({ name, meaning }: FormatColumn, topic: string): FormatColumn {
  const plain = name.replace(/\s*\(.*\)\s*$/, '')
  const hinted = `${plain} (${ASKS[meaning](topic)})`
  return { name: hinted.length <= NAME_MAX ? hinted : name, meaning }
}

function titleOf(topic: string): string {
  const [first = ''] = topic
  return first.toUpperCase() + topic.slice(first.length)
}
