import type { Gif } from '@retropulse/domain/board/gifs/gif'
import { describe, expect, test } from 'vitest'
import { marksOf, searchHint } from './gif-marks.tsx'

const gifOf = (provider: Gif['provider']): Gif => ({
  id: 'wave',
  url: '/gifs/wave.svg',
  width: 240,
  height: 180,
  title: 'Wave',
  provider,
  attribution: null,
})

describe('GIF-36: the marks of services', () => {
  test('each service is named once, the built-in pack never', () => {
    expect(marksOf([])).toEqual([])
    expect(marksOf([gifOf('builtin')])).toEqual([])
    expect(marksOf([gifOf('giphy'), gifOf('builtin'), gifOf('klipy'), gifOf('giphy')])).toEqual([
      'Powered by KLIPY',
      'Powered By GIPHY',
    ])
  })

  test('the field names the service that is searched', () => {
    expect([searchHint('builtin'), searchHint('klipy'), searchHint('giphy')]).toEqual([
      'Search GIFs',
      'Search KLIPY',
      'Search GIPHY',
    ])
  })
})
