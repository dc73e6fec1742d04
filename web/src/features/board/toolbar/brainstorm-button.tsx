import Lightbulb from 'lucide-react/icons/lightbulb'
import { Button } from '../../../ui/button.tsx'
import { t } from '../messages.ts'
import { useBoardStore, useLive } from '../view/board-store.ts'
import { t as v } from '../voting/messages.ts'
import { tellBlocked } from '../voting/tell-blocked.ts'
import { useIsVoting } from '../voting/use-vote-stage.ts'

/** Starts and ends brainstorming, while which everybody reads their own notes only (D8). */
export function BrainstormButton() {
  const { session } = useBoardStore()
  const isOn = useLive((view) => view.board.isMasked)
  const isVoting = useIsVoting()
  const isBlocked = isVoting && !isOn
  const hint = isBlocked ? v('noBrainstorming') : t('brainstorm.hint')
  return (
    <Button
      size="sm"
      variant={isOn ? 'primary' : 'quiet'}
      aria-pressed={isOn}
      data-tooltip={hint}
      aria-description={hint}
      {...(isBlocked && { 'aria-disabled': true })}
      icon={<Lightbulb aria-hidden="true" className="size-4" />}
      onClick={() =>
        isBlocked ? tellBlocked('noBrainstorming') : session.do({ type: 'set-masking', on: !isOn })
      }
    >
      {t('brainstorm')}
    </Button>
  )
}
