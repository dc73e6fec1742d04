import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import { useEffect } from 'react'
import { toast as sonner, Toaster as Sonner } from 'sonner'
import { buttonClass } from './button-class.ts'
import { receiveToasts, toastActionDuration, toastDuration } from './toast.ts'
import type { Toast } from './toast.ts'

/** Draws the toasts; `ToastHost` loads it when there is one. */
export function Toaster({ label }: { label: string }) {
  useEffect(() => receiveToasts(draw), [])
  return (
    <Sonner
      position="bottom-center"
      containerAriaLabel={label}
      visibleToasts={3}
      gap={8}
      offset={{ top: '0.5rem', bottom: 'calc(1.5rem + var(--toast-lift))' }}
      mobileOffset={{ top: '0.5rem', bottom: 'calc(var(--toast-bottom) + var(--docked-height, 0px))' }}
      toastOptions={{ unstyled: true }}
      style={{ zIndex: 'var(--z-toast)' }}
    />
  )
}

/**
 * The toasts with an id that stand, by that id. One that is leaving stands no more: Sonner would take its successor away
 * together with it, so the successor becomes a toast of its own.
 */
const standing = new Map<string, number | string>()

function draw({ title, text, tone = 'neutral', action, duration, id }: Toast) {
  const earlier = id === undefined ? undefined : standing.get(id)
  const leave = (leaving: number | string) => {
    if (id !== undefined && standing.get(id) === leaving) standing.delete(id)
  }
  const drawn = sonner.custom(
    (sonnerId) => (
      <div className="flex w-full items-center gap-3 rounded-md border border-line bg-raised py-2 font-sans ps-4 pe-2 text-sm text-ink shadow-floating sm:min-w-xs">
        {tone === 'ok' && <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-ok-ink" />}
        {tone === 'danger' && <CircleAlert aria-hidden="true" className="size-5 shrink-0 text-danger-ink" />}
        <div className="flex min-h-8 min-w-0 flex-1 flex-col justify-center pe-2">
          <p className="font-medium wrap-anywhere">{title}</p>
          {text !== undefined && <p className="text-ink-soft wrap-anywhere">{text}</p>}
        </div>
        {action && (
          <button
            type="button"
            className={buttonClass({ variant: 'quiet', size: 'sm' })}
            onClick={() => {
              leave(sonnerId)
              action.onAction()
              sonner.dismiss(sonnerId)
            }}
          >
            <span className="text-accent-ink">{action.label}</span>
          </button>
        )}
      </div>
    ),
    {
      duration: duration ?? (action ? toastActionDuration : toastDuration),
      ...(earlier !== undefined && { id: earlier }),
      onAutoClose: (toast) => leave(toast.id),
      onDismiss: (toast) => leave(toast.id),
      // A dialog has its buttons at the lower edge, and whoever has just failed to save wants to press one again.
      ...(isDialogOpen() && { position: 'top-center' as const }),
    },
  )
  if (id !== undefined) standing.set(id, drawn)
}

/** Radix marks the page while a modal dialog keeps it from scrolling; popovers do not. */
function isDialogOpen(): boolean {
  return document.body.hasAttribute('data-scroll-locked')
}
