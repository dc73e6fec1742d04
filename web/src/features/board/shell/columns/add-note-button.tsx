import type { Column } from '@retropulse/domain/board/state'
import { clsx } from 'clsx'
import Plus from 'lucide-react/icons/plus'
import { t } from '../../model/messages.ts'
import { useBoardHandlers } from '../../model/board-handlers.ts'
import { useIsVoting } from '../../model/vote-stage.ts'
import { announceBlocked } from '../../model/vote-stage.ts'
import { columnTitle } from '../../model/column-name.ts'

/**
 * Opens an editor for a new note at the top of the column (NOTE-2); not while a vote runs (VOTE-28). `isQuiet`: the
 * board has notes, which are to be louder than the button.
 */
export function AddNoteButton({ column, isQuiet }: { column: Column; isQuiet: boolean }) {
  const { add } = useBoardHandlers()
  const isBlocked = useIsVoting()
  return (
    <button
      type="button"
      data-add={column.id}
      data-print="none"
      aria-label={t('column.add', { column: columnTitle(column.name).name })}
      aria-keyshortcuts="n"
      {...(isBlocked && { 'aria-disabled': true, 'aria-description': t('vote.noAdding') })}
      onClick={() => (isBlocked ? announceBlocked('noAdding') : add(column.id))}
      className={clsx(
        isQuiet
          ? 'border-button-line text-ink-soft not-aria-disabled:focus-visible:border-accent not-aria-disabled:focus-visible:text-accent-ink'
          : 'border-accent/30 text-accent-ink',
        'touch-target flex h-10 w-full shrink-0 items-center justify-center gap-1.5 rounded-sm border bg-raised text-sm font-medium max-sm:border-accent/60 max-sm:bg-accent-soft max-sm:text-accent-ink transition-colors duration-fast not-aria-disabled:hover:border-hue-ink-soft not-aria-disabled:hover:bg-hue not-aria-disabled:hover:text-hue-ink aria-disabled:cursor-not-allowed aria-disabled:border-dashed aria-disabled:border-button-line aria-disabled:bg-transparent aria-disabled:text-ink-faint in-data-pictured:aria-disabled:bg-surface',
      )}
    >
      <Plus aria-hidden="true" className="size-4" />
      {t('column.addShort')}
    </button>
  )
}
