import type { Timer } from '@retropulse/domain/board/state'
import { timeLeft } from '@retropulse/domain/board/timer/decide'
import { PersistentMap } from '@retropulse/domain/kernel/persistent-map'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aBoard } from '../../testing/board-fixtures.ts'
import { nextSoundIn, soundOfChange, type SoundMoment } from './sound-of-change.ts'

const board = aBoard({ wins: ['n1'] })
const NOW = 1_700_000_000_000
const at = (changes: Partial<SoundMoment['board']> = {}, now = NOW, isLive = true): SoundMoment => ({
  board: { ...board, ...changes },
  now,
  isLive,
})
const vote = {
  contentId: null,
  maxVotes: 3,
  showsTotals: false,
  existingVotes: PersistentMap.empty<never, never>(),
  castOrder: PersistentMap.empty<never, never>(),
  done: [],
  doneCount: 0,
}
const running = { voting: { ...vote, status: 'vote' as const } }
const over = { voting: { ...vote, status: 'endVote' as const } }
const shown = (summary: number) => ({ showSummary: true, showings: { ...board.showings, summary } })

const changes = fc.oneof(
  fc.constant({}),
  fc.constant(running),
  fc.constant(over),
  fc.boolean().map((isMasked) => ({ isMasked })),
  fc.integer({ min: 1, max: 5 }).map(shown),
  fc
    .record({
      startTime: fc.integer({ min: NOW - 600_000, max: NOW }),
      duration: fc.integer({ min: 1, max: 9 }),
    })
    .map((timer) => ({ timer })),
)

describe('which sound a change of the board has', () => {
  test('SOUND-3: a vote that begins, a reveal of notes or of votes, and the summary at the end', () => {
    expect(soundOfChange(at(), at(running))).toBe('voteBegins')
    expect(soundOfChange(at(over), at(running))).toBe('voteBegins')
    expect(soundOfChange(at(running), at(over))).toBe('reveal')
    expect(soundOfChange(at({ isMasked: true }), at())).toBe('reveal')
    expect(soundOfChange(at(), at(shown(1)))).toBe('retroEnds')
    expect(soundOfChange(at(shown(1)), at(shown(4)))).toBe('retroEnds')
  })

  test('SOUND-3: what is taken back or stopped has none, nor has a vote that was cancelled', () => {
    expect(soundOfChange(at(), at({ isMasked: true }))).toBeNull()
    expect(soundOfChange(at(running), at())).toBeNull()
    expect(soundOfChange(at(shown(1)), at({ ...shown(1), showSummary: false }))).toBeNull()
  })

  test('SOUND-3: of several changes at once the most important one is heard', () => {
    expect(soundOfChange(at({ isMasked: true }), at({ ...running, ...shown(2) }))).toBe('retroEnds')
  })

  test('SOUND-4: a moment that is the first, or with no change, or on a page that is not connected, has none', () => {
    fc.assert(
      fc.property(changes, changes, fc.boolean(), fc.boolean(), (before, after, wasLive, isLive) => {
        expect(soundOfChange(null, at(after))).toBeNull()
        expect(soundOfChange(at(after), at(after))).toBeNull()
        if (wasLive && isLive) return
        expect(soundOfChange(at(before, NOW, wasLive), at(after, NOW, isLive))).toBeNull()
      }),
    )
  })
})

describe('the sounds of a timer', () => {
  /** All sounds of a page that looks at the timer from `from` on, waking as it asks for. */
  function heard(timer: Timer, from: number): { sound: string; left: number }[] {
    const sounds: { sound: string; left: number }[] = []
    let before = at({ timer }, from)
    for (let wait = nextSoundIn(before); wait !== null; wait = nextSoundIn(before)) {
      const after = at({ timer }, before.now + wait)
      const sound = soundOfChange(before, after)
      if (sound !== null) sounds.push({ sound, left: timeLeft(timer, after.now) })
      before = after
    }
    return sounds
  }

  test('SOUND-3: a timer sounds a minute and 15 seconds before its end, and at its end', () => {
    expect(heard({ startTime: NOW, duration: 5 }, NOW)).toEqual([
      { sound: 'almostUp', left: 60_000 },
      { sound: 'almostUp', left: 15_000 },
      { sound: 'timeUp', left: 0 },
    ])
    expect(heard({ startTime: NOW, duration: 1 }, NOW).map(({ left }) => left)).toEqual([15_000, 0])
  })

  test('SOUND-4: a participant who joins late hears only what is still to come, each once', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 99 }),
        fc.double({ min: 0, max: 1.2, noNaN: true }),
        (duration, share) => {
          const timer = { startTime: NOW, duration }
          const from = NOW + Math.floor(duration * 60_000 * share)
          const left = timeLeft(timer, from)
          const due = [60_000, 15_000, 0].filter((notice) => notice < left && notice < duration * 60_000)
          expect(heard(timer, from).map((each) => each.left)).toEqual(due)
        },
      ),
    )
  })

  test('SOUND-3: a timer that the page knows sounds without a connection, too', () => {
    const timer = { startTime: NOW, duration: 1 }
    expect(soundOfChange(at({ timer }, NOW + 59_500, false), at({ timer }, NOW + 60_000, false))).toBe(
      'timeUp',
    )
  })

  test('SOUND-4: a device that slept through a notice stays silent, and so does one whose timer was changed', () => {
    const timer = { startTime: NOW, duration: 5 }
    const before = at({ timer }, NOW + 200_000)
    expect(soundOfChange(before, at({ timer }, NOW + 241_000))).toBe('almostUp')
    expect(soundOfChange(before, at({ timer }, NOW + 270_000))).toBeNull()
    expect(soundOfChange(before, at({ timer: { ...timer, duration: 4 } }, NOW + 241_000))).toBeNull()
    expect(soundOfChange(before, at({ timer: null }, NOW + 241_000))).toBeNull()
  })
})
