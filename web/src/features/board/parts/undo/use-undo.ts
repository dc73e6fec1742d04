import { useMemo } from 'react'
import { announce } from '../../../../ui/live-region.ts'
import { showToast } from '../../../../ui/toast.ts'
import type { UndoOutcome } from '../../live/undo-stack.ts'
import { refusalText } from '../../model/refusal-text.ts'
import { useBoardStore } from '../../model/board-store.ts'
import { t } from './messages.ts'

export interface Undo {
  readonly undo: () => void
  readonly redo: () => void
}

/** Undoes or redoes the last act of this tab, and says which it was (UNDO-4). */
export function useUndo(): Undo {
  const { session } = useBoardStore()
  return useMemo(
    () => ({
      undo: () => tell(session.undo(), 'undone', 'notUndone', 'nothingToUndo'),
      redo: () => tell(session.redo(), 'redone', 'notRedone', 'nothingToRedo'),
    }),
    [session],
  )
}

function tell(
  outcome: UndoOutcome | null,
  done: 'undone' | 'redone',
  notDone: 'notUndone' | 'notRedone',
  nothing: 'nothingToUndo' | 'nothingToRedo',
): void {
  if (outcome === null) return say(t(nothing))
  const act = t(`act.${outcome.act}`)
  if (outcome.isDone) return say(t(done, { act }))
  const reason = outcome.because === 'changed' ? t('changed') : refusalText(outcome.because)
  say(t(notDone, { act }), reason)
}

function say(title: string, reason?: string): void {
  showToast(title, { id: 'undo', text: reason })
  announce(reason === undefined ? title : `${title}. ${reason}`, { key: 'undo' })
}
