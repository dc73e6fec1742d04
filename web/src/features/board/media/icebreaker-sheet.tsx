import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { useBoardStore, useLive } from '../view/board-store.ts'
import { t } from './messages.ts'

/** The question that every participant is asked; a facilitator ends it for all (board.md §2). */
export function IcebreakerSheet({ onClose }: { onClose: () => void }) {
  const { session } = useBoardStore()
  const question = useLive((view) => view.board.icebreakerQuestion)
  const leads = useLive((view) => view.you.isFacilitator)
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={t('question')}
      closeLabel={t('close')}
      {...(leads && {
        footer: <Button onClick={() => session.do({ type: 'end-icebreaker' })}>{t('end')}</Button>,
      })}
    >
      <p dir="auto" className="font-display text-2xl font-semibold text-balance wrap-anywhere">
        {question}
      </p>
      <p className="mt-3 text-sm text-ink-soft">{t('answerHint')}</p>
    </Dialog>
  )
}
