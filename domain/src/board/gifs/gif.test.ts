import { describe, expect, test } from 'vitest'
import { isGif } from './gif.ts'
import { GIF } from './testing/samples.ts'

describe('GIF-8: a GIF that may be shown to all participants', () => {
  test('is one of the built-in pack, with all that is needed to show it', () => {
    expect(isGif(GIF)).toBe(true)
    expect(isGif({ ...GIF, attribution: 'Somebody' })).toBe(true)
    expect(isGif({ ...GIF, width: 1, height: 2000, title: '' })).toBe(true)
  })

  test.each([
    ['an address of no provider', { url: 'https://example.com/wave.svg' }],
    ['an address of another picture than its own', { url: '/gifs/other.svg' }],
    ['an address outside of the pack', { id: '..', url: '/gifs/...svg' }],
    ['an address that leads elsewhere', { id: 'a/../../api', url: '/gifs/a/../../api.svg' }],
    ['an id without end', { id: 'w'.repeat(61), url: `/gifs/${'w'.repeat(61)}.svg` }],
    ['no id', { id: '', url: '/gifs/.svg' }],
    ['no width', { width: 0 }],
    ['a negative height', { height: -1 }],
    ['half a pixel', { width: 0.5 }],
    ['a size that covers the world', { height: 2001 }],
    ['a size that is no number', { width: Number.NaN }],
    ['a title without end', { title: 'x'.repeat(201) }],
    ['a title with NUL, which a database cannot store', { title: 'Wave\u0000' }],
    ['a title with half an emoji, which a database cannot store', { title: 'Wave \ud83d' }],
    ['a title of two lines', { title: 'Wave\nagain' }],
    ['thanks without end', { attribution: 'x'.repeat(201) }],
    ['thanks with NUL', { attribution: '\u0000' }],
  ])('GIF-8: refused: %s', (_, change) => {
    expect(isGif({ ...GIF, ...change })).toBe(false)
  })
})
