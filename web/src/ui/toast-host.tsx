import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react'
import { untilLoaded } from '../lib/until-loaded.ts'
import { hasToasts, onFirstToast } from './toast.ts'

/** Milliseconds after which the code that draws toasts is fetched, so that it is there without a network. */
const AHEAD_MS = 3000

const Toaster = lazy(async () => ({ default: await loadToaster() }))

export interface ToastHostProps {
  /** The name of the region, for screen readers. */
  label: string
}

/** Where toasts are shown; render it once. Loads nothing before the page is in use. */
export function ToastHost({ label }: ToastHostProps) {
  const needed = useSyncExternalStore(onFirstToast, hasToasts, () => false)
  useEffect(() => {
    const timer = setTimeout(() => void loadToaster(), AHEAD_MS)
    return () => clearTimeout(timer)
  }, [])
  return needed && <Suspense>{<Toaster label={label} />}</Suspense>
}

/** A toast that cannot be drawn yet waits: a failure here would crash the whole page. */
function loadToaster() {
  return untilLoaded(async () => (await import('./toaster.tsx')).Toaster)
}
