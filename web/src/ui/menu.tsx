import { clsx } from 'clsx'
import X from 'lucide-react/icons/x'
import * as Dropdown from 'radix-ui/dropdown-menu'
import { useEffect, useRef, useState } from 'react'
import type { MouseEvent, PointerEvent, ReactElement, ReactNode } from 'react'
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
  /** The title stands above the entries of a wide window, too, of which about ten are in view. */
  isLongList?: boolean | undefined
}

/**
 * A menu that a button opens. Not modal: the page behind can still be scrolled and used. On a phone it takes the place of
 * the sheet that it was opened from, which comes back when it closes (BOARD-80).
 */
export function Menu({ trigger, children, side = 'bottom', align = 'start', ...rest }: MenuProps) {
  const { onCloseAutoFocus, title } = rest
  const { isPhoneSheet = false, isLongList = false } = rest
  const [isOpen, setOpen] = useState(false)
  const { open = isOpen, onOpenChange = setOpen } = rest
  const isSheet = useNarrowWindow() && isPhoneSheet
  // A sheet comes under the pointer, whose release would choose the entry there: it opens with the click.
  const below = useRef<Element | null>(null)
  const opensLater = {
    onPointerDown: prevent,
    onClick: ({ currentTarget }: MouseEvent) => {
      below.current = currentTarget.closest('aside, .phone-sheet')
      onOpenChange(!open)
    },
  }
  useEffect(() => {
    const sheet = below.current
    if (!isSheet || !open || sheet === null) return
    sheet.setAttribute('data-covered', '')
    return () => sheet.removeAttribute('data-covered')
  }, [isSheet, open])
  return (
    <Dropdown.Root modal={false} open={open} onOpenChange={onOpenChange}>
      <Dropdown.Trigger asChild {...(isSheet && opensLater)}>
        {trigger}
      </Dropdown.Trigger>
      <Dropdown.Portal>
        <Dropdown.Content
          side={side}
          align={align}
          sideOffset={6}
          collisionPadding={isLongList ? LONG_LIST_PADDING : 8}
          loop
          {...(onCloseAutoFocus && { onCloseAutoFocus })}
          className={clsx(
            menuSheetClass,
            isPhoneSheet && 'phone-sheet max-sm:relative',
            // The last entry in view is cut, so that the list is seen to go on.
            isLongList &&
              'sm:max-h-[min(18.25rem,var(--radix-popper-available-height))] pointer-coarse:sm:max-h-[min(24rem,var(--radix-popper-available-height))]',
          )}
        >
          {title !== undefined && (
            <Dropdown.Label
              className={clsx(
                'line-clamp-2 text-balance wrap-anywhere ps-4 pe-13 pt-4.5 pb-2 font-display text-xl font-semibold tracking-tight',
                isLongList
                  ? 'sm:sticky sm:-top-1 sm:z-1 sm:-mx-1 sm:-mt-1 sm:mb-1 sm:border-b sm:border-line sm:bg-raised sm:px-3.5 sm:py-2 sm:font-sans sm:text-sm sm:tracking-normal'
                  : 'sm:hidden',
              )}
            >
              <bdi>{title}</bdi>
            </Dropdown.Label>
          )}
          <MenuPartsContext value={Dropdown}>{children}</MenuPartsContext>
          {isLongList && (
            <div
              aria-hidden="true"
              className="pointer-events-none sticky -bottom-1 -mb-1 h-5 shrink-0 rounded-b-sm bg-linear-to-t from-raised max-sm:hidden"
            />
          )}
          {/* The last entry, so that the focus goes to the first one; typing a letter does not find it. */}
          {isSheet && (
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

/** A long list stays within the margins of the page. */
const LONG_LIST_PADDING = { top: 64, bottom: 8, left: 20, right: 20 }

function prevent(event: PointerEvent): void {
  event.preventDefault()
}
