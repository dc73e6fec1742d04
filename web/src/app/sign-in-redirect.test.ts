import fc from 'fast-check'
import { createMemoryRouter } from 'react-router'
import { describe, expect, test } from 'vitest'
import { loginPath } from '../lib/paths.ts'
import { redirectToSignIn } from './sign-in-redirect.ts'

/** A router whose sign-in page loads when the test says so, as the code of the real page does. */
function routerAt(path: string) {
  const login = Promise.withResolvers<object>()
  const router = createMemoryRouter([{ path: '/login', lazy: () => login.promise }, { path: '*' }], {
    initialEntries: [path],
  })
  return { router, arrive: () => login.resolve({}) }
}

const addressOf = ({ state }: ReturnType<typeof routerAt>['router']) =>
  state.location.pathname + state.location.search

describe('signing out ends on the sign-in page', () => {
  test('SHELL-30, AUTH-3: also when a read finds the session gone before, during or after the navigation', async () => {
    const moments = fc.record({
      from: fc.constantFrom('/logout', '/logout/', '/LOGOUT', '/logout?x=1', '/account', '/dashboard'),
      before: fc.nat(2),
      during: fc.nat(3),
      after: fc.nat(2),
    })
    await fc.assert(
      fc.asyncProperty(moments, async ({ from, before, during, after }) => {
        const { router, arrive } = routerAt(from)
        const fail = (times: number) => {
          for (let at = 0; at < times; at += 1) redirectToSignIn(router)
        }
        fail(before)
        const signedOut = router.navigate('/login', { replace: true })
        fail(during)
        arrive()
        fail(during)
        await signedOut
        fail(after)
        await Promise.resolve()
        expect([addressOf(router), router.state.navigation.state]).toEqual(['/login', 'idle'])
        router.dispose()
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

  test('SHELL-25: a read on any other page leads to the sign-in page and back; boards and surveys stay', async () => {
    const { router, arrive } = routerAt('/dashboard/team/t1?range=6m')
    arrive()
    redirectToSignIn(router)
    await new Promise<void>((resolve) => {
      router.subscribe(({ navigation }) => navigation.state === 'idle' && resolve())
    })
    expect(addressOf(router)).toBe(`/login?returnTo=${encodeURIComponent('/dashboard/team/t1?range=6m')}`)
    for (const path of ['/board/b1', '/pulse-survey/s1']) {
      const open = routerAt(path)
      redirectToSignIn(open.router)
      expect([addressOf(open.router), open.router.state.navigation.state]).toEqual([path, 'idle'])
    }
  })
})
