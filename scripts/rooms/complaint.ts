/** One broken rule at one place; `where` is `file` or `file:line`, relative to the root. */
export interface Complaint {
  readonly rule: RuleName
  readonly where: string
  readonly says: string
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

/** Builds a complaint about one line of a file. */
export function at(file: string, line: number, rule: RuleName, says: string): Complaint {
  return { rule, where: `${file}:${line}`, says }
}
