import { expect, test } from 'vitest'
import { assertNever } from './assert-never.ts'
import { accept, refuse } from './result.ts'

test('an acceptance carries its events, in order', () => {
  expect(accept('one', 'two')).toEqual({ ok: true, events: ['one', 'two'] })
})

test('an acceptance without events means that nothing has to change', () => {
  expect(accept()).toEqual({ ok: true, events: [] })
})

test('a refusal is a value with one code', () => {
  expect(refuse('forbidden')).toEqual({ ok: false, refusal: 'forbidden' })
})

test('an unreachable case throws, and names the case', () => {
  expect(() => assertNever({ type: 'unheard-of' } as never)).toThrow(
    'unreachable case: {"type":"unheard-of"}',
  )
})
