/** One rule of a page of docs/spec. */
export interface Rule {
  /** Such as `VOTE-3`; it never changes and is never given to another rule. */
  readonly id: string
  /** The page's path from the root of the repository. */
  readonly page: string
  /** Of the rule's first line, from 1. */
  readonly line: number
  readonly text: string
  /** False for a rule that ends with `_Not built: what is missing._` */
  readonly isBuilt: boolean
}

/** What is wrong in a file, and where. */
export interface Violation {
  readonly path: string
  readonly line: number
  readonly message: string
}

/** An id anywhere in a text; the first group is its prefix, of one word or two, as in MOVE-IN. */
export const RULE_ID = /\b([A-Z][A-Z0-9]+(?:-[A-Z]+)?)-([1-9]\d*)\b/g
const LIST_ITEM = /^- \*\*([^*]+)\*\* ?(.*)$/
const TABLE_ROW = /^\| ([A-Z][A-Z0-9]*(?:-[A-Z]+)?-\d+) \|(.*)\|$/
const ID = /^[A-Z][A-Z0-9]+(?:-[A-Z]+)?-[1-9]\d*$/
const NOT_BUILT = / ?_Not built: [^_]+\._ ?$/

/** The rules of a page, list items and table rows, in their order, and what is wrong with their form. */
export function readRules(
  page: string,
  content: string,
): { readonly rules: readonly Rule[]; readonly violations: readonly Violation[] } {
  const rules: Rule[] = []
  const violations: Violation[] = []
  const lines = content.split('\n')
  for (const [index, written] of lines.entries()) {
    const found = LIST_ITEM.exec(written) ?? TABLE_ROW.exec(written)
    if (found === null) continue
    const [, id = '', first = ''] = found
    const line = index + 1
    const text = [first, ...continuationLines(lines.slice(line))].join(' ').trim()
    const report = (message: string) => violations.push({ path: page, line, message: `${id} ${message}` })
    if (!ID.test(id)) report('is not an id such as VOTE-3')
    if (text.replaceAll(/[|\s]/g, '') === '') report('has no text')
    const isBuilt = !NOT_BUILT.test(text.replace(/\|\s*$/, ''))
    if (isBuilt && /not built/i.test(text)) report('does not end with _Not built: what is missing._')
    rules.push({ id, page, line, text, isBuilt })
  }
  return { rules, violations }
}

/** The indented lines that go on with a list item. */
function continuationLines(lines: readonly string[]): readonly string[] {
  const end = lines.findIndex((line) => !/^ {2}\S/.test(line))
  return lines.slice(0, end === -1 ? lines.length : end).map((line) => line.trim())
}
