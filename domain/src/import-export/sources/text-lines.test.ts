import fc from 'fast-check'
import { expect, test } from 'vitest'
import { arbitraryCodeUnits } from '../../kernel/testing/arbitrary-text.ts'
import { runs } from '../../kernel/testing/property-runs.ts'
import { linesOf } from './text-lines.ts'

const textsOf = (content: string) => linesOf(content).lines.map(({ text }) => text)

test.each([
  ['', []],
  ['a', ['a']],
  ['a\n', ['a']],
  ['a\n\nb', ['a', '', 'b']],
  ['a\r\nb\r\n', ['a', 'b']],
  ['\n', ['']],
  ['a\rb', ['a\rb']],
])('MOVE-IN-1: the lines of %j', (content, lines) => {
  expect(textsOf(content)).toEqual(lines)
})

test('MOVE-IN-7: lines are counted from 1, and the first one beyond those that are read is named', () => {
  expect(linesOf('a\nb').lines.map(({ line }) => line)).toEqual([1, 2])
  const { lines, cutAt } = linesOf('a\n'.repeat(60_000))
  expect([lines.length, cutAt]).toEqual([50_000, 50_001])
  expect(linesOf('a\n'.repeat(50_000)).cutAt).toBeNull()
})

test('MOVE-IN-8: the lines of any text are the whole text', () => {
  fc.assert(
    fc.property(
      fc.oneof(arbitraryCodeUnits, fc.string({ unit: fc.constantFrom('a', '\n', '\r') })),
      (content) => {
        const whole = content.replaceAll('\r\n', '\n')
        expect(textsOf(content).join('\n')).toBe(whole.endsWith('\n') ? whole.slice(0, -1) : whole)
      },
    ),
    runs(300),
  )
})
