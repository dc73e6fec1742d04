import { expect, test } from 'vitest'
import { beginNavigation, endNavigation, pageShown } from './pending-navigation.ts'

test('what waits for a page goes on once it is drawn, also when the user has gone on to another page meanwhile', async () => {
  const order: string[] = []
  await pageShown()
  beginNavigation()
  const first = pageShown().then(() => order.push('first'))
  beginNavigation()
  const second = pageShown().then(() => order.push('second'))
  await Promise.resolve()
  expect(order).toEqual([])
  endNavigation()
  await Promise.all([first, second])
  expect(order).toEqual(['first', 'second'])
  endNavigation()
  await pageShown()
})
