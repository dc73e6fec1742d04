export interface ToastOptions {
  /** `warn` belongs to what stands below it in the same colour, and is as wide as its words. */
  tone?: 'neutral' | 'ok' | 'danger' | 'warn' | undefined
  /** A second line. */
  text?: string | undefined
  /** The only action that is offered, such as Undo. */
  action?: { label: string; onAction: () => void } | undefined
  /** How long it stays, in ms; hovering or focusing it stops the clock (SHELL-22). */
  duration?: number | undefined
  /** A toast with the id of one that is shown replaces it; others are shown below one another. */
  id?: string | undefined
}

export interface Toast extends ToastOptions {
  title: string
}

/**
 * Milliseconds that a toast stays (SHELL-18); one with a button stays longer, so that keyboard users reach it
 * (SHELL-21).
 */
export const toastDuration = 3000
export const toastActionDuration = 8000

let waiting: Toast[] = []
let deliver: ((toast: Toast) => void) | undefined
const listeners = new Set<() => void>()

/** Shows a toast. The code that draws toasts is loaded with the first one. */
export function showToast(title: string, options: ToastOptions = {}): void {
  const toast = { ...options, title }
  if (deliver) return deliver(toast)
  waiting = [...waiting, toast]
  for (const listener of listeners) listener()
}

/** Takes back the toasts with this id that still wait for the code that draws them. */
export function withdrawToast(id: string): void {
  waiting = waiting.filter((toast) => toast.id !== id)
}

/** Whether a toast has been shown, or waits for the code that draws it. */
export function hasToasts(): boolean {
  return deliver !== undefined || waiting.length > 0
}

/** For `ToastHost`: calls the listener when the first toast waits. */
export function onFirstToast(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** For the drawing code: passes it the waiting toasts and all later ones. */
export function receiveToasts(receiver: (toast: Toast) => void): () => void {
  deliver = receiver
  for (const toast of waiting) receiver(toast)
  waiting = []
  return () => {
    deliver = undefined
  }
}
