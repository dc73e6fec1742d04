import { describe, expect, test } from 'vitest'
import { type TopicPublication, UNPUBLISHED } from './publication.ts'
import { publishTopic } from './publish-topic.ts'
import { type Rating, RATINGS } from './rating.ts'

/**
 * All that a reader sees of a question, with the results of every moment, when people answer in batches of these sizes.
 * The worst reader knows who is in which batch.
 */
function seen(ratings: readonly Rating[], sizes: readonly number[]): string {
  let publication: TopicPublication = UNPUBLISHED
  const shown: string[] = []
  const agreed: boolean[] = []
  let answered = 0
  for (const [at, size] of sizes.entries()) {
    const groups = ratings.slice(0, answered + size).map((value, index) => ({
      value,
      published: index < answered ? value : null,
      isAgreed: agreed[index] ?? false,
      isListed: false,
      listedValue: null,
      isCommentListed: false,
      count: 1,
    }))
    const isEnded = at === sizes.length - 1
    const update = publishTopic(publication, groups, { floor: 3, remaining: isEnded ? 0 : 20, isEnded })
    if (update === null) throw new Error('a batch was not published')
    publication = update.publication
    agreed.push(...Array<boolean>(size).fill(update.first === 'band'))
    answered += size
    shown.push(JSON.stringify([publication.latest, publication.agreed]))
  }
  return shown.join(' ')
}

/** Every way in which this many people could rate, with ratings from a list. */
function* allRatings(people: number, from: readonly Rating[]): Generator<readonly Rating[]> {
  const total = from.length ** people
  for (let code = 0; code < total; code += 1) {
    const ratings: Rating[] = []
    for (let rest = code; ratings.length < people; rest = Math.floor(rest / from.length))
      ratings.push(from[rest % from.length] ?? 1)
    yield ratings
  }
}

describe('PULSE-58, PULSE-59: whatever a reader sees, each person could have rated otherwise', () => {
  test.each([
    [[3], RATINGS],
    [[5], RATINGS],
    [[3, 3], RATINGS],
    [[3, 4], RATINGS],
    [[4, 3], RATINGS],
    // Two ratings of each band that occurs: with one alone, the reader would know it beforehand.
    [
      [3, 3, 3],
      [1, 2, 4, 5],
    ],
    [
      [3, 3, 3],
      [3, 4, 5],
    ],
    [
      [3, 3, 3, 3],
      [1, 2],
    ],
  ] as const)('PULSE-58, PULSE-59: batches of %j, with every combination of %j', (sizes, from) => {
    const people = sizes.reduce<number>((sum, size) => sum + size, 0)
    // For everything that can be seen: by person, which ratings lead to it.
    const possible = new Map<string, Set<Rating>[]>()
    for (const ratings of allRatings(people, from)) {
      const view = seen(ratings, sizes)
      const byPerson = possible.get(view) ?? ratings.map(() => new Set<Rating>())
      for (const [person, rating] of ratings.entries()) byPerson[person]?.add(rating)
      possible.set(view, byPerson)
    }
    const isolating = [...possible].filter(([, byPerson]) => byPerson.some((ratings) => ratings.size < 2))
    expect(isolating.map(([view]) => view)).toEqual([])
    expect(possible.size).toBeGreaterThan(1)
  })
})
