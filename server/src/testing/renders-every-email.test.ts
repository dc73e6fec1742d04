import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { describe, expect, test } from 'vitest'
import { UNSUBSCRIBE_LABELS } from '../features/auth/messages/unsubscribe-labels.ts'
import type { EmailBlock, EmailContent } from '../platform/mail/email-content.ts'
import { renderEmail } from '../platform/mail/render-email.ts'
import { sampleEmails } from './sample-emails.ts'

const UNSUBSCRIBE = {
  label: UNSUBSCRIBE_LABELS.surveys,
  link: 'https://retro.example.com/unsubscribe?token=surveys.u1.abc',
}
/** Markup, an attribute, a scheme, an entity, and a directive of the template language. */
const EVIL = `<img src=x onerror="a('b')"> &amp; <%= it.style %> "'><script>x</script> javascript:x`

const NAMES = sampleEmails('').map(({ name }) => name)
const sampleOf = (name: string, word = '') => sampleEmails(word).find((each) => each.name === name)!

test('MAIL-40: every function that writes an email is among the samples', () => {
  const files = globSync('*/messages/*email*.ts', { cwd: join(import.meta.dirname, '../features') })
  const writers = files
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) => {
      const source = readFileSync(join(import.meta.dirname, '../features', file), 'utf8')
      return [...source.matchAll(/^export function (\w+Email)\(/gm)].map(([, name]) => name)
    })
  expect(writers.length).toBeGreaterThan(10)
  expect(new Set(sampleEmails('').map(({ writer }) => writer))).toEqual(new Set(writers))
})

describe.each(NAMES)('the email %s', (name) => {
  test('MAIL-40, MAIL-34: its HTML and its plain text say the same, links and foot included', () => {
    const { content } = sampleOf(name, 'Ünïcode & co')
    const { html, text } = renderEmail(content, UNSUBSCRIBE)
    const said = wordsOf(html)
    const facts = [...factsOf(content), UNSUBSCRIBE.label]
    let [inHtml, inText] = [0, 0]
    for (const fact of facts) {
      // In the same order: each fact stands behind the one before it.
      inHtml = indexAfter(said, fact, inHtml)
      inText = indexAfter(spaced(text), fact, inText)
    }
    for (const [figure, value] of content.blocks.flatMap((block) => figuresOf(block))) {
      expect(said).toContain(`${value} ${figure}`)
      expect(text).toContain(`${figure}: ${value}`)
    }
    for (const link of [content.action.link, UNSUBSCRIBE.link]) {
      expect(hrefsOf(html)).toContain(link)
      expect(text.split('\n').some((line) => line.endsWith(link))).toBe(true)
    }
    expect(hrefsOf(html)).toHaveLength(2)
  })

  test('MAIL-15: what people wrote is no markup, in no place of it', () => {
    const plain = tagsOf(renderEmail(sampleOf(name, 'x').content, UNSUBSCRIBE).html)
    const { html, text } = renderEmail(sampleOf(name, EVIL).content, UNSUBSCRIBE)
    expect(tagsOf(html)).toEqual(plain)
    expect(html).not.toMatch(/<img|<script|onerror="|\[object/)
    expect(text).not.toMatch(/&(lt|gt|quot|#39);|\[object|undefined/)
  })

  test('MAIL-15: it loads nothing from anywhere, runs nothing, and follows the reader’s dark mode', () => {
    const { html } = renderEmail(sampleOf(name).content, UNSUBSCRIBE)
    expect(html).not.toMatch(
      /<(script|img|link|iframe|form|object|svg|video)|@import|url\(|\ssrc=|background="/i,
    )
    expect(html).toContain('@media (prefers-color-scheme:dark)')
    expect(html).toContain('<meta name="color-scheme" content="light dark">')
  })

  test('MAIL-40: it is laid out by tables, and its styles stand in the elements', () => {
    const { html } = renderEmail(sampleOf(name).content, UNSUBSCRIBE)
    expect(html.match(/<table(?![^>]* role="presentation")/)).toBeNull()
    for (const [element] of html.matchAll(/<(?:h1|h2|p|a)\b[^>]*>/g)) expect(element).toMatch(/ style="[^"]+/)
  })
})

test('MAIL-40: rendering the longest email holds the event loop far less than 50 ms', () => {
  const { content } = sampleOf('summary-for-team', 'x'.repeat(500))
  renderEmail(content, UNSUBSCRIBE)
  const times = Array.from({ length: 50 }, () => {
    const begun = performance.now()
    renderEmail(content, UNSUBSCRIBE)
    return performance.now() - begun
  })
  // The median: other processes of the machine take their turns in between.
  expect(times.toSorted((one, other) => one - other)[25]).toBeLessThan(25)
})

/** Every text of an email in the order in which it is read. */
function factsOf({ heading, subheading, blocks, action, reason }: EmailContent): readonly string[] {
  const facts = [heading, ...(subheading === undefined ? [] : [subheading]), ...blocks.flatMap(factsOfBlock)]
  return [...facts, action.label, reason].map((fact) => spaced(fact).trim())
}

function factsOfBlock(block: EmailBlock): readonly string[] {
  const left = (more: number) => (more === 0 ? [] : [`… + ${more}`])
  switch (block.kind) {
    case 'paragraph':
      return [block.text]
    case 'figures': {
      const { scale } = block
      return [
        ...block.figures.map(([name]) => name),
        ...(scale === null ? [] : [`${scale.name}: ${scale.value} / ${scale.max}`]),
      ]
    }
    case 'cards':
      return [
        block.heading,
        ...block.cards.flatMap(({ title, texts, more, note }) => [
          ...(title === null ? [] : [title]),
          ...texts,
          ...left(more),
          note,
        ]),
      ]
    case 'tasks':
      return [
        block.heading,
        ...block.tasks.map(({ text, person }) => (person === null ? text : `${text} (${person})`)),
        ...left(block.more),
      ]
  }
}

function figuresOf(block: EmailBlock): readonly (readonly [name: string, value: number])[] {
  return block.kind === 'figures' ? block.figures : []
}

/** Case apart: headings of sections are capitals in plain text. */
function indexAfter(said: string, fact: string, from: number): number {
  const at = said.toLowerCase().indexOf(fact.toLowerCase(), from)
  expect(at, `${fact} in ${said.slice(from, from + 200)}`).toBeGreaterThanOrEqual(from)
  return at + fact.length
}

function wordsOf(html: string): string {
  const body = html.slice(html.indexOf('<body'))
  return spaced(
    decoded(
      body
        .replaceAll(/<!--.*?-->/gs, '')
        .replaceAll(/<(?:br|\/?(?:td|tr|p|div|h\d))\b[^>]*>/g, ' ')
        .replaceAll(/<[^>]+>/g, ''),
    ),
  )
}

function hrefsOf(html: string): readonly string[] {
  return [...html.matchAll(/href="([^"]*)"/g)].map(([, link = '']) => decoded(link))
}

/** The tags of a page, with the names of their attributes. */
function tagsOf(html: string): readonly string[] {
  return [...html.matchAll(/<([a-z/][^\s>]*)((?:\s+[\w-]+(?:="[^"]*")?)*)\s*>/g)].map(
    ([, tag = '', attributes = '']) => `${tag} ${attributes.replaceAll(/="[^"]*"/g, '').trim()}`,
  )
}

function decoded(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&')
}

function spaced(text: string): string {
  return text.replaceAll(/\s+/g, ' ')
}
