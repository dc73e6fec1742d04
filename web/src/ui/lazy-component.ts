import { type ComponentType, lazy } from 'react'
import { loadAhead } from '../lib/load-ahead.ts'
import { untilLoaded } from '../lib/until-loaded.ts'
import { showNotLoaded } from './failure-toast.ts'

type Load<Props> = () => Promise<ComponentType<Props>>

/**
 * A component that is loaded when it is first drawn. Where it cannot be loaded, as without a connection, what stands in
 * its place meanwhile stays until it can: the page never fails for it (CONN-22).
 */
export function lazyComponent<Props extends object = object>(load: Load<Props>) {
  return lazy(async () => ({ default: await untilLoaded(load) }))
}

/**
 * The same for what the user asks for, such as a dialog. It is loaded ahead, some seconds after the page is drawn, since
 * the network may be gone when it is needed. Where it is not there by then, a toast says so, and it is drawn as soon as
 * it can be loaded.
 */
export function lazyOnDemand<Props extends object = object>(load: Load<Props>) {
  loadAhead(load)
  return lazyComponent<Props>(() =>
    load().catch(() => {
      showNotLoaded()
      return untilLoaded(load)
    }),
  )
}
