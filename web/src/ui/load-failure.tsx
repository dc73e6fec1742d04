import { clsx } from 'clsx'
import { useEffect } from 'react'
import { useHeldSection } from '../lib/section-hold.ts'
import { Button } from './button.tsx'

export interface LoadFailureProps {
  /** What could not be loaded, as a sentence. */
  text: string
  /** The text of the button. */
  retry: string
  onRetry: () => void
  /** For a part of a page that is not inside of a card itself. */
  isCard?: boolean
}

/**
 * Stands in place of a part of the page that could not be loaded; the rest of the page stays (ERROR-9). Loads by itself
 * when the device is back online.
 */
export function LoadFailure({ text, retry, onRetry, isCard = false }: LoadFailureProps) {
  useHeldSection(true)
  useEffect(() => {
    addEventListener('online', onRetry)
    return () => removeEventListener('online', onRetry)
  }, [onRetry])
  return (
    <div
      className={clsx(
        'flex flex-wrap items-center gap-3 text-sm',
        isCard && 'justify-between rounded-lg border border-line bg-surface px-5 py-4',
      )}
    >
      <p role="alert">{text}</p>
      <Button size="sm" onClick={onRetry}>
        {retry}
      </Button>
    </div>
  )
}
