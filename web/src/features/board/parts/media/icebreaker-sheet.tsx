import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { useBoardStore, useLive } from '../../model/board-store.ts'
import { DrawnPerson } from './drawn-person.tsx'
import { t } from './messages.ts'

/** The question that is asked; a facilitator draws who answers, and ends it for all participants (ICE-6, ICE-9). */
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
      isUnasked
      {...(leads && {
        footer: (
          <>
            <Button onClick={() => session.do({ type: 'end-icebreaker' })}>{t('end')}</Button>
            <Button variant="primary" onClick={() => session.do({ type: 'draw-icebreaker-person' })}>
              {t('draw')}
            </Button>
          </>
        ),
      })}
    >
      <p dir="auto" className="font-display text-2xl font-semibold text-balance wrap-anywhere">
        {question}
      </p>
      <p className="mt-3 text-sm text-ink-soft">{t('answerHint')}</p>
      <DrawnPerson />
    </Dialog>
  )
}
