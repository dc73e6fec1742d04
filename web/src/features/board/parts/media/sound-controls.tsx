import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import Volume from 'lucide-react/icons/volume-2'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { canSetVolume } from './can-set-volume.ts'
import { t } from './messages.ts'
import { trackTime } from './track-time.ts'

export interface SoundControlsProps {
  isPlaying: boolean
  onPlaying: (isPlaying: boolean) => void
  /** Seconds; a stream has an endless length, and a sound that has not loaded yet none. */
  position: number
  length: number
  onSeek: (seconds: number) => void
  /** From 0 to 1. */
  volume: number
  onVolume: (volume: number) => void
}

/** The controls of a sound file in one row of 48 px (MEDIA-21). They change nothing for other participants. */
export function SoundControls(props: SoundControlsProps) {
  const { isPlaying, onPlaying, position, length, onSeek, volume, onVolume } = props
  const isEndless = length === Infinity
  const Icon = isPlaying ? Pause : Play
  return (
    <div className="flex h-12 items-center gap-2 ps-1.5 pe-3">
      <IconButton
        label={t(isPlaying ? 'pause' : 'play')}
        icon={<Icon aria-hidden="true" className="size-5 fill-current" />}
        onClick={() => onPlaying(!isPlaying)}
      />
      {isEndless ? (
        <span className="flex-1 text-sm text-ink-soft">{t('live')}</span>
      ) : (
        <>
          <input
            type="range"
            aria-label={t('position')}
            aria-valuetext={t('positionOf', { position: trackTime(position), length: trackTime(length) })}
            min={0}
            max={Math.max(1, Math.floor(length))}
            step={1}
            value={Math.floor(position)}
            disabled={length === 0}
            onChange={({ currentTarget }) => onSeek(Number(currentTarget.value))}
            className={`${rangeClass} flex-1`}
          />
          <span aria-hidden="true" className="text-xs whitespace-nowrap text-ink-soft digits">
            {trackTime(position)}
            {/* On a phone the slider needs the room. */}
            <span className="max-sm:hidden"> / {trackTime(length)}</span>
          </span>
        </>
      )}
      {canSetVolume() && (
        <>
          <Volume aria-hidden="true" className="size-4 shrink-0 text-ink-soft" />
          <input
            type="range"
            aria-label={t('volume')}
            aria-valuetext={t('percent', { count: Math.round(volume * 100) })}
            min={0}
            max={100}
            step={5}
            value={Math.round(volume * 100)}
            onChange={({ currentTarget }) => onVolume(Number(currentTarget.value) / 100)}
            className={`${rangeClass} w-14 shrink-0`}
          />
        </>
      )}
    </div>
  )
}

const rangeClass = 'touch-target h-8 min-w-0 cursor-pointer accent-accent disabled:cursor-default'
