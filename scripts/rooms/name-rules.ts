import type { Complaint } from './complaint.ts'
import { isSource, isTest } from './file-kinds.ts'

const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/
const VAGUE = new Set(['utils', 'util', 'helpers', 'helper', 'misc', 'common'])

/** File and folder names: kebab-case, each for one idea, no barrels (style rules 14 and 15). */
export function namesOf(path: string): Complaint[] {
  const segments = path.split('/')
  // The root's names belong to the tools that look for them; a leading dot does so anywhere.
  const named = segments.length === 1 ? [] : segments.filter((segment) => !segment.startsWith('.'))
  const complaints: string[] = []
  for (const segment of named) {
    const stem = segment.split('.')[0] ?? ''
    if (VAGUE.has(stem)) complaints.push(`"${segment}" names no idea: call it after what it does`)
    if (!KEBAB.test(segment)) complaints.push(`"${segment}" is not kebab-case`)
  }
  if (/\/index\.tsx?$/.test(path)) complaints.push('is a barrel: import the file you mean')
  return complaints.map((says) => ({ rule: 'names', where: path, says }))
}

/**
 * The closed vocabulary of a server feature (style rule 13): `<part>.ts`, or a folder `<part>/<idea>.ts`
 * when one page is not enough, never both; tests lie beside what they prove.
 */
export function vocabularyOf(paths: readonly string[], parts: readonly string[]): Complaint[] {
  const complaints: Complaint[] = []
  const shapes = new Map<string, string>()
  for (const path of paths) {
    const [, feature, rest] = /^server\/src\/features\/([^/]+)\/(.+)$/.exec(path) ?? []
    if (feature === undefined || rest === undefined || (isTest(path) && isSource(path))) continue
    const [, part = '', idea] = /^([^/.]+)(?:\.ts|\/([^/]+)\.ts)$/.exec(rest) ?? []
    if (!parts.includes(part)) {
      const says = `is none of a feature's files: <part>.ts or <part>/<idea>.ts, part being ${parts.join(', ')}`
      complaints.push({ rule: 'vocabulary', where: path, says })
      continue
    }
    const shape = idea === undefined ? 'file' : 'folder'
    if ((shapes.get(`${feature}/${part}`) ?? shape) !== shape) {
      const says = `stands beside a folder or file of the same part "${part}": keep one of the two`
      complaints.push({ rule: 'vocabulary', where: path, says })
    }
    shapes.set(`${feature}/${part}`, shape)
  }
  return complaints
}
