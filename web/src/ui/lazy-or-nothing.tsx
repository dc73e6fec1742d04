import { lazy } from 'react'
import type { ComponentType } from 'react'

/**
 * A component that is loaded when it is drawn. Where it cannot be loaded, as without a connection, the page does
 * without it.
 */
export function lazyOrNothing<Props extends object = object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async (): Promise<{ default: ComponentType<Props> }> => ({
    default: await load().catch(() => Nothing),
  }))
}

function Nothing() {
  return null
}
