import { describe, expect, test } from 'vitest'
import { pictureOf } from './retro-picture.ts'

const none = { theme: null, backgroundUrl: null }
const PHOTO = 'https://images.unsplash.com/photo-1?ixid=a&w=1080&h=700&q=80'

describe('the image on the card of a retro', () => {
  test('is the built-in background, or another image, or none', () => {
    expect(pictureOf(none, false)).toBeNull()
    expect(pictureOf({ ...none, theme: 'quiet-fjord' }, true)).toBe('/backgrounds/quiet-fjord.svg')
    expect(pictureOf({ ...none, backgroundUrl: PHOTO }, false)).toBe(PHOTO)
  })

  test('DASH-9: is 400 px wide on the free plan where the address takes a width', () => {
    expect(pictureOf({ ...none, backgroundUrl: PHOTO }, true)).toBe(
      'https://images.unsplash.com/photo-1?ixid=a&w=400&q=80',
    )
    for (const backgroundUrl of ['https://example.com/a.png?w=1080', 'no address'])
      expect(pictureOf({ ...none, backgroundUrl }, true)).toBe(backgroundUrl)
  })
})
