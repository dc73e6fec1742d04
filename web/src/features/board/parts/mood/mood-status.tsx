import Smile from 'lucide-react/icons/smile'
import { ChipButton, ChipText, StatusChip } from '../controls/status-chip.tsx'
import { useBoardStore, useLive } from '../../model/board-store.ts'
import { t } from './messages.ts'
import { useNextStep } from '../../model/next-step.ts'
import { moodSheet } from '../../model/mood-sheet.ts'
import { useMoodPoll } from './use-mood-poll.ts'

/** The chip that says that a mood poll runs, and how many have answered (MOOD-13). */
export function MoodStatus() {
  const { session } = useBoardStore()
  const isRunning = useLive((view) => view.board.moodPoll === true)
  const rounds = useLive((view) => view.board.moodRounds)
  const count = useLive((view) => view.moods)
  const leads = useLive((view) => view.you.isFacilitator)
  const isNext = useNextStep() === 'mood'
  const { data } = useMoodPoll()
  const hasAnswered = data !== undefined && data.submittedValue !== null
  if (!isRunning) return null
  return (
    <StatusChip icon={Smile}>
      <ChipText detail={t('answered', { count })}>{t('status')}</ChipText>
      {leads && (
        <ChipButton
          label={t('end')}
          look="plain"
          onPress={() => session.do({ type: 'end-mood-poll', rounds })}
        />
      )}
      <ChipButton
        label={t(hasAnswered ? 'change' : 'answer')}
        longFrom="phone"
        {...(hasAnswered && { short: t('changeShort') })}
        look={isNext && !hasAnswered ? 'primary' : 'quiet'}
        onPress={() => moodSheet.set('question')}
      />
    </StatusChip>
  )
}
