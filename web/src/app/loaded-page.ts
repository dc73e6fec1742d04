import type { RouteObject } from 'react-router'

/** What a route draws. */
export type LoadedPage = Pick<RouteObject, 'Component' | 'element'>
