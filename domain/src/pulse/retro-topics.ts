import type { PulseTopic } from './format.ts'
import type { ListedComment, TopicResult } from './results.ts'

/** A question with its published result, as a retro discusses it. */
export interface DiscussedTopic {
  readonly topic: Pick<PulseTopic, 'icon' | 'title'>
  readonly result: TopicResult
  /** The difference to the survey before; null: nothing to compare with. */
  readonly change: number | null
  /** The comments that are listed; empty where too few people are in the list. */
  readonly comments: readonly ListedComment[]
}

/** A column of a retro about a survey, and the texts of its notes. */
export interface TopicColumn {
  readonly name: string
  readonly notes: readonly string[]
}

/**
 * PULSE-71: the columns of a retro about a survey: the `max` questions with the lowest results, the lowest one first.
 * Each begins with the result, and has a note for each listed comment. Empty: no result is published.
 */
export function retroColumns(topics: readonly DiscussedTopic[], max: number): readonly TopicColumn[] {
  return topics
    .flatMap((topic) => {
      const level = levelOf(topic.result)
      return level === null ? [] : [{ ...topic, level }]
    })
    .toSorted((one, other) => one.level - other.level)
    .slice(0, max)
    .map(({ topic, result, change, comments }) => ({
      name: `${topic.icon} ${topic.title}`,
      notes: [
        resultText(result, change),
        ...comments.slice(0, COMMENTS_PER_COLUMN_MAX).map(({ feedback }) => feedback),
      ],
    }))
}

/** Comments on one question that become notes. */
const COMMENTS_PER_COLUMN_MAX = 200

/** Where a result stands among others, from 1 to 5; null: it cannot be shown. */
function levelOf(result: TopicResult): number | null {
  if (result.state === 'shown') return result.average
  if (result.state !== 'band') return null
  return result.agreed.low > 0 ? LOW_BAND_LEVEL : HIGH_BAND_LEVEL
}

/** Bands stand at the middle of their ratings. */
const LOW_BAND_LEVEL = 1.5
const HIGH_BAND_LEVEL = 4

function resultText(result: TopicResult, change: number | null): string {
  if (result.state !== 'shown') return levelOf(result) === LOW_BAND_LEVEL ? 'Low' : 'High'
  const average = `Average ${result.average.toFixed(1)} of 5`
  if (change === null || Math.abs(change) < SMALLEST_CHANGE) return average
  return `${average}, ${Math.abs(change).toFixed(1)} ${change > 0 ? 'higher' : 'lower'} than before`
}

/** Below it a change would read as 0.0. */
const SMALLEST_CHANGE = 0.05
