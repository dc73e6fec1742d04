import { cloneElement } from 'react'
import type { ReactElement } from 'react'
import { type LoadingButton, useLazyMenu } from './lazy-menu.tsx'
import type { MenuProps } from './menu.tsx'

export interface MenuOnDemandProps extends Omit<MenuProps, 'open' | 'onOpenChange' | 'trigger'> {
  /** The button that opens it. */
  trigger: ReactElement<LoadingButton>
}

/**
 * A menu like `Menu` that is loaded when its button is hovered, focused or pressed: menus weigh 30 kB (gzip). On a phone
 * it is a sheet.
 */
export function MenuOnDemand({ trigger, isPhoneSheet = true, ...rest }: MenuOnDemandProps) {
  const { loaded, button, parts } = useLazyMenu(loadMenu)
  if (!loaded) return cloneElement(trigger, button)
  return <loaded.Menu {...rest} isPhoneSheet={isPhoneSheet} trigger={trigger} {...parts} />
}

async function loadMenu() {
  return (await import('./menu.tsx')).Menu
}
