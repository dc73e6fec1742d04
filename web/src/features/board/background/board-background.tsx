import { clsx } from 'clsx'
import { useLayoutEffect, useState } from 'react'
import { useLive } from '../view/board-store.ts'
import { pictureAddress } from './picture-address.ts'

/**
 * The picture under the whole page; nothing while it loads or when it cannot be had. The page is marked with
 * `data-pictured` while there is one, so that what stands on the desk by itself gets a ground to be read on.
 */
export function BoardBackground() {
  const address = useLive((view) => pictureAddress(view.board))
  const [loaded, setLoaded] = useState<string | null>(null)
  const isThere = address !== null && loaded === address
  useLayoutEffect(() => {
    const page = document.documentElement
    page.toggleAttribute('data-pictured', isThere)
    return () => page.removeAttribute('data-pictured')
  }, [isThere])
  if (address === null) return null
  return (
    <img
      key={address}
      src={address}
      alt=""
      referrerPolicy="no-referrer"
      draggable={false}
      data-background
      onLoad={() => setLoaded(address)}
      className={clsx(
        'pointer-events-none fixed inset-0 -z-1 size-full object-cover transition-opacity duration-slow',
        isThere ? 'opacity-100' : 'opacity-0',
      )}
    />
  )
}
