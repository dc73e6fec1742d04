import { parseSync, Visitor } from 'oxc-parser'
import type { Violation } from './violation.ts'

/** Names the variables that only one of the sources of the configuration and .env.example names. */
export function envExampleOf(sources: readonly string[], example: string): Violation[] {
  const read = new Set(sources.flatMap((source) => [...variablesOfConfig(source)]))
  const shown = new Set([...example.matchAll(/^#?\s?([A-Z][A-Z0-9_]*)=/gm)].map((match) => match[1] ?? ''))
  return [
    ...[...read]
      .filter((name) => !shown.has(name))
      .map((name) => report(name, 'is read by server/src/config.ts, but not shown')),
    ...[...shown]
      .filter((name) => !read.has(name))
      .map((name) => report(name, 'is shown, but server/src/config.ts does not read it')),
  ]
}

function report(name: string, message: string): Violation {
  return { rule: 'env-example', where: '.env.example', message: `${name} ${message}` }
}

/** Every upper-case word that a source uses as a property: `env.PORT`, `env['PORT']`, `{ PORT: … }`. */
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
