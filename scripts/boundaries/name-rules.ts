import type { Violation } from './violation.ts'
import { isSource, isTest, isTypeScript } from './file-kinds.ts'

const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/
const VAGUE = new Set(['utils', 'util', 'helpers', 'helper', 'misc', 'common'])
/** Metaphors and pronouns that a reader has to guess, and the terms of the field (docs/glossary.md). */
const UNSEARCHABLE = new Map([
  ['meet', 'authorize'],
  ['door', 'access'],
  ['doors', 'access-revocation'],
  ['seat', 'session'],
  ['sight', 'audience'],
  ['hearing', 'announcement'],
  ['deed', 'audited-change'],
  ['standing', 'effective-role'],
  ['errands', 'background-tasks'],
  ['letter', 'email'],
  ['crowd', 'clients'],
  ['kept', 'stored or cached'],
  ['told', 'published or disclosed'],
  ['surroundings', 'dependencies'],
  ['happenings', 'activity'],
  ['rescue', 'unsaved-changes'],
  ['somebody', 'user or guest'],
  ['nobody', 'what is missing'],
  ['whoever', 'user or guest'],
  ['anew', 'again'],
])

/**
 * File and folder names: kebab-case, each for one idea. The linter looks at the names of TypeScript files and at
 * barrels; folders, words and other kinds of files are left to this.
 */
export function namesOf(path: string): Violation[] {
  const segments = path.split('/')
  // The root's names belong to the tools that look for them, and so does what stands in a folder with a leading dot.
  const isTools = segments.length === 1 || segments.some((segment) => segment.startsWith('.'))
  const named = isTools ? [] : segments
  const violations: string[] = []
  for (const [index, segment] of named.entries()) {
    const isLinted = index === named.length - 1 && isTypeScript(path)
    const stem = segment.split('.')[0] ?? ''
    if (VAGUE.has(stem)) violations.push(`"${segment}" names no idea: call it after what it does`)
    for (const [word, term] of UNSEARCHABLE)
      // The names of migrations are stored in databases.
      if (stem.split('-').includes(word) && !path.endsWith('.sql'))
        violations.push(`"${segment}" has "${word}", a word of our own: the field says ${term}`)
    // A README is what code hosts show for a folder.
    if (!isLinted && segment !== 'README.md' && !KEBAB.test(segment))
      violations.push(`"${segment}" is not kebab-case`)
  }
  return violations.map((message) => ({ rule: 'names', where: path, message }))
}

/**
 * The closed vocabulary of a server feature: `<part>.ts`, or a folder `<part>/<idea>.ts` when one page is not enough,
 * never both; tests lie beside what they prove.
 */
export function vocabularyOf(paths: readonly string[], parts: readonly string[]): Violation[] {
  const violations: Violation[] = []
  const shapes = new Map<string, string>()
  for (const path of paths) {
    const [, feature, rest] = /^server\/src\/features\/([^/]+)\/(.+)$/.exec(path) ?? []
    if (feature === undefined || rest === undefined || (isTest(path) && isSource(path))) continue
    const [, part = '', idea] = /^([^/.]+)(?:\.ts|\/([^/]+)\.ts)$/.exec(rest) ?? []
    if (!parts.includes(part)) {
      const message = `is none of a feature's files: <part>.ts or <part>/<idea>.ts, part being ${parts.join(', ')}`
      violations.push({ rule: 'vocabulary', where: path, message })
      continue
    }
    const shape = idea === undefined ? 'file' : 'folder'
    if ((shapes.get(`${feature}/${part}`) ?? shape) !== shape) {
      const message = `stands beside a folder or file of the same part "${part}": keep one of the two`
      violations.push({ rule: 'vocabulary', where: path, message })
    }
    shapes.set(`${feature}/${part}`, shape)
  }
  return violations
}
