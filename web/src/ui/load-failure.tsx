import { Button } from './button.tsx'

export interface LoadFailureProps {
  /** What could not be loaded, as a sentence. */
  text: string
  /** The text of the button. */
  retry: string
  onRetry: () => void
}

/** Stands in place of a part of the page that could not be loaded; the rest of the page stays (ERROR-9). */
export function LoadFailure({ text, retry, onRetry }: LoadFailureProps) {
  return (
    <div className="flex flex-wrap items-center gap-3 text-sm">
      <p role="alert">{text}</p>
      <Button size="sm" onClick={onRetry}>
        {retry}
      </Button>
    </div>
  )
}
