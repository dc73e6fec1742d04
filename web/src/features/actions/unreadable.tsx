import { Button } from '../../ui/button.tsx'
import { t } from './messages.ts'

/** In the place of a list of actions that could not be loaded; the rest of the page stays (teams.md §8). */
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
