import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { loginPath } from '../lib/paths.ts'
import { redirectToSignIn } from './sign-in-redirect.ts'

/** A browser at an address, and what a read does that finds the session gone. */
function browserAt(address: string) {
  const browser = { address, navigations: 0 }
  const fail = () => {
    const { pathname, search } = new URL(browser.address, 'https://retro.example')
    redirectToSignIn({ pathname, search }, (to) => {
      browser.address = to
      browser.navigations += 1
    })
  }
  return { browser, fail }
}

describe('signing out ends on the sign-in page', () => {
  test('SHELL-30, AUTH-3: also when reads find the session gone before, during or after the navigation', () => {
    const moments = fc.record({
      from: fc.constantFrom('/logout', '/logout/', '/LOGOUT', '/logout?x=1', '/account', '/dashboard'),
      before: fc.nat(2),
      after: fc.nat(3),
    })
    fc.assert(
      fc.property(moments, ({ from, before, after }) => {
        const { browser, fail } = browserAt(from)
        for (let at = 0; at < before; at += 1) fail()
        // The address of the browser is that of a navigation under way.
        browser.address = '/login'
        for (let at = 0; at < after; at += 1) fail()
        expect(browser.address).toBe('/login')
      }),
    )
  })

  test('SHELL-30, AUTH-27: no address leads to a sign-in page that leads to signing out', () => {
    const rest = fc.constantFrom('', '/', '?x=1', '#x', '/deep')
    const page = fc.constantFrom('/logout', '/LogOut', '/%6Cogout', '/login', '/magic-link', '/sso')
    fc.assert(
      fc.property(page, rest, (path, tail) => {
        expect(loginPath(path + tail)).toBe('/login')
      }),
    )
  })

  test('SHELL-25: a read on any other page leads to the sign-in page and back, once; boards and surveys stay', () => {
    const { browser, fail } = browserAt('/dashboard/team/t1?range=6m')
    fail()
    fail()
    expect(browser.address).toBe(`/login?returnTo=${encodeURIComponent('/dashboard/team/t1?range=6m')}`)
    expect(browser.navigations).toBe(1)
    for (const path of ['/board/b1', '/pulse-survey/s1']) {
      const open = browserAt(path)
      open.fail()
      expect([open.browser.address, open.browser.navigations]).toEqual([path, 0])
    }
  })
})
