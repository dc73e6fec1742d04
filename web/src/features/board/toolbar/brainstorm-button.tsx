import Lightbulb from 'lucide-react/icons/lightbulb'
import { Button } from '../../../ui/button.tsx'
import { t } from '../messages.ts'
import { useBoardStore, useLive } from '../view/board-store.ts'

/** Starts and ends brainstorming, while which everybody reads their own notes only (D8). */
export function BrainstormButton() {
  const { session } = useBoardStore()
  const isOn = useLive((view) => view.board.isMasked)
  return (
    <Button
      size="sm"
      variant={isOn ? 'primary' : 'quiet'}
      aria-pressed={isOn}
      data-tooltip={t('brainstorm.hint')}
      aria-description={t('brainstorm.hint')}
      icon={<Lightbulb aria-hidden="true" className="size-4" />}
      onClick={() => session.do({ type: 'set-masking', on: !isOn })}
    >
      {t('brainstorm')}
    </Button>
  )
}
