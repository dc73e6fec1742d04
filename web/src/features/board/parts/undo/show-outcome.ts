import { hideToastOf } from '../../../../ui/hide-toast.ts'
import { announce } from '../../../../ui/live-region.ts'
import { showToast } from '../../../../ui/toast.ts'
import type { UndoOutcome } from '../../live/undo-stack.ts'
import { refusalText } from '../../model/refusal-text.ts'
import { t as buttons } from './messages.ts'
import { t } from './outcome-messages.ts'

const TEXTS = {
  undo: { done: 'undone', notDone: 'notUndone', nothing: 'nothingToUndo' },
  redo: { done: 'redone', notDone: 'notRedone', nothing: 'nothingToRedo' },
} as const

/** Says what undo or redo did, or why it did nothing (UNDO-4); null: there was no act. */
export function showOutcome(what: 'undo' | 'redo', outcome: UndoOutcome | null): void {
  const { done, notDone, nothing } = TEXTS[what]
  if (outcome === null) return say(buttons(nothing))
  if (outcome.isDone) {
    if (what === 'undo') hideOffer(outcome.act, outcome.subject)
    return say(t(`${done}.${outcome.act}`))
  }
  const reason = outcome.because === 'changed' ? t('changed') : refusalText(outcome.because)
  say(t(notDone, { act: t(`act.${outcome.act}`) }), reason)
}

/** Takes away the toast that still offers to undo what was undone just now (UNDO-16). */
function hideOffer(act: UndoneAct, subject: string | null): void {
  const offer = OFFERS[act]
  if (offer !== undefined && subject !== null) hideToastOf(`${offer}-${subject}`)
}

type UndoneAct = UndoOutcome['act']

/** How the ids of toasts with 'Undo' begin, by what was done. */
const OFFERS: Partial<Record<UndoneAct, string>> = {
  'delete-note': 'deleted',
  'delete-comment': 'deleted',
  'delete-action': 'deleted',
  'group-note': 'grouped',
  'ungroup-note': 'grouped',
}

function say(title: string, reason?: string): void {
  showToast(title, { id: 'undo', text: reason })
  announce(reason === undefined ? title : `${title}. ${reason}`, { key: 'undo' })
}
