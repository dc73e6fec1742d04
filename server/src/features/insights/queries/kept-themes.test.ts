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

test('they are looked for one after the other, and not for notes that have changed by then', async () => {
  const kept = createKeptThemes()
  const waiting: (() => void)[] = []
  const looked: string[] = []
  const find = (state: string) => () => {
    looked.push(state)
    return new Promise<readonly []>((resolve) => waiting.push(() => resolve([])))
  }
  const ask = (state: string, team?: string) => kept.themesAt(wanted(state, team), find(state))
  const first = ask('a')
  await vi.waitFor(() => expect(looked).toEqual(['a']))
  const others = [ask('b'), ask('c'), ask('d'), ask('x', 'other')]
  await Promise.resolve()
  expect(looked).toEqual(['a'])
  for (const expected of ['a', 'd', 'x']) {
    await vi.waitFor(() => expect(looked.at(-1)).toBe(expected))
    waiting.shift()?.()
  }
  await Promise.all([first, ...others])
  expect(looked).toEqual(['a', 'd', 'x'])
})

test('what is let go of while it waits is looked for all the same', async () => {
  const kept = createKeptThemes(1)
  const find = finder()
  await Promise.all(['one', 'two', 'three'].map((team) => kept.themesAt(wanted('a', team), find)))
  expect(find).toHaveBeenCalledTimes(3)
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
