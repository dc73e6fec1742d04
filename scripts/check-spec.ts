import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from './boundaries/tracked-files.ts'
import { readRules, type Rule, type Violation } from './spec/read-rules.ts'
import { readTests } from './spec/read-tests.ts'
import { specViolations } from './spec/spec-violations.ts'

const PAGE = /^docs\/spec\/[a-z-]+\.md$/
/** Files in which an id is a reference to a rule; the checker's own tests hold invented ones. */
const QUOTES_RULES = /\.(tsx?|md|css|sql|ya?ml|html)$/
const OWN_TESTS = /^scripts\/spec\//
/** Only files of this name are run by a test runner. */
const TEST_FILE = /\.test\.tsx?$/

/** Reads the rules of a repository, and reports where rules and tests disagree. */
export function checkSpec(root: string): {
  readonly rules: readonly Rule[]
  readonly violations: readonly Violation[]
} {
  const paths = listFiles(root).tracked.filter((path) => QUOTES_RULES.test(path) && !OWN_TESTS.test(path))
  const files = paths.map((path) => {
    const text = readFileSync(join(root, path), 'utf8')
    return { path, text, tests: TEST_FILE.test(path) ? readTests(path, text) : [] }
  })
  const pages = files.filter(({ path }) => PAGE.test(path)).map(({ path, text }) => readRules(path, text))
  const rules = pages.flatMap((page) => page.rules)
  return {
    rules,
    violations: [...pages.flatMap((page) => page.violations), ...specViolations(rules, files)],
  }
}

if (import.meta.main) {
  const { rules, violations } = checkSpec(join(import.meta.dirname, '..'))
  for (const { path, line, message } of violations) console.log(`${path}:${line} ${message}`)
  if (violations.length > 0) process.exitCode = 1
  const built = rules.filter(({ isBuilt }) => isBuilt).length
  console.log(`${rules.length} rules, ${built} of them built, ${violations.length} violations`)
}
