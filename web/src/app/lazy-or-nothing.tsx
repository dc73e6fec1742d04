import { lazy } from 'react'
import type { ComponentType } from 'react'

/**
 * A component that is loaded when it is drawn. Where it cannot be loaded, as without a connection, the page does
 * without it.
 */
export function lazyOrNothing(load: () => Promise<ComponentType>) {
  return lazy(async () => ({ default: await load().catch(() => Nothing) }))
}

function Nothing() {
  return null
}
