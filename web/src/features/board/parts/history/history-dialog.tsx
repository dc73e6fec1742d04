import History from 'lucide-react/icons/history'
import { Dialog } from '../../../../ui/dialog.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { LoadFailure } from '../../../../ui/load-failure.tsx'
import { Skeleton, SkeletonGroup } from '../../../../ui/skeleton.tsx'
import { closeTo } from '../controls/close-then-act.ts'
import { useBoardHandlers } from '../../model/board-handlers.ts'
import { t } from './messages.ts'
import { Scrubber } from './scrubber.tsx'
import { TrashList } from './trash-list.tsx'
import { useHistory } from './use-history.ts'

/** A facilitator moves through the retro from its first note on, and restores deleted notes (BOARD-54, BOARD-55). */
export function HistoryDialog({ anchor }: { anchor: HTMLElement }) {
  const { hide } = useBoardHandlers()
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || closeTo(hide, () => anchor.focus())}
      title={t('title')}
      description={t('description')}
      closeLabel={t('close')}
      size="lg"
    >
      <Past />
    </Dialog>
  )
}

function Past() {
  const { data, isError, refetch } = useHistory()
  if (isError)
    return <LoadFailure isCard text={t('failed')} retry={t('retry')} onRetry={() => void refetch()} />
  if (data === undefined)
    return (
      <SkeletonGroup label={t('loading')}>
        <Skeleton className="mb-4 h-14 w-full" />
        <Skeleton className="h-96 w-full" />
      </SkeletonGroup>
    )
  // The trash is shown only beside the history: beside a failure, its 'none' could be taken for the history.
  return (
    <div className="flex flex-col gap-6">
      {data.length === 0 ? (
        <EmptyState icon={<History />} title={t('empty')} text={t('emptyText')} />
      ) : (
        <Scrubber timeline={data} />
      )}
      <TrashList />
    </div>
  )
}
