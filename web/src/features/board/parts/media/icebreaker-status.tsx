import Snowflake from 'lucide-react/icons/snowflake'
import { ChipButton, ChipText, StatusChip } from '../controls/status-chip.tsx'
import { useLive } from '../../model/board-store.ts'
import { icebreakerSheet } from './icebreaker-notice.ts'
import { t } from './messages.ts'

/** The chip that says that a question is asked, and opens it again. */
export function IcebreakerStatus() {
  const isAsked = useLive((view) => view.board.icebreakerQuestion !== null)
  if (!isAsked) return null
  return (
    <StatusChip icon={Snowflake}>
      <ChipText>{t('status')}</ChipText>
      <ChipButton label={t('showQuestion')} onPress={() => icebreakerSheet.set('open')} />
    </StatusChip>
  )
}
