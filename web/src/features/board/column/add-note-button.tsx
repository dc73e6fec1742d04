import type { Column } from '@retropulse/domain/board/state'
import Plus from 'lucide-react/icons/plus'
import { t } from '../messages.ts'
import { useBoardActions } from '../view/board-actions.ts'
import { columnTitle } from './column-name.ts'

/** Opens a note on top of the column, ready to type: one tap, or the key `n`. */
export function AddNoteButton({ column }: { column: Column }) {
  const { add } = useBoardActions()
  return (
    <button
      type="button"
      data-add={column.id}
      aria-label={t('column.add', { column: columnTitle(column.name).name })}
      aria-keyshortcuts="n"
      onClick={() => add(column.id)}
      className="touch-target flex h-10 w-full shrink-0 items-center justify-center gap-1.5 rounded-sm border border-line bg-raised text-sm font-medium text-ink-soft transition-colors duration-fast hover:border-hue-ink-soft hover:bg-hue hover:text-hue-ink"
    >
      <Plus aria-hidden="true" className="size-4" />
      {t('column.addShort')}
    </button>
  )
}
