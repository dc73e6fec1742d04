import { hasToasts, withdrawToast } from './toast.ts'

/** Takes away the toast with this id, if it is shown or is about to be. */
export function hideToastOf(id: string): void {
  withdrawToast(id)
  if (!hasToasts()) return
  void import('./toaster.tsx').then(({ hideToast }) => hideToast(id)).catch(() => undefined)
}
