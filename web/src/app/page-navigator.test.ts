import fc from 'fast-check'
import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router'
import { describe, expect, test } from 'vitest'
import { pageShown, endNavigation } from '../lib/pending-navigation.ts'
import { loadedRoute } from './page-code.tsx'
import { createPageNavigator } from './page-navigator.ts'

/** A browser on `/home` with pages `/a`, `/b` and `/c`, whose code arrives, or fails, when the test says so. */
function browser({ opensDocuments = false } = {}) {
  const documents: string[] = []
  const arrivals = new Map<string, PromiseWithResolvers<object>>()
  const asked: string[] = []
  const pages = ['a', 'b', 'c'].map((path) => {
    const load = async () => {
      asked.push(path)
      const arrival = Promise.withResolvers<object>()
      arrivals.set(path, arrival)
      await arrival.promise
      return { Component: () => null }
    }
    return { path, ...loadedRoute(load) }
  })
  const history = createMemoryHistory({ initialEntries: ['/home'], v5Compat: true })
  const navigator = createPageNavigator(history, [{ path: 'home' }, ...pages], (href, how) => {
    documents.push(`${how} ${href}`)
    return Promise.resolve(opensDocuments)
  })
  const events: string[] = []
  navigator.listen(
    () => events.push('waits'),
    ({ location }) => events.push(location.pathname + location.search),
  )
  const settle = async (path: string, isThere: boolean) => {
    const arrival = arrivals.get(path)
    arrivals.delete(path)
    if (isThere) arrival?.resolve({})
    else arrival?.reject(new Error('no network'))
    for (let turn = 0; turn < 8; turn += 1) await Promise.resolve()
  }
  return { navigator, history, events, asked, settle, documents }
}

describe('SHELL-64: the address changes once the code of its page is there', () => {
  test('at once for a page that is loaded, and for a change of the query', async () => {
    const { navigator, events, settle } = browser()
    navigator.push('/home?sort=name')
    expect(events).toEqual(['/home?sort=name'])
    navigator.push('/a')
    expect(events).toEqual(['/home?sort=name', 'waits'])
    await settle('a', true)
    navigator.push('/home')
    navigator.replace('/a?x=1')
    expect(events.slice(2)).toEqual(['/a', '/home', '/a?x=1'])
  })

  test('also when the code fails, so that the page of the address says so', async () => {
    const { navigator, events, settle } = browser()
    navigator.push('/a')
    await settle('a', false)
    expect(events).toEqual(['waits', '/a'])
  })

  test('unless a new document opens the page, whose code was replaced by a newer version', async () => {
    const { navigator, events, settle, documents } = browser({ opensDocuments: true })
    navigator.push('/a?x=1')
    await settle('a', false)
    navigator.replace('/b')
    await settle('b', false)
    expect([events, documents]).toEqual([
      ['waits', 'waits'],
      ['push /a?x=1', 'replace /b'],
    ])
  })

  test('a page that is opened or gone back to without its code is opened in a new document, once a visit', async () => {
    const { navigator, history, settle, documents } = browser({ opensDocuments: true })
    history.push('/a?x=1')
    const visit = { location: history.location, action: history.action }
    const loads = Promise.all([navigator.load(visit), navigator.load(visit)])
    await settle('a', false)
    await loads
    expect(documents).toEqual(['replace /a?x=1'])
    const again = navigator.load({ ...visit })
    await settle('a', true)
    await again
    await navigator.load({ ...visit })
    expect(documents).toHaveLength(1)
  })

  test('of several navigations the latest wins, in whichever order their code arrives', async () => {
    const order = fc.shuffledSubarray(['a', 'b', 'c'], { minLength: 3 })
    const steps = fc.array(fc.constantFrom('a', 'b', 'c'), { minLength: 1, maxLength: 6 })
    await fc.assert(
      fc.asyncProperty(steps, order, fc.boolean(), async (targets, arrivals, isThere) => {
        const { navigator, history, settle } = browser()
        for (const target of targets) navigator.push(`/${target}`)
        const last = `/${targets.at(-1)}`
        expect(navigator.destination().pathname).toBe(last)
        for (const path of arrivals) await settle(path, isThere)
        expect(history.location.pathname).toBe(last)
        expect(navigator.destination().pathname).toBe(last)
        // One entry for all of them.
        expect(history.index).toBe(1)
      }),
    )
  })

  test('going back ends a navigation that waits', async () => {
    const { navigator, history, settle } = browser()
    navigator.push('/home?second')
    navigator.push('/a')
    navigator.go(-1)
    await settle('a', true)
    expect(history.location).toMatchObject({ pathname: '/home', search: '' })
  })
})

test('what waits for the next page goes on only once it is drawn', async () => {
  const { navigator, settle } = browser()
  let isShown = false
  navigator.push('/a')
  const shown = pageShown().then(() => (isShown = true))
  await settle('a', true)
  expect(isShown).toBe(false)
  endNavigation()
  await shown
})

test('CONN-22: code that failed is asked for once by the navigation, and again by the next one', async () => {
  const { navigator, asked, settle } = browser()
  navigator.push('/a')
  await settle('a', false)
  expect(asked).toEqual(['a'])
  navigator.push('/a')
  await settle('a', true)
  expect(asked).toEqual(['a', 'a'])
})
