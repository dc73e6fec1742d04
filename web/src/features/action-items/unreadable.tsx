import { Button } from '../../ui/button.tsx'
import { t } from './messages.ts'

/** Stands in place of action items that could not be loaded; the rest of the page stays (ERROR-9). */
export function Unreadable({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="flex flex-wrap items-center gap-3 text-sm">
      <p role="alert">{t('unreadable')}</p>
      <Button size="sm" onClick={onRetry}>
        {t('retry')}
      </Button>
    </div>
  )
}
