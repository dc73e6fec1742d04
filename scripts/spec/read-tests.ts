import { type CallExpression, parseSync, Visitor } from 'oxc-parser'
import { RULE_ID } from './read-rules.ts'
import { chainOf, readTestCall } from './test-call.ts'

/** One `test`, `it` or `describe` of a file, under its title as written there. */
export interface FoundTest {
  readonly title: string
  /** The ids of rules in its title, and in a comment `// Rules: VOTE-3, VOTE-4` in the line above it. */
  readonly rules: readonly string[]
  /** Why it proves nothing, as the end of a sentence; null when it runs. */
  readonly fault: string | null
}

/** A test or describe, or the file as a whole, which has no place that it stands in. */
interface Place {
  readonly kind: 'test' | 'describe' | 'file'
  readonly title: string | null
  readonly rules: readonly string[]
  readonly within: Place | null
  isOff: boolean
  /** Whether a test in it runs. */
  runs: boolean
}

/** All tests of a TypeScript file in the order in which they begin; those whose title is computed are left out. */
export function readTests(path: string, text: string): readonly FoundTest[] {
  const places = readPlaces(path, text)
  // Only now, since a describe may be switched off by a line behind its tests.
  for (const place of places) {
    const standing = placesAround(place)
    if (place.kind === 'test' && !standing.some(({ isOff }) => isOff))
      for (const one of standing) one.runs = true
  }
  return places.flatMap((place) =>
    place.title === null ? [] : [{ title: place.title, rules: place.rules, fault: faultOf(place) }],
  )
}

function readPlaces(path: string, text: string): readonly Place[] {
  const names = new Map<string, 'test' | 'describe'>([
    ['test', 'test'],
    ['it', 'test'],
    ['describe', 'describe'],
  ])
  const places: Place[] = []
  const open = new Map<CallExpression, Place>()
  let here: Place = { kind: 'file', title: null, rules: [], within: null, isOff: false, runs: false }
  new Visitor({
    ImportSpecifier: ({ imported, local }) => {
      const kind = imported.type === 'Identifier' ? names.get(imported.name) : undefined
      if (kind) names.set(local.name, kind)
    },
    VariableDeclarator: ({ id, init }) => {
      // Playwright's way to more fixtures: `const room = test.extend(…)` makes tests too.
      const chain = init?.type === 'CallExpression' ? chainOf(init.callee) : null
      const isExtended = chain?.length === 2 && chain[1] === 'extend' && names.has(chain[0] ?? '')
      if (isExtended && id.type === 'Identifier') names.set(id.name, 'test')
    },
    CallExpression: (call) => {
      const found = readTestCall(call, names, text)
      if (found?.kind === 'switch-off') here.isOff = true
      if (found === null || found.kind === 'switch-off') return
      const rules = idsIn(`${found.title ?? ''} ${commentAbove(text, call.start)}`)
      here = { ...found, rules, within: here, runs: false }
      places.push(here)
      open.set(call, here)
    },
    'CallExpression:exit': (call) => {
      here = open.get(call)?.within ?? here
    },
  }).visit(parseSync(path, text).program)
  return places
}

function idsIn(text: string): readonly string[] {
  return [...text.matchAll(RULE_ID)].map(([id]) => id)
}

/** The comment `// Rules: …` in the line above a call that begins at an index of the text; empty without one. */
function commentAbove(text: string, start: number): string {
  const above = text.slice(0, start).split('\n').at(-2) ?? ''
  return /^\s*\/\/ Rules: /.test(above) ? above : ''
}

/** The place itself and all that it stands in, from the inside. */
function placesAround(place: Place): readonly Place[] {
  return place.within === null ? [place] : [place, ...placesAround(place.within)]
}

function faultOf(place: Place): string | null {
  if (place.isOff) return 'is skipped'
  if (placesAround(place).some(({ isOff }) => isOff)) return 'stands in something that is skipped'
  return place.runs ? null : 'holds no test that runs'
}
