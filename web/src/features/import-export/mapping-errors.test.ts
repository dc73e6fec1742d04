import type { Problem, ProblemCode } from '@retropulse/domain/import-export/report'
import { expect, test } from 'vitest'
import { hasMarks, mappingErrors } from './mapping-errors.ts'

// Rules: IMPORT-8

test('IMPORT-8: the choice that causes a problem is marked, and no other', () => {
  const errors = mappingErrors([2, 3, 4, 7].map((line) => ({ line, code: 'votes-invalid', detail: 'many' })))
  expect(errors.votes).toBe(
    'Lines 2–4 and 7: “\u{2068}many\u{2069}” isn’t a number of votes. If these aren’t votes, choose another column, or None.',
  )
  expect(errors).toMatchObject({ text: undefined, column: undefined, values: undefined })
})

test('IMPORT-8: a problem of the file alone marks no choice', () => {
  expect(hasMarks(mappingErrors([problem('text-too-long'), problem('quote-open')]))).toBe(false)
  expect(hasMarks(mappingErrors([problem('too-many-columns')]))).toBe(true)
})

function problem(code: ProblemCode): Problem {
  return { line: null, code, detail: '' }
}
