import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { useBoardStore, useLive } from '../../model/board-store.ts'
import { t } from './messages.ts'
import type { Person } from '@retropulse/contract/board-room'

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

/** The participant who was drawn to answer, known by the key in the list of people and by no author id (ICE-13). */
function DrawnPerson() {
  const drawn = useLive((view) => view.board.icebreakerDrawn.at(-1))
  const people = useLive((view) => view.people)
  const ownKey = useLive((view) => view.you.key)
  return (
    <p role="status" dir="auto" className="mt-4 text-lg font-semibold wrap-anywhere empty:hidden">
      {drawn !== undefined && drawnText(drawn, ownKey, people)}
    </p>
  )
}

/** On a board that hides its authors only the participant who was drawn learns it (ICE-13). */
function drawnText(drawn: string, ownKey: string, people: readonly Person[]): string {
  if (drawn === ownKey) return t('drawn.you')
  const person = people.find(({ key }) => key === drawn)
  if (person === undefined) return t('drawn.left')
  return person.name === null ? t('drawn.nameless') : t('drawn.named', { name: person.name })
}
