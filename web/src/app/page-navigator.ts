import {
  matchRoutes,
  type Navigator,
  parsePath,
  type Path,
  type RouteObject,
  type To,
  type UNSAFE_createBrowserHistory as createBrowserHistory,
} from 'react-router'
import { beginNavigation } from '../lib/page-arrival.ts'
import { codeOf } from './page-code.tsx'

export type PageHistory = ReturnType<typeof createBrowserHistory>
/** A page that stands, and how the browser came to it. */
export type Visit = Pick<PageHistory, 'location' | 'action'>

/** Changes the address once the code of its page is there (SHELL-64); the latest navigation wins. */
export interface PageNavigator extends Navigator {
  /** The address that is navigated to, or that of the page that stands. */
  readonly destination: () => Pick<Path, 'pathname' | 'search'>
  /** Calls back as a navigation begins to wait for code, and with each visit; returns a function that ends it. */
  readonly listen: (onWait: () => void, onVisit: (visit: Visit) => void) => () => void
}

/** `history` tells also of what is pushed and replaced. */
export function createPageNavigator(history: PageHistory, routes: RouteObject[]): PageNavigator {
  let latest = 0
  let target: Pick<Path, 'pathname' | 'search'> | null = null
  let wait: (() => void) | null = null

  function go(to: To, change: () => void): void {
    latest += 1
    const mine = latest
    beginNavigation()
    const { pathname = history.location.pathname, search = '' } = typeof to === 'string' ? parsePath(to) : to
    const codes = codesAt(routes, pathname).filter((code) => !code.isLoaded())
    target = { pathname, search }
    if (codes.length === 0) return change()
    wait?.()
    void Promise.all(codes.map((code) => code.load(null))).then(() => {
      if (mine === latest) change()
    })
  }

  return {
    createHref: (to) => history.createHref(to),
    createURL: (to) => history.createURL(to),
    encodeLocation: (to) => history.encodeLocation(to),
    go: (steps) => history.go(steps),
    push: (to, state) => go(to, () => history.push(to, state)),
    replace: (to, state) => go(to, () => history.replace(to, state)),
    destination: () => target ?? history.location,
    listen(onWait, onVisit) {
      wait = onWait
      return history.listen(({ location, action }) => {
        // Going back ends a navigation that still waits.
        latest += 1
        target = null
        beginNavigation()
        onVisit({ location, action })
      })
    },
  }
}

/** Loads the code of all routes that an address matches, side by side; never rejects. */
export async function loadRoutes(
  routes: RouteObject[],
  { pathname, key }: { pathname: string; key: string | null },
): Promise<void> {
  await Promise.all(codesAt(routes, pathname).map((code) => code.load(key)))
}

function codesAt(routes: RouteObject[], pathname: string) {
  return (matchRoutes(routes, pathname) ?? []).flatMap(({ route }) => codeOf(route) ?? [])
}
