import { expect, test } from 'vitest'
import { BACKGROUNDS } from './backgrounds.ts'
import { findBackgrounds } from './find-backgrounds.ts'

const found = (query: string) => findBackgrounds(BACKGROUNDS, query).map(({ id }) => id)

test('BG-18: every word must begin a word of the name or the tags, in any case', () => {
  expect(found('MOUNT mist')).toEqual(['misty-mountains'])
  expect(found('mountain-harbour-nothing')).toEqual([])
})

test('BG-18: whole words come first, and otherwise the order of the set stays', () => {
  const order = BACKGROUNDS.map(({ id }) => id)
  const named = (id: string) => {
    const { name, tags } = BACKGROUNDS.find((background) => background.id === id) ?? { name: '', tags: [] }
    return [name, ...tags]
      .join(' ')
      .toLowerCase()
      .split(/[^a-z]+/)
  }
  const ids = found('sun')
  const whole = ids.filter((id) => named(id).includes('sun'))
  const begun = ids.filter((id) => !named(id).includes('sun'))
  expect(whole.length).toBeGreaterThan(0)
  expect(begun.length).toBeGreaterThan(0)
  expect(ids).toEqual([...whole, ...begun])
  for (const part of [whole, begun]) expect(part).toEqual(order.filter((id) => part.includes(id)))
})

test('BG-18: an empty term finds all', () => {
  expect(found('')).toEqual(BACKGROUNDS.map(({ id }) => id))
})
