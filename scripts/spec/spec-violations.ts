import type { FoundTest } from './read-tests.ts'
import { RULE_ID, type Rule, type Violation } from './read-rules.ts'

/** A file of the repository and the tests in it; none where it is no test file. */
export interface SpecFile {
  readonly path: string
  readonly text: string
  readonly tests: readonly FoundTest[]
}

/**
 * What is wrong between the rules and the files that quote them: a built rule that no running test quotes, a rule
 * that is marked as not built although a test quotes it, an id given twice, a prefix on two pages, and an id that no
 * page explains.
 */
export function specViolations(rules: readonly Rule[], files: readonly SpecFile[]): readonly Violation[] {
  return [...duplicateIds(rules), ...untestedRules(rules, files), ...unknownIds(rules, files)]
}

function duplicateIds(rules: readonly Rule[]): readonly Violation[] {
  const byId = new Map<string, Rule>()
  const pageOfPrefix = new Map<string, string>()
  return rules.flatMap((rule) => {
    const at = { path: rule.page, line: rule.line }
    const first = byId.get(rule.id)
    if (first !== undefined)
      return [{ ...at, message: `${rule.id} is already the id of ${first.page}:${first.line}` }]
    byId.set(rule.id, rule)
    const page = pageOfPrefix.get(prefixOf(rule.id)) ?? rule.page
    pageOfPrefix.set(prefixOf(rule.id), page)
    return page === rule.page ? [] : [{ ...at, message: `${rule.id} has the prefix of ${page}` }]
  })
}

function untestedRules(rules: readonly Rule[], files: readonly SpecFile[]): readonly Violation[] {
  const proofs = new Map<string, string>()
  const faults = new Map<string, string>()
  for (const { path, tests } of files)
    for (const { rules: ids, fault, title } of tests)
      for (const id of ids)
        if (fault === null) proofs.set(id, path)
        else faults.set(id, `"${title}" in ${path} ${fault}`)
  return rules.flatMap((rule) => {
    const at = { path: rule.page, line: rule.line }
    const proof = proofs.get(rule.id)
    if (rule.isBuilt && proof === undefined)
      return [{ ...at, message: `${rule.id} has no test: ${faults.get(rule.id) ?? 'none quotes it'}` }]
    if (!rule.isBuilt && proof !== undefined)
      return [{ ...at, message: `${rule.id} is marked as not built, but a test in ${proof} quotes it` }]
    return []
  })
}

function unknownIds(rules: readonly Rule[], files: readonly SpecFile[]): readonly Violation[] {
  const known = new Set(rules.map(({ id }) => id))
  const prefixes = new Set(rules.map(({ id }) => prefixOf(id)))
  return files.flatMap(({ path, text }) =>
    text
      .split('\n')
      .flatMap((content, index) =>
        [...content.matchAll(RULE_ID)]
          .filter(([id, prefix = '']) => prefixes.has(prefix) && !known.has(id))
          .map(([id]) => ({ path, line: index + 1, message: `${id} is not a rule of docs/spec` })),
      ),
  )
}

function prefixOf(id: string): string {
  return id.slice(0, id.lastIndexOf('-'))
}
