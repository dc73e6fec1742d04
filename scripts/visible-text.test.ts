import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type Argument,
  type ArrayExpression,
  type Expression,
  type JSXEmptyExpression,
  type ObjectExpression,
  parseSync,
  Visitor,
} from 'oxc-parser'
import { expect, test } from 'vitest'
import { listFiles } from './boundaries/tracked-files.ts'

const ROOT = join(import.meta.dirname, '..')
/** Attributes and options whose texts users read or hear. */
const SPOKEN = new Set(['alt', 'aria-label', 'description', 'hint', 'label', 'placeholder', 'text', 'title'])
/** Calls whose arguments users read or hear. */
const SPEAKING = new Set(['showToast', 'announce', 'usePageTitle'])

test('TEXT-1: no part of a page has words of its own, all come from a catalogue', () => {
  const pages = listFiles(ROOT).tracked.filter((path) => /^web\/src\/.*\.tsx$/.test(path))
  expect(pages.length).toBeGreaterThan(100)
  expect(foundIn(pages, wordsIn)).toEqual([])
})

test('TEXT-1: no file of the page has a sentence outside of a catalogue', () => {
  const files = listFiles(ROOT).tracked.filter((path) => /^web\/src\/.*\.tsx?$/.test(path))
  expect(files.length).toBeGreaterThan(500)
  expect(foundIn(files, sentencesIn)).toEqual([])
})

// Rules: TEXT-5
// The questions of a first survey are content, which a team changes, as are the formats of retros.
test('no email, message or table that the server writes has words outside of a catalogue', () => {
  const files = listFiles(ROOT).tracked.filter((path) =>
    /^(server|domain)\/src\/(?!pulse\/format).*\.ts$/.test(path),
  )
  expect(files.length).toBeGreaterThan(500)
  expect(foundIn(files, writtenIn)).toEqual([])
})

// Rules: TEXT-5
test('words of the server are found in its emails, messages and tables, and nowhere else', () => {
  const file = `import { a } from 'A word'
    const email = { subject: 'Retro', lines: [\`Hello \${name}\`, t('text')], heading: isOne ? 'One' : t('more') }
    const page = { title: 'Retropulse API', summary: 'Starts a retro', label: t('label'), name: 'Known' }
    const table = csvOf([['Name', t('role')], ...rows]), HEADER = ['Team', 'Notes'] as const`
  expect(writtenIn('server/src/a.ts', file)).toEqual(['Retro', 'Hello', 'One', 'Name', 'Team', 'Notes'])
  expect(writtenIn('server/src/features/x/messages/a.ts', "const day = 'Today', kind = 'today'")).toEqual([
    'Today',
  ])
})

test('TEXT-1: words between tags and in spoken attributes are found, numbers and signs are none', () => {
  const page =
    '<p title="Say" className="big" data-x="y">Words · <b>{t("key")}</b> +{1} <i label={`said`} /></p>'
  expect(wordsIn('a.tsx', page)).toEqual(['Say', 'Words ·', 'said'])
})

test('TEXT-1: words in expressions and in what is said aloud are found, keys of a catalogue are none', () => {
  const page = `function Part() {
    usePageTitle('Tab')
    showToast(t('done'), { text: isLate ? 'Late' : t('early'), action: { label: 'Back', onAction }, id: 'x' })
    announce(\`\${count} left\`)
    return <p title={isOpen ? 'Open' : t('shut')}>{isOwn && 'Own'}{state === 'on' ? t('on') : name ?? 'None'}</p>
  }`
  expect(wordsIn('a.tsx', page)).toEqual(['Tab', 'Late', 'Back', 'left', 'Open', 'Own', 'None'])
})

test('TEXT-1: sentences are found everywhere but in catalogues and in errors that only developers read', () => {
  const file = `const hint = 'Please wait for it'
    const t = defineMessages({ late: 'You are too late' })
    if (count > 1) throw new Error('There is more than one')
    const style = 'flex items-center', key = 'Enter', also = \`Or so: \${key} it is\``
  expect(sentencesIn('a.ts', file)).toEqual(['Please wait for it', 'Or so:'])
})

/** Tests and the gallery of parts are left out; catalogues and guides to formats are texts as a whole. */
function foundIn(paths: readonly string[], find: typeof wordsIn): readonly string[] {
  return paths
    .filter((path) => !/\/testing\/|\.test\.tsx?$/.test(path) && !path.startsWith('web/src/ui/gallery/'))
    .filter((path) => !/messages\.ts$|\/formats\/guides\//.test(path))
    .flatMap((path) => find(path, readFileSync(join(ROOT, path), 'utf8')).map((word) => `${path}: ${word}`))
}

interface Found {
  readonly at: number
  readonly text: string
}

/** Words that the source shows or announces, in their order. */
function wordsIn(path: string, source: string): readonly string[] {
  const found: Found[] = []
  // The beginning of an address is the same in every language.
  const add = (one: Found) => /\p{L}/u.test(one.text.replace('https://', '')) && found.push(one)
  new Visitor({
    JSXText: ({ start, value }) => add({ at: start, text: value }),
    JSXAttribute: ({ name, value }) => {
      const isSpoken = name.type === 'JSXIdentifier' && SPOKEN.has(name.name)
      if (!isSpoken || value === null) return
      if (value.type === 'Literal') add({ at: value.start, text: value.value })
      if (value.type === 'JSXExpressionContainer') literalsOf(value.expression).forEach(add)
    },
    JSXElement: ({ children }) => {
      for (const child of children)
        if (child.type === 'JSXExpressionContainer') literalsOf(child.expression).forEach(add)
    },
    JSXFragment: ({ children }) => {
      for (const child of children)
        if (child.type === 'JSXExpressionContainer') literalsOf(child.expression).forEach(add)
    },
    CallExpression: ({ callee, arguments: given }) => {
      if (callee.type !== 'Identifier' || !SPEAKING.has(callee.name)) return
      for (const one of given)
        (one.type === 'ObjectExpression' ? spokenIn(one) : literalsOf(one)).forEach(add)
    },
  }).visit(parseSync(path, source).program)
  return textsOf(found)
}

/** Texts of a capital letter and several words, outside of `defineMessages` and of what is thrown. */
function sentencesIn(path: string, source: string): readonly string[] {
  const found: Found[] = []
  const apart: { readonly start: number; readonly end: number }[] = []
  const add = (at: number, text: string) => {
    if (/^\p{Lu}\p{Ll}*[,:]? \p{L}/u.test(text.trim())) found.push({ at, text })
  }
  new Visitor({
    Literal: ({ start, value }) => void (typeof value === 'string' && add(start, value)),
    TemplateElement: ({ start, value }) => add(start, value.raw),
    CallExpression: ({ callee, start, end }) => {
      if (callee.type === 'Identifier' && callee.name === 'defineMessages') apart.push({ start, end })
    },
    NewExpression: ({ callee, start, end }) => {
      if (callee.type === 'Identifier' && callee.name.endsWith('Error')) apart.push({ start, end })
    },
  }).visit(parseSync(path, source).program)
  return textsOf(found.filter(({ at }) => !apart.some(({ start, end }) => start <= at && at < end)))
}

/** Parts of an email, a message or a file that people read. */
const WRITTEN = new Set(['subject', 'heading', 'lines', 'reason', 'label', 'title', 'notice'])

/** Words of what the server writes: in parts of emails and messages, in the first row of tables, and in rooms of texts. */
function writtenIn(path: string, source: string): readonly string[] {
  const found: Found[] = []
  const add = (one: Found) => {
    if (/^\p{Lu}\p{Ll}/u.test(one.text.trim()) && !one.text.startsWith('Retropulse')) found.push(one)
  }
  const isRoomOfTexts = /\/messages\//.test(path)
  new Visitor({
    Property: ({ key, value }) => {
      if (isRoomOfTexts || key.type !== 'Identifier' || !WRITTEN.has(key.name)) return
      if (value.type === 'ArrayExpression') elementsOf(value).forEach(add)
      else if (value.type !== 'ObjectPattern' && value.type !== 'ArrayPattern')
        literalsOf(value as Expression).forEach(add)
    },
    CallExpression: ({ callee, arguments: given }) => {
      if (isRoomOfTexts || callee.type !== 'Identifier' || callee.name !== 'csvOf') return
      for (const one of given) if (one.type === 'ArrayExpression') elementsOf(one).forEach(add)
    },
    VariableDeclarator: ({ id, init }) => {
      if (isRoomOfTexts || id.type !== 'Identifier' || id.name !== 'HEADER') return
      const list = init?.type === 'TSAsExpression' ? init.expression : init
      if (list?.type === 'ArrayExpression') elementsOf(list).forEach(add)
    },
    Literal: ({ start, value }) => {
      if (isRoomOfTexts && typeof value === 'string') add({ at: start, text: value })
    },
    TemplateElement: ({ start, value }) => {
      if (isRoomOfTexts) add({ at: start, text: value.raw })
    },
  }).visit(parseSync(path, source).program)
  return textsOf(found)
}

/** The texts in an array and in arrays within it. */
function elementsOf({ elements }: ArrayExpression): readonly Found[] {
  return elements.flatMap((one) => {
    if (one === null || one.type === 'SpreadElement') return []
    return one.type === 'ArrayExpression' ? elementsOf(one) : literalsOf(one)
  })
}

/** The texts that an expression can be; operands of comparisons and arguments of calls are left out. */
function literalsOf(expression: Argument | Expression | JSXEmptyExpression): readonly Found[] {
  switch (expression.type) {
    case 'Literal':
      return typeof expression.value === 'string' ? [{ at: expression.start, text: expression.value }] : []
    case 'TemplateLiteral':
      return [
        ...expression.quasis.map(({ start, value }) => ({ at: start, text: value.raw })),
        ...expression.expressions.flatMap(literalsOf),
      ]
    case 'ConditionalExpression':
      return [expression.consequent, expression.alternate].flatMap(literalsOf)
    case 'LogicalExpression':
      return [expression.left, expression.right].flatMap(literalsOf)
    case 'ParenthesizedExpression':
      return literalsOf(expression.expression)
    default:
      return []
  }
}

/** The texts of options that users read or hear, nested options included. */
function spokenIn({ properties }: ObjectExpression): readonly Found[] {
  return properties.flatMap((one) => {
    if (one.type !== 'Property' || one.key.type !== 'Identifier') return []
    if (one.value.type === 'ObjectExpression') return spokenIn(one.value)
    return SPOKEN.has(one.key.name) ? literalsOf(one.value) : []
  })
}

function textsOf(found: readonly Found[]): readonly string[] {
  return found.toSorted((one, other) => one.at - other.at).map(({ text }) => text.trim())
}
