import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { contrast, parseOklch } from './testing/oklch-contrast.ts'

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8')
const themes = ['light', 'dark'] as const

/** Text on its ground, WCAG 1.4.3: 4.5 to 1. */
const textPairs: [text: string, ground: string][] = [
  ...['ink', 'ink-soft', 'ink-faint', 'accent-ink', 'danger-ink', 'warn-ink', 'ok-ink'].flatMap((text) =>
    ['desk', 'surface', 'raised'].map((ground): [string, string] => [text, ground]),
  ),
  ['ink', 'fill'],
  ['ink-soft', 'fill'],
  ['ink', 'fill-strong'],
  ['ink', 'chosen'],
  ...['ink', 'ink-soft', 'accent-ink', 'danger-ink', 'warn-ink'].map((text): [string, string] => [
    text,
    'selected',
  ]),
  ...['ink', 'ink-soft', 'over-ink-faint', 'accent-ink', 'danger-ink', 'warn-ink', 'ok-ink'].flatMap((text) =>
    ['over-surface', 'over-raised'].map((ground): [string, string] => [text, ground]),
  ),
  ['ink', 'over-fill'],
  ['ink-soft', 'over-fill'],
  ['over-ink-faint', 'over-fill'],
  ['ink', 'over-fill-strong'],
  ['ink', 'over-chosen'],
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  ['accent-ink', 'accent-soft'],
  ['ink', 'selection'],
  ['on-danger', 'danger'],
  ['on-danger', 'danger-hover'],
  ['danger-ink', 'danger-soft'],
  ['on-warn', 'warn'],
  ['warn-ink', 'warn-soft'],
  ['on-ok', 'ok'],
  ['ok-ink', 'ok-soft'],
  ...[1, 2, 3, 4, 5].map((step): [string, string] => ['ink', `heat-${step}`]),
]

/** Edges of controls, marks and the focus ring, WCAG 1.4.11: 3 to 1. */
const shapePairs: [shape: string, ground: string][] = [
  ...['line-strong', 'accent', 'danger', 'focus'].flatMap((shape) =>
    ['desk', 'surface', 'raised'].map((ground): [string, string] => [shape, ground]),
  ),
  ['line-strong', 'fill'],
  ['accent-mid', 'surface'],
  ['band-low', 'surface'],
  ['band-high', 'surface'],
  ...['over-line-strong', 'accent', 'danger', 'focus'].flatMap((shape) =>
    ['over-surface', 'over-raised'].map((ground): [string, string] => [shape, ground]),
  ),
  ['over-line-strong', 'over-fill'],
]

describe.each(themes)('%s theme', (theme) => {
  const colours = readTokens(css, /--color-([\w-]+): light-dark\(([^;]+)\);/g, theme)

  test.each(textPairs)('A11Y-17: %s on %s reads at WCAG AA', (text, ground) => {
    expect(contrast(colour(colours, text), colour(colours, ground))).toBeGreaterThanOrEqual(4.5)
  })

  test.each(shapePairs)('A11Y-17: %s is told apart from %s', (shape, ground) => {
    expect(contrast(colour(colours, shape), colour(colours, ground))).toBeGreaterThanOrEqual(3)
  })

  describe.each([1, 2, 3, 4, 5])('hue %i', (hue) => {
    const block = new RegExp(`\\[data-hue='${hue}'\\] \\{([^}]+)\\}`).exec(css)?.[1] ?? ''
    const note = readTokens(block, /--hue-([\w-]+): light-dark\(([^;]+)\);/g, theme)

    test.each([
      ['ink', 'surface'],
      ['ink-soft', 'surface'],
      ['on-strong', 'strong'],
    ])('A11Y-17: %s on %s reads at WCAG AA', (text, ground) => {
      expect(contrast(colour(note, text), colour(note, ground))).toBeGreaterThanOrEqual(4.5)
    })

    test('the focus ring is told apart from its surface', () => {
      expect(contrast(colour(colours, 'focus'), colour(note, 'surface'))).toBeGreaterThanOrEqual(3)
    })
  })
})

describe.each(themes)('people in the %s theme', (theme) => {
  const colours = readTokens(css, /--color-([\w-]+): light-dark\(([^;]+)\);/g, theme)
  const people = readTokens(
    css.replaceAll(/\[data-person='(\d+)'\] \{\s+--person:/g, '--person-$1:'),
    /--person-(\d+): light-dark\(([^;]+)\);/g,
    theme,
  )

  test('A11Y-17: initials read at WCAG AA on each of the twelve colours', () => {
    expect(people.size).toBe(12)
    for (const person of people.keys())
      expect(contrast(colour(colours, 'on-person'), colour(people, person))).toBeGreaterThanOrEqual(4.5)
  })
})

describe('the token file', () => {
  test('removes every default of Tailwind, so that no foreign colour can be used', () => {
    expect(css).toMatch(/@theme \{\s+--\*: initial;/)
  })

  test('holds radii 6, 10 and 16, two shadows and three durations', () => {
    expect([...css.matchAll(/--radius-\w+: (\d+)px/g)].map((match) => match[1])).toEqual(['6', '10', '16'])
    expect([...css.matchAll(/^\s+--shadow-(raised|floating|\w+): 0 /gm)]).toHaveLength(2)
    expect([...css.matchAll(/--transition-duration-\w+: \d+ms/g)]).toHaveLength(3)
  })
})

function readTokens(source: string, pattern: RegExp, theme: (typeof themes)[number]): Map<string, string> {
  return new Map(
    [...source.matchAll(pattern)].map((match): [string, string] => {
      const halves = (match[2] ?? '').split(/,\s*(?=oklch)/)
      return [match[1] ?? '', halves[themes.indexOf(theme)] ?? '']
    }),
  )
}

function colour(tokens: Map<string, string>, name: string) {
  return parseOklch(tokens.get(name) ?? `missing token ${name}`)
}
