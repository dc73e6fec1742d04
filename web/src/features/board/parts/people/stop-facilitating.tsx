import { isAuthor } from '@retropulse/domain/board/actor'
import { Button } from '../../../../ui/button.tsx'
import { showToast } from '../../../../ui/toast.ts'
import { useBoardStore, useLive } from '../../model/board-store.ts'
import { hasToStay, type Leaders } from './hand-over.ts'
import { t } from './messages.ts'

/** Lets a person who was made facilitator step down; the last one reads why they cannot (LEAD-3). */
export function StopFacilitating({ leaders }: { leaders: Leaders }) {
  const { session } = useBoardStore()
  const you = useLive((view) => view.you)
  const wasMade = useLive(({ board }) => board.facilitators.some((author) => isAuthor(author, you)))
  if (!wasMade) return null
  const isHeld = hasToStay(you.authorIds, leaders)
  return (
    <div className="mt-2 border-t border-line px-2 pt-3 pb-1">
      <Button
        size="sm"
        {...(isHeld && { disabledReason: t('stay') })}
        onClick={() => {
          session.do({ type: 'take-facilitation', from: you.id })
          showToast(t('stopped'))
        }}
      >
        {t('stop')}
      </Button>
      {isHeld && <p className="mt-1.5 text-sm text-ink-soft">{t('stay')}</p>}
    </div>
  )
}
