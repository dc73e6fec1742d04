/** One broken rule at one place; `where` is `file` or `file:line`, relative to the root. */
export interface Violation {
  readonly rule: RuleName
  readonly where: string
  readonly message: string
}

export type RuleName =
  | 'imports'
  | 'environment'
  | 'vocabulary'
  | 'names'
  | 'length'
  | 'median'
  | 'root'
  | 'domain-tests'
  | 'escapes'
  | 'env-example'
  | 'exceptions'

/** Builds a violation about one line of a file. */
export function violationAt(file: string, line: number, rule: RuleName, message: string): Violation {
  return { rule, where: `${file}:${line}`, message }
}
