import { asId, type NoteId } from '@retropulse/domain/kernel/ids'
import { clsx } from 'clsx'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import { columnHues } from '../../../../lib/column-hues.ts'
import { locale } from '../../../../lib/locale.ts'
import { Button } from '../../../../ui/button.tsx'
import { EmptyLine } from '../../../../ui/empty-line.tsx'
import { LoadFailure } from '../../../../ui/load-failure.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { showToast } from '../../../../ui/toast.ts'
import { columnTitle } from '../../model/column-name.ts'
import { useBoardStore, useLive } from '../../model/board-store.ts'
import { t } from './messages.ts'
import { useTrash } from './use-history.ts'

/** The deleted notes of the board, each with a button that restores it (BOARD-55, TRASH-7). */
export function TrashList() {
  const { session } = useBoardStore()
  const { data, isError, refetch } = useTrash()
  const onBoard = useLive((view) => view.board.notes)
  // A note that was just restored is on the board before the server answers a trash without it.
  const notes = data?.notes.filter(({ id }) => !onBoard.has(asId<NoteId>(id)))
  const columnOf = useColumns()
  const restore = (id: string) => {
    session.do({ type: 'restore-note', noteId: asId<NoteId>(id) })
    showToast(t('restored'), { tone: 'ok' })
  }
  return (
    <section aria-label={t('deleted')} className="flex min-w-0 flex-col gap-3">
      <h3 className="font-display text-base font-semibold tracking-tight">{t('deleted')}</h3>
      {data === undefined && !isError && <Skeleton className="h-20 w-full" />}
      {isError && (
        <LoadFailure isCard text={t('deletedFailed')} retry={t('retry')} onRetry={() => void refetch()} />
      )}
      {!isError && notes?.length === 0 && <EmptyLine title={t('none')} />}
      <ul className="grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
        {notes?.map(({ id, text, at, columnId }) => (
          <li key={id} data-hue={columnOf.get(columnId)?.hue} className={cardClass}>
            {/* Of the column as it is now: that of a deleted one has no colour (BOARD-55). */}
            <p dir="auto" className={clsx('mb-1 truncate font-medium', SMALL)}>
              {columnOf.get(columnId)?.name ?? t('columnDeleted')}
            </p>
            <p dir="auto" className="line-clamp-4 whitespace-pre-wrap wrap-anywhere">
              {text}
            </p>
            <div className="mt-2 flex items-center justify-between gap-2">
              <span className={clsx('digits', SMALL)}>{locale.moment.format(at)}</span>
              <Button
                size="sm"
                icon={<RotateCcw aria-hidden="true" className="size-3.5" />}
                onClick={() => restore(id)}
              >
                {t('restore')}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The name and the colour of each column of the board. */
function useColumns() {
  const columns = useLive((view) => view.board.columns)
  const hues = columnHues(columns.map(({ meaning }) => meaning))
  return new Map<string, { name: string; hue: (typeof hues)[number] | undefined }>(
    columns.map(({ id, name }, at) => [id, { name: columnTitle(name).name || t('noName'), hue: hues[at] }]),
  )
}

const cardClass =
  'group/card flex flex-col justify-between rounded-sm border border-hue-line bg-hue p-3 text-sm text-hue-ink not-data-hue:border-line not-data-hue:bg-surface not-data-hue:text-ink'
const SMALL = 'text-xs text-hue-ink-soft group-not-data-hue/card:text-ink-soft'
