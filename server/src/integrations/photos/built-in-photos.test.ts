import { BACKGROUNDS } from '@retropulse/domain/board/backgrounds/backgrounds'
import { findBackgrounds } from '@retropulse/domain/board/backgrounds/find-backgrounds'
import { describe, expect, test } from 'vitest'
import { createBuiltInPhotos } from './built-in-photos.ts'

const photos = createBuiltInPhotos(BACKGROUNDS, findBackgrounds)

async function idsOf(query: string, page = 1, perPage = 50): Promise<readonly string[]> {
  return (await photos.search(query, page, perPage)).results.map(({ id }) => id)
}

describe('the built-in backgrounds', () => {
  test('BG-18: an empty term finds all 44, page by page', async () => {
    const pages = [await idsOf('', 1, 24), await idsOf('', 2, 24), await idsOf(' ', 3, 24)]
    expect(pages.map((page) => page.length)).toEqual([24, 20, 0])
    expect(pages.flat()).toEqual(BACKGROUNDS.map(({ id }) => id))
  })

  test('BG-18: each background is found by its name and by each of its tags', async () => {
    for (const { id, name, tags } of BACKGROUNDS)
      for (const query of [name, ...tags]) expect(await idsOf(query)).toContain(id)
  })

  test('BG-18: every word must match, beginnings of words count, and case does not', async () => {
    expect(await idsOf('WINTER market')).toContain('winter-market')
    expect(await idsOf('wint mark')).toContain('winter-market')
    expect(await idsOf('winter-market zebra')).toEqual([])
    expect(await idsOf('inter')).not.toContain('winter-market')
  })

  test('BG-18: whole words come before beginnings', async () => {
    const made = (id: string, tags: readonly string[]) => ({ id, name: id, tags, tone: 'dark' }) as const
    const few = createBuiltInPhotos([made('one', ['seaside']), made('two', ['sea'])], findBackgrounds)
    expect((await few.search('sea', 1, 9)).results.map(({ id }) => id)).toEqual(['two', 'one'])
  })

  test('BG-14: a result has exactly the fields that the API promises', async () => {
    const [photo] = (await photos.search('winter market', 1, 1)).results
    expect(photo).toEqual({
      id: 'winter-market',
      urls: { regular: '/backgrounds/winter-market.svg', thumb: '/backgrounds/winter-market.svg' },
      links: { download_location: '/backgrounds/winter-market.svg' },
      user: { name: 'Retropulse', links: { html: null } },
      via: null,
      tags: expect.arrayContaining(['winter', 'market']),
    })
  })

  test('BG-16: only downloads of the built-in pictures are registered', async () => {
    expect(await photos.registerUse('/backgrounds/winter-market.svg')).toBe(true)
    for (const location of ['https://elsewhere.example/', '/backgrounds/none.svg', '//a', ''])
      expect(await photos.registerUse(location)).toBe(false)
  })
})
