import { expect, test } from 'vitest'
import { aimedPlace } from './aimed-place.ts'

const target = { top: 300, bottom: 400, left: 20 }

// Rules: GROUP-15
test('the held note lies in the gap beside the note that it would be grouped with', () => {
  expect(aimedPlace(target, { top: 200, bottom: 285 }, 80, 800)).toEqual({
    left: 20,
    top: 213,
    side: 'above',
  })
  expect(aimedPlace(target, { top: 415, bottom: 500 }, 80, 800)).toEqual({
    left: 20,
    top: 407,
    side: 'below',
  })
})

test('without a gap beside that note it lies where the window has room', () => {
  expect(aimedPlace(target, undefined, 80, 800).side).toBe('below')
  expect(aimedPlace(target, { top: 20, bottom: 90 }, 80, 460).side).toBe('above')
  expect(aimedPlace({ ...target, top: 60 }, undefined, 80, 460).side).toBe('below')
})
