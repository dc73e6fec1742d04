import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '../kernel/testing/property-runs.ts'
import { COMMON, FEW, type Neighbours, similarPairs, type Steps } from './similar-pairs.ts'
import { type Features, featuresOf, wordsIn } from './text-features.ts'

function pairsOf(texts: readonly Features[], threshold: number): Neighbours {
  return done(similarPairs(texts, threshold))
}

function done<Result>(steps: Steps<Result>): Result {
  let step = steps.next()
  while (step.done !== true) step = steps.next()
  return step.value
}

const features = (texts: readonly string[]) => texts.map((text) => featuresOf(wordsIn(text)))

/** Compares every pair, as the reference. */
function plainly(texts: readonly Features[], threshold: number): string[] {
  const having = (feature: number) => texts.filter((text) => text.includes(feature)).length
  const weights = texts.map(
    (text) =>
      new Map(
        [...text].map((feature) => [feature, Math.log(1 + Math.max(texts.length, FEW) / having(feature))]),
      ),
  )
  const dot = (one: number, other: number) =>
    [...weights[one]!].reduce(
      (sum, [feature, weight]) => sum + weight * (weights[other]!.get(feature) ?? 0),
      0,
    )
  const pairs: string[] = []
  for (const one of texts.keys())
    for (let other = 0; other < one; other += 1) {
      const cosine = dot(one, other) / Math.sqrt(dot(one, one) * dot(other, other))
      if (cosine >= threshold) pairs.push(`${other} ${one} ${cosine.toFixed(6)}`)
    }
  return pairs.sort()
}

function told(neighbours: Neighbours): string[] {
  return neighbours
    .flatMap((near, one) =>
      near.filter(({ at }) => at < one).map(({ at, similarity }) => `${at} ${one} ${similarity.toFixed(6)}`),
    )
    .sort()
}

describe('pairs of texts that resemble each other', () => {
  test('are those with many rare features in common', () => {
    const texts = features([
      'Builds are slow',
      'The build is so slow',
      'More pair programming',
      'Builds are slow',
    ])
    const near = pairsOf(texts, 0.45).map((list) => new Set(list.map(({ at }) => at)))
    expect(near).toEqual([new Set([1, 3]), new Set([0, 3]), new Set(), new Set([0, 1])])
  })

  test('are as similar as 1 when they are the same', () => {
    const [near] = pairsOf(features(['Too many meetings', 'too many meetings', 'Holidays']), 0.9)
    expect(near).toHaveLength(1)
    expect(near![0]!.similarity).toBeCloseTo(1)
  })

  test('words that most texts have hardly count', () => {
    const filler = Array.from(
      { length: 30 },
      (_, at) => `the team should ${'bcdfghklmn'[at % 10]}${at}x${at}`,
    )
    const texts = features(['the team should rest', 'the team should deploy', ...filler])
    expect(pairsOf(texts, 0.45)[0]).toEqual([])
  })

  test('are exactly those that comparing every pair finds', () => {
    const word = fc.constantFrom(
      'build',
      'builds',
      'slow',
      'slowly',
      'meeting',
      'meetings',
      'long',
      'the',
      'is',
      'test',
    )
    const text = fc.array(word, { minLength: 1, maxLength: 6 }).map((words) => words.join(' '))
    fc.assert(
      fc.property(
        fc.array(text, { maxLength: 25 }),
        fc.constantFrom(0.3, 0.45, 0.7, 0.95),
        (texts, threshold) => {
          const all = features(texts)
          expect(told(pairsOf(all, threshold))).toEqual(plainly(all, threshold))
        },
      ),
      runs(150),
    )
  })

  test('are symmetric: each text is a neighbour of the other', () => {
    const near = pairsOf(features(['slow build', 'slow builds', 'slow tests', 'slow test']), 0.3)
    for (const [one, list] of near.entries())
      for (const { at, similarity } of list) expect(near[at]).toContainEqual({ at: one, similarity })
  })

  test('a feature of more than a hundred texts finds no pair by itself, and counts where a rarer one found it', () => {
    const filler = Array.from({ length: COMMON }, (_, at) => `deploy ${'qwxyzj'[at % 6]}${at}${at}`)
    const [near, far] = [
      ['deploy failed', 'deploy failing'],
      ['deploy kitchen', 'deploy summer'],
    ]
    const all = pairsOf(features([...near, ...far, ...filler]), 0.3)
    expect(all[0]!.map(({ at }) => at)).toEqual([1])
    expect([all[2], all[3]]).toEqual([[], []])
    const alone = pairsOf(features(['failed', 'failing']), 0.1)[0]![0]!
    expect(all[0]![0]!.similarity).toBeGreaterThan(alone.similarity)
  })

  test('of many texts made to be alike, each is compared with a few, so that the time stays linear', () => {
    const alike = Int32Array.from({ length: 250 }, (_, at) => at)
    const earlier = (texts: readonly Features[]) => {
      const near = pairsOf(texts, 0.45)
      return Math.max(...near.map((list, one) => list.filter(({ at }) => at < one).length))
    }
    const many = Array.from({ length: COMMON }, () => alike)
    expect(earlier(many)).toBe(COMMON - 1)
    expect(earlier([...many, Int32Array.of(1000)])).toBe(40)
  })

  test('a higher threshold finds no pair that a lower one does not', () => {
    const texts = features([
      'slow build',
      'slow builds',
      'build is slow',
      'slow tests',
      'flaky tests',
      'test',
    ])
    const low = told(pairsOf(texts, 0.3))
    for (const threshold of [0.4, 0.5, 0.7, 0.9])
      for (const pair of told(pairsOf(texts, threshold))) expect(low).toContain(pair)
  })

  test('without texts there are none', () => {
    expect(pairsOf([], 0.5)).toEqual([])
    expect(pairsOf([new Int32Array(), new Int32Array()], 0.5)).toEqual([[], []])
  })

  test('the search yields all the time', () => {
    const steps = similarPairs(features(Array.from({ length: 1000 }, (_, at) => `word${at} more${at}`)), 0.5)
    let turns = 0
    while (steps.next().done !== true) turns += 1
    expect(turns).toBeGreaterThan(20)
  })
})
