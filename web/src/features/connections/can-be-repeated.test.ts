import { expect, test } from 'vitest'
import { canBeRepeated } from './can-be-repeated.ts'

const CONNECTION = { events: ['retro.started' as const], includesPrivate: false }
const OVER = { type: 'retro.started' as const, nextTryAt: null, withheld: null, failure: null, status: null }

// Rules: LINK-12, LINK-18
test('what was sent, or was not taken, can be sent again', () => {
  expect(canBeRepeated(OVER, CONNECTION)).toBe(true)
  expect(canBeRepeated({ ...OVER, failure: 'timeout' }, CONNECTION)).toBe(true)
  expect(canBeRepeated({ ...OVER, failure: 'gone', status: 404 }, CONNECTION)).toBe(true)
})

// Rules: LINK-12, LINK-18
test('what waits, a test, and what cannot arrive any more cannot', () => {
  expect(canBeRepeated({ ...OVER, nextTryAt: 1 }, CONNECTION)).toBe(false)
  expect(canBeRepeated({ ...OVER, type: 'test' }, CONNECTION)).toBe(false)
  expect(canBeRepeated({ ...OVER, withheld: 'deleted' }, CONNECTION)).toBe(false)
  expect(canBeRepeated({ ...OVER, failure: 'gone', status: 410 }, CONNECTION)).toBe(false)
  expect(canBeRepeated({ ...OVER, failure: 'secret-lost' }, CONNECTION)).toBe(false)
})

// Rules: LINK-18
test('what the connection leaves out can be sent again once it is chosen', () => {
  const isPrivate = { ...OVER, withheld: 'private' as const }
  expect(canBeRepeated(isPrivate, CONNECTION)).toBe(false)
  expect(canBeRepeated(isPrivate, { ...CONNECTION, includesPrivate: true })).toBe(true)
  const isOff = { ...OVER, withheld: 'not-chosen' as const }
  expect(canBeRepeated(isOff, { ...CONNECTION, events: ['retro.ended'] })).toBe(false)
  expect(canBeRepeated(isOff, CONNECTION)).toBe(true)
})
