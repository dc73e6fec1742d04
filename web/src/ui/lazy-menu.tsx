import { useState } from 'react'
import type { ComponentType, ReactElement } from 'react'
import { showNotLoaded } from './failure-toast.ts'

/** The props of a menu that is loaded when it is needed. */
export interface LazyMenuParts {
  trigger: ReactElement
  open: boolean
  onOpenChange: (open: boolean) => void
}

export interface LazyMenuProps {
  /** Draws the button; it must pass on the handlers that load the menu, until the menu is there. */
  trigger: (loading: LoadingButton) => ReactElement
  /** Loads the menu. Called again after a failure, so that a lost connection costs one click. */
  load: () => Promise<ComponentType<LazyMenuParts>>
}

export interface LoadingButton {
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
export function LazyMenu({ trigger, load }: LazyMenuProps) {
  const { loaded, button, parts } = useLazyMenu(load)
  return loaded ? <loaded.Menu trigger={trigger({})} {...parts} /> : trigger(button)
}

/** The menu once it was pressed and has loaded, and what its button does until then. */
export function useLazyMenu<Menu>(load: () => Promise<Menu>) {
  const [loaded, setLoaded] = useState<{ Menu: Menu }>()
  const [open, setOpen] = useState(true)
  const reach = () => void load().catch(() => undefined)
  const press = async () => {
    try {
      const Menu = await load()
      setLoaded({ Menu })
    } catch {
      showNotLoaded()
    }
  }
  const button: LoadingButton = {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onPointerEnter: reach,
    onFocus: reach,
    onClick: () => void press(),
  }
  return { loaded, button, parts: { open, onOpenChange: setOpen } }
}
