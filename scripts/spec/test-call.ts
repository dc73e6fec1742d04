import type { Argument, CallExpression, Expression } from 'oxc-parser'

/** What a call does to the tests of its file. */
export type TestCall =
  | { readonly kind: 'test' | 'describe'; readonly title: string | null; readonly isOff: boolean }
  /** `test.skip()` and the like, which switch off the test, describe or file in which they are called. */
  | { readonly kind: 'switch-off' }

/** The functions that make tests, by the name they have in a file. */
export type TestNames = ReadonlyMap<string, 'test' | 'describe'>

/**
 * What stands between name and brackets and says that nothing is proven; a test that shall fail proves nothing either.
 */
const OFF = new Set(['skip', 'todo', 'fixme', 'fail', 'fails'])
const HARMLESS = new Set(['only', 'concurrent', 'sequential', 'shuffle', 'serial', 'parallel', 'describe'])
/** Functions that are called with cases or a condition first; what they return is called with the title. */
const CALLED_TWICE = new Set(['each', 'for', 'skipIf', 'runIf'])

/**
 * Reads `test('title', …)`, `test.describe.skip(…)`, `describe.each(cases)('title', …)` and so on; null for any other
 * call. A condition of `skipIf` and `runIf` is left to the runner, which counts a skipped test as failed.
 */
export function readTestCall(call: CallExpression, names: TestNames, source: string): TestCall | null {
  const chain = chainOf(call.callee)
  const base = names.get(chain?.[0] ?? '')
  if (chain === null || base === undefined) return null
  const modifiers = chain.slice(1)
  if (!modifiers.every((modifier) => OFF.has(modifier) || HARMLESS.has(modifier))) return null
  const [first, ...others] = call.arguments
  const title = titleOf(first, source)
  const isOff = modifiers.some((modifier) => OFF.has(modifier)) || others.some(switchesOff)
  if (title === null && !others.some(isFunction)) return isOff ? { kind: 'switch-off' } : null
  return { kind: modifiers.includes('describe') ? 'describe' : base, title, isOff }
}

/** The names in `a.b.c`, without `each(…)` and its like where they have been called; null for anything else. */
export function chainOf(callee: Expression): readonly string[] | null {
  if (callee.type === 'Identifier') return [callee.name]
  if (callee.type === 'MemberExpression') {
    const chain = chainOf(callee.object)
    if (chain === null || callee.computed || callee.property.type !== 'Identifier') return null
    return [...chain, callee.property.name]
  }
  const inner =
    callee.type === 'CallExpression'
      ? chainOf(callee.callee)
      : callee.type === 'TaggedTemplateExpression'
        ? chainOf(callee.tag)
        : null
  return inner !== null && CALLED_TWICE.has(inner.at(-1) ?? '') ? inner.slice(0, -1) : null
}

/** A title as it is written, `${…}` and `%s` included; null when it is worked out some other way. */
function titleOf(argument: Argument | undefined, source: string): string | null {
  if (argument?.type === 'Literal' && typeof argument.value === 'string') return argument.value
  if (argument?.type !== 'TemplateLiteral') return null
  return argument.quasis
    .map(({ value }, at) => {
      const expression = argument.expressions[at]
      const written = expression ? `\${${source.slice(expression.start, expression.end)}}` : ''
      return `${value.cooked ?? value.raw}${written}`
    })
    .join('')
}

/** `{ skip: true }` between title and test, or anything else than a plain `false` there. */
function switchesOff(argument: Argument): boolean {
  if (argument.type !== 'ObjectExpression') return false
  return argument.properties.some(
    (property) =>
      property.type === 'Property' &&
      property.key.type === 'Identifier' &&
      OFF.has(property.key.name) &&
      !(property.value.type === 'Literal' && property.value.value === false),
  )
}

function isFunction({ type }: Argument): boolean {
  return type === 'ArrowFunctionExpression' || type === 'FunctionExpression'
}
