import { clsx } from 'clsx'
import Music from 'lucide-react/icons/music'
import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { announce } from '../../../../ui/live-region.ts'
import { Button } from '../../../../ui/button.tsx'
import { lazyPart } from '../../../../ui/lazy-part.tsx'
import { useLive } from '../../model/board-store.ts'
import { useNarrow } from '../../model/use-narrow.ts'
import { hostOf, listening } from './listening.ts'
import { t } from './messages.ts'

const MediaPlayer = lazyPart(async () => (await import('./media-player.tsx')).MediaPlayer)

/** What is broadcast, offered in the middle and played in a corner; nothing is loaded before the participant's click (MEDIA-10). */
export function MediaDock() {
  const media = useLive((view) => view.board.media)
  const agreed = useSyncExternalStore(listening.subscribe, listening.get)
  const isPhone = useNarrow()
  const isGuest = useLive((view) => !view.you.isSignedIn)
  const offset = useStripOffset()
  useHearing()
  if (media === null) return null
  const host = hostOf(media.source)
  return (
    <section
      aria-label={t('playing')}
      {...(!agreed.has(host) && { style: { translate: `${offset}px` } })}
      className={clsx(
        'pointer-events-auto min-w-0 animate-fade-in overflow-hidden border-line',
        isPhone && !agreed.has(host) ? PHONE_ROW : 'max-w-full rounded-md border bg-raised shadow-floating',
        // The offer looks like the chips of the strip. The player has a corner for itself, but stands above the tools
        // of a guest.
        !isPhone && (agreed.has(host) ? clsx('ms-auto', isGuest && 'max-xl:me-auto') : 'mx-auto'),
      )}
    >
      {agreed.has(host) ? (
        <MediaPlayer media={media} onFail={listening.stop} />
      ) : (
        <div className="flex h-11 items-center gap-3 ps-3 pe-1.5 max-sm:pe-3 pointer-coarse:h-13">
          <Music aria-hidden="true" className="size-4.5 shrink-0 text-ink-faint" />
          <p className="min-w-0 flex-1 text-sm">
            <span className="block font-medium">{t('playing')}</span>
            <span className="block truncate text-xs text-ink-soft">{t('playingFrom', { host })}</span>
          </p>
          <Button size="sm" onClick={() => listening.agree(media.source)}>
            {t('listen')}
          </Button>
        </div>
      )}
    </section>
  )
}

/** On a phone the offer is a row of the bar at the lower edge, as wide as the window. */
const PHONE_ROW = 'order-first -mx-3 -mb-3 border-t bg-surface px-1 peer-[:not(:empty)]:-mb-2'

/** Pixels from the middle of the dock to that of the strip, which the tools of a guest move aside. */
function useStripOffset(): number {
  const [offset, setOffset] = useState(0)
  useLayoutEffect(() => {
    const room = document.querySelector<HTMLElement>('[data-strip-room]')
    const dock = room?.parentElement
    if (room === null || !dock) return
    const measure = () => setOffset(Math.round(room.offsetLeft + room.offsetWidth / 2 - dock.offsetWidth / 2))
    const observer = new ResizeObserver(measure)
    observer.observe(room)
    measure()
    return () => observer.disconnect()
  }, [])
  return offset
}

/** Announces the start and the end of a broadcast. */
function useHearing(): void {
  useEffect(() => {
    announce(t('hearStart'), { key: 'media' })
    return () => announce(t('hearStop'), { key: 'media' })
  }, [])
}
