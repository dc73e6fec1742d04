import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'
import { expect, test } from 'vitest'
import { listFiles } from './rooms/tracked-files.ts'

const ROOT = join(import.meta.dirname, '..')
/** Attributes of elements and parts that people read or hear. */
const SPOKEN = new Set(['alt', 'aria-label', 'description', 'hint', 'label', 'placeholder', 'text', 'title'])

test('D31: no part of a page has words of its own, all come from a catalogue', () => {
  const pages = listFiles(ROOT).tracked.filter((path) => /^web\/src\/.*\.tsx$/.test(path))
  expect(pages.length).toBeGreaterThan(100)
  // The gallery shows parts to those who build them, and is in no page that people open.
  const found = pages
    .filter((path) => !path.startsWith('web/src/ui/gallery/') && !path.includes('/testing/'))
    .flatMap((path) =>
      wordsIn(path, readFileSync(join(ROOT, path), 'utf8')).map((word) => `${path}: ${word}`),
    )
  expect(found).toEqual([])
})

test('D31: words between tags and in spoken attributes are found, numbers and signs are none', () => {
  const page =
    '<p title="Say" className="big" data-x="y">Words · <b>{t("key")}</b> +{1} <i label={`said`} /></p>'
  expect(wordsIn('a.tsx', page)).toEqual(['Say', 'Words ·', 'said'])
})

function wordsIn(path: string, source: string): readonly string[] {
  const found: { at: number; text: string }[] = []
  const add = (at: number, text: string) => {
    // How an address begins is the same in every language.
    if (/\p{L}/u.test(text.replace('https://', ''))) found.push({ at, text: text.trim() })
  }
  new Visitor({
    JSXText: ({ start, value }) => add(start, value),
    JSXAttribute: ({ name, value }) => {
      const isSpoken = name.type === 'JSXIdentifier' && SPOKEN.has(name.name)
      if (!isSpoken || value === null) return
      if (value.type === 'Literal') add(value.start, value.value)
      const inner = value.type === 'JSXExpressionContainer' ? value.expression : null
      if (inner?.type === 'Literal') add(inner.start, String(inner.value))
      if (inner?.type === 'TemplateLiteral')
        for (const { start, value: part } of inner.quasis) add(start, part.raw)
    },
  }).visit(parseSync(path, source).program)
  return found.toSorted((one, other) => one.at - other.at).map(({ text }) => text)
}
