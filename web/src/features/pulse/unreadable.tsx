import { Button } from '../../ui/button.tsx'
import { t } from './messages.ts'

/** In the place of surveys that could not be read. */
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
