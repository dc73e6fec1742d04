import { expect, test } from 'vitest'
import { jsonWithText } from './json-with-text.ts'

test('LIMIT-22: JSON with a long text is that of JSON.stringify once it is parsed, also where a character is cut', () => {
  const text = `x${'🎉"\\\n'.repeat(60_000)}`
  const json = [...jsonWithText({ a: 1, b: ['c'] }, 'table', text)]
  expect(json.length).toBeGreaterThan(4)
  expect(JSON.parse(json.join(''))).toEqual({ a: 1, b: ['c'], table: text })
  expect(JSON.parse([...jsonWithText({}, 'text', '')].join(''))).toEqual({ text: '' })
})
