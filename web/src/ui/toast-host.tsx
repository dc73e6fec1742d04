import { lazy, Suspense, useSyncExternalStore } from 'react'
import { hasToasts, onFirstToast } from './toast.ts'

const Toaster = lazy(async () => ({ default: (await import('./toaster.tsx')).Toaster }))

export interface ToastHostProps {
  /** The name of the region, for screen readers. */
  label: string
}

/** Where toasts appear; render it once. Costs nothing until the first `showToast`. */
export function ToastHost({ label }: ToastHostProps) {
  const needed = useSyncExternalStore(onFirstToast, hasToasts, () => false)
  return needed && <Suspense>{<Toaster label={label} />}</Suspense>
}
