import { expect, test } from 'vitest'
import { assertNever } from './assert-never.ts'
import { accept, refuse } from './result.ts'

test('style rule 6: an acceptance carries its events, in order', () => {
  expect(accept('one', 'two')).toEqual({ ok: true, events: ['one', 'two'] })
})

test('style rule 6: an acceptance without events says that it was so already', () => {
  expect(accept()).toEqual({ ok: true, events: [] })
})

test('style rule 6: a refusal is a value with one code', () => {
  expect(refuse('forbidden')).toEqual({ ok: false, refusal: 'forbidden' })
})

test('style rule 6: an exception is a bug, and names what nobody had thought of', () => {
  expect(() => assertNever({ type: 'unheard-of' } as never)).toThrow(
    'unreachable case: {"type":"unheard-of"}',
  )
})
