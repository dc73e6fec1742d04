import { lazy } from 'react'
import type { ComponentType } from 'react'

/** A part that is fetched once it is drawn. Where it cannot be had, as without a connection, the page does without it. */
export function optional(load: () => Promise<ComponentType>) {
  return lazy(async () => ({ default: await load().catch(() => Nothing) }))
}

function Nothing() {
  return null
}
