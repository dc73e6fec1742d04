import Music from 'lucide-react/icons/music'
import { useSyncExternalStore } from 'react'
import { useLive } from '../../model/board-store.ts'
import { ChipButton, ChipText, StatusChip } from '../controls/status-chip.tsx'
import { hostOf, listening } from './listening.ts'
import { t } from './messages.ts'

/** What is broadcast, offered to a participant who does not listen; nothing is loaded before the click (MEDIA-10). */
export function MediaStatus() {
  const media = useLive((view) => view.board.media)
  const agreed = useSyncExternalStore(listening.subscribe, listening.get)
  if (media === null) return null
  const host = hostOf(media.source)
  if (agreed.has(host)) return null
  return (
    <section aria-label={t('playing')}>
      <StatusChip icon={Music}>
        <ChipText
          detail={
            <span className="block max-w-40 truncate max-sm:max-w-30">{t('playingFrom', { host })}</span>
          }
        >
          {t('playing')}
        </ChipText>
        <ChipButton label={t('listen')} onPress={() => listening.agree(media.source)} />
      </StatusChip>
    </section>
  )
}
