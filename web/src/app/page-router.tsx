import { memo, useDeferredValue, useEffect, useLayoutEffect, useState } from 'react'
import {
  type Location,
  matchRoutes,
  type RouteObject,
  Router,
  type UNSAFE_createBrowserHistory as createBrowserHistory,
  useRoutes,
} from 'react-router'
import { beginNavigation, endNavigation } from '../lib/page-arrival.ts'
import { PageIsLoading } from './layout/shell.tsx'
import { codeOf } from './page-code.tsx'

export interface PageRouterProps {
  readonly history: ReturnType<typeof createBrowserHistory>
  /** The same at every drawing. */
  readonly routes: RouteObject[]
}

/**
 * Draws the page of the address. While the code of the next page loads, the last one stands as it is (SHELL-64); a change
 * of the query alone is drawn at once, since fields depend on it.
 */
export function PageRouter({ history, routes }: PageRouterProps) {
  const [current, setCurrent] = useState({ location: history.location, action: history.action })
  useLayoutEffect(
    () =>
      history.listen(({ location, action }) => {
        beginNavigation()
        setCurrent({ location, action })
      }),
    [history],
  )
  const loaded = useDeferredValue(current)
  const isLoading = loaded.location.pathname !== current.location.pathname
  const shown = isLoading ? loaded : current
  const { location, action } = shown
  // While drawing, so that a page that could not be loaded is not drawn before it is tried again.
  void loadRoutes(routes, current.location)
  useEffect(() => {
    if (shown === current) endNavigation()
  }, [shown, current])
  return (
    <Router navigator={history} location={location} navigationType={action} useTransitions={false}>
      <PageIsLoading value={isLoading}>
        <Pages routes={routes} />
      </PageIsLoading>
    </Router>
  )
}

/** Drawn only when the location of the router changes, which is that of the page that stands. */
const Pages = memo(function Pages({ routes }: Pick<PageRouterProps, 'routes'>) {
  return useRoutes(routes)
})

/** Loads the code of all routes that an address matches, side by side; never rejects. */
export async function loadRoutes(
  routes: RouteObject[],
  { pathname, key }: Pick<Location, 'pathname' | 'key'>,
): Promise<void> {
  const matches = matchRoutes(routes, pathname) ?? []
  await Promise.all(matches.flatMap(({ route }) => codeOf(route)?.load(key) ?? []))
}
