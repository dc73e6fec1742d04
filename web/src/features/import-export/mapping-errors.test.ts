import { expect, test } from 'vitest'
import { hasMarks, mappingErrors } from './mapping-errors.ts'

// Rules: IMPORT-8

test('IMPORT-8: the choice that causes a problem is marked, and no other', () => {
  const errors = mappingErrors([{ code: 'votes-invalid' }, { code: 'votes-invalid' }])
  expect(errors.votes).toContain('choose another column')
  expect(errors).toMatchObject({ text: undefined, column: undefined, values: undefined })
})

test('IMPORT-8: a problem of the file alone marks no choice', () => {
  expect(hasMarks(mappingErrors([{ code: 'text-too-long' }, { code: 'quote-open' }]))).toBe(false)
  expect(hasMarks(mappingErrors([{ code: 'too-many-columns' }]))).toBe(true)
})
