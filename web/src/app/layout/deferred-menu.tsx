import { useState } from 'react'
import type { ComponentType, ReactElement } from 'react'
import { showToast } from '../../ui/toast.ts'
import { t } from '../messages.ts'

/** The props of a menu that is loaded when it is needed. */
export interface DeferredMenuParts {
  trigger: ReactElement
  open: boolean
  onOpenChange: (open: boolean) => void
}

export interface DeferredMenuProps {
  /** Draws the button; it must pass on the handlers that load the menu, until the menu is there. */
  trigger: (fetching: FetchingButton) => ReactElement
  /** Loads the menu. Called again after a failure, so that a lost connection costs one click. */
  load: () => Promise<ComponentType<DeferredMenuParts>>
}

export interface FetchingButton {
  'aria-haspopup'?: 'menu'
  'aria-expanded'?: false
  onPointerEnter?: () => void
  onFocus?: () => void
  onClick?: () => void
}

/**
 * A button whose menu is loaded when the button is hovered, focused or pressed: menus weigh 30 kB (gzip), which would
 * delay the first note on a board.
 */
export function DeferredMenu({ trigger, load }: DeferredMenuProps) {
  const [menu, setMenu] = useState<{ Menu: ComponentType<DeferredMenuParts> }>()
  const [open, setOpen] = useState(true)
  if (menu) return <menu.Menu trigger={trigger({})} open={open} onOpenChange={setOpen} />

  const reach = () => void load().catch(() => undefined)
  const press = async () => {
    try {
      const Menu = await load()
      setMenu({ Menu })
    } catch {
      showToast(t('failed'), { tone: 'danger' })
    }
  }
  return trigger({
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onPointerEnter: reach,
    onFocus: reach,
    onClick: () => void press(),
  })
}
