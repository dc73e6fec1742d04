import { asId, type TeamId } from '@retropulse/domain/kernel/ids'
import { expect, test, vi } from 'vitest'
import { createKeptThemes } from './kept-themes.ts'

const wanted = (state: string, team = 'team') => ({ teamId: asId<TeamId>(team), limit: '12', state }) as const

function finder() {
  return vi.fn<() => Promise<readonly []>>(() => Promise.resolve([]))
}

test('themes are found once for the same notes, and anew for others', async () => {
  const kept = createKeptThemes()
  const find = finder()
  for (const state of ['a', 'a', 'b', 'b', 'a']) await kept.themesAt(wanted(state), find)
  expect(find).toHaveBeenCalledTimes(3)
})

test('whoever comes while they are looked for waits for the same', async () => {
  const kept = createKeptThemes()
  const find = finder()
  await Promise.all([1, 2, 3].map(() => kept.themesAt(wanted('a'), find)))
  expect(find).toHaveBeenCalledTimes(1)
})

test('a failure is not kept', async () => {
  const kept = createKeptThemes()
  const failing = () => Promise.reject(new Error('the database is away'))
  await expect(kept.themesAt(wanted('a'), failing)).rejects.toThrow('away')
  expect(await kept.themesAt(wanted('a'), finder())).toEqual([])
})

test('of many teams those that were asked for last are kept', async () => {
  const kept = createKeptThemes(2)
  const find = finder()
  for (const team of ['one', 'two', 'one', 'three', 'one', 'two'])
    await kept.themesAt(wanted('a', team), find)
  expect(find).toHaveBeenCalledTimes(4)
})
