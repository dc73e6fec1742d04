import { clsx } from 'clsx'
import X from 'lucide-react/icons/x'
import * as Radix from 'radix-ui/dialog'
import { use, useEffect, useRef } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { FixedPageContext } from './fixed-page.ts'
import { IconButton } from './icon-button.tsx'

/** A word, as of a name, that would break in the middle at the usual size. */
const LONG_WORD = /\S{24}/

export interface DialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  /** The body begins with the larger heading, of which the title only says the kind. */
  isTitleAbove?: boolean
  /** One sentence under the title, announced with it. */
  description?: string | undefined
  closeLabel: string
  size?: 'sm' | 'md' | 'lg' | undefined
  /** The buttons, which stay visible while the body scrolls; the main one stands last. */
  footer?: ReactNode
  /** Sets where the focus goes at first; otherwise to the first field or button. */
  onOpenAutoFocus?: ((event: Event) => void) | undefined
  /**
   * Opens without a press of the user: the focus goes to the sheet and to no button, which the next key of a user who
   * is typing would press.
   */
  isUnasked?: boolean
  /**
   * Nothing in the body takes the focus: the body itself does, so that keys can scroll it. What is printed then is this
   * dialog, and else the page without it.
   */
  isReading?: boolean
  children?: ReactNode
}

const widths = { sm: 'sm:max-w-sm', md: 'sm:max-w-lg', lg: 'sm:max-w-2xl' }

/**
 * A modal dialog, centred; on a phone a sheet at the bottom, within reach of a thumb, which leaves room for a toast above
 * it (SHELL-62). When it closes, the focus returns to where it was before (A11Y-24).
 */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange, title, description, closeLabel, size = 'md', footer, children } = props
  const before = useRef<Element | null>(null)
  const Backdrop = use(FixedPageContext) ? PlainBackdrop : Radix.Overlay
  useEffect(() => {
    if (open) return undefined
    // What is pressed while the dialog fades, such as the button of a menu, gets the focus instead.
    const forget = () => {
      before.current = null
    }
    addEventListener('pointerdown', forget, { capture: true, once: true })
    return () => removeEventListener('pointerdown', forget, { capture: true })
  }, [open])
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Backdrop
          data-print={props.isReading === true ? 'alone' : 'none'}
          data-state={open ? 'open' : 'closed'}
          className="pointer-events-auto fixed inset-0 z-(--z-overlay) flex items-end justify-center bg-backdrop data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in sm:items-center sm:p-4"
        >
          <Radix.Content
            {...(description === undefined && { 'aria-describedby': undefined })}
            onOpenAutoFocus={(event) => {
              before.current = document.activeElement
              if (props.isUnasked === true) focusSheet(event)
              props.onOpenAutoFocus?.(event)
            }}
            onCloseAutoFocus={(event) => {
              // Radix knows its own triggers only, and would leave the focus on the page.
              event.preventDefault()
              returnFocus(before.current)
            }}
            className={clsx(
              'relative flex max-h-[calc(100dvh-4.5rem)] w-full sm:max-h-[calc(100dvh-2rem)] flex-col rounded-t-lg border border-line bg-raised shadow-floating outline-none max-sm:border-x-0 max-sm:border-b-0 sm:rounded-lg',
              'max-sm:data-[state=closed]:animate-sheet-out max-sm:data-[state=open]:animate-sheet-in',
              'sm:data-[state=closed]:animate-rise-out sm:data-[state=open]:animate-rise-in',
              widths[size],
            )}
          >
            <header
              className={clsx(
                'flex flex-col gap-1 px-6 max-sm:px-5',
                // A small title, too, stands in the middle of the line of the button that closes.
                props.isTitleAbove === true ? 'pt-6.5' : 'pt-5.5',
                children === undefined ? 'pb-5' : props.isTitleAbove !== true && 'pb-3',
              )}
            >
              <Radix.Title
                className={clsx(
                  'pe-8 text-pretty wrap-anywhere',
                  props.isTitleAbove === true
                    ? 'text-sm font-medium text-ink-soft'
                    : 'font-display font-semibold tracking-tight',
                  props.isTitleAbove !== true && (LONG_WORD.test(title) ? 'text-base' : 'text-xl'),
                )}
              >
                {title}
              </Radix.Title>
              {description !== undefined && (
                <Radix.Description className="text-sm text-balance text-ink-soft">
                  {description}
                </Radix.Description>
              )}
            </header>
            {children !== undefined && (
              <div
                {...(props.isReading === true && {
                  tabIndex: 0,
                  role: 'group',
                  'aria-label': title,
                  onKeyDown: showFocus,
                  onBlur: showFocus,
                })}
                onScroll={fadeAbove}
                data-print="whole"
                className="min-h-0 flex-1 overflow-y-auto data-scrolled:mask-t-from-[calc(100%-1.5rem)] overscroll-contain mask-b-from-[calc(100%-2rem)] px-6 pt-1 pb-8 -outline-offset-2 max-sm:px-5 not-data-keys:outline-none"
              >
                {children}
              </div>
            )}
            {footer !== undefined && (
              <footer
                data-print="none"
                className="flex flex-wrap justify-end gap-2 px-6 pt-1 max-sm:px-5 pb-[max(1.25rem,env(safe-area-inset-bottom))]"
              >
                {footer}
              </footer>
            )}
            {/* Last in the order, so that the focus goes to the first field or button and not here. */}
            <Radix.Close asChild>
              <IconButton
                label={closeLabel}
                data-print="none"
                icon={<X className="size-5" />}
                className="absolute inset-e-4 top-4 max-sm:inset-e-2 max-sm:top-3.5"
              />
            </Radix.Close>
          </Radix.Content>
        </Backdrop>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** Covers a page that does not scroll; that of Radix keeps the page from scrolling too. */
function PlainBackdrop(props: ComponentProps<'div'>) {
  return <div {...props} />
}

/** Once the body is scrolled it fades out below the heading too, so that nothing looks cut. */
function fadeAbove({ currentTarget }: { currentTarget: HTMLElement }): void {
  currentTarget.toggleAttribute('data-scrolled', currentTarget.scrollTop > 0)
}

/** The ring of a body that took the focus by opening shows from the first key on, when the focus begins to matter. */
function showFocus({ currentTarget }: { currentTarget: HTMLElement }): void {
  currentTarget.dataset['keys'] = ''
}

/** Unless something else has the focus by now, such as an editor that the dialog has opened. */
function returnFocus(to: Element | null): void {
  const { activeElement, body } = document
  if ((activeElement === null || activeElement === body) && to instanceof HTMLElement)
    to.focus({ preventScroll: true })
}

function focusSheet(event: Event): void {
  event.preventDefault()
  if (event.target instanceof HTMLElement) event.target.focus()
}
