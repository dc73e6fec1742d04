import { posix } from 'node:path'
import { violationAt, type Violation } from './violation.ts'
import { isTest } from './file-kinds.ts'
import type { Import, Source } from './read-source.ts'

/**
 * One row of the import law. A pattern is a path without extension and stands for that file and for all
 * below that folder; `<x>` is one name, the same in `from` and `may`; `*` any name; `{a,b}` one of these.
 */
export interface Row {
  readonly from: string
  /** Own files; a leading `type ` allows them as `import type` only. */
  readonly may: readonly string[]
  /** npm packages and `node:` modules; `*` is any text, `!` takes away again, `type ` gives back `import type`. */
  readonly packages: readonly string[]
  /** A row for tests and `testing/` folders; the other rows are for everything else. */
  readonly tests?: true
}

const WORKSPACE = /^@retropulse\/(domain|contract|server|web)\/(.+)$/

/** Every import of a file that the law does not allow; the first row whose `from` fits decides. */
export function importViolations(source: Source, law: readonly Row[]): Violation[] {
  const test = isTest(source.path)
  const row = law.find(({ from, tests }) => (tests ?? false) === test && matchPattern(from, source.path))
  if (!row) {
    const message =
      'belongs to no room: move it to one, or add a row to the table in scripts/check-boundaries.ts'
    return [{ rule: 'imports', where: source.path, message }]
  }
  const name = matchPattern(row.from, source.path)?.name ?? ''
  return source.imports.flatMap((wanted) => {
    const message = refusal(source.path, wanted, row, name)
    return message === null ? [] : [violationAt(source.path, wanted.line, 'imports', message)]
  })
}

function refusal(path: string, { specifier, typeOnly }: Import, row: Row, name: string): string | null {
  if (specifier === null) return 'computes what it imports: write the path out, so that it can be checked'
  const own = ownFile(path, specifier)
  if (own === null) return refusalOfPackage(specifier, typeOnly, row)
  const [here, there] = [workspaceOf(path), workspaceOf(own)]
  const spelled = WORKSPACE.test(specifier)
  if (!spelled && here !== there && (there === 'domain' || there === 'contract') && here !== null) {
    return `imports ${specifier}: another workspace is imported by its name, @retropulse/${there}/…`
  }
  if (!spelled && posix.extname(own) === '')
    return `imports ${specifier}: say the whole file name, with its extension`
  const reachable = row.may.some((entry) => {
    const [pattern, onlyTypes] = entry.startsWith('type ') ? [entry.slice(5), true] : [entry, false]
    const match = matchPattern(pattern.replaceAll('<x>', name === '' ? '<x>' : name), own)
    return match !== null && (!onlyTypes || typeOnly)
  })
  return reachable ? null : `imports ${own}: of our own, ${row.from} may import ${list(row.may)} (import law)`
}

function refusalOfPackage(specifier: string, typeOnly: boolean, row: Row): string | null {
  const names = (prefix: string) =>
    row.packages.some((entry) => entry.startsWith(prefix) && matchText(entry.slice(prefix.length), specifier))
  if (typeOnly && names('type ')) return null
  if (names('!')) return `imports ${specifier}: ${row.from} may not (import law)`
  if (names('')) return null
  return `imports ${specifier}: of packages, ${row.from} may import ${list(row.packages)} (import law)`
}

/** Whether a path lies under a pattern, and what `<x>` stood for; null when it does not. */
function matchPattern(pattern: string, path: string): { name: string | null } | null {
  if (pattern === '*') return { name: null }
  const source = pattern
    .replaceAll(/[.]/g, '\\.')
    .replaceAll('<x>', '(?<x>[^/.]+)')
    .replaceAll('*', '[^/]+')
    .replaceAll(/\{([^}]+)\}/g, (_, names: string) => `(?:${names.replaceAll(',', '|')})`)
  const match = new RegExp(`^${source}(?:$|/|\\.[a-z0-9]+$)`).exec(path)
  return match === null ? null : { name: match.groups?.['x'] ?? null }
}

/** The path of one of our files from the root, or null when the specifier names a package. */
function ownFile(path: string, specifier: string): string | null {
  const workspace = WORKSPACE.exec(specifier)
  if (workspace) return `${workspace[1]}/src/${workspace[2]}.ts`
  if (!specifier.startsWith('.')) return null
  return posix.join(posix.dirname(path), specifier.replace(/\?.*$/, ''))
}

function workspaceOf(path: string): string | null {
  return /^(domain|contract|server|web)\/src\//.exec(path)?.[1] ?? null
}

function matchText(pattern: string, text: string): boolean {
  const [head = '', tail] = pattern.split('*')
  return tail === undefined ? text === head || text.startsWith(`${head}/`) : text.startsWith(head)
}

function list(entries: readonly string[]): string {
  return entries.length === 0 ? 'nothing' : entries.join(', ')
}
