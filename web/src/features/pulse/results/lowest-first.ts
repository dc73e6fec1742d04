import type { TopicResult } from '@retropulse/domain/pulse/results'

/** A topic with its result. */
export interface RatedTopic<Topic, Result> {
  readonly topic: Topic
  readonly result: Result
  /** Null where there is none, or none is disclosed. */
  readonly average: number | null
}

/**
 * The order of topics in results (PULSE-75): the lowest average first, a band at its middle, then topics without either
 * in the order of the survey.
 */
export function lowestFirst<Topic, Result extends TopicResult>(
  topics: readonly Topic[],
  results: readonly Result[],
): readonly RatedTopic<Topic, Result>[] {
  return topics
    .flatMap((topic, at) => {
      const result = results[at]
      return result === undefined ? [] : [{ topic, result, average: averageIn(result) }]
    })
    .toSorted((one, other) => heightOf(one.result) - heightOf(other.result))
}

/** The ratings of a band, or of both (PULSE-59). */
function ratingsOf({ low, high }: { readonly low: number; readonly high: number }) {
  return { from: low > 0 ? 1 : 3, to: high > 0 ? 5 : 2 }
}

/** The low band, the high one or both, with the people of each apart (PULSE-59). */
export function bandsOf({ low, high }: { readonly low: number; readonly high: number }) {
  return [
    ...(low > 0 ? [{ kind: 'low', people: low } as const] : []),
    ...(high > 0 ? [{ kind: 'high', people: high } as const] : []),
  ]
}

/** Whether any topic has an average, any a band in place of one (PULSE-59), and any a band at all: a hatched bar. */
export function kindsOf(rows: readonly { readonly result: TopicResult }[]) {
  return {
    hasAny: rows.some(({ result }) => result.state === 'shown'),
    hasBands: rows.some(({ result }) => result.state === 'band'),
    hasHatched: rows.some(({ result }) => 'agreed' in result && result.agreed.low + result.agreed.high > 0),
  }
}

function averageIn(result: TopicResult): number | null {
  return result.state === 'shown' ? result.average : null
}

function heightOf(result: TopicResult): number {
  if (result.state === 'shown') return result.average
  if (result.state !== 'band') return Infinity
  const { from, to } = ratingsOf(result.agreed)
  return (from + to) / 2
}
