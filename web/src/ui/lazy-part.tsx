import { useEffect, useState } from 'react'
import type { ComponentType } from 'react'
import { loadAhead } from '../lib/load-ahead.ts'
import { showNotLoaded } from './failure-toast.ts'

type Load<Props> = () => Promise<ComponentType<Props>>

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
  loadAhead(fetch)
  return function LazyPart({ onFail, ...props }: Props & { onFail: () => void }) {
    const [Component, setComponent] = useState<ComponentType<Props> | null>(() => loaded)
    useEffect(() => {
      if (Component !== null) return
      let isWanted = true
      fetch().then(
        (ready) => isWanted && setComponent(() => ready),
        () => {
          if (!isWanted) return
          showNotLoaded()
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
