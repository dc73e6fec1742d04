import Music from 'lucide-react/icons/music'
import { useSyncExternalStore } from 'react'
import { useLive } from '../../model/board-store.ts'
import { ChipButton, ChipText, StatusChip } from '../controls/status-chip.tsx'
import { hostOf, listening } from './listening.ts'
import { t } from './messages.ts'
import { playingType } from './playing-type.ts'

/** What is broadcast, offered to a participant who does not listen; nothing is loaded before the click (MEDIA-10). */
export function MediaStatus() {
  const media = useLive((view) => view.board.media)
  const agreed = useSyncExternalStore(listening.subscribe, listening.get)
  if (media === null) return null
  const host = hostOf(media.source)
  if (agreed.has(host)) return null
  const playing = t(`playing.${playingType(media.source)}`)
  return (
    <section aria-label={playing}>
      <StatusChip icon={Music}>
        <ChipText
          detail={
            <span className="block max-w-40 truncate max-sm:max-w-30">{t('playingFrom', { host })}</span>
          }
        >
          {playing}
        </ChipText>
        <ChipButton label={t('listen')} onPress={() => listening.agree(media.source)} />
      </StatusChip>
    </section>
  )
}
