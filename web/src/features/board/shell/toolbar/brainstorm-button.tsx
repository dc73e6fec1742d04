import { seenOf } from '@retropulse/domain/board/change-counts'
import Lightbulb from 'lucide-react/icons/lightbulb'
import { Button } from '../../../../ui/button.tsx'
import { t } from '../../model/messages.ts'
import { useBoardStore, useLive } from '../../model/board-store.ts'
import { announceBlocked } from '../../model/vote-stage.ts'
import { useIsVoting } from '../../model/vote-stage.ts'

/** Switches brainstorming on and off (BOARD-44). */
export function BrainstormButton({ className }: { className?: string }) {
  const { session } = useBoardStore()
  const isOn = useLive((view) => view.board.isMasked)
  const changes = useLive((view) => view.board.changes)
  const isVoting = useIsVoting()
  const isBlocked = isVoting && !isOn
  const hint = isBlocked ? t('vote.noBrainstorming') : t('brainstorm.hint')
  return (
    <Button
      size="sm"
      variant={isOn ? 'primary' : 'quiet'}
      className={className}
      aria-pressed={isOn}
      data-tooltip={hint}
      aria-description={hint}
      {...(isBlocked && { 'aria-disabled': true })}
      icon={<Lightbulb aria-hidden="true" className="size-4" />}
      onClick={() =>
        isBlocked
          ? announceBlocked('noBrainstorming')
          : session.do({ type: 'set-masking', on: !isOn, ...seenOf(changes, 'maskings') })
      }
    >
      {t('brainstorm')}
    </Button>
  )
}
