import { useEffect, useState } from 'react'
import type { ComponentType } from 'react'
import { t } from '../lib/failure-messages.ts'
import { boardIsDrawn } from '../lib/first-draw.ts'
import { showToast } from './toast.ts'

type Load<Props> = () => Promise<ComponentType<Props>>

const loaders = new Set<() => Promise<unknown>>()

/**
 * A component that loads when it is first needed, so that the first note does not wait for it. When it cannot be
 * loaded, as without a connection, a toast says so, and the next time tries again (CONN-22).
 */
export function lazyPart<Props extends object>(load: Load<Props>) {
  let loaded: ComponentType<Props> | null = null
  const fetch = async () => {
    loaded = await load()
    return loaded
  }
  loaders.add(fetch)
  return function LazyPart({ onFail, ...props }: Props & { onFail: () => void }) {
    const [Component, setComponent] = useState<ComponentType<Props> | null>(() => loaded)
    useEffect(() => {
      if (Component !== null) return
      let isWanted = true
      fetch().then(
        (ready) => isWanted && setComponent(() => ready),
        () => {
          if (!isWanted) return
          showToast(t('failed'), { tone: 'danger' })
          onFail()
        },
      )
      return () => {
        isWanted = false
      }
      // oxlint-disable-next-line react-hooks/exhaustive-deps -- loaded once for each time it is opened
    }, [])
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what is left of the props are the component's
    return Component && <Component {...(props as unknown as Props)} />
  }
}

/** Milliseconds after the board is drawn, when the first note can be typed. */
const IDLE_AFTER = 2000

/**
 * Called once the board is drawn. Loads all lazy components while the page is idle, so that they are there also without a network. What could not
 * be loaded is loaded when the network is back (CONN-22). Returns a function that stops it.
 */
export function prefetchParts(): () => void {
  boardIsDrawn()
  const controller = new AbortController()
  const timer = setTimeout(() => void loadAllParts(), IDLE_AFTER)
  addEventListener('online', () => void loadAllParts(), { signal: controller.signal })
  return () => {
    clearTimeout(timer)
    controller.abort()
  }
}

/** Loads all lazy components, and the lazy ones within them. */
async function loadAllParts(): Promise<void> {
  const fetched = new Set<() => Promise<unknown>>()
  while (fetched.size < loaders.size) {
    const left = [...loaders].filter((load) => !fetched.has(load))
    for (const load of left) fetched.add(load)
    await Promise.allSettled(left.map((load) => load()))
  }
}
