import { type ComponentType, use } from 'react'
import type { RouteObject } from 'react-router'
import type { LoadedPage } from './loaded-page.ts'

/** The code of a page, which is loaded on the way to it. */
export interface PageCode {
  readonly isLoaded: () => boolean
  /**
   * Loads the code, once. After a failure it is loaded again on the next visit, also of the same entry of the history;
   * `visit` is the same object throughout a visit, and null before it has begun. Never rejects.
   */
  readonly load: (visit: object | null) => Promise<void>
}

/** Handles of routes that are the code of a page. */
const codes = new WeakSet<object>()

/** The parts of a route whose page is loaded. */
export interface LoadedRoute {
  readonly Component: ComponentType
  readonly handle: PageCode
}

/** A route whose page is loaded on the way to it; drawing it suspends until then, and throws why it could not be. */
export function loadedRoute(load: () => Promise<LoadedPage>): LoadedRoute {
  let page: LoadedPage | null = null
  let loading: Promise<void> | null = null
  let failure: { readonly error: unknown; readonly visit: object | null } | null = null
  const code: PageCode = {
    isLoaded: () => page !== null,
    load(visit) {
      // The visit for which it was loaded has begun.
      if (failure !== null && failure.visit === null && visit !== null) failure = { ...failure, visit }
      if (failure !== null && (visit === null || failure.visit !== visit)) {
        failure = null
        loading = null
      }
      loading ??= load().then(
        (loaded) => {
          page = loaded
        },
        (error: unknown) => {
          failure = { error, visit }
        },
      )
      return loading
    },
  }
  codes.add(code)
  function Page() {
    // What is there already is drawn at once: a promise is looked at a moment later.
    if (page === null && failure === null) use(loading ?? code.load(null))
    if (failure !== null) throw failure.error
    return page?.Component ? <page.Component /> : page?.element
  }
  return { Component: Page, handle: code }
}

/** The code of the page of a route; undefined for one that is there from the start. */
export function codeOf({ handle }: Pick<RouteObject, 'handle'>): PageCode | undefined {
  return isCode(handle) ? handle : undefined
}

function isCode(handle: unknown): handle is PageCode {
  return typeof handle === 'object' && handle !== null && codes.has(handle)
}
