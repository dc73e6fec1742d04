import { clsx } from 'clsx'
import * as Radix from 'radix-ui/popover'
import type { ComponentProps, ReactElement, ReactNode } from 'react'

export interface PopoverProps {
  /** The button that opens it. */
  trigger: ReactElement
  /** The name of the popover for screen readers. */
  label: string
  children: ReactNode
  side?: 'top' | 'bottom' | 'left' | 'right' | undefined
  align?: 'start' | 'center' | 'end' | undefined
  open?: boolean | undefined
  onOpenChange?: ((open: boolean) => void) | undefined
  onOpenAutoFocus?: ((event: Event) => void) | undefined
  /** Pixels between the popover and its button; fewer than 0 lay it over the button. */
  sideOffset?: number | undefined
  /** Replaces the padding and width, e.g. `w-80 p-0`. */
  className?: string | undefined
  /** On a phone it is a sheet at the bottom, like a dialog. */
  isPhoneSheet?: boolean | undefined
  /** The pixels that stay free at each edge of the window. */
  edges?: ComponentProps<typeof Radix.Content>['collisionPadding']
}

/** A small sheet beside its button, for a few controls; a click outside or Escape closes it. */
export function Popover({ trigger, label, children, className = 'w-80 p-4', ...rest }: PopoverProps) {
  const { side = 'bottom', align = 'start', open, onOpenChange, onOpenAutoFocus } = rest
  const { isPhoneSheet = false, edges = 8, sideOffset = 6 } = rest
  return (
    <Radix.Root {...(open !== undefined && { open })} {...(onOpenChange && { onOpenChange })}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          side={side}
          align={align}
          sideOffset={sideOffset}
          collisionPadding={edges}
          {...(onOpenAutoFocus && { onOpenAutoFocus })}
          className={clsx(
            'z-(--z-floating) max-h-(--radix-popover-content-available-height) max-w-[calc(100vw-1rem)] overflow-y-auto rounded-md border border-line',
            'origin-(--radix-popover-content-transform-origin) bg-raised shadow-floating outline-none',
            'data-[state=closed]:animate-pop-out data-[state=open]:animate-pop-in',
            isPhoneSheet && 'phone-sheet',
            className,
          )}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
