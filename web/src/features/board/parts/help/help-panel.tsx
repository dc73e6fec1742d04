import Keyboard from 'lucide-react/icons/keyboard'
import { t as boardText } from '../../model/messages.ts'
import { closeThen } from '../controls/close-then-act.ts'
import { ToolPopover } from '../controls/tool-popover.tsx'
import { useBoardHandlers } from '../../model/board-handlers.ts'
import { SoundsSwitch } from '../sounds/sounds-switch.tsx'
import { FeedbackForm } from './feedback-form.tsx'
import { t } from './messages.ts'

/** Help: the keyboard shortcuts, the sounds, and the feedback form (BOARD-39, BOARD-57, SOUND-1). */
export function HelpPanel({ anchor }: { anchor: HTMLElement }) {
  const { show, hide } = useBoardHandlers()
  return (
    <ToolPopover anchor={anchor} title={boardText('tools.help')}>
      <button
        type="button"
        onClick={() => closeThen(hide, () => show({ kind: 'keys', anchor }))}
        className="touch-target -mx-2 mb-3 flex h-10 w-[calc(100%+1rem)] items-center gap-3 rounded-sm px-2 text-start text-sm hover:bg-fill"
      >
        <Keyboard aria-hidden="true" className="size-4.5 text-ink-faint" />
        {t('keys')}
      </button>
      <div className="border-t border-line py-4">
        <SoundsSwitch />
      </div>
      <div className="border-t border-line pt-4">
        <FeedbackForm />
      </div>
    </ToolPopover>
  )
}
