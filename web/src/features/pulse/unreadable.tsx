import CloudOff from 'lucide-react/icons/cloud-off'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { t } from './messages.ts'

/** Stands in place of surveys that could not be loaded (PULSE-6). */
export function Unreadable({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert">
      <EmptyState
        icon={<CloudOff />}
        title={t('unreadable')}
        text={t('unreadable.text')}
        action={<Button onClick={onRetry}>{t('retry')}</Button>}
      />
    </div>
  )
}
