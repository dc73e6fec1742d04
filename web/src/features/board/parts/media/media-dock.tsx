import { useEffect, useSyncExternalStore } from 'react'
import { announce } from '../../../../ui/live-region.ts'
import { lazyPart } from '../../../../ui/lazy-part.tsx'
import { useLive } from '../../model/board-store.ts'
import { hostOf, listening } from './listening.ts'
import { t } from './messages.ts'
import { type PlayingType, playingType } from './playing-type.ts'

const MediaPlayer = lazyPart(async () => (await import('./media-player.tsx')).MediaPlayer)

/** The player of a participant who listens, in a corner; before the click the strip offers it (MEDIA-10). */
export function MediaDock() {
  const media = useLive((view) => view.board.media)
  const agreed = useSyncExternalStore(listening.subscribe, listening.get)
  useHearing(media === null ? null : playingType(media.source))
  if (media === null || !agreed.has(hostOf(media.source))) return null
  return (
    <section
      aria-label={t(`playing.${playingType(media.source)}`)}
      className="pointer-events-auto ms-auto max-w-full min-w-0 animate-fade-in overflow-hidden rounded-md border border-line bg-raised shadow-floating max-sm:ms-0"
    >
      <MediaPlayer media={media} onFail={listening.stop} />
    </section>
  )
}

/** Announces the start and the end of a broadcast. */
function useHearing(type: PlayingType | null): void {
  useEffect(() => {
    if (type === null) return undefined
    announce(t(`hearStart.${type}`), { key: 'media' })
    return () => announce(t(`hearStop.${type}`), { key: 'media' })
  }, [type])
}
