import type { TopicResult } from '@retropulse/domain/pulse/results'

/** A topic with its result. */
export interface RatedTopic<Topic, Result> {
  readonly topic: Topic
  readonly result: Result
  /** Null where there is none, or none is disclosed. */
  readonly average: number | null
}

/** The order of topics in results: the lowest average first, then topics without one in the order of the survey. */
export function lowestFirst<Topic, Result extends TopicResult>(
  topics: readonly Topic[],
  results: readonly Result[],
): readonly RatedTopic<Topic, Result>[] {
  return topics
    .flatMap((topic, at) => {
      const result = results[at]
      return result === undefined ? [] : [{ topic, result, average: averageIn(result) }]
    })
    .toSorted((one, other) => (one.average ?? Infinity) - (other.average ?? Infinity))
}

function averageIn(result: TopicResult): number | null {
  return result.state === 'shown' ? result.average : null
}
