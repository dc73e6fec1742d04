import type { ColumnId } from '@retropulse/domain/kernel/ids'
import { clsx } from 'clsx'
import LayoutGrid from 'lucide-react/icons/layout-grid'
import ListChecks from 'lucide-react/icons/list-checks'
import { OpenActions } from '../../parts/action-items/open-actions.tsx'
import { UndoButtons } from '../../parts/undo/undo-buttons.tsx'
import { PageMark } from '../../../../ui/page-mark.tsx'
import { type Panel, useBoardHandlers } from '../../model/board-handlers.ts'
import { useLive } from '../../model/board-store.ts'
import { t } from '../../model/messages.ts'
import { AddNoteButton } from '../columns/add-note-button.tsx'

export interface PhoneBarProps {
  columnId: ColumnId | null
  panel: Panel | null
}

/**
 * The bar for the thumb: add a note to the open column, undo, action items, and all tools, each with its word. Undo has
 * its place before there is something to undo, so that no button is narrower after the first act.
 */
export function PhoneBar({ columnId, panel }: PhoneBarProps) {
  const { show, togglePanel } = useBoardHandlers()
  const column = useLive(({ board }) => board.columns.find(({ id }) => id === columnId))
  return (
    <div className="pointer-events-auto flex items-center gap-1 border-t border-line bg-surface px-2 pt-2 min-[22.5rem]:ps-4 pb-[max(0.5rem,env(safe-area-inset-bottom))]">
      <PageMark name="thumb-button" />
      <div className="min-w-0 flex-1">{column && <AddNoteButton column={column} isQuiet={false} />}</div>
      <UndoButtons className={thumbButton} hasWords />
      <button
        type="button"
        aria-expanded={panel === 'actions'}
        data-tool="actions"
        className={clsx(thumbButton, panel === 'actions' && 'bg-fill-strong text-ink')}
        onClick={() => togglePanel('actions')}
      >
        <ListChecks aria-hidden="true" className="size-5" />
        {t('tools.actions')}
        <OpenActions className="absolute start-[calc(50%+0.5625rem)] top-0" />
      </button>
      <button
        type="button"
        aria-haspopup="dialog"
        data-tool="tools"
        className={thumbButton}
        onClick={({ currentTarget }) => show({ kind: 'tools', anchor: currentTarget, columnId })}
      >
        <LayoutGrid aria-hidden="true" className="size-5" />
        {t('tools.all')}
      </button>
    </div>
  )
}

/** A button of the bar: an icon above its word. */
const thumbButton =
  'relative flex h-12 min-w-14 shrink-0 flex-col items-center justify-center gap-0.5 rounded-sm px-1 text-[0.6875rem] leading-none font-medium text-ink-soft aria-disabled:opacity-50'
