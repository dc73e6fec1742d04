import {
  matchRoutes,
  type Navigator,
  parsePath,
  type Path,
  type RouteObject,
  type To,
  type UNSAFE_createBrowserHistory as createBrowserHistory,
} from 'react-router'
import { beginNavigation } from '../lib/pending-navigation.ts'
import type { OpenDocument } from './open-document.ts'
import { codeOf } from './page-code.tsx'

export type PageHistory = ReturnType<typeof createBrowserHistory>
/** A page that stands, and how the browser came to it. */
export type Visit = Pick<PageHistory, 'location' | 'action'>

/** Changes the address once the code of its page is there (SHELL-64); the latest navigation wins. */
export interface PageNavigator extends Navigator {
  /** The address that is navigated to, or that of the page that stands. */
  readonly destination: () => Pick<Path, 'pathname' | 'search'>
  /**
   * Loads the code of the page that a visit leads to, once for each visit. Where that fails, the page is opened in a new
   * document if that helps. Never rejects.
   */
  readonly load: (visit: Visit) => Promise<void>
  /** Calls back as a navigation begins to wait for code, and with each visit; returns a function that ends it. */
  readonly listen: (onWait: () => void, onVisit: (visit: Visit) => void) => () => void
}

/**
 * `history` tells also of what is pushed and replaced. `openDocument` may open an address whose code could not be loaded
 * in a new document, and says whether it does.
 */
export function createPageNavigator(
  history: PageHistory,
  routes: RouteObject[],
  openDocument: OpenDocument,
): PageNavigator {
  let latest = 0
  let target: Pick<Path, 'pathname' | 'search'> | null = null
  let wait: (() => void) | null = null
  let missing: Visit | null = null

  function go(to: To, how: 'push' | 'replace', state: unknown): void {
    latest += 1
    const mine = latest
    beginNavigation()
    const { pathname = history.location.pathname, search = '' } = typeof to === 'string' ? parsePath(to) : to
    const codes = codesAt(routes, pathname).filter((code) => !code.isLoaded())
    target = { pathname, search }
    const change = () => history[how](to, state)
    if (codes.length === 0) return change()
    wait?.()
    void Promise.all(codes.map((code) => code.load(null))).then(async () => {
      if (mine !== latest) return
      if (codes.every((code) => code.isLoaded())) return change()
      const isOpened = await openDocument(history.createHref(to), how)
      if (!isOpened && mine === latest) change()
    })
  }

  return {
    createHref: (to) => history.createHref(to),
    createURL: (to) => history.createURL(to),
    encodeLocation: (to) => history.encodeLocation(to),
    go: (steps) => history.go(steps),
    push: (to, state) => go(to, 'push', state),
    replace: (to, state) => go(to, 'replace', state),
    destination: () => target ?? history.location,
    async load(visit) {
      if ((await loadRoutes(routes, visit.location.pathname, visit)) || missing === visit) return
      missing = visit
      await openDocument(history.createHref(visit.location), 'replace')
    },
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

/** Loads the code of all routes that an address matches, side by side, and says whether it is there; never rejects. */
export async function loadRoutes(
  routes: RouteObject[],
  pathname: string,
  visit: Visit | null,
): Promise<boolean> {
  const codes = codesAt(routes, pathname)
  await Promise.all(codes.map((code) => code.load(visit)))
  return codes.every((code) => code.isLoaded())
}

function codesAt(routes: RouteObject[], pathname: string) {
  return (matchRoutes(routes, pathname) ?? []).flatMap(({ route }) => codeOf(route) ?? [])
}
