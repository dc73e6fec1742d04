/** One requirement and what proves it, as docs/spec-coverage.md has them; lines count from 1. */
export interface CoverageRow {
  readonly line: number
  readonly number: string
  readonly says: string
  /** As written: `pending`, `teams.md §4: words`, or proofs with `<br>` between them. */
  readonly proof: string
}

/** What is wrong at one line of the page. */
export interface Fault {
  readonly line: number
  readonly says: string
}

/** A test, by its file from the root and its title. */
export interface Proof {
  readonly path: string
  readonly title: string
}

const HEAD = ['#', 'The specification says', 'Proof']
const FIRST_LINES = 2

/** Every row of every table on the page. A table with other columns is a fault, so that no row can hide in one. */
export function readCoverage(page: string): { rows: readonly CoverageRow[]; faults: readonly Fault[] } {
  const rows: CoverageRow[] = []
  const faults: Fault[] = []
  let lineOfTable = 0
  for (const [at, text] of page.split('\n').entries()) {
    const line = at + 1
    const cells = cellsOf(text)
    lineOfTable = cells === null ? 0 : lineOfTable + 1
    if (cells === null) continue
    if (lineOfTable === 1 && cells.join('|') !== HEAD.join('|')) {
      faults.push({ line, says: `a table begins with | ${HEAD.join(' | ')} |` })
    }
    if (lineOfTable <= FIRST_LINES) continue
    const [number = '', says = '', proof = ''] = cells
    if (cells.length === HEAD.length) rows.push({ line, number, says, proof })
    else faults.push({ line, says: `has ${cells.length} cells, not ${HEAD.length}` })
  }
  return { rows, faults }
}

/** Whether somebody has still to write the test. */
export function isPending({ proof }: CoverageRow): boolean {
  return proof === 'pending'
}

/** Whether the row waits for a section of teams.md that is not built yet, even if it does not say for what. */
export function isWaiting({ proof }: CoverageRow): boolean {
  return proof.startsWith('teams.md')
}

/** What a waiting row waits for, behind `teams.md §n:`; null where that is not said. */
export function waitsFor({ proof }: CoverageRow): string | null {
  return /^teams\.md §[1-9]: (\S.*)$/.exec(proof)?.[1] ?? null
}

/** The proofs of a row; null stands for what cannot be read as one. */
export function proofsOf({ proof }: CoverageRow): readonly (Proof | null)[] {
  return proof.split('<br>').map((written) => {
    const [, path, title] = /^`([^`]+)` › (.+)$/.exec(written.trim()) ?? []
    return path === undefined || title === undefined ? null : { path, title }
  })
}

/** The cells of a table's line; `\|` is a bar inside a cell; null for other lines. */
function cellsOf(line: string): readonly string[] | null {
  const [before, ...cells] = line.trim().split(/(?<!\\)\|/)
  if (before !== '' || cells.length === 0) return null
  if (cells.at(-1) === '') cells.pop()
  return cells.map((cell) => cell.trim().replaceAll(String.raw`\|`, '|'))
}
