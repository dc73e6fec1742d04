import Spotlight from 'lucide-react/icons/spotlight'
import { ChipButton, StatusChip } from '../controls/status-chip.tsx'
import { useBoardStore, useLive } from '../../model/board-store.ts'
import { useReader } from '../../model/reader.ts'
import { t } from './messages.ts'
import { spotlightText } from './spotlight-text.ts'

/** The participant in the spotlight, by name for viewers who see authors (SPOT-3); a facilitator ends it. */
export function SpotlightStatus() {
  const { session } = useBoardStore()
  const reader = useReader()
  const author = useLive((view) => view.board.showHighlight)
  if (author === false) return null
  return (
    <StatusChip icon={Spotlight}>
      <span dir="auto" className="max-w-48 truncate pe-1.5">
        {spotlightText(author, reader)}
      </span>
      {reader.you.isFacilitator && (
        <ChipButton label={t('end')} onPress={() => session.do({ type: 'set-spotlight', author: false })} />
      )}
    </StatusChip>
  )
}
