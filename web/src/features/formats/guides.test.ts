import { FORMATS } from '@retropulse/domain/board/formats/formats'
import { stepsRefusal } from '@retropulse/domain/board/guided-run/steps-refusal'
import { describe, expect, test } from 'vitest'
import { guideOf } from './guide-of.ts'
import { type Guide, readStep } from './guides/guide.ts'

const wordsIn = ({ when, steps, tips }: Guide) =>
  [when, ...steps.map((step) => readStep(step).text), ...tips].join(' ').split(/\s+/).length

/** The minute at which each step ends. */
const endsOf = (minutes: readonly number[]) =>
  minutes.map((_, at) => minutes.slice(0, at + 1).reduce((sum, each) => sum + each, 0))

describe('the guides to formats', () => {
  test.each(FORMATS)(
    'CREATE-32: $name says when it fits, how to run it in steps with times, and tips',
    async (format) => {
      const guide = (await guideOf(format))!
      expect(guide.when.length).toBeGreaterThan(80)
      expect(guide.steps.length).toBeGreaterThanOrEqual(3)
      for (const step of guide.steps) expect(step).toMatch(/^[1-9]\d?: \S/)
      expect(guide.tips.length).toBeGreaterThanOrEqual(2)
      expect(wordsIn(guide)).toBeGreaterThanOrEqual(90)
      expect(wordsIn(guide)).toBeLessThanOrEqual(150)
    },
  )

  test.each(FORMATS)(
    'RUN-13: the guided run of $name has the times of its guide, each step of the guide in one step or more',
    async (format) => {
      const guide = (await guideOf(format))!
      expect(stepsRefusal(format.steps)).toBeNull()
      const ends = endsOf(format.steps.map(({ minutes }) => minutes))
      expect(ends).toEqual(expect.arrayContaining(endsOf(guide.steps.map((step) => readStep(step).minutes))))
      expect(ends.at(-1)).toBe(endsOf(guide.steps.map((step) => readStep(step).minutes)).at(-1))
    },
  )

  test('RUN-13: a step that votes is followed by one that discusses', () => {
    const afterVotes = FORMATS.flatMap(({ steps }) => steps.filter((_, at) => steps[at - 1]?.kind === 'vote'))
    expect(afterVotes.length).toBeGreaterThan(40)
    expect(new Set(afterVotes.map(({ kind }) => kind))).toEqual(new Set(['discuss']))
    expect(FORMATS.filter(({ steps }) => steps.at(-1)?.kind === 'vote')).toEqual([])
  })

  test('no two guides share a sentence', async () => {
    const guides = await Promise.all(FORMATS.map((format) => guideOf(format)))
    const sentences = guides.flatMap((guide) => [guide!.when, ...guide!.tips])
    expect(new Set(sentences).size).toBe(sentences.length)
  })

  test('a format that the operator added to the file has no guide, whatever its name', async () => {
    expect(await guideOf({ slug: 'our-own', group: 'classic' })).toBeNull()
    expect(await guideOf({ slug: 'constructor', group: 'team' })).toBeNull()
  })

  test('a step begins with its minutes', () => {
    expect(readStep('12: Write: one note each.')).toEqual({ minutes: 12, text: 'Write: one note each.' })
    expect(readStep('Write.')).toEqual({ minutes: 0, text: 'Write.' })
  })
})
