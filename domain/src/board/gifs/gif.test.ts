import { describe, expect, test } from 'vitest'
import { type Gif, isGif } from './gif.ts'
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

  const klipy: Gif = {
    ...GIF,
    id: '8041570001',
    url: 'https://static.klipy.com/ii/d7aec6f6f171607374b2065c836f92f4/20/90/mKF2nrrU.gif',
    provider: 'klipy',
  }
  const giphy: Gif = {
    ...GIF,
    id: 'WoWm8YzFQJg5i',
    url: 'https://media0.giphy.com/media/v1.Y2lkPTc5/WoWm8YzFQJg5i/200.gif?cid=4382e7d8&ep=v1_gifs_search&rid=200.gif&ct=g',
    provider: 'giphy',
  }

  test('GIF-8, GIF-37: is one of KLIPY or GIPHY, at their own hosts', () => {
    expect([klipy, giphy].map(isGif)).toEqual([true, true])
    for (const host of ['media', 'media4', 'i'])
      expect(isGif({ ...giphy, url: `https://${host}.giphy.com/media/WoWm8YzFQJg5i/200.gif` })).toBe(true)
  })

  test.each([
    ['the address of the other service', { ...klipy, url: giphy.url }],
    ['the address of a service in the pack', { ...klipy, provider: 'builtin' }],
    ['an address of the pack as one of a service', { ...giphy, url: '/gifs/wave.svg' }],
    ['plain http', { ...klipy, url: klipy.url.replace('https', 'http') }],
    ['another host of the same name', { ...klipy, url: 'https://static.klipy.com.example/a.gif' }],
    ['a host that ends like it', { ...giphy, url: 'https://evilgiphy.com/a.gif' }],
    ['a page of the service', { ...giphy, url: 'https://giphy.com/gifs/a' }],
    ['a user in the address', { ...klipy, url: 'https://static.klipy.com@evil.example/a.gif' }],
    ['a port', { ...klipy, url: 'https://static.klipy.com:8443/a.gif' }],
    ['a query where the service has none', { ...klipy, url: `${klipy.url}?to=mia` }],
    ['a backslash', { ...klipy, url: 'https://static.klipy.com\\@evil.example/a.gif' }],
    ['white space', { ...giphy, url: `${giphy.url} ` }],
    ['an address without end', { ...giphy, url: `https://i.giphy.com/${'a'.repeat(1000)}` }],
    ['an id of odd letters', { ...klipy, id: 'a/b' }],
    ['a service that is none', { ...klipy, provider: 'tenor' as Gif['provider'] }],
    ['a name that every object has', { ...klipy, provider: 'constructor' as Gif['provider'] }],
  ] as const)('GIF-8: refused from a service: %s', (_, gif) => {
    expect(isGif(gif)).toBe(false)
  })
})
