import { Button } from '../../ui/button.tsx'
import { t } from './messages.ts'

/** Stands in place of what could not be loaded; the rest of the page stays (INSIGHT-3, ERROR-9). */
export function Unreadable({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <div className="flex flex-wrap items-center gap-3 text-sm">
      <p role="alert">{text}</p>
      <Button size="sm" onClick={onRetry}>
        {t('retry')}
      </Button>
    </div>
  )
}
