import { useEffect, useState } from 'react'
import type { ComponentType } from 'react'
import { showToast } from '../../../ui/toast.ts'
import { t } from '../messages.ts'

type Load<Props> = () => Promise<ComponentType<Props>>

const loaders = new Set<() => Promise<unknown>>()

/**
 * A component that is loaded when it is first wanted, so that the first note does not wait for it. When it
 * cannot be loaded, as without a connection, the page says so, stays as it is and tries again the next time.
 */
export function deferred<Props extends object>(load: Load<Props>) {
  let loaded: ComponentType<Props> | null = null
  const fetch = async () => {
    loaded = await load()
    return loaded
  }
  loaders.add(fetch)
  return function Deferred({ onFail, ...props }: Props & { onFail: () => void }) {
    const [Component, setComponent] = useState<ComponentType<Props> | null>(() => loaded)
    useEffect(() => {
      if (Component !== null) return
      let isWanted = true
      fetch().then(
        (ready) => isWanted && setComponent(() => ready),
        () => {
          if (!isWanted) return
          showToast(t('refused.other'), { tone: 'danger' })
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

/**
 * Fetches all that is deferred while nobody is waiting, so that it is there when it is wanted, also offline; and what
 * is deferred in that.
 */
export async function loadAllDeferred(): Promise<void> {
  const fetched = new Set<() => Promise<unknown>>()
  while (fetched.size < loaders.size) {
    const left = [...loaders].filter((load) => !fetched.has(load))
    for (const load of left) fetched.add(load)
    await Promise.allSettled(left.map((load) => load()))
  }
}
