import { at, type Complaint } from './complaint.ts'
import type { Source } from './read-source.ts'

const LONGEST_FILE = 300

/** Comments that silence a tool, and what each must say. */
const ESCAPES: readonly { readonly pattern: RegExp; readonly says: string }[] = [
  {
    pattern: /^@ts-(ignore|nocheck)/,
    says: 'silences the compiler: say @ts-expect-error and why, or mend the type',
  },
  { pattern: /^@ts-expect-error(?!\W*\w+\W+\w)/, says: 'does not say on its line why the error is expected' },
  {
    pattern: /^(oxlint|eslint)-disable(?!.*--\s*\w+\W+\w)/,
    says: 'does not say on its line why: add `-- the reason`',
  },
]

/** No file is over the limit of lines; style sheets too. */
export function lengthOf(path: string, lines: number): Complaint[] {
  if (lines <= LONGEST_FILE) return []
  return [
    at(
      path,
      LONGEST_FILE + 1,
      'length',
      `has ${lines} lines: split it by ideas, ${LONGEST_FILE} is the limit`,
    ),
  ]
}

/** No tool is silenced without a reason on the line. */
export function escapesOf(source: Source): Complaint[] {
  return source.comments.flatMap(({ line, text }) =>
    ESCAPES.filter(({ pattern }) => pattern.test(text)).map(({ says }) =>
      at(source.path, line, 'escapes', says),
    ),
  )
}

/** Settings enter at one place: every other file is given what it needs as an argument. */
export function environmentOf(source: Source, readers: readonly string[]): Complaint[] {
  if (readers.some((prefix) => source.path.startsWith(prefix))) return []
  return source.environmentReads.map((line) =>
    at(
      source.path,
      line,
      'environment',
      'reads process.env: only server/src/config.ts does, and passes it on',
    ),
  )
}
