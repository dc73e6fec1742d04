import { type Mood, MOOD_SCALE, moodOf } from '@retropulse/domain/board/mood/mood'
import { array, boolean, constantFrom, integer, property, record, assert as verify } from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  beginsCelebration,
  celebratedMark,
  celebrationTone,
  TONE_BURST,
  TONE_EMOJI,
  TONE_HUE,
} from './celebration.ts'

const written = { counts: { notes: 4, people: 2, votes: 0, emoji: 0, actions: 0 }, isMasked: false }
const toneOfScore = (moodScore: number | null) => celebrationTone(written, moodScore)

describe('the tone of a celebration', () => {
  test('MOOD-30, SUMMARY-22: it depends on the score: above 3.5, above 2, otherwise', () => {
    expect([5, 3.51].map(toneOfScore)).toEqual(['high', 'high'])
    expect([3.5, 2.01].map(toneOfScore)).toEqual(['middle', 'middle'])
    expect([2, 1].map(toneOfScore)).toEqual(['low', 'low'])
    expect(new Set([TONE_EMOJI.high, TONE_EMOJI.middle, TONE_EMOJI.low]).size).toBe(3)
    expect(TONE_EMOJI.unknown).toEqual(TONE_EMOJI.high)
    expect(new Set(Object.values(TONE_HUE)).size).toBe(4)
  })

  test('MOOD-19, SUMMARY-32: below the anonymity floor it is the same whatever the answers are', () => {
    const answers = array(constantFrom(...MOOD_SCALE), { maxLength: 14 })
    verify(
      property(answers, integer({ min: 1, max: 10 }), (disclosed: Mood[], floor) => {
        const result = moodOf({ answers: disclosed.length, undisclosed: 0, disclosed, floor })
        const tone = toneOfScore(result.isEnough ? result.moodScore : null)
        expect(tone === 'unknown').toBe(disclosed.length < Math.max(floor, 3))
      }),
    )
  })

  test('SUMMARY-32: there is none before a note was written, and none while notes are hidden', () => {
    for (const score of [null, 1, 5]) {
      expect(celebrationTone({ ...written, isMasked: true }, score)).toBeNull()
      expect(celebrationTone({ ...written, counts: { ...written.counts, notes: 0 } }, score)).toBeNull()
    }
  })
})

test('SUMMARY-20, SUMMARY-21: 180 particles at most every second; with a mood 200 at most every 3 seconds, soft ones for a low mood', () => {
  expect(TONE_BURST.unknown).toEqual({ particles: 180, throttleMs: 1000, isSoft: false })
  for (const tone of ['high', 'middle'] as const)
    expect(TONE_BURST[tone]).toEqual({ particles: 200, throttleMs: 3000, isSoft: false })
  expect(TONE_BURST.low).toEqual({ particles: 200, throttleMs: 3000, isSoft: true })
})

describe('a celebration begins', () => {
  const ready = { tone: 'high', showing: 0, celebrated: 0, isShown: false, isAtEnd: false } as const

  test('SUMMARY-26: when a facilitator shows the summary, or its end is reached, and not before', () => {
    expect(beginsCelebration(ready)).toBe(false)
    expect(beginsCelebration({ ...ready, isAtEnd: true })).toBe(true)
    expect(beginsCelebration({ ...ready, isShown: true, showing: 1 })).toBe(true)
    expect(beginsCelebration({ ...ready, isShown: true, isAtEnd: true, tone: null })).toBe(false)
  })

  test('SUMMARY-26: once for each showing, in whatever order the summary is opened, shown, read and closed', () => {
    const step = record({ isNewShowing: boolean(), isShown: boolean(), isAtEnd: boolean() })
    verify(
      property(array(step, { maxLength: 40 }), (steps) => {
        let showing = 0
        let celebrated = 0
        const begun: number[] = []
        for (const { isNewShowing, isShown, isAtEnd } of steps) {
          if (isNewShowing) showing += 1
          if (!beginsCelebration({ ...ready, showing, celebrated, isShown, isAtEnd })) continue
          celebrated = celebratedMark(showing)
          begun.push(showing)
        }
        expect(new Set(begun).size).toBe(begun.length)
      }),
    )
  })
})
