import { clsx } from 'clsx'
import Music from 'lucide-react/icons/music'
import { useEffect, useSyncExternalStore } from 'react'
import { announce } from '../../../../ui/live-region.ts'
import { lazyPart } from '../../../../ui/lazy-part.tsx'
import { useLive } from '../../model/board-store.ts'
import { useNarrow } from '../../model/use-narrow.ts'
import { ChipButton } from '../controls/status-chip.tsx'
import { hostOf, listening } from './listening.ts'
import { t } from './messages.ts'

const MediaPlayer = lazyPart(async () => (await import('./media-player.tsx')).MediaPlayer)

/** What is broadcast, offered in the middle and played in a corner; nothing is loaded before the participant's click (MEDIA-10). */
export function MediaDock() {
  const media = useLive((view) => view.board.media)
  const agreed = useSyncExternalStore(listening.subscribe, listening.get)
  const isPhone = useNarrow()
  useHearing()
  if (media === null) return null
  const host = hostOf(media.source)
  return (
    <section
      aria-label={t('playing')}
      {...(!agreed.has(host) && { 'data-low-card': 'offer' })}
      className={clsx(
        'pointer-events-auto min-w-0 animate-fade-in overflow-hidden border-line',
        isPhone && !agreed.has(host) ? PHONE_ROW : 'max-w-full rounded-md border bg-raised shadow-floating',
        // The offer looks like the chips of the strip; the player has a corner for itself.
        !isPhone && (agreed.has(host) ? 'ms-auto' : clsx('mx-auto', TABLET_ROW)),
      )}
    >
      {agreed.has(host) ? (
        <MediaPlayer media={media} onFail={listening.stop} />
      ) : (
        <div className="flex h-13 items-center gap-2 text-sm font-medium ps-3.5 pe-2.5 max-sm:pe-3">
          <Music aria-hidden="true" className="size-4.5 shrink-0 text-accent-ink" />
          <p className="min-w-0 flex-1 leading-tight">
            <span className="block">{t('playing')}</span>
            <span className="block truncate text-xs font-normal text-ink-soft">
              {t('playingFrom', { host })}
            </span>
          </p>
          <ChipButton label={t('listen')} onPress={() => listening.agree(media.source)} />
        </div>
      )}
    </section>
  )
}

/** In a window with room for a list of chips the offer is as wide, and the first row of such a list below it (BOARD-52). */
const TABLET_ROW = clsx(
  'max-lg:w-140 [:root:has([data-strip-list])_&]:translate-y-2.5 [:root:has([data-strip-list])_&]:rounded-b-none',
  '[:root:has([data-strip-list])_&]:border-b-0 [:root:has([data-strip-list])_&]:shadow-none',
)

/** On a phone the offer is a row of the bar at the lower edge, as wide as the window. */
const PHONE_ROW = 'order-first -mx-3 -mb-3 border-t bg-surface px-1 peer-[:not(:empty)]:-mb-2'

/** Announces the start and the end of a broadcast. */
function useHearing(): void {
  useEffect(() => {
    announce(t('hearStart'), { key: 'media' })
    return () => announce(t('hearStop'), { key: 'media' })
  }, [])
}
