import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lengthOf, LOUDNESS, SOUND_NOTES } from './sound-notes.ts'
import { SOUNDS } from './sound-of-change.ts'
import { createSoundPlayer } from './sound-player.ts'

test('SOUND-5: sounds never overlap, and none is heard on a hidden page or before a gesture', () => {
  const asked = fc.record({
    sound: fc.constantFrom(...SOUNDS),
    afterMs: fc.integer({ min: 0, max: 3000 }),
    isHidden: fc.boolean(),
    hadGesture: fc.boolean(),
  })
  fc.assert(
    fc.property(fc.array(asked, { maxLength: 40 }), (all) => {
      const page = { at: 0, isHidden: false, hadGesture: false }
      const heard: { from: number; to: number }[] = []
      const play = createSoundPlayer({
        isHidden: () => page.isHidden,
        hadGesture: () => page.hadGesture,
        now: () => page.at,
        sound: (_, lengthMs) => heard.push({ from: page.at, to: page.at + lengthMs }),
      })
      for (const { sound, afterMs, isHidden, hadGesture } of all) {
        Object.assign(page, { at: page.at + afterMs, isHidden, hadGesture })
        const isFree = page.at >= (heard.at(-1)?.to ?? 0)
        expect(play(sound)).toBe(!isHidden && hadGesture && isFree)
      }
      for (const [index, { from }] of heard.entries())
        expect(from).toBeGreaterThanOrEqual(heard[index - 1]?.to ?? 0)
    }),
  )
})

test('SOUND-3: each sound is soft and short, and no two are alike', () => {
  for (const sound of SOUNDS) expect(lengthOf(sound) / 1000).toBeLessThanOrEqual(1.8)
  expect(LOUDNESS).toBeLessThanOrEqual(0.12)
  expect(new Set(SOUNDS.map((sound) => JSON.stringify(SOUND_NOTES[sound]))).size).toBe(SOUNDS.length)
})
