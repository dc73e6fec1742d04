import { Button } from '../../../../ui/button.tsx'
import { closeThen } from '../controls/close-then-act.ts'
import { ToolPopover } from '../controls/tool-popover.tsx'
import { useBoardHandlers } from '../../model/board-handlers.ts'
import { useBoardStore, useLive } from '../../model/board-store.ts'
import { t } from './messages.ts'
import { moodSheet } from '../../model/mood-sheet.ts'

/** Starts, ends and resumes the mood poll (MOOD-1, MOOD-4). */
export function MoodPanel({ anchor }: { anchor: HTMLElement }) {
  const { session } = useBoardStore()
  const { hide } = useBoardHandlers()
  const moodPoll = useLive((view) => view.board.moodPoll)
  const rounds = useLive((view) => view.board.moodRounds)
  const count = useLive((view) => view.moods)
  const start = () => {
    session.do({ type: 'start-mood-poll', rounds })
    hide()
  }
  const end = () => {
    session.do({ type: 'end-mood-poll', rounds })
    hide()
  }
  // Opens the results on this page; a button in their dialog shows them to all participants.
  const show = () => closeThen(hide, () => moodSheet.set('results'))
  return (
    <ToolPopover anchor={anchor} title={t('title')}>
      <p className="mb-4 text-sm text-ink-soft">{moodPoll === null ? t('what') : t('answered', { count })}</p>
      <div className="flex gap-2 *:flex-1">
        {moodPoll === true && (
          <Button variant="primary" onClick={end}>
            {t('end')}
          </Button>
        )}
        {moodPoll === false && (
          <Button variant="primary" onClick={show}>
            {t('results')}
          </Button>
        )}
        {moodPoll !== true && (
          <Button variant={moodPoll === null ? 'primary' : 'secondary'} onClick={start}>
            {t(moodPoll === null ? 'start' : 'resume')}
          </Button>
        )}
      </div>
    </ToolPopover>
  )
}
