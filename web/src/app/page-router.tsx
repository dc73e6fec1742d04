import { memo, useDeferredValue, useEffect, useLayoutEffect, useState } from 'react'
import { type RouteObject, Router, useRoutes } from 'react-router'
import { endNavigation } from '../lib/pending-navigation.ts'
import { PageIsLoading } from './layout/shell.tsx'
import type { PageNavigator, Visit } from './page-navigator.ts'

export interface PageRouterProps {
  readonly navigator: PageNavigator
  readonly first: Visit
  /** The same at every drawing. */
  readonly routes: RouteObject[]
}

/**
 * Draws the page of the address. While the code of the next page loads, the last one stands as it is (SHELL-64), also
 * where the browser goes back, which changes the address first. A change of the query alone is drawn at once, since
 * fields depend on it.
 */
export function PageRouter({ navigator, first, routes }: PageRouterProps) {
  const [current, setCurrent] = useState(first)
  const [isWaiting, setWaiting] = useState(false)
  useLayoutEffect(
    () =>
      navigator.listen(
        () => setWaiting(true),
        (visit) => {
          setWaiting(false)
          setCurrent(visit)
        },
      ),
    [navigator],
  )
  const loaded = useDeferredValue(current)
  const isBehind = loaded.location.pathname !== current.location.pathname
  const shown = isBehind ? loaded : current
  const { location, action } = shown
  // While drawing, so that a page that could not be loaded is not drawn before it is tried again.
  void navigator.load(current)
  useEffect(() => {
    if (shown === current && !isWaiting) endNavigation()
  }, [shown, current, isWaiting])
  return (
    <Router navigator={navigator} location={location} navigationType={action} useTransitions={false}>
      <PageIsLoading value={isWaiting || isBehind}>
        <Pages routes={routes} />
      </PageIsLoading>
    </Router>
  )
}

/** Drawn only when the location of the router changes, which is that of the page that stands. */
const Pages = memo(function Pages({ routes }: Pick<PageRouterProps, 'routes'>) {
  return useRoutes(routes)
})
