import { NOTE_TEXT_MAX } from '@retropulse/domain/board/limits'
import { describe, expect, test } from 'vitest'
import { charactersLeft, textProblem } from './text-problem.ts'

describe('why a text cannot be saved', () => {
  test('NOTE-12: it has nothing to read in it', () => {
    expect(textProblem(' \n\t', NOTE_TEXT_MAX)).toEqual({ kind: 'empty' })
    expect(textProblem('\u0000', NOTE_TEXT_MAX)).toEqual({ kind: 'empty' })
  })

  test('NOTE-11: it is too long, measured as it would be sent', () => {
    expect(textProblem('x'.repeat(NOTE_TEXT_MAX), NOTE_TEXT_MAX)).toBeNull()
    expect(textProblem('x'.repeat(NOTE_TEXT_MAX + 3), NOTE_TEXT_MAX)).toEqual({ kind: 'too-long', by: 3 })
    expect(textProblem(`${'x'.repeat(NOTE_TEXT_MAX)}   \n`, NOTE_TEXT_MAX)).toBeNull()
  })
})

test('NOTE-11: the counter appears from 200 characters before the limit on, and counts below zero', () => {
  expect(charactersLeft('x'.repeat(1799), NOTE_TEXT_MAX)).toBeNull()
  expect(charactersLeft('x'.repeat(1800), NOTE_TEXT_MAX)).toBe(200)
  expect(charactersLeft('x'.repeat(2005), NOTE_TEXT_MAX)).toBe(-5)
})
