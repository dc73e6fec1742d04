import { BACKGROUNDS } from '@retropulse/domain/board/backgrounds/backgrounds'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('BG-24: each built-in background has a colour to show while its picture loads', () => {
  const css = readFileSync(new URL('picture-colours.css', import.meta.url), 'utf8')
  const ids = [...css.matchAll(/\/backgrounds\/([a-z-]+)\.svg/g)].map(([, id]) => id)
  expect(new Set(ids)).toEqual(new Set(BACKGROUNDS.map(({ id }) => id)))
})
