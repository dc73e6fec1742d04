import { parseSync, Visitor } from 'oxc-parser'
import type { Complaint } from './complaint.ts'

/** Both name the same variables: the one reader of the environment, and what a newcomer copies. */
export function envExampleOf(config: string, example: string): Complaint[] {
  const read = variablesOfConfig(config)
  const shown = new Set([...example.matchAll(/^#?\s?([A-Z][A-Z0-9_]*)=/gm)].map((match) => match[1] ?? ''))
  return [
    ...[...read]
      .filter((name) => !shown.has(name))
      .map((name) => complain(name, 'is read by server/src/config.ts, but not shown')),
    ...[...shown]
      .filter((name) => !read.has(name))
      .map((name) => complain(name, 'is shown, but server/src/config.ts does not read it')),
  ]
}

function complain(name: string, says: string): Complaint {
  return { rule: 'env-example', where: '.env.example', says: `${name} ${says}` }
}

/** Every upper-case word that config.ts uses as a property: `env.PORT`, `env['PORT']`, `{ PORT: … }`. */
function variablesOfConfig(config: string): Set<string> {
  const names = new Set<string>()
  const note = (node: object) => {
    const name = 'name' in node ? node.name : 'value' in node ? node.value : null
    if (typeof name === 'string' && /^[A-Z][A-Z0-9_]+$/.test(name)) names.add(name)
  }
  new Visitor({
    MemberExpression: ({ property }) => note(property),
    Property: ({ key }) => note(key),
  }).visit(parseSync('config.ts', config).program)
  return names
}
