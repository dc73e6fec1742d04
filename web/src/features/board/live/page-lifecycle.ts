/** What happens to the page: `leaving` is the last moment at which something can be written. */
export type PageMoment = 'shown' | 'hidden' | 'online' | 'leaving'

export interface PageLife {
  readonly isHidden: () => boolean
  /** Calls `listener` at every moment; returns a function that unsubscribes. */
  readonly listen: (listener: (moment: PageMoment) => void) => () => void
}

/** The life of this page, from the events of the browser. */
export const browserPageLife: PageLife = {
  isHidden: () => document.visibilityState === 'hidden',
  listen(listener) {
    const stop = new AbortController()
    const { signal } = stop
    document.addEventListener(
      'visibilitychange',
      () => {
        listener(document.visibilityState === 'hidden' ? 'hidden' : 'shown')
      },
      { signal },
    )
    addEventListener('online', () => listener('online'), { signal })
    addEventListener('pagehide', () => listener('leaving'), { signal })
    // A page that comes back from the back/forward cache has lost its socket without an event.
    addEventListener('pageshow', (event) => event.persisted && listener('online'), { signal })
    return () => stop.abort()
  },
}
