import {
  BACKGROUNDS,
  FORMER_BACKGROUNDS,
  isBackground,
} from '@retropulse/domain/board/backgrounds/backgrounds'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { backdropAt, fitsPage, NO_BACKDROP, pictureAddress, backgroundAddress } from './picture-address.ts'

const PUBLIC = new URL('../../public', import.meta.url).pathname

describe('the 44 built-in backgrounds', () => {
  test('BG-24: each has a picture and a name of its own', () => {
    expect(BACKGROUNDS).toHaveLength(44)
    expect(BACKGROUNDS.filter(({ id }) => !existsSync(PUBLIC + backgroundAddress(id)))).toEqual([])
    expect(new Set(BACKGROUNDS.map(({ name }) => name)).size).toBe(44)
  })

  test('BG-38: a background that is no longer offered keeps its picture', () => {
    for (const id of FORMER_BACKGROUNDS) {
      expect(isBackground(id)).toBe(true)
      expect(existsSync(PUBLIC + backgroundAddress(id))).toBe(true)
    }
  })

  test('BG-20: each is a drawing under 30 kB that loads nothing from elsewhere', () => {
    for (const { id } of BACKGROUNDS) {
      const path = PUBLIC + backgroundAddress(id)
      expect(statSync(path).size).toBeLessThan(30_000)
      expect(readFileSync(path, 'utf8')).not.toMatch(/<image|<script|href="(?!#)|url\((?!#)|@import/)
    }
  })

  test('BG-19: a built-in background chosen in the search is saved as its id, any other picture as its address', () => {
    for (const { id } of BACKGROUNDS)
      expect(backdropAt(backgroundAddress(id))).toEqual({ theme: id, backgroundUrl: null })
    const backgroundUrl = 'https://pictures.example/backgrounds/a.svg'
    expect(backdropAt(backgroundUrl)).toEqual({ theme: null, backgroundUrl })
  })
})

test('a board shows the picture of its address, its built-in background, or none', () => {
  expect(pictureAddress(NO_BACKDROP)).toBeNull()
  expect(pictureAddress({ theme: 'winter-market', backgroundUrl: null })).toBe(
    '/backgrounds/winter-market.svg',
  )
  const backgroundUrl = 'https://pictures.example/a.jpg'
  expect(pictureAddress({ theme: null, backgroundUrl })).toBe(backgroundUrl)
})

describe('the protocol of a background address', () => {
  test.each([
    ['http://pictures.intranet/a.png', 'http:', true],
    ['https://pictures.example/a.png', 'http:', true],
    ['https://pictures.example/a.png', 'https:', true],
    ['http://pictures.intranet/a.png', 'https:', false],
  ])('BG-8: %s on a page over %s: %s', (address, protocol, fits) => {
    expect(fitsPage(address, protocol)).toBe(fits)
  })
})
