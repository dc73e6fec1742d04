import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { createBuiltInGifs } from './built-in-gifs.ts'
import { GIF_PACK } from './gif-pack.ts'

const FOLDER = join(import.meta.dirname, '../../../../web/public/gifs')
const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
const REACTIONS =
  'happy sad thanks wow no yes celebrate love laugh tired coffee bug ship fire win fail hello bye'.split(' ')

const gifs = createBuiltInGifs()

async function idsFor(q: string): Promise<readonly string[]> {
  const { results } = await gifs.search(q, null, GIF_PACK.length)
  return results.map((gif) => gif.id)
}

describe('the built-in pack of GIFs', () => {
  test('GIF-24: has at least 48 pictures, each with an id of its own', () => {
    expect(GIF_PACK.length).toBeGreaterThanOrEqual(48)
    expect(new Set(GIF_PACK.map((gif) => gif.id)).size).toBe(GIF_PACK.length)
  })

  test('GIF-25: every picture has 4 to 8 different tags in lower case', () => {
    for (const { id, tags } of GIF_PACK) {
      expect(tags.length, id).toBeGreaterThanOrEqual(4)
      expect(tags.length, id).toBeLessThanOrEqual(8)
      expect(new Set(tags).size, id).toBe(tags.length)
      for (const tag of tags) expect(tag, id).toMatch(/^[a-z0-9]+( [a-z0-9]+)*$/)
    }
  })

  test('the folder of GIFs holds the pictures of the pack and no other file', () => {
    expect(readdirSync(FOLDER).toSorted()).toEqual(GIF_PACK.map((gif) => `${gif.id}.svg`).toSorted())
  })
})

describe.each(GIF_PACK)('the picture $id', ({ id, width, height }) => {
  const svg = readFileSync(join(FOLDER, `${id}.svg`), 'utf8')

  test('GIF-25: is smaller than the limit, and as wide and high as the pack says', () => {
    expect(Buffer.byteLength(svg)).toBeLessThan(12_000)
    expect(svg).toContain(` viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`)
  })

  test('GIF-25: needs no scripts, fonts or other files', () => {
    const own = svg.replace('xmlns="http://www.w3.org/2000/svg"', '')
    expect(own).not.toMatch(/<(script|text|image|foreignObject|a|use|animate)\b|@import|@font-face|https?:/i)
    expect(own).not.toMatch(/\b(href|on[a-z]+)\s*=|url\((?!#)/i)
  })

  test('GIF-25, A11Y-18: moves, and stands still for users who prefer reduced motion', () => {
    expect(svg).toContain('animation-iteration-count:infinite')
    expect(svg).toMatch(/@media \(prefers-reduced-motion:\s?reduce\)/)
  })
})

describe('the search in the pack', () => {
  test.each([...DAYS, 'party'])('GIF-26: the default term %s finds at least 8', async (term) => {
    expect((await idsFor(term)).length).toBeGreaterThanOrEqual(8)
  })

  test.each(REACTIONS)('the reaction %s finds at least 2 pictures', async (term) => {
    expect((await idsFor(term)).length).toBeGreaterThanOrEqual(2)
  })

  test('GIF-7: a result has the id, address, size, title, provider and attribution that a board keeps', async () => {
    const { results } = await gifs.search('taco tuesday', null, 12)
    expect(results).toEqual([
      {
        id: 'taco-tuesday',
        url: '/gifs/taco-tuesday.svg',
        width: 180,
        height: 180,
        title: 'Taco Tuesday',
        provider: 'builtin',
        attribution: null,
      },
    ])
  })

  test('GIF-26: an empty query finds everything, in the order of the pack', async () => {
    expect(await idsFor('  ')).toEqual(GIF_PACK.map((gif) => gif.id))
  })

  test('GIF-26: case and punctuation do not matter, and every word must match', async () => {
    expect(await idsFor('  HIGH-Five! ')).toContain('high-five')
    expect(await idsFor('taco submarine')).toEqual([])
  })

  test('GIF-26: whole words come before beginnings, and the first tags of a picture before its later ones', async () => {
    const found = await idsFor('fire')
    expect(found.at(-1)).toBe('fireworks')
    expect((await idsFor('monday'))[0]).toBe('sleepy-monday')
  })

  test('GIF-10: pages of 12 show each picture exactly once, and the last one has no next page', async () => {
    const seen: string[] = []
    let pos: string | null = null
    do {
      const page: Awaited<ReturnType<typeof gifs.search>> = await gifs.search('', pos, 12)
      expect(page.results.length).toBeLessThanOrEqual(12)
      seen.push(...page.results.map((gif) => gif.id))
      pos = page.next
    } while (pos !== null)
    expect(seen).toEqual(GIF_PACK.map((gif) => gif.id))
  })

  test.each(['', '0', '-12', '1.5', 'twelve', '99999', '1e9', '12345678901234567890'])(
    'a position that no answer gave ("%s") finds nothing',
    async (pos) => {
      expect(await gifs.search('', pos, 12)).toEqual({ results: [], next: null })
    },
  )
})

describe('finding by id', () => {
  test('GIF-18: known ids are answered in the order that was asked for, unknown ones left out', async () => {
    const found = await gifs.find(['unicorn', 'no-such-picture', 'wave-hello'])
    expect(found.map((gif) => gif.id)).toEqual(['unicorn', 'wave-hello'])
  })
})
