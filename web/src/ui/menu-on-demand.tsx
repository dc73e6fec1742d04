import { cloneElement, useState } from 'react'
import type { ReactElement } from 'react'
import type { Menu as MenuComponent, MenuProps } from './menu.tsx'
import { showToast } from './toast.ts'

export interface MenuOnDemandProps extends Omit<MenuProps, 'open' | 'onOpenChange' | 'trigger'> {
  /** The button that opens it. */
  trigger: ReactElement<FetchingButton>
  /** The text of the toast when it cannot be fetched; the next press tries again. */
  failed: string
}

interface FetchingButton {
  'aria-haspopup'?: 'menu'
  'aria-expanded'?: false
  onPointerEnter?: () => void
  onFocus?: () => void
  onClick?: () => void
}

/** A menu like `Menu` that is fetched when its button is hovered, focused or pressed: menus weigh 30 kB (gzip). */
export function MenuOnDemand({ trigger, failed, ...rest }: MenuOnDemandProps) {
  const [fetched, setFetched] = useState<{ Menu: typeof MenuComponent }>()
  const [open, setOpen] = useState(true)
  if (fetched) return <fetched.Menu {...rest} trigger={trigger} open={open} onOpenChange={setOpen} />

  const press = async () => {
    try {
      setFetched(await fetchMenu())
    } catch {
      showToast(failed, { tone: 'danger' })
    }
  }
  return cloneElement(trigger, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onPointerEnter: prefetchMenu,
    onFocus: prefetchMenu,
    onClick: () => void press(),
  })
}

function fetchMenu(): Promise<{ Menu: typeof MenuComponent }> {
  return import('./menu.tsx')
}

function prefetchMenu(): void {
  void fetchMenu().catch(() => undefined)
}
