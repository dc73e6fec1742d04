import { clsx } from 'clsx'
import X from 'lucide-react/icons/x'
import * as Dropdown from 'radix-ui/dropdown-menu'
import type { ReactElement, ReactNode } from 'react'
import { t } from '../lib/close-messages.ts'
import { MenuPartsContext, menuSheetClass } from './menu-parts.ts'
import { useNarrowWindow } from './use-narrow-window.ts'

export interface MenuProps {
  /** The button that opens it: a `Button` or an `IconButton`. */
  trigger: ReactElement
  /** The entries of the menu, from menu-items.tsx. */
  children: ReactNode
  side?: 'top' | 'bottom' | 'left' | 'right' | undefined
  align?: 'start' | 'center' | 'end' | undefined
  open?: boolean | undefined
  onOpenChange?: ((open: boolean) => void) | undefined
  /** Called as it closes; `preventDefault` keeps the focus from returning to the trigger. */
  onCloseAutoFocus?: ((event: Event) => void) | undefined
  /** On a phone it is a sheet at the bottom, like a dialog; a title stands at its top, with a button that closes it. */
  isPhoneSheet?: boolean | undefined
  title?: string | undefined
}

/** A menu that a button opens. Not modal: the page behind can still be scrolled and used. */
export function Menu({ trigger, children, side = 'bottom', align = 'start', ...rest }: MenuProps) {
  const { open, onOpenChange, onCloseAutoFocus, title } = rest
  const { isPhoneSheet = false } = rest
  const hasClose = useNarrowWindow() && isPhoneSheet
  return (
    <Dropdown.Root
      modal={false}
      {...(open !== undefined && { open })}
      {...(onOpenChange && { onOpenChange })}
    >
      <Dropdown.Trigger asChild>{trigger}</Dropdown.Trigger>
      <Dropdown.Portal>
        <Dropdown.Content
          side={side}
          align={align}
          sideOffset={6}
          collisionPadding={8}
          loop
          {...(onCloseAutoFocus && { onCloseAutoFocus })}
          className={clsx(menuSheetClass, isPhoneSheet && 'phone-sheet max-sm:relative')}
        >
          {title !== undefined && (
            <Dropdown.Label
              dir="auto"
              className="line-clamp-2 text-balance wrap-anywhere ps-4 pe-13 pt-4.5 pb-2 font-display text-xl font-semibold tracking-tight sm:hidden"
            >
              {title}
            </Dropdown.Label>
          )}
          <MenuPartsContext value={Dropdown}>{children}</MenuPartsContext>
          {/* The last entry, so that the focus goes to the first one; typing a letter does not find it. */}
          {hasClose && (
            <Dropdown.Item
              aria-label={t('close')}
              textValue=""
              className="absolute inset-e-2 top-3.5 grid size-11 place-items-center rounded-md text-ink-soft outline-none data-highlighted:bg-fill"
            >
              <X aria-hidden="true" className="size-5" />
            </Dropdown.Item>
          )}
        </Dropdown.Content>
      </Dropdown.Portal>
    </Dropdown.Root>
  )
}
