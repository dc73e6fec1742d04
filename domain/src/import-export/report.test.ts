import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { arbitraryCodeUnits } from '../kernel/testing/arbitrary-text.ts'
import { runs } from '../kernel/testing/property-runs.ts'
import { REPORT_LINES_MAX } from './limits.ts'
import { newReport, type ProblemCode } from './report.ts'

const DETAIL_MAX = 100

describe('IMPORT-8: a report of what is wrong with a file', () => {
  test('is empty without a problem', () => {
    const report = newReport<ProblemCode>()
    expect([report.lines, report.count]).toEqual([[], 0])
  })

  test('keeps its lines in the order in which they were added', () => {
    const report = newReport<ProblemCode>()
    report.add(7, 'votes-invalid', 'many')
    report.add(2, 'column-too-long')
    report.add(null, 'too-many-votes', '10001')
    expect(report.lines).toEqual([
      { line: 7, code: 'votes-invalid', detail: 'many' },
      { line: 2, code: 'column-too-long', detail: '' },
      { line: null, code: 'too-many-votes', detail: '10001' },
    ])
  })

  test.each([
    ['one less than fit', REPORT_LINES_MAX - 1, REPORT_LINES_MAX - 1],
    ['exactly as many as fit', REPORT_LINES_MAX, REPORT_LINES_MAX],
    ['one more than fits', REPORT_LINES_MAX + 1, REPORT_LINES_MAX],
    ['a line for each of very many rows', 10_000, REPORT_LINES_MAX],
  ])('lists the first hundred and counts all: %s', (_, told, listed) => {
    const report = newReport<ProblemCode>()
    for (let line = 1; line <= told; line += 1) report.add(line, 'column-too-long')
    expect([report.count, report.lines.length]).toEqual([told, listed])
    expect(report.lines.at(-1)?.line).toBe(listed)
  })

  test('two reports are independent', () => {
    const [one, other] = [newReport<ProblemCode>(), newReport<ProblemCode>()]
    one.add(1, 'file-empty')
    expect([one.count, other.count, other.lines]).toEqual([1, 0, []])
  })

  test('a detail that fits is kept whole, and a longer one is cut', () => {
    const report = newReport<ProblemCode>()
    report.add(1, 'column-too-long', 'x'.repeat(DETAIL_MAX))
    report.add(2, 'column-too-long', 'x'.repeat(DETAIL_MAX + 1))
    report.add(3, 'column-too-long', 'x'.repeat(1_000_000))
    expect(report.lines.map(({ detail }) => detail.length)).toEqual([DETAIL_MAX, DETAIL_MAX, DETAIL_MAX])
  })

  test('a detail is not cut within a surrogate pair, since a lone surrogate cannot be sent', () => {
    const report = newReport<ProblemCode>()
    report.add(1, 'column-too-long', `${'x'.repeat(DETAIL_MAX - 1)}😀`)
    expect(report.lines[0]?.detail).toBe('x'.repeat(DETAIL_MAX - 1))
  })

  test('details of any file are well-formed and short', () => {
    fc.assert(
      fc.property(fc.array(arbitraryCodeUnits, { maxLength: 5 }), (pieces) => {
        const report = newReport<ProblemCode>()
        report.add(1, 'votes-invalid', pieces.join('😀'))
        const [line] = report.lines
        expect(line?.detail.isWellFormed()).toBe(true)
        expect(line?.detail.length).toBeLessThanOrEqual(DETAIL_MAX)
      }),
      runs(200),
    )
  })
})
