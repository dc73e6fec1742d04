import { violationAt, type Violation } from './violation.ts'
import type { Source } from './read-source.ts'

const LONGEST_FILE = 300

/** Comments that silence a tool, and the violation about each. */
const ESCAPES: readonly { readonly pattern: RegExp; readonly message: string }[] = [
  {
    pattern: /^@ts-(ignore|nocheck)/,
    message: 'silences the compiler: say @ts-expect-error and why, or mend the type',
  },
  {
    pattern: /^@ts-expect-error(?!\W*\w+\W+\w)/,
    message: 'does not say on its line why the error is expected',
  },
  {
    pattern: /^(oxlint|eslint)-disable(?!.*--\s*\w+\W+\w)/,
    message: 'does not say on its line why: add `-- the reason`',
  },
]

/** No style sheet is over the limit of lines, which the linter holds for all other files. */
export function sheetLengthOf(path: string, lines: number): Violation[] {
  if (!path.endsWith('.css') || lines <= LONGEST_FILE) return []
  return [
    violationAt(
      path,
      LONGEST_FILE + 1,
      'length',
      `has ${lines} lines: split it by ideas, ${LONGEST_FILE} is the limit`,
    ),
  ]
}

/** No tool is silenced without a reason on the line. */
export function escapesOf(source: Source): Violation[] {
  return source.comments.flatMap(({ line, text }) =>
    ESCAPES.filter(({ pattern }) => pattern.test(text)).map(({ message }) =>
      violationAt(source.path, line, 'escapes', message),
    ),
  )
}

/** The environment is read in one place: every other file gets settings as arguments. */
export function environmentOf(source: Source, readers: readonly string[]): Violation[] {
  if (readers.some((prefix) => source.path.startsWith(prefix))) return []
  return source.environmentReads.map((line) =>
    violationAt(
      source.path,
      line,
      'environment',
      'reads process.env: only server/src/config.ts does, and passes it on',
    ),
  )
}
