import { THEMES } from '@retropulse/domain/board/themes'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { backdropAt, fitsPage, NO_BACKDROP, pictureAddress, themeAddress } from './picture-address.ts'

const PUBLIC = new URL('../../../../public', import.meta.url).pathname

describe('board.md §9: 44 built-in theme backgrounds', () => {
  test('each has a picture and a name of its own', () => {
    expect(THEMES).toHaveLength(44)
    expect(THEMES.filter(({ id }) => !existsSync(PUBLIC + themeAddress(id)))).toEqual([])
    expect(new Set(THEMES.map(({ name }) => name)).size).toBe(44)
  })

  test('D24: each is a drawing of our own under 30 kB that needs nothing from elsewhere', () => {
    for (const { id } of THEMES) {
      const path = PUBLIC + themeAddress(id)
      expect(statSync(path).size).toBeLessThan(30_000)
      expect(readFileSync(path, 'utf8')).not.toMatch(/<image|<script|href="(?!#)|url\((?!#)|@import/)
    }
  })

  test('choosing one from the search saves its id, and any other picture its address (D24)', () => {
    for (const { id } of THEMES)
      expect(backdropAt(themeAddress(id))).toEqual({ theme: id, backgroundUrl: null })
    const backgroundUrl = 'https://pictures.example/backgrounds/a.svg'
    expect(backdropAt(backgroundUrl)).toEqual({ theme: null, backgroundUrl })
  })
})

test('a board shows its own picture, a built-in one, or none', () => {
  expect(pictureAddress(NO_BACKDROP)).toBeNull()
  expect(pictureAddress({ theme: 'winter-market', backgroundUrl: null })).toBe(
    '/backgrounds/winter-market.svg',
  )
  const backgroundUrl = 'https://pictures.example/a.jpg'
  expect(pictureAddress({ theme: null, backgroundUrl })).toBe(backgroundUrl)
})

describe('D45: a background by link', () => {
  test.each([
    ['http://pictures.intranet/a.png', 'http:', true],
    ['https://pictures.example/a.png', 'http:', true],
    ['https://pictures.example/a.png', 'https:', true],
    ['http://pictures.intranet/a.png', 'https:', false],
  ])('%s on a page over %s: %s', (address, protocol, fits) => {
    expect(fitsPage(address, protocol)).toBe(fits)
  })
})
