import type { RefusalCode } from '@retropulse/contract/refusal'
import { useEffect } from 'react'
import { showToast } from '../../../../ui/toast.ts'
import { strandedActionDrafts } from '../../model/action-drafts.ts'
import { strandedDrafts } from '../editing/open-editors.ts'
import { newActionId, newCommentId, newNoteId } from '../../live/new-ids.ts'
import type { ActionDraft, NoteDraft, Rejected } from '../../live/session-view.ts'
import { useBoardStore, useLive } from '../../model/board-store.ts'
import { t } from './messages.ts'
import { UnsavedChangeCard } from './unsaved-change-card.tsx'
import { refusalText } from '../../model/refusal-text.ts'
import { asNewNote, tryAgain } from '../../live/retry-refused.ts'

/** Refused texts and stranded drafts, each until the participant has decided about it (CONN-16, NOTE-6, ACTION-4). */
export function UnsavedChanges() {
  const { session, get } = useBoardStore()
  const rejected = useLive((view) => view.rejected)
  const board = useLive((view) => view.board)
  const drafts = useLive((view) => view.drafts)
  useTellOthers(rejected)

  const again = (refused: Rejected) => {
    const ids = { noteId: newNoteId(), commentId: newCommentId(), actionId: newActionId() }
    const command = tryAgain(get().board, refused, ids)
    if (command !== null) session.do(command)
    session.dismissRejected(refused.commandId)
  }
  const post = (draft: NoteDraft) => {
    const command = asNewNote(get().board, draft.text, draft.columnId, newNoteId())
    if (command !== null) session.do(command)
    session.discardDraft(draft)
  }
  const writeAgain = (draft: ActionDraft) => {
    session.do({ type: 'add-action', actionId: newActionId(), text: draft.text })
    session.discardDraft(draft)
  }
  return (
    <>
      {rejected.map(
        (refused) =>
          refused.text !== null && (
            <UnsavedChangeCard
              key={refused.commandId}
              text={refused.text}
              reason={refusalText(refused.code)}
              againLabel={t('again')}
              onAgain={() => again(refused)}
              onDismiss={() => session.dismissRejected(refused.commandId)}
            />
          ),
      )}
      {strandedActionDrafts(board, drafts).map((draft) => (
        <UnsavedChangeCard
          key={draft.actionId}
          text={draft.text}
          reason={refusalText('unknown-action')}
          againLabel={t('again')}
          onAgain={() => writeAgain(draft)}
          onDismiss={() => session.discardDraft(draft)}
        />
      ))}
      {strandedDrafts(board, drafts).map((draft) => (
        <UnsavedChangeCard
          key={draft.noteId}
          text={draft.text}
          reason={refusalText('unknown-note')}
          againLabel={t('asNew')}
          onAgain={() => post(draft)}
          onDismiss={() => session.discardDraft(draft)}
        />
      ))}
    </>
  )
}

/** A refused change without a text, such as a move, is a toast (CONN-16). */
function useTellOthers(rejected: readonly Rejected[]): void {
  const { session } = useBoardStore()
  useEffect(() => {
    for (const { commandId, code, text } of rejected) {
      if (text !== null) continue
      // The hint beside the dots of the note already says so.
      if (code !== 'no-votes-left') tell(code)
      session.dismissRejected(commandId)
    }
  }, [rejected, session])
}

function tell(code: RefusalCode): void {
  showToast(refusalText(code), { tone: 'danger', id: `refused-${code}` })
}
