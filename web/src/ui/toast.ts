export interface ToastOptions {
  tone?: 'neutral' | 'ok' | 'danger' | undefined
  /** A second line. */
  text?: string | undefined
  /** The one thing that can be done about it, such as taking it back. */
  action?: { label: string; onAction: () => void } | undefined
  /** How long it stays, in ms; hovering or focusing it stops the clock. */
  duration?: number | undefined
  /** A toast with the same id is replaced instead of added to. */
  id?: string | undefined
}

export interface Toast extends ToastOptions {
  title: string
}

/** board.md §9: toasts stay 3 s. With something to press in them they wait until a keyboard can get there. */
export const toastDuration = 3000
export const toastActionDuration = 8000

let waiting: Toast[] = []
let deliver: ((toast: Toast) => void) | undefined
const listeners = new Set<() => void>()

/** Shows a short message at the edge of the window. The drawing code is loaded with the first of them. */
export function showToast(title: string, options: ToastOptions = {}): void {
  const toast = { ...options, title }
  if (deliver) return deliver(toast)
  waiting = [...waiting, toast]
  for (const listener of listeners) listener()
}

/** For `ToastHost`: whether there has been anything to show. */
export function hasToasts(): boolean {
  return deliver !== undefined || waiting.length > 0
}

/** For `ToastHost`: hears when the first toast waits. */
export function onFirstToast(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** For the drawing code: takes over the waiting toasts and all later ones. */
export function receiveToasts(receiver: (toast: Toast) => void): () => void {
  deliver = receiver
  for (const toast of waiting) receiver(toast)
  waiting = []
  return () => {
    deliver = undefined
  }
}
