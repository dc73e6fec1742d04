import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'
import { expect, test } from 'vitest'
import { listFiles } from './boundaries/tracked-files.ts'

const ROOT = join(import.meta.dirname, '..')
const PAGES = /^docs\/spec\/[a-z-]+\.md$/
/** Files with the texts of pages, and with those that the server writes. */
const TEXTS = /^(web\/src\/.*\.tsx?|server\/src\/features\/\w+\/messages\/.*\.ts)$/

test('TEXT-4: each text that the specification quotes stands word for word in a catalogue', () => {
  const { tracked } = listFiles(ROOT)
  const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')
  const known = tracked
    .filter((path) => TEXTS.test(path) && !path.includes('.test.'))
    .flatMap((path) => textsIn(path, read(path)))
  const quoted = tracked
    .filter((path) => PAGES.test(path))
    .flatMap((path) => quotesIn(read(path)).map((quote) => ({ path, quote })))
  expect(quoted.length).toBeGreaterThan(200)
  expect(known.length).toBeGreaterThan(2000)
  expect(quoted.filter(({ quote }) => !isAmong(known, quote))).toEqual([])
})

test('TEXT-4: quotes are found over ends of lines and with apostrophes; codes and what is not built are none', () => {
  const page = `# Page
- **ONE-1** Says 'Not
  yours' or "other" and \`'code'\`, or 'We can't', the user's own.
- **ONE-2** Says 'Later'. _Not built: it._
| ONE-3 | 'In a cell' | 3 |
`
  expect(quotesIn(page)).toEqual(['Not yours', "We can't", 'In a cell'])
})

test('TEXT-4: a text with values matches what it becomes, and nothing else', () => {
  const known = [
    "t = defineMessages({ a: 'Overdue by {{count}} days', b: '{{name}} (you)', c: 'Vote' })",
  ].flatMap((source) => textsIn('messages.ts', source))
  for (const quote of ['Overdue by {count} days', 'Overdue by 3 days', '(you)', 'Vote'])
    expect([quote, isAmong(known, quote)]).toEqual([quote, true])
  for (const quote of ['Overdue by days', 'Overdue', 'vote', 'Somebody (you) know'])
    expect([quote, isAmong(known, quote)]).toEqual([quote, false])
})

/** A text of a catalogue: what stands between its values. */
type Text = readonly string[]

/** The texts of the catalogues in a file, and of templates that the server fills. */
function textsIn(path: string, source: string): readonly Text[] {
  const isServers = path.startsWith('server/')
  if (!isServers && !source.includes('defineMessages(')) return []
  const texts: Text[] = []
  new Visitor({
    Literal: ({ value }) => {
      if (typeof value === 'string') texts.push(value.split(/\{\{\w+\}\}/))
    },
    TemplateLiteral: ({ quasis }) => {
      texts.push(quasis.map(({ value }) => value.cooked ?? ''))
    },
  }).visit(parseSync(path, source).program)
  return texts
}

/** The texts in single quotes of a page's built rules and tables. */
function quotesIn(page: string): readonly string[] {
  const rules = page
    .replaceAll(/`[^`]*`/g, '')
    .split(/\n(?=- |\|)|\n\n/)
    .filter((rule) => !rule.includes('_Not built'))
  return rules.flatMap((rule) =>
    [...rule.replaceAll(/\s+/g, ' ').matchAll(/(?<!\w)'((?:[^']|(?<=\w)'(?=\w))+)'(?!\w)/g)].map(
      ([, quote = '']) => quote,
    ),
  )
}

/** Whether a quote is a text, what a text becomes with its values, or what stands beside the value of one. */
function isAmong(known: readonly Text[], quote: string): boolean {
  return known.some((parts) => {
    if (parts.length === 1) return parts[0] === quote
    if (parts.some((part) => part.trim() === quote.trim())) return true
    // Of a text that is all values any sentence could be made.
    const isMostlyWords = parts.join('').length * 2 >= quote.length
    return isMostlyWords && new RegExp(`^${parts.map(escaped).join('.+')}$`).test(quote)
  })
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
}
