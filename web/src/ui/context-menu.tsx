import * as Context from 'radix-ui/context-menu'
import type { ReactElement, ReactNode } from 'react'
import { MenuPartsContext, menuSheetClass } from './menu-parts.ts'

export interface ContextMenuProps {
  /** The element that opens the menu on a right click or a long press. */
  children: ReactElement
  /** The same entries that a `Menu` takes. */
  items: ReactNode
  disabled?: boolean | undefined
  onOpenChange?: ((open: boolean) => void) | undefined
}

/** A menu at the pointer; the same entries must also be reachable from a visible button. */
export function ContextMenu({ children, items, disabled = false, onOpenChange }: ContextMenuProps) {
  return (
    <Context.Root modal={false} {...(onOpenChange && { onOpenChange })}>
      <Context.Trigger asChild disabled={disabled}>
        {children}
      </Context.Trigger>
      <Context.Portal>
        <Context.Content collisionPadding={8} loop className={menuSheetClass}>
          <MenuPartsContext value={Context}>{items}</MenuPartsContext>
        </Context.Content>
      </Context.Portal>
    </Context.Root>
  )
}
