import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import { clsx } from 'clsx'
import { type CSSProperties, useEffect } from 'react'
import { toast as sonner, Toaster as Sonner } from 'sonner'
import { buttonClass } from './button-class.ts'
import { dockedHeight, setDockedHeight } from './docked-heights.ts'
import { receiveToasts, toastActionDuration, toastDuration } from './toast.ts'
import type { Toast } from './toast.ts'
import { toastPlace, type ToastPosition } from './toast-position.ts'
import { watchDialogs } from './watch-dialogs.ts'

/** Pixels below a toast, with the row of tools that may stand there (`--tool-row`). */
const EDGE = 84
/** The space below a toast: 24 px from the edge, and 8 px from the strip of a board, with which it is one stack. */
const GAP = '1.5rem - min(var(--strip-height, 0px), 1px) * 16'

/** Draws the toasts; `ToastHost` loads it when there is one. */
export function Toaster({ label }: { label: string }) {
  useEffect(() => receiveToasts(draw), [])
  useEffect(() => watchDialogs(() => moves.forEach((move) => move())), [])
  useEffect(ignoreFingers, [])
  return (
    <Sonner
      position="bottom-center"
      containerAriaLabel={label}
      visibleToasts={3}
      gap={8}
      offset={{
        top: '0.5rem',
        bottom: `calc(${GAP} + var(--toast-lift) + var(--strip-height, 0px))`,
        left: '0.75rem',
        right: '0.75rem',
      }}
      mobileOffset={{
        top: '0.5rem',
        bottom:
          'max(var(--toast-bottom) + var(--docked-height, 0px) + var(--strip-height, 0px), var(--sheet-height, 0px) + 1rem)',
      }}
      // As wide as the list: a narrower one would stand at its start, beside the middle of the window.
      // What is beside it there takes presses meant for the page.
      toastOptions={{ unstyled: true, className: 'w-full pointer-events-none' }}
      style={style}
    />
  )
}

/** Where a toast that is narrower than the list stands in it. */
const SIDES: Record<ToastPosition, string> = {
  'bottom-left': 'mr-auto',
  'bottom-center': 'mx-auto',
  'bottom-right': 'ml-auto',
  'top-center': 'mx-auto',
}

/** The width by which there is room beside a dialog in a window of 1280 px (`SIDE` of `toastPlace`). */
const style: CSSProperties & { '--width': string } = { zIndex: 'var(--z-toast)', '--width': '340px' }

/**
 * The toasts that are shown, by their ids. One that is leaving is not in it: Sonner would remove its successor together
 * with it, so the successor becomes a toast of its own.
 */
const shownToasts = new Map<string, number | string>()

/** For each toast that is shown: moves it to where it covers nothing, after a dialog has opened or closed (SHELL-62). */
const moves = new Map<number | string, () => void>()

function draw({ title, text, tone = 'neutral', action, duration, id }: Toast) {
  const earlier = id === undefined ? undefined : shownToasts.get(id)
  let hasLeft = false
  const leave = (leaving: number | string) => {
    hasLeft = true
    moves.delete(leaving)
    if (id !== undefined && shownToasts.get(id) === leaving) shownToasts.delete(id)
  }
  const stay = duration ?? (action ? toastActionDuration : toastDuration)
  let position = freePosition()
  // A few words alone; a second line or a button needs the room, and is the front of a stack.
  const isNarrow = text === undefined && action === undefined
  const put = (sonnerId: number | string | undefined, ms: number) =>
    sonner.custom(
      (drawnId) => (
        <div
          data-toast={isNarrow ? 'narrow' : ''}
          // SHELL-22: Sonner waits for the pointer alone, and would take the button away from a user of the keyboard.
          onFocus={() => put(drawnId, Infinity)}
          onBlur={() => hasLeft || put(drawnId, stay)}
          className={clsx(
            'pointer-events-auto flex items-center gap-3 border font-sans text-sm',
            isNarrow ? ['w-fit max-w-full', SIDES[position]] : 'w-full',
            tone === 'warn'
              ? 'rounded-full border-warn bg-warn-soft px-3.5 text-warn-ink shadow-raised'
              : 'rounded-md border-line bg-raised py-2 ps-4 pe-2 text-ink shadow-floating',
          )}
        >
          {tone === 'ok' && <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-ok-ink" />}
          {tone === 'danger' && (
            <CircleAlert aria-hidden="true" className="size-5 shrink-0 text-danger-ink" />
          )}
          <div
            className={clsx('flex min-h-8 min-w-0 flex-1 flex-col justify-center', tone !== 'warn' && 'pe-2')}
          >
            <p className="font-medium text-pretty wrap-anywhere">{title}</p>
            {text !== undefined && <p className="text-pretty text-ink-soft wrap-anywhere">{text}</p>}
          </div>
          {action && (
            <button
              type="button"
              className={buttonClass({ variant: 'quiet', size: 'sm' })}
              onClick={() => {
                leave(drawnId)
                action.onAction()
                sonner.dismiss(drawnId)
              }}
            >
              <span className="text-accent-ink">{action.label}</span>
            </button>
          )}
        </div>
      ),
      {
        duration: ms,
        ...(sonnerId !== undefined && { id: sonnerId }),
        onAutoClose: (toast) => leave(toast.id),
        onDismiss: (toast) => leave(toast.id),
        position,
      },
    )
  const drawn = put(earlier, stay)
  moves.set(drawn, () => {
    const free = freePosition()
    // In another place it is another element, which has no focus.
    if (free === position || document.activeElement?.closest('[data-sonner-toaster]')) return
    position = free
    put(drawn, stay)
  })
  if (id !== undefined) shownToasts.set(id, drawn)
}

/**
 * A finger leaves the pointer where it touched last: a toast that appears there would wait for it to go, and never leave
 * (SHELL-22). Returns a function that stops it.
 */
function ignoreFingers(): () => void {
  const controller = new AbortController()
  // Before Sonner, which hears them at the root of the page.
  for (const type of ['mouseover', 'mouseout', 'mousemove'] as const)
    addEventListener(type, stopOnToast, { capture: true, signal: controller.signal })
  return () => controller.abort()
}

function stopOnToast(event: MouseEvent): void {
  if ([event.target, event.relatedTarget].some(isOnToast) && matchMedia('(hover: none)').matches)
    event.stopPropagation()
}

function isOnToast(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-sonner-toaster]') !== null
}

/** Takes away the toast with this id, if it is shown. */
export function hideToast(id: string): void {
  const shown = shownToasts.get(id)
  if (shown !== undefined) sonner.dismiss(shown)
}

const OPEN = '[role="dialog"], [role="alertdialog"], [role="menu"], aside[aria-labelledby]'
/** A form whose fields users correct while its toasts are shown; a phone has no room beside it. */
const FORM = 'form[data-toasts-beside]'

/** Where a toast covers no dialog, popover, menu, panel or long form that is open now (SHELL-62). */
function freePosition(): ToastPosition {
  const isWide = matchMedia('(width >= 40rem)').matches
  const open = [...document.querySelectorAll(isWide ? `${OPEN}, ${FORM}` : OPEN)]
  const { position, sheet } = toastPlace(
    open.map((one) => one.getBoundingClientRect()),
    { width: innerWidth, height: innerHeight, lift: EDGE + dockedHeight() },
  )
  setDockedHeight('sheet', sheet)
  return position
}
