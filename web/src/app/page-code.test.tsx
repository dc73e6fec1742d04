import fc from 'fast-check'
import { expect, test } from 'vitest'
import { codeOf, loadedRoute } from './page-code.tsx'

const Page = () => null

/** A page whose tries to load succeed or fail in the given order, the last one for ever. */
function pageThat(...tries: readonly boolean[]) {
  let asked = 0
  const route = loadedRoute(() => {
    const succeeds = tries[Math.min(asked, tries.length - 1)] ?? true
    asked += 1
    return succeeds ? Promise.resolve({ Component: Page }) : Promise.reject(new Error('no network'))
  })
  return { route, asked: () => asked }
}

test('CONN-22: the code of a page is loaded once; after a failure once more on the next visit, never in the same one', async () => {
  const tries = fc.array(fc.boolean(), { minLength: 1, maxLength: 5 })
  const visits = fc.array(fc.nat(4), { maxLength: 12 })
  await fc.assert(
    fc.asyncProperty(tries, visits, async (outcomes, keys) => {
      const { route, asked } = pageThat(...outcomes)
      let expected = 0
      let isThere = false
      let last: number | undefined
      const visitOf = [{}, {}, {}, {}, {}]
      for (const key of keys) {
        if (!isThere && last !== key) {
          isThere = outcomes[Math.min(expected, outcomes.length - 1)] ?? true
          expected += 1
          last = key
        }
        await route.handle.load(visitOf[key] ?? null)
        expect(asked()).toBe(expected)
      }
    }),
  )
})

test('two that ask at once wait for the same load', async () => {
  const { route, asked } = pageThat(true)
  await Promise.all([route.handle.load({}), route.handle.load({})])
  expect(asked()).toBe(1)
})

test('of the routes that an address matches, only those with code are loaded', () => {
  const { route } = pageThat(true)
  expect(codeOf(route)).toBe(route.handle)
  for (const handle of [undefined, null, 'load', { load: () => Promise.resolve() }])
    expect(codeOf({ handle })).toBeUndefined()
})
