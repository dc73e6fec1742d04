import type { CaseResult, Verdict } from './verdict.ts'

/** The results of one scenario as a table: a column for each case, a row for each figure, with targets beside them. */
export function tableOf(results: readonly CaseResult[]): string {
  const names = [...new Set(results.flatMap(({ median }) => Object.keys(median)))]
  const rows = [
    ['', ...results.map(({ name }) => name)],
    ...names.map((name) => [name, ...results.map((result) => cellOf(result, name))]),
    ['clean runs', ...results.map(cleanRuns)],
  ]
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? []
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

/** What a scenario reached and missed, one line for each target. */
export function verdictsOf(results: readonly CaseResult[]): string {
  return results
    .flatMap(({ scenario, name, verdicts, errors }) => [
      ...verdicts.map(
        (verdict) =>
          `${verdict.isReached ? 'reached' : 'MISSED '}  ${scenario} ${name}: ${sentence(verdict)}`,
      ),
      ...errors.map((error) => `ERROR    ${scenario} ${name}: ${error}`),
    ])
    .join('\n')
}

/** Three significant digits, without an exponent. */
export function shortNumber(value: number): string {
  if (Number.isNaN(value)) return '-'
  if (Math.abs(value) >= 100) return Math.round(value).toLocaleString('en')
  return String(Number(value.toPrecision(3)))
}

function cellOf({ median, verdicts }: CaseResult, name: string): string {
  const value = median[name]
  if (value === undefined) return ''
  const verdict = verdicts.find(({ figure }) => figure === name)
  if (verdict === undefined) return shortNumber(value)
  return `${shortNumber(value)} ${verdict.isReached ? '✓' : '✗'} (${limitOf(verdict)})`
}

function cleanRuns({ runs }: CaseResult): string {
  return `${runs.filter(({ isClean }) => isClean).length} of ${runs.length}`
}

function sentence(verdict: Verdict): string {
  return `${verdict.figure} ${shortNumber(verdict.value)} (${limitOf(verdict)})`
}

function limitOf(verdict: Verdict): string {
  return 'atMost' in verdict ? `≤ ${shortNumber(verdict.atMost)}` : `≥ ${shortNumber(verdict.atLeast)}`
}
